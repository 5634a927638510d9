/// Measures the costs of a store, and checks whether each is within its budget.
///
/// In come a command and, for `report`, values that only the script can find: instruction counts, the time of
/// a clean build, the number of pins. Out go a table and an exit status.
///
/// - `Harness` times, counts and judges. It knows no feature.
/// - `Features` contains features like those of a user.
/// - `References` contains code without Headwater, for comparisons.
/// - `Rows` has one file for each question that the table answers. To add a question, add a file there, and
///   add its rows to `Row.all`.
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
