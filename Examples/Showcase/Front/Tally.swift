import HeadwaterUI

struct Tally: Reducer {
  enum Action { case less, more }
  func reduce(
    into count: inout Int, action: Action
  ) -> Effect<Action> {
    count += action == .more ? 1 : -1
    return .none
  }
}

struct TallyView: View {
  @State var store = Store(initialState: 0, reducer: Tally())
  var body: some View {
    HStack {
      Button("Less", action: store.call(.less))
      Text("\(store.state)").font(.title).frame(minWidth: 88)
      Button("More", action: store.call(.more))
    }
  }
}
