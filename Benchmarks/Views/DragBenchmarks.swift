import Headwater
import HeadwaterPortableViews
import HeadwaterUI

/// The performance test of document 000: a person drags a rectangle above 1 000 circles, with one store and a
/// scope for each of them, or with two stores.
@MainActor
struct DragBenchmarks {
  static func run() {
    let clock = ContinuousClock()
    let variants = [DragBenchmarks(.one()), DragBenchmarks(.two())]
    // In turns, so that the conditions are the same for both.
    var times = variants.map { _ in [Double]() }
    for sample in 0..<samples {
      for (index, variant) in variants.enumerated() {
        let time = clock.measure {
          for step in 0..<steps { variant.move(sample * steps + step) }
        }
        times[index].append(time / .nanoseconds(steps))
      }
    }
    let medians = times.map { $0.sorted()[samples / 2] }
    for (index, name) in ["one store", "two stores"].enumerated() {
      Report.row(
        "a rectangle is dragged above 1 000 circles, \(name)", bodies: 1,
        operations: variants[index].firstMove, value: Report.text(nanoseconds: medians[index]))
    }
    let ratio = (medians[0] / medians[1] * 100).rounded() / 100
    Report.row("one store costs what two cost", value: "\(ratio)×")
  }

  /// `drag one 1000`. A counter of instructions runs it with two numbers of moves.
  struct Arguments {
    let usesOneStore: Bool
    let moves: Int

    init?(_ words: [String]) {
      guard words.count == 4, words[1] == "drag", let moves = Int(words[3]) else { return nil }
      usesOneStore = words[2] == "one"
      self.moves = moves
    }
  }

  /// Only moves the rectangle.
  static func drag(_ arguments: Arguments) {
    let variant = DragBenchmarks(arguments.usesOneStore ? .one() : .two())
    for step in 0..<arguments.moves { variant.move(step) }
  }

  private static let samples = 51
  private static let steps = 100

  private let stores: DragStores
  private let graph: ViewGraph
  private let firstMove: [DocumentChange]

  private init(_ stores: DragStores) {
    self.stores = stores
    let graph = ViewGraph(root: DragScreen(stores: stores))
    self.graph = graph
    graph.start()
    _ = graph.flush()
    graph.countEvaluations()
    stores.tile.send(.moved(CGPoint(x: 1, y: 1)))
    firstMove = graph.flush()
    let circles = graph.evaluationCount(of: DragField.self)
    let bodies = graph.evaluationCount(of: DragTile.self)
    expect(
      circles == 0 && bodies == 1 && firstMove.count == 1,
      "\(circles) and \(bodies) bodies, \(firstMove)")
  }

  private func move(_ index: Int) {
    stores.tile.send(.moved(CGPoint(x: index % 400, y: index % 300)))
    expect(graph.flush().count == 1, "a move is one operation")
  }
}

private struct DragScreen: View {
  let stores: DragStores

  var body: some View {
    ZStack {
      DragField(store: stores.field)
      DragTile(store: stores.tile)
    }
  }
}

private struct DragField: View {
  let store: Store<Field.State, Field.Action>

  var body: some View {
    ForEach(Array(store.circles.enumerated()), id: \.offset) { _, place in
      Path { $0.addEllipse(in: CGRect(origin: place, size: CGSize(width: 8, height: 8))) }
        .stroke()
    }
  }
}

private struct DragTile: View {
  let store: Store<Tile.State, Tile.Action>

  var body: some View {
    Rectangle()
      .frame(width: 50, height: 50)
      .position(store.place)
      .gesture(DragGesture().onChanged { store.send(.moved($0.location)) })
  }
}
