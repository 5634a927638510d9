/// Puts further views in front of its content or behind it, in the content's box.
private struct LayerModifier<Layer: View> {
  let layer: Layer
  let alignment: Alignment
  let isBehind: Bool
}

extension LayerModifier: ViewModifier {
  static var reach: ModifierReach { .each }

  func body(content: Content) -> some View {
    NativeElement(.div, "layers") {
      if isBehind { layerBox }
      content
      if !isBehind { layerBox }
    }
    .fusing([.opacity, .effect])
  }

  private var layerBox: some View {
    NativeElement(.div, isBehind ? "layer behind" : "layer") { layer }
      .declaring(.alignItems, alignment == .center ? nil : alignment.vertical.css.rawValue)
      .declaring(.justifyItems, alignment == .center ? nil : alignment.horizontal.css.rawValue)
  }
}

extension View {
  /// Puts views in front of the view.
  nonisolated public func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(LayerModifier(layer: content(), alignment: alignment, isBehind: false))
  }

  /// Puts a view in front of the view; the form before iOS 15.
  nonisolated public func overlay<Overlay: View>(
    _ overlay: Overlay, alignment: Alignment = .center
  ) -> some View {
    modifier(LayerModifier(layer: overlay, alignment: alignment, isBehind: false))
  }

  /// Paints the area in front of the view.
  @_disfavoredOverload
  nonisolated public func overlay<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    modifier(
      LayerModifier(layer: Rectangle().fill(style), alignment: .center, isBehind: false))
  }

  /// Puts views behind the view.
  nonisolated public func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(LayerModifier(layer: content(), alignment: alignment, isBehind: true))
  }

  /// Puts a view behind the view; the form before iOS 15.
  @_disfavoredOverload
  nonisolated public func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View {
    modifier(LayerModifier(layer: background, alignment: alignment, isBehind: true))
  }

  /// Paints the area behind the view.
  nonisolated public func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    decorated(.background(style.paint.css))
  }

  /// Paints the default background behind the view.
  nonisolated public func background(
    ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    decorated(.background(BackgroundStyle().paint.css))
  }

  /// Paints a shape behind the view.
  ///
  /// - Partial: a circle is an ellipse where the view is not as high as it is wide, and a shape of your own is
  ///   a rectangle; put such a shape into `background { shape }`. `fillStyle` is not used.
  nonisolated public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    let box = shape.box
    return decorated(
      .style(
        .background,
        [StyleDeclaration(.background, style.paint.css)]
          + (box.map { [StyleDeclaration(.borderRadius, $0.clipRadius)] } ?? [])))
  }

  /// Puts views beside an edge of the view.
  ///
  /// - Partial: the views are below one another. Nothing scrolls beneath them.
  nonisolated public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      InsetModifier(
        inset: content(), isFirst: edge == .top, spacing: spacing, alignment: alignment))
  }
}

/// The upper or the lower edge.
public enum VerticalEdge: Int8, CaseIterable, Sendable {
  case top, bottom
}

/// The leading or the trailing edge.
public enum HorizontalEdge: Int8, CaseIterable, Sendable {
  case leading, trailing
}

private struct InsetModifier<Inset: View> {
  let inset: Inset
  let isFirst: Bool
  let spacing: CGFloat?
  let alignment: HorizontalAlignment
}

extension InsetModifier: ViewModifier {
  func body(content: Content) -> some View {
    VStack(alignment: alignment, spacing: spacing) {
      if isFirst { inset }
      content
      if !isFirst { inset }
    }
  }
}

extension ShapeBox {
  /// The corner radius of a view that is clipped to the shape.
  var clipRadius: String {
    switch className {
    case "circle", "ellipse": "50%"
    default: (radius ?? 0).pixels
    }
  }
}
