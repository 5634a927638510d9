import Headwater
import HeadwaterPortableViews
import HeadwaterUI

/// Measures the view layer: the cost of a change in bodies, operations, bytes and time.
///
/// `swift run -c release ViewBenchmarks` prints a table. Each row asserts its work: an additional body or
/// operation ends the run.
@main
@MainActor
enum ViewBenchmarks {
  static func main() {
    if let arguments = DragBenchmarks.Arguments(CommandLine.arguments) {
      DragBenchmarks.drag(arguments)
      return
    }
    print("| row | bodies | operations | bytes | median |")
    print("|---|---:|---:|---:|---:|")
    // These come first, since they could otherwise reuse memory that later rows have freed.
    MemoryBenchmark.run()
    LongListBenchmarks.memory()
    for count in [10, 1_000, 10_000] { RowBenchmarks.change(of: count) }
    RowBenchmarks.insert()
    RowBenchmarks.remove()
    RowBenchmarks.move()
    RowBenchmarks.rootChange()
    RowBenchmarks.firstRender()
    LongListBenchmarks.run()
    DragBenchmarks.run()
  }
}

/// Writes the rows of the table.
@MainActor
enum Report {
  static func row(
    _ name: String, bodies: Int? = nil, operations: [DocumentChange] = [],
    value: String
  ) {
    let columns = [
      name, bodies.map(String.init) ?? "", operations.isEmpty ? "" : "\(operations.count)",
      operations.isEmpty ? "" : "\(bytes(of: operations))", value,
    ]
    print("| " + columns.joined(separator: " | ") + " |")
  }

  /// The operations in JSON, as they are sent.
  private static func bytes(of operations: [DocumentChange]) -> Int {
    operations.reduce(0) { sum, operation in
      switch operation {
      case .setText(let element, let text): sum + "[\"text\",\(element),\"\(text)\"],".utf8.count
      case .insert(let parent, let before, let html):
        sum + "[\"insert\",\(parent),\(before ?? 0),\"\(html)\"],".utf8.count
          + html.utf8.count { $0 == UInt8(ascii: "\"") }
      case .remove(let element): sum + "[\"remove\",\(element)],".utf8.count
      case .move(let element, let parent, let before):
        sum + "[\"move\",\(element),\(parent),\(before ?? 0)],".utf8.count
      case .setStyle(let element, let property, let value):
        sum + "[\"style\",\(element),\"\(property)\",\"\(value)\"],".utf8.count
      default: sum + 40
      }
    }
  }

  /// Returns the median time of a step, which runs in `samples` groups of `steps`.
  static func median(samples: Int = 21, steps: Int, _ step: (Int) -> Void) -> String {
    let clock = ContinuousClock()
    var index = 0
    let times = (0..<samples).map { _ -> Double in
      let time = clock.measure {
        for _ in 0..<steps {
          step(index)
          index += 1
        }
      }
      return Double(time.components.attoseconds) / 1e9 / Double(steps)
        + Double(time.components.seconds) * 1e9 / Double(steps)
    }
    return text(nanoseconds: times.sorted()[samples / 2])
  }

  static func text(nanoseconds: Double) -> String {
    if nanoseconds < 100_000 { return "\((nanoseconds / 100).rounded() / 10) µs" }
    if nanoseconds < 1e6 { return "\(Int((nanoseconds / 1_000).rounded())) µs" }
    return "\((nanoseconds / 1e4).rounded() / 100) ms"
  }
}

func expect(_ condition: Bool, _ message: @autoclosure () -> String) {
  precondition(condition, message())
}
