import Headwater
import HeadwaterPortableViews
import HeadwaterUI

/// The performance test of document 000: a rectangle is dragged above 1 000 circles.
@MainActor
enum DragBenchmarks {
  struct Feature: Reducer {
    struct State: Equatable {
      var circles = (0..<1_000).map { CGPoint(x: $0 % 40 * 10, y: $0 / 40 * 10) }
      var place = CGPoint.zero
    }

    enum Action { case moved(CGPoint) }

    func reduce(into state: inout State, action: Action) -> Effect<Action> {
      switch action {
      case .moved(let place): state.place = place
      }
      return .none
    }
  }

  struct Circles: View {
    let store: Store<Feature.State, Feature.Action>

    var body: some View {
      ForEach(Array(store.circles.enumerated()), id: \.offset) { _, place in
        Path { $0.addEllipse(in: CGRect(origin: place, size: CGSize(width: 8, height: 8))) }
          .stroke()
      }
    }
  }

  struct Dragged: View {
    let store: Store<Feature.State, Feature.Action>

    var body: some View {
      Rectangle()
        .frame(width: 50, height: 50)
        .position(store.place)
        .gesture(DragGesture().onChanged { store.send(.moved($0.location)) })
    }
  }

  struct Screen: View {
    let circles: Store<Feature.State, Feature.Action>
    let dragged: Store<Feature.State, Feature.Action>

    var body: some View {
      ZStack {
        Circles(store: circles)
        Dragged(store: dragged)
      }
    }
  }

  static func drag(stores: Int) {
    func makeStore() -> Store<Feature.State, Feature.Action> {
      Store(initialState: Feature.State(), reducer: Feature())
    }
    let first = makeStore()
    let second = stores == 1 ? first : makeStore()
    let graph = ViewGraph(root: Screen(circles: first, dragged: second))
    graph.start()
    _ = graph.flush()
    graph.countEvaluations()
    second.send(.moved(CGPoint(x: 1, y: 1)))
    let operations = graph.flush()
    let circles = graph.evaluationCount(of: Circles.self)
    let bodies = graph.evaluationCount(of: Dragged.self)
    expect(
      circles == 0 && bodies == 1 && operations.count == 1,
      "\(circles) and \(bodies) bodies, \(operations)")
    let time = Report.median(steps: 100) { index in
      second.send(.moved(CGPoint(x: index % 400, y: index % 300)))
      _ = graph.flush()
    }
    Report.row(
      "a rectangle is dragged above 1 000 circles, \(stores == 1 ? "one store" : "two stores")",
      bodies: bodies, operations: operations, value: time)
  }
}
