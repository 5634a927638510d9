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

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(title).font(.headline).accessibilityAddTraits(.isHeader)
      if !rows.isEmpty {
        chart
          .frame(maxWidth: .infinity, alignment: .leading)
          .accessibilityElement()
          .accessibilityLabel("Chart: \(title). The figures follow.")
      }
      Text(note).font(.footnote).foregroundStyle(.secondary)
      if !rows.isEmpty {
        DisclosureGroup {
          VStack(spacing: 8) {
            ForEach(rows.indices, id: \.self) { index in
              LabeledContent(rows[index].name, value: rows[index].value).font(.subheadline)
            }
          }
        } label: {
          Text("Figures").accessibilityLabel("Figures of \(title)")
        }
      }
    }
    .padding(16)
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(.background, in: RoundedRectangle(cornerRadius: 12))
  }
}
