import HeadwaterUI

/// A chart with its title, and the same figures as a list for those who cannot see the chart.
struct ChartCard<Chart: View>: View {
  /// A figure of the chart, in words.
  struct Row: Equatable {
    let name: String
    let value: String
  }

  let title: String
  let note: String
  let rows: [Row]
  @ViewBuilder let chart: Chart

  @State private var showsFigures = false

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      VStack(alignment: .leading, spacing: 8) {
        Text(title).font(.headline).accessibilityAddTraits(.isHeader)
        if !rows.isEmpty {
          chart
            // What follows is at one height in all cards of a row.
            .frame(maxWidth: .infinity, minHeight: 200, alignment: .leading)
            .accessibilityElement()
            .accessibilityLabel("Chart: \(title). The figures follow.")
        }
        Text(note).font(.footnote).foregroundStyle(.secondary)
        if !rows.isEmpty {
          DisclosureGroup(isExpanded: $showsFigures) {
          } label: {
            Text("Figures").accessibilityLabel("Figures of \(title)")
          }
        }
      }
      .padding([.horizontal, .top], 16)
      .padding(.bottom, showsFigures ? 0 : 16)
      .frame(maxWidth: .infinity, alignment: .leading)
      if showsFigures, !rows.isEmpty { figures }
    }
    // The cards of a row end together.
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .background(.background, in: RoundedRectangle(cornerRadius: 12))
  }

  /// The figures, as wide as the card: their texts begin and end where the others do.
  ///
  /// A list, so that a screen reader says how many figures there are, and goes from one to the next. SwiftUI's grid is a
  /// layout and no table, and its table shows only the first column on a phone.
  private var figures: some View {
    List(rows.indices, id: \.self) { index in
      LabeledContent(rows[index].name, value: rows[index].value).font(.subheadline)
    }
    .listStyle(.plain)
    .frame(maxWidth: .infinity, minHeight: Double(rows.count) * 44)
    .accessibilityLabel("Figures of \(title)")
  }
}
