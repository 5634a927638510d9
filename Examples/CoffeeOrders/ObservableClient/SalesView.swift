import CoffeeOrdersViews
import HeadwaterUI

/// The total of the orders. It reads only ``Sales``, so a change of ``Model`` does not evaluate it.
struct SalesView: View {
  @Environment(Sales.self) private var sales
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      List {
        if let problem = sales.problem {
          ProblemNote(problem, outlook: "Refresh tries it again.")
        }
        if let summary = sales.summary { SalesRows(summary: summary) }
      }
      .navigationTitle("Sales")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Done") { dismiss() }
        }
        ToolbarItem(placement: .primaryAction) {
          Button("Refresh") { Task { await sales.load() } }
        }
      }
    }
    .task { await sales.load() }
  }
}
