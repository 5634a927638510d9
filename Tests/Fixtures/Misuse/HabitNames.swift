import HeadwaterMacros
import HeadwaterUI

// What people write from the habit of other libraries, or of plain structs. Each is one error, which says what to write.

#if MISUSE
  // expected-error @+1 2 {{'Reducer()' is unavailable: Write 'struct Counter: Reducer', without '@Reducer'. Its dependencies are stored properties that its 'init' receives.}}
  @Reducer
  struct Editor: Reducer {
    // expected-error @+1 2 {{'ObservableState()' is unavailable: Write 'struct State: Equatable', without '@ObservableState': the store observes each field that a view reads.}}
    @ObservableState
    struct State: Equatable {
      var text = ""
    }

    enum Action: Equatable {
      case saved
    }

    func reduce(into state: inout State, action: Action) -> Effect<Action> { .none }
  }
#else
  struct Editor: Reducer {
    struct State: Equatable {
      var text = ""
    }

    enum Action: Equatable {
      case saved
    }

    func reduce(into state: inout State, action: Action) -> Effect<Action> { .none }
  }
#endif

struct Named: Reducer {
  struct State: Equatable {
    var number = 0
  }

  enum Action: Equatable {
    case tapped
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> { .none }
}

struct Numbered: Reducer {
  struct State: Equatable, Identifiable {
    let id: Int
  }

  enum Action: Equatable {
    case tapped
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> { .none }
}

struct Board: Reducer {
  @Fields
  struct State: Equatable {
    @Nested var draft = Draft()
    @Rows var guests: IdentifiedArray<Guest> = []
    var note = ""
    @Unrecorded var editor: Editor.State?
    @Unrecorded var named: [Named.State] = []
    @Unrecorded var numbered: [Numbered.State] = []

    func title(_ number: Int) -> String { "\(note) \(number)" }
  }

  @CasePathable
  enum Action: FieldAction {
    case change(State.Change)
    case editor(PresentationAction<Editor.Action>)
    case named(ElementAction<Int, Named.Action>)
    case numbered(ElementAction<Int, Numbered.Action>)
  }

  var body: some Reducer<State, Action> {
    ChangeReducer(action: \.change)
    #if MISUSE
      // expected-error @+1 {{'lift(each:action:)' is unavailable: The elements of an array are found by their ids: write 'struct State: Identifiable' with 'let id: Int'.}}
      Named().lift(each: \.named, action: \.named)
    #else
      Numbered().lift(each: \.numbered, action: \.numbered)
    #endif
  }
}

@Fields
struct Draft: Equatable, Codable {
  var name = ""
}

@Fields
struct Guest: Equatable, Codable, Identifiable {
  var id = 0
}

#if MISUSE
  @Fields
  public struct Shown {
    // expected-error @+1 {{'@Rows' says how 'guests' is changed, and it has no change, because the struct is public and 'guests' is not; write 'public var guests', or remove '@Rows'}}
    @Rows var guests: IdentifiedArray<Guest> = []
    public var note = ""
  }
#endif

struct BoardView: View {
  @Bindable var store: Store<Board.State, Board.Action>

  #if MISUSE
    var body: some View {
      // The compiler's own error for a method of the state.
      // expected-error @+1 {{dynamic key path member lookup cannot refer to instance method 'title'}}
      Text(store.title(3))
    }

    var sheet: some View {
      Text("")
        // expected-error @+1 {{'scope(state:action:)' is unavailable: Write 'store.scope(presented: \\.editor, action: \\.editor)' for what is presented.}}
        .sheet(item: store.scope(state: \.editor, action: \.editor)) { Text($0.text) }
    }

    var draft: some View {
      // expected-error @+1 {{'subscript(dynamicMember:)' is unavailable: A field with '@Nested' is bound by its own fields: '$store.address.city'. Remove '@Nested', and it is bound and written whole.}}
      Text("").remember($store.draft, as: "draft")
    }

    var guests: some View {
      // expected-error @+1 {{'subscript(dynamicMember:)' is unavailable: A field with '@Rows' is changed element by element}}
      Text("").remember($store.guests, as: "guests")
    }
  #else
    var body: some View {
      Text(store.state.title(3))
        .sheet(item: store.scope(presented: \.editor, action: \.editor)) { Text($0.text) }
        .remember($store.draft.name, as: "name")
        .remember($store.note, as: "note")
    }
  #endif
}
