import HeadwaterLayoutGeometry

extension KeptRatio {
  /// The style of an element that keeps the ratio.
  ///
  /// The browser derives the height from the width, or the width from the height where that one
  /// leads.
  ///
  /// - Parameter style: The style that the element would have without a ratio.
  func style(from style: Style, at place: Place) -> Style {
    var style = style
    style.remove(.width, .height, .minWidth, .minHeight, .maxHeight)
    if !padding.areZero {
      style[.boxSizing] = .keyword(.contentBox)
      style[.padding] = .lengths(
        [padding.top, padding.trailing, padding.bottom, padding.leading].map(Length.points))
    }
    style[.aspectRatio] = .number(ratio)
    switch place.slot.kind {
    case .cell(let alignment): declareCell(alignment, at: place, in: &style)
    case .part(let part) where part.axis == .vertical: declareColumn(part, at: place, in: &style)
    case .part(let part): declareRow(part, at: place, in: &style)
    case .filledCell, .cover: break
    }
    return style
  }

  private func full(_ axis: Axis, at place: Place) -> StyleValue {
    .length(.full(minus: place.slot.margins[axis] + padding.sums[axis]))
  }

  private func number(_ axis: Axis, at place: Place) -> Double? {
    place.context[axis].length.map { $0 - padding.sums[axis] }
  }

  private func declareCell(_ alignment: Alignment, at place: Place, in style: inout Style) {
    for axis in Axis.allCases { style.align(axis, alignment[axis], place.policy) }
    let context = place.context
    guard context[.horizontal].isDefinite, context[.vertical].isDefinite else {
      style[.length(context.leadingAxis)] = full(context.leadingAxis, at: place)
      return
    }
    let width = number(.horizontal, at: place)
    let height = number(.vertical, at: place)
    switch (mode, width, height) {
    case (.fit, let width?, let height?): style[.width] = .points(min(width, height * ratio))
    case (.fit, nil, let height?):
      style[.width] = .points(height * ratio)
      style[.maxWidth] = full(.horizontal, at: place)
    case (.fit, _, nil):
      // The element wants to be huge, and the greatest height becomes a greatest width through the
      // ratio: it is as large as fits.
      style[.maxWidth] = full(.horizontal, at: place)
      style[.maxHeight] = full(.vertical, at: place)
      style[.contain] = .keyword(.size)
      style[.containIntrinsicSize] = .lengths([.points(9999), .points(0)])
    case (.fill, let width?, let height?): style[.width] = .points(max(width, height * ratio))
    case (.fill, _, _):
      style[.minWidth] = full(.horizontal, at: place)
      style[.minHeight] = full(.vertical, at: place)
    }
  }

  private func declareColumn(_ part: StackPart, at place: Place, in style: inout Style) {
    style[.alignSelf] = nil
    let context = place.context
    let height =
      number(.horizontal, at: place).map { Length.points($0 / ratio) }
      ?? .containerWidth(minus: padding.sums.horizontal, dividedBy: ratio)
    let share = StyleValue.flexible(weight: part.weight, basis: .points(0))
    if context[.horizontal].isDefinite, context[.vertical].isDefinite, mode == .fit {
      style[.minHeight] = .points(0)
      style[.maxWidth] = full(.horizontal, at: place)
      if part.stackFills {
        style[.flex] = share
        style[.maxHeight] = .length(height)
      } else {
        style[.flex] = .shrinkable(basis: height)
      }
    } else if context.leadingAxis == .vertical {
      style[.flex] = share
    } else {
      style[.flex] = .keyword(.none)
      style[.width] = full(.horizontal, at: place)
    }
  }

  private func declareRow(_ part: StackPart, at place: Place, in style: inout Style) {
    let height = number(.vertical, at: place)
    if place.context.leadingAxis == .vertical {
      style[.flex] = .keyword(.none)
      style[.height] = .length(height.map(Length.points) ?? .auto)
      style[.alignSelf] = height == nil ? .keyword(.stretch) : nil
      return
    }
    style[.alignSelf] = nil
    style[.minWidth] = .points(0)
    style[.flex] = .flexible(weight: part.weight, basis: .points(0))
    if let height, mode == .fit {
      style[.maxWidth] = .points(height * ratio)
      style[.width] = .points(height * ratio)
    }
  }
}
