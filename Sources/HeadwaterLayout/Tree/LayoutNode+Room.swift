import HeadwaterLayoutGeometry

extension LayoutNode {
  /// How the view's element takes the room that the parent's box gives it.
  package func roomStyle(at place: Place) -> Style {
    let style: Style
    switch place.slot.kind {
    case .cover: return Style()
    case .filledCell:
      var filled = Style()
      filled[.placeSelf] = .keyword(.stretch)
      return filled
    case .cell(let alignment): style = cellStyle(alignment, at: place)
    case .part(let part): style = partStyle(part, at: place)
    }
    guard rule.shape.contains(.mayKeepRatio), let ratio = ratioInEffect(at: place) else {
      return style
    }
    return ratio.style(from: style, at: place)
  }

  /// The ratio that the view keeps, unless it has its ideal size.
  package func ratioInEffect(at place: Place) -> KeptRatio? {
    place.context.isUnspecified ? nil : keptRatio(inStack: place.context.stack)
  }

  private func cellStyle(_ alignment: Alignment, at place: Place) -> Style {
    var style = Style()
    for axis in Axis.allCases {
      let offer = place.context[axis]
      let trait = trait(on: axis, in: place.context)
      let full = StyleValue.length(place.slot.full(axis))
      let floor = trait.floor(in: offer)
      switch trait.kind {
      case .rigid: style.align(axis, alignment[axis], place.policy)
      case .elastic:
        style.align(axis, alignment[axis], place.policy)
        // With a text inside, the browser's own minimum has to apply.
        if offer.isDefinite, axis == .vertical || !hasText { style[.maximum(axis)] = full }
      case .fills:
        // A stretched element leaves its cell at the end only. One with all of the length leaves
        // it as its alignment says, as in SwiftUI.
        if floor != 0, place.policy == .exact, !rule.isSpace {
          style[.length(axis)] = full
          style.align(axis, alignment[axis], place.policy)
        } else {
          style[.ownAlignment(axis)] = .keyword(.stretch)
        }
        if let floor, floor != 0 { style[.minimum(axis)] = .points(floor) }
      }
    }
    return style
  }

  private func partStyle(_ part: StackPart, at place: Place) -> Style {
    var style = Style()
    let axis = part.axis
    declareMain(trait(on: axis, in: place.context), part, at: place, in: &style)
    let across = axis.crossing
    let trait = trait(on: across, in: place.context)
    if trait.kind == .elastic, across == .horizontal, place.context[across].isDefinite, !hasText {
      style[.maxWidth] = .length(.full(minus: 0))
    }
    if trait.kind == .fills {
      style[.alignSelf] = .keyword(.stretch)
      if let floor = trait.floor(in: place.context[across]), floor != 0 {
        style.setDefault(.minimum(across), .points(floor))
      }
    }
    return style
  }

  private func declareMain(
    _ trait: LengthTrait, _ part: StackPart, at place: Place, in style: inout Style
  ) {
    let axis = part.axis
    guard trait.kind != .rigid else {
      style[.flex] = .keyword(.none)
      return
    }
    let isStretched = place.context[axis] == .stretched && trait.ideal != nil
    let growsWithText = axis == .vertical && place.policy == .page && hasText
    if let floor = isStretched ? trait.ideal : trait.minimum, !growsWithText {
      style[.minimum(axis)] = .points(floor)
    }
    if trait.kind == .fills {
      style[.flex] = .flexible(weight: part.weight, basis: .points(0))
    } else if axis == .horizontal || part.stackFills {
      // Equal shares up to the own maximum.
      style[.flex] = .flexible(weight: part.weight, basis: .points(0))
      style[.maximum(axis)] = .length(trait.maximum.map(Length.points) ?? .maxContent)
    } else {
      // The height of a column that does not fill comes from its views, so they start from theirs.
      let isLimited = rule.shape.contains(.limited)
      let basis = isLimited ? trait.maximum.map(Length.points) ?? .auto : .auto
      style[.flex] = .shrinkable(basis: basis)
    }
  }
}
