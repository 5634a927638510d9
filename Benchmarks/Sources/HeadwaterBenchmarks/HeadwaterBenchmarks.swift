/// Measures what a store costs, and says whether each cost is within its budget.
///
/// In come a command and, for `report`, what only the script around it can find out: instruction
/// counts, the time of a clean build, the number of pins. Out go a table and an exit status.
///
/// - `Harness` times, counts and judges; it knows no feature.
/// - `Features` are written as a user's are.
/// - `References` are what costs are compared with: no Headwater in them.
/// - `Rows` has one file for each question that the table answers. To ask another, add a file there
///   and name its rows in `Row.all`.
@main
struct HeadwaterBenchmarks {
  static func main() {
    do throws(Failure) {
      let command = try Command(CommandLine.arguments.dropFirst())
      Task { @MainActor in
        do throws(Failure) {
          try await command.perform()
          finish(nil)
        } catch {
          finish(error)
        }
      }
      runMainActor()
    } catch {
      finish(error)
    }
  }

  private static func finish(_ failure: Failure?) -> Never {
    if let failure { print("bench: \(failure)") }
    exitProcess(status: failure?.status ?? 0)
  }
}
