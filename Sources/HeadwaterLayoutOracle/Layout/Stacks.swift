import HeadwaterLayoutGeometry

extension LayoutPass {
  /// The size of a stack: the lengths along its axis add up.
  mutating func stackSize(
    of children: [Int], _ proposal: ProposedSize, axis: Axis, spacing: Double?
  ) -> Size {
    let sizes = sizesInStack(children, proposal, axis: axis, spacing: spacing)
    let length = sizes.reduce(0) { $0 + $1[axis] } + gaps(children, spacing).reduce(0, +)
    return Size(along: axis, length, across: sizes.map { $0[axis.crossing] }.max() ?? 0)
  }

  /// Places a stack's views one after another.
  mutating func placeStack(
    _ children: [Int], in frame: Rect, _ proposal: ProposedSize, axis: Axis, spacing: Double?,
    _ alignment: Position
  ) {
    // Without a proposal across its axis, a stack proposes its own length there: views that
    // fill become as wide as the widest.
    var inner = proposal
    inner[axis.crossing] = proposal[axis.crossing] ?? frame.size[axis.crossing]
    let sizes = sizesInStack(children, inner, axis: axis, spacing: spacing)
    let gaps = gaps(children, spacing) + [0]
    var start = frame.origin[axis]
    for ((child, size), gap) in zip(zip(children, sizes), gaps) {
      let free = frame.size[axis.crossing] - size[axis.crossing]
      let origin = Point(
        along: axis, start,
        across: frame.origin[axis.crossing] + free * alignment.fraction)
      let length = proposal[axis] == nil ? nil : size[axis]
      place(
        child, at: origin, ProposedSize(along: axis, length, across: inner[axis.crossing]),
        stack: axis)
      start += size[axis] + gap
    }
  }

  /// The sizes of a stack's views.
  ///
  /// The views with the highest priority share what the shortest lengths of the others leave. Among
  /// them, the least flexible view takes its part first, and what it leaves goes to the others.
  private mutating func sizesInStack(
    _ children: [Int], _ proposal: ProposedSize, axis: Axis, spacing: Double?
  ) -> [Size] {
    let cross = proposal[axis.crossing]
    guard let length = proposal[axis] else {
      return children.map {
        size(of: $0, ProposedSize(along: axis, nil, across: cross), stack: axis)
      }
    }
    let ranges = children.map { child in
      LengthRange(
        shortest: size(of: child, ProposedSize(along: axis, 0, across: cross), stack: axis)[axis],
        longest: size(
          of: child, ProposedSize(along: axis, .infinity, across: cross), stack: axis)[axis])
    }
    let priorities = children.map(priority)
    var sizes = Array(repeating: Size(0, 0), count: children.count)
    var rest = length - gaps(children, spacing).reduce(0, +)
    for rank in Set(priorities).sorted(by: >) {
      let members = children.indices.filter { priorities[$0] == rank }
      let kept = children.indices.reduce(0) {
        priorities[$1] < rank ? $0 + ranges[$1].shortest : $0
      }
      var available = rest - kept
      for (index, member) in orderOfSharing(ranges, of: members, tie: options.tie).enumerated() {
        let share = max(0, available / Double(members.count - index))
        let taken = size(
          of: children[member], ProposedSize(along: axis, share, across: cross), stack: axis)
        sizes[member] = taken
        available -= taken[axis]
        rest -= taken[axis]
      }
    }
    return sizes
  }

  private func gaps(_ children: [Int], _ spacing: Double?) -> [Double] {
    zip(children, children.dropFirst()).map { first, second in
      spacing ?? (isSpacer(first) || isSpacer(second) ? 0 : LengthDefaults.spacing)
    }
  }

  private func isSpacer(_ node: Int) -> Bool {
    if case .spacer = nodes[node].kind { true } else { false }
  }

  /// The priority of a view, seen through the modifiers around it.
  private func priority(of node: Int) -> Double {
    switch nodes[node].kind {
    case .layoutPriority(let priority): priority
    case .spacer: -.infinity
    case .frame, .flexibleFrame, .padding, .background, .overlay, .aspectRatio, .fixedSize,
      .offset, .clipped, .hidden, .safeAreaInset:
      priority(of: nodes[node].children[0])
    default: 0
    }
  }
}
