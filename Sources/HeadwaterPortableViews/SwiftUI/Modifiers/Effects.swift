extension View {
  // MARK: Clipping

  /// Clips the view to its box.
  nonisolated public func clipped(antialiased: Bool = false) -> some View {
    decorated(.style(.clip, [StyleDeclaration(.overflow, "clip")]))
  }

  /// Clips the view to a shape.
  ///
  /// - Partial: a shape of your own is not stretched; it clips to its path in 100 by 100 points. A circle is an
  ///   ellipse where the view is not as high as it is wide.
  nonisolated public func clipShape<S: Shape>(
    _ shape: S, style: FillStyle = FillStyle()
  ) -> some View {
    let declarations: [StyleDeclaration]
    if let box = shape.box {
      declarations = [
        StyleDeclaration(.overflow, "clip"), StyleDeclaration(.borderRadius, box.clipRadius),
      ]
    } else {
      let path = shape.path(in: CGRect(x: 0, y: 0, width: 100, height: 100))
      let rule = style.isEOFilled ? "evenodd," : ""
      declarations = [StyleDeclaration(.clipPath, "path(\(rule)\"\(path.svg)\")")]
    }
    return decorated(.style(.clip, declarations))
  }

  /// Rounds the corners of the view.
  nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    decorated(
      .style(
        .clip,
        [StyleDeclaration(.overflow, "clip"), StyleDeclaration(.borderRadius, radius.pixels)]))
  }

  /// Draws a line inside the edge of the view.
  nonisolated public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    decorated(
      .style(
        .clip,
        [StyleDeclaration(.boxShadow, "inset 0 0 0 \(width.pixels) \(content.paint.solid)")]))
  }

  // MARK: Filters

  /// Casts a shadow.
  nonisolated public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View {
    filtered("drop-shadow(\(x.pixels) \(y.pixels) \(radius.pixels) \(color.css))")
  }

  /// Blurs the view.
  nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    filtered("blur(\(max(radius, 0).pixels))")
  }

  /// Removes the colours: 0 removes none, 1 removes all.
  nonisolated public func grayscale(_ amount: Double) -> some View {
    filtered("grayscale(\(amount.css))")
  }

  /// Makes the colours more or less intense; 1 leaves them unchanged.
  nonisolated public func saturation(_ amount: Double) -> some View {
    filtered("saturate(\(amount.css))")
  }

  /// Makes the view brighter; 0 leaves it unchanged.
  nonisolated public func brightness(_ amount: Double) -> some View {
    filtered("brightness(\((1 + amount).css))")
  }

  /// Makes the contrast stronger or weaker; 1 leaves it unchanged.
  nonisolated public func contrast(_ amount: Double) -> some View {
    filtered("contrast(\(amount.css))")
  }

  /// Rotates the hues of the colours.
  nonisolated public func hueRotation(_ angle: Angle) -> some View {
    filtered("hue-rotate(\(angle.degrees.css)deg)")
  }

  /// Replaces the colours by their opposites.
  nonisolated public func colorInvert() -> some View {
    filtered("invert(1)")
  }

  nonisolated private func filtered(_ filter: String) -> some View {
    decorated(.style(.effect, [StyleDeclaration(.filter, filter)]))
  }

  // MARK: Moving

  /// Moves the view without moving its space.
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    decorated(.motion([StyleDeclaration(.translate, "\(x.pixels) \(y.pixels)")]))
  }

  /// Moves the view without moving its space.
  nonisolated public func offset(_ offset: CGSize) -> some View {
    self.offset(x: offset.width, y: offset.height)
  }

  /// Turns the view.
  nonisolated public func rotationEffect(
    _ angle: Angle, anchor: UnitPoint = .center
  ) -> some View {
    decorated(
      .motion([
        StyleDeclaration(.rotate, "\(angle.degrees.css)deg"),
        StyleDeclaration(.transformOrigin, anchor.css),
      ]))
  }

  /// Turns the view around an axis in space.
  nonisolated public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View {
    let direction = [axis.x, axis.y, axis.z].map { Double($0).css }.joined(separator: " ")
    return decorated(
      .motion([
        StyleDeclaration(.rotate, "\(direction) \(angle.degrees.css)deg"),
        StyleDeclaration(.transformOrigin, anchor.css),
      ]))
  }

  /// Scales the view without changing its space.
  nonisolated public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: s, y: s, anchor: anchor)
  }

  /// Scales the view without changing its space.
  nonisolated public func scaleEffect(
    _ scale: CGSize, anchor: UnitPoint = .center
  ) -> some View {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }

  /// Scales the view without changing its space.
  nonisolated public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some View {
    decorated(
      .motion([
        StyleDeclaration(.scale, "\(Double(x).css) \(Double(y).css)"),
        StyleDeclaration(.transformOrigin, anchor.cssFromLeading),
      ]))
  }

  /// Fills the space, and puts the middle of the view at a position in it.
  ///
  /// - Partial: the space needs a height in a scrolling container.
  nonisolated public func position(_ position: CGPoint) -> some View {
    modifier(PositionModifier(x: position.x, y: position.y))
  }

  /// Fills the space, and puts the middle of the view at a position in it.
  nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    modifier(PositionModifier(x: x, y: y))
  }

  /// Sets the order of overlapping views: the view with the greater number is in front.
  nonisolated public func zIndex(_ value: Double) -> some View {
    let index = value.isFinite ? Int(max(-9_999, min(9_999, value.rounded()))) : 0
    return decorated(.style(.effect, [StyleDeclaration(.zIndex, "\(index)")]))
  }

  // MARK: Being there

  /// Hides the view; it keeps its space and cannot be used.
  nonisolated public func hidden() -> some View {
    decorated(.className(Element.invisible))
      .decorated(.style(.effect, [StyleDeclaration(.visibility, "hidden")]))
      .disabled(true)
  }

  /// Sets whether the view can be tapped. If not, taps reach the views behind, and a keyboard skips its
  /// controls.
  ///
  /// A view inside cannot allow taps that an outer view forbids.
  nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View {
    decorated(.style(.effect, [StyleDeclaration(.pointerEvents, enabled ? "inherit" : "none")]))
      .transformEnvironmentKey(TakesTapsKey.self) { $0 && enabled }
  }

  /// Sets how the colours of the view blend with those behind it.
  nonisolated public func blendMode(_ blendMode: BlendMode) -> some View {
    decorated(.style(.effect, [StyleDeclaration(.mixBlendMode, blendMode.css)]))
  }

  // MARK: Size

  /// Keeps the ratio of width and height.
  nonisolated public func aspectRatio(
    _ aspectRatio: CGFloat? = nil, contentMode: ContentMode
  ) -> some View {
    let ratio = aspectRatio.map {
      DecorationEffect.style(.frame, [StyleDeclaration(.aspectRatio, Double($0).css)])
    }
    return decorated(ratio ?? .className(contentMode == .fit ? "fit" : "cover"))
  }

  /// Keeps the ratio of width and height.
  nonisolated public func aspectRatio(
    _ aspectRatio: CGSize, contentMode: ContentMode
  ) -> some View {
    let ratio = "\(Double(aspectRatio.width).css)/\(Double(aspectRatio.height).css)"
    return decorated(.style(.frame, [StyleDeclaration(.aspectRatio, ratio)]))
  }

  /// Keeps the ratio of width and height, and fits the view into its space.
  nonisolated public func scaledToFit() -> some View {
    decorated(.className("fit"))
  }

  /// Keeps the ratio of width and height, and fills the space.
  nonisolated public func scaledToFill() -> some View {
    decorated(.className("cover"))
  }

  /// Keeps the view at its own size.
  nonisolated public func fixedSize() -> some View {
    decorated(.className("fixed"))
  }

  /// Keeps the view at its own width or height.
  ///
  /// - Partial: only the width is fixed.
  nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    decorated(.className(horizontal ? "fixed" : ""))
  }

  /// Sets the priority of the view when space is short.
  ///
  /// - Partial: a value greater than zero keeps the size. Other values do nothing.
  nonisolated public func layoutPriority(_ value: Double) -> some View {
    decorated(.className(value > 0 ? "first-served" : ""))
  }
}

/// The way in which a view with a ratio uses its space.
public enum ContentMode: Hashable, CaseIterable, Sendable {
  case fit, fill
}

/// The way in which colours mix.
public enum BlendMode: Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
  case hardLight, difference, exclusion, hue, saturation, color, luminosity

  var css: String {
    switch self {
    case .colorDodge: "color-dodge"
    case .colorBurn: "color-burn"
    case .softLight: "soft-light"
    case .hardLight: "hard-light"
    default: "\(self)"
    }
  }
}

private struct PositionModifier {
  let x: CGFloat
  let y: CGFloat
}

extension PositionModifier: ViewModifier {
  static var reach: ModifierReach { .each }

  func body(content: Content) -> some View {
    NativeElement(.div, "space") {
      NativeElement(.div, "at") { content }
        .moving(.translate, "\(x.pixels) \(y.pixels)")
    }
    .fusing([.opacity])
  }
}
