import Headwater

/// `Stress` sends 100 000 actions from 8 tasks to one store; `Stress race` has a data race.
@main
struct Stress {
  static func main() async {
    if CommandLine.arguments.dropFirst() == ["race"] {
      await Race.run()
    } else {
      let (arrived, disorder) = await Inbox.fill(tasks: 8, actionsOfEach: 12_500)
      guard arrived == Array(repeating: 6_250, count: 16), disorder.isEmpty else {
        fatalError("Actions are missing or out of order: \(arrived), \(disorder)")
      }
      print("100000 actions arrived in order.")
    }
  }
}

/// A data race that the sanitizer has to find: two tasks change this state without a store.
private enum Race {
  /// `@unchecked Sendable`: deliberately wrong.
  final class Box: @unchecked Sendable {
    var state = Inbox.State(next: [0])
  }

  static func run() async {
    let box = Box()
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<2 {
        group.addTask {
          for number in 0..<10_000 {
            _ = Inbox().reduce(into: &box.state, action: .message(sender: 0, number: number))
          }
        }
      }
    }
    print("\(box.state.next)")
  }
}
