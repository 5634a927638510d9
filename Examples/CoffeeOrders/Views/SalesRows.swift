import CoffeeOrdersService
import Foundation
import HeadwaterUI

/// The totals of the orders.
public struct SalesRows: View {
  private let summary: SalesSummary

  @Environment(\.locale) private var locale

  public init(summary: SalesSummary) {
    self.summary = summary
  }

  public var body: some View {
    Section {
      LabeledContent("Orders", value: summary.count.formatted(.number.locale(locale)))
      LabeledContent(
        "Takings", value: summary.takings.formatted(.currency(code: "USD").locale(locale)))
    }
    Section("Cups") {
      ForEach(summary.cups) { cups in
        LabeledContent(
          cups.size.rawValue.capitalized, value: cups.count.formatted(.number.locale(locale)))
      }
    }
  }
}

#Preview("No orders") {
  List { SalesRows(summary: SalesSummary(of: [])) }
}
