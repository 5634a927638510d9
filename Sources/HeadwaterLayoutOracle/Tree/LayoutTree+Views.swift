import HeadwaterLayoutGeometry

extension LayoutTree {
  /// A view whose size never changes.
  package static func box(_ width: Double, _ height: Double, _ name: String? = nil) -> LayoutTree {
    LayoutTree(.box(width: width, height: height), name: name)
  }

  /// A color.
  package static func color(_ name: String? = nil) -> LayoutTree { LayoutTree(.color, name: name) }

  /// A circle.
  package static func circle(_ name: String? = nil) -> LayoutTree {
    LayoutTree(.circle, name: name)
  }

  /// A resizable image.
  package static func image(
    _ width: Double, _ height: Double, _ name: String? = nil
  ) -> LayoutTree {
    LayoutTree(.image(width: width, height: height), name: name)
  }

  /// A text whose words have the given widths.
  package static func text(words: [Double], _ name: String? = nil) -> LayoutTree {
    LayoutTree(.text(MeasuredText(words: words)), name: name)
  }

  /// A text, measured by a metric.
  package static func text(
    _ string: String, metric: TextMetric = TextMetric(), _ name: String? = nil
  ) -> LayoutTree {
    LayoutTree(.text(metric.measure(string)), name: name)
  }

  /// A space that grows along the stack around it.
  package static func spacer(_ minimum: Double? = nil) -> LayoutTree {
    LayoutTree(.spacer(minimum: minimum))
  }

  /// A line across the stack around it.
  package static func divider(_ name: String? = nil) -> LayoutTree {
    LayoutTree(.divider, name: name)
  }

  /// Views beside one another: SwiftUI's `HStack`.
  package static func row(
    spacing: Double? = nil, alignment: Position = .center, _ children: [LayoutTree]
  ) -> LayoutTree {
    LayoutTree(.stack(.horizontal, spacing: spacing, alignment: alignment), children)
  }

  /// Views below one another: SwiftUI's `VStack`.
  package static func column(
    spacing: Double? = nil, alignment: Position = .center, _ children: [LayoutTree]
  ) -> LayoutTree {
    LayoutTree(.stack(.vertical, spacing: spacing, alignment: alignment), children)
  }

  /// Views on top of each other: SwiftUI's `ZStack`.
  package static func layers(
    alignment: Alignment = .center, _ children: [LayoutTree]
  ) -> LayoutTree {
    LayoutTree(.layers(alignment), children)
  }

  /// A view that scrolls.
  package static func scroll(_ child: LayoutTree, _ axes: Set<Axis> = [.vertical]) -> LayoutTree {
    LayoutTree(.scroll(axes), [child])
  }

  /// A grid of rows.
  package static func grid(
    _ rows: [[LayoutTree]], spacing: PerAxis<Double> = PerAxis(0, 0), alignment: Alignment = .center
  ) -> LayoutTree {
    LayoutTree(
      .grid(rows: rows.map(\.count), spacing: spacing, alignment: alignment), rows.flatMap { $0 })
  }

  /// A vertical grid of columns.
  package static func lazyGrid(
    _ columns: [GridColumn], spacing: PerAxis<Double> = PerAxis(8, 8), _ children: [LayoutTree]
  ) -> LayoutTree {
    LayoutTree(.lazyGrid(columns, spacing: spacing), children)
  }

  /// A screen below a bar.
  package static func navigation(
    bar: LayoutTree, barHeight: Double = 96, _ screen: LayoutTree
  ) -> LayoutTree {
    LayoutTree(.navigation(barHeight: barHeight), [bar, screen])
  }

  /// A screen above a bar.
  package static func tabs(
    bar: LayoutTree, barHeight: Double = 56, _ screen: LayoutTree
  ) -> LayoutTree {
    LayoutTree(.tabs(barHeight: barHeight), [screen, bar])
  }
}
