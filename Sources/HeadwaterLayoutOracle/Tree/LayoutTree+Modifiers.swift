import HeadwaterLayoutGeometry

extension LayoutTree {
  /// Fixes the width, the height or both.
  package func frame(
    width: Double? = nil, height: Double? = nil, alignment: Alignment = .center
  ) -> LayoutTree {
    LayoutTree(.frame(PerAxis(width, height), alignment), [self])
  }

  /// Limits the width and the height.
  package func frame(
    width: LengthLimits = LengthLimits(), height: LengthLimits = LengthLimits(),
    alignment: Alignment = .center
  ) -> LayoutTree {
    LayoutTree(.flexibleFrame(PerAxis(width, height), alignment), [self])
  }

  /// Adds space at all edges.
  package func padding(_ length: Double) -> LayoutTree { padding(EdgeLengths(all: length)) }

  /// Adds space at each edge.
  package func padding(_ lengths: EdgeLengths) -> LayoutTree {
    LayoutTree(.padding(lengths), [self])
  }

  /// Puts a layer behind the view.
  package func background(_ layer: LayoutTree, alignment: Alignment = .center) -> LayoutTree {
    LayoutTree(.background(alignment), [self, layer])
  }

  /// Puts a layer in front of the view.
  package func overlay(_ layer: LayoutTree, alignment: Alignment = .center) -> LayoutTree {
    LayoutTree(.overlay(alignment), [self, layer])
  }

  /// Keeps a ratio of width to height.
  package func aspectRatio(_ ratio: Double? = nil, _ mode: ContentMode = .fit) -> LayoutTree {
    LayoutTree(.aspectRatio(ratio, mode), [self])
  }

  /// Gives the view its ideal length on some axes.
  package func fixedSize(_ axes: Set<Axis> = [.horizontal, .vertical]) -> LayoutTree {
    LayoutTree(.fixedSize(axes), [self])
  }

  /// Ranks the view among the views of its stack.
  package func layoutPriority(_ priority: Double) -> LayoutTree {
    LayoutTree(.layoutPriority(priority), [self])
  }

  /// Shifts what is drawn.
  package func offset(_ horizontal: Double, _ vertical: Double) -> LayoutTree {
    LayoutTree(.offset(PerAxis(horizontal, vertical)), [self])
  }

  /// Puts the view's middle at a point of the space that is proposed.
  package func position(_ horizontal: Double, _ vertical: Double) -> LayoutTree {
    LayoutTree(.position(PerAxis(horizontal, vertical)), [self])
  }

  /// Cuts what leaves the frame.
  package func clipped() -> LayoutTree { LayoutTree(.clipped, [self]) }

  /// Draws nothing and keeps the room.
  package func hidden() -> LayoutTree { LayoutTree(.hidden, [self]) }

  /// Puts a view beside an edge and makes room for it.
  package func safeAreaInset(
    _ edge: InsetEdge, spacing: Double = 0, _ inset: LayoutTree
  ) -> LayoutTree {
    LayoutTree(.safeAreaInset(edge, spacing: spacing), [self, inset])
  }
}
