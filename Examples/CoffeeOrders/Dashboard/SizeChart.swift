import CoffeeOrdersService
import HeadwaterUI

/// Bars from left to right, one for each size.
struct SizeChart: View {
  let summary: SalesSummary
  let paint: Color

  var body: some View {
    VStack(spacing: 16) {
      ForEach(summary.cups) { cups in
        VStack(alignment: .leading, spacing: 4) {
          HStack {
            Text(cups.size.rawValue.capitalized).font(.subheadline)
            Spacer()
            Text("\(cups.count)").font(.subheadline).monospacedDigit()
          }
          ZStack(alignment: .leading) {
            Rectangle().fill(Color.secondary.opacity(0.15))
            Rectangle().fill(paint)
              .scaleEffect(x: share(of: cups), anchor: .leading)
              .animation(.default, value: cups.count)
          }
          .frame(maxWidth: .infinity, minHeight: 24, maxHeight: 24)
        }
      }
    }
    .padding(.vertical, 8)
  }

  private func share(of cups: SalesSummary.Cups) -> Double {
    Double(cups.count) / Double(max(summary.cups.map(\.count).max() ?? 0, 1))
  }
}
