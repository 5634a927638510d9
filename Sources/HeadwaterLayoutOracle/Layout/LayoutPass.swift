import HeadwaterLayoutGeometry

/// One layout of one tree.
///
/// A view is asked for its size several times with the same proposal, so the pass remembers the
/// answers: without that, the time would grow exponentially with the depth of the stacks.
struct LayoutPass {
  /// A view and the numbers of the views in it.
  struct Node {
    /// What the view is.
    let kind: ViewKind
    /// The numbers of the views in it.
    var children: [Int] = []
  }

  private struct Question: Hashable {
    let node: Int
    let proposal: ProposedSize
    let stack: Axis?
  }

  /// The decisions of this layout.
  let options: LayoutOptions
  private(set) var nodes: [Node] = []
  /// The frames that are known so far.
  var result = LayoutResult(frames: [])
  private var answers: [Question: Size] = [:]

  /// Makes a layout of a tree, which places nothing yet.
  init(_ tree: LayoutTree, options: LayoutOptions) {
    self.options = options
    add(tree)
    result.frames = Array(repeating: Rect(0, 0, 0, 0), count: nodes.count)
  }

  @discardableResult private mutating func add(_ tree: LayoutTree) -> Int {
    let number = nodes.count
    nodes.append(Node(kind: tree.kind))
    if let name = tree.name, result.names[name] == nil { result.names[name] = number }
    for child in tree.children {
      let added = add(child)
      nodes[number].children.append(added)
    }
    return number
  }

  /// Places all views, beginning with the root in the window.
  mutating func run(in window: Size, alignment: Alignment) {
    place(
      0, in: Rect(origin: Point(0, 0), size: window), alignment,
      proposal: PerAxis(window.horizontal, window.vertical), stack: nil)
  }

  // MARK: Sizes

  /// The size that a view takes.
  ///
  /// - Parameter stack: The axis of the stack that spacers and dividers in the view belong to.
  mutating func size(of node: Int, _ proposal: ProposedSize, stack: Axis?) -> Size {
    let question = Question(node: node, proposal: proposal, stack: stack)
    if let answer = answers[question] { return answer }
    let answer = newSize(of: node, proposal, stack: stack)
    answers[question] = answer
    return answer
  }

  private mutating func newSize(of node: Int, _ proposal: ProposedSize, stack: Axis?) -> Size {
    let children = nodes[node].children
    switch nodes[node].kind {
    case .box, .color, .circle, .image, .text, .spacer, .divider:
      return leafSize(of: nodes[node].kind, proposal, stack: stack)
    case .stack(let axis, let spacing, _):
      return stackSize(of: children, proposal, axis: axis, spacing: spacing)
    case .layers: return layersSize(of: children, proposal)
    case .scroll(let axes): return scrollSize(of: children[0], proposal, axes)
    case .grid(let rows, let spacing, _):
      return gridSize(of: children, proposal, rows: rows, spacing: spacing)
    case .lazyGrid(let columns, let spacing):
      return lazyGridSize(of: children, proposal, columns, spacing: spacing)
    case .navigation, .tabs: return Self.screenSize(proposal)
    case .frame(let lengths, _):
      return frameSize(of: children[0], proposal, lengths, stack: stack)
    case .flexibleFrame(let limits, _):
      return flexibleFrameSize(of: children[0], proposal, limits, stack: stack)
    case .padding(let lengths):
      return paddingSize(of: children[0], proposal, lengths, stack: stack)
    case .aspectRatio(let ratio, let mode):
      let bounded = bounded(proposal, ratio, mode, child: children[0], stack: stack)
      return size(of: children[0], bounded, stack: stack)
    case .fixedSize(let axes):
      return size(of: children[0], Self.unproposed(proposal, axes), stack: stack)
    case .position:
      let content = size(of: children[0], proposal, stack: stack)
      return Size { proposal[$0] ?? content[$0] }
    case .safeAreaInset(let edge, let spacing):
      return insetSize(of: children, proposal, edge, spacing: spacing, stack: stack)
    case .background, .overlay, .layoutPriority, .offset, .clipped, .hidden:
      return size(of: children[0], proposal, stack: stack)
    }
  }

  // MARK: Places

  /// Places a view with its upper left corner at a point.
  mutating func place(_ node: Int, at origin: Point, _ proposal: ProposedSize, stack: Axis?) {
    let frame = Rect(origin: origin, size: size(of: node, proposal, stack: stack))
    result.frames[node] = frame
    let overflows = Axis.allCases.contains { axis in
      proposal[axis].map { frame.size[axis] > $0 + 0.5 } ?? false
    }
    if overflows { result.overflowing.append(node) }
    placeContent(of: node, in: frame, proposal, stack: stack)
  }

  /// Places a view in a box that is larger or smaller.
  mutating func place(
    _ node: Int, in box: Rect, _ alignment: Alignment, proposal: ProposedSize, stack: Axis?
  ) {
    let size = size(of: node, proposal, stack: stack)
    place(node, at: box.origin(of: size, alignment), proposal, stack: stack)
  }

  private mutating func placeContent(
    of node: Int, in frame: Rect, _ proposal: ProposedSize, stack: Axis?
  ) {
    let children = nodes[node].children
    switch nodes[node].kind {
    case .box, .color, .circle, .image, .spacer, .divider: break
    case .text(let text): placeWords(of: text, node: node, at: frame.origin, proposal)
    case .stack(let axis, let spacing, let alignment):
      placeStack(children, in: frame, proposal, axis: axis, spacing: spacing, alignment)
    case .layers(let alignment):
      for child in children {
        place(child, in: frame, alignment, proposal: proposal, stack: nil)
      }
    case .scroll(let axes): placeScrolled(children[0], in: frame, axes)
    case .grid(let rows, let spacing, let alignment):
      placeGrid(children, in: frame, proposal, rows: rows, spacing: spacing, alignment)
    case .lazyGrid(let columns, let spacing):
      placeLazyGrid(children, in: frame, proposal, columns, spacing: spacing)
    case .navigation(let height):
      placeScreen(children[1], bar: children[0], in: frame, barHeight: height, barIsFirst: true)
    case .tabs(let height):
      placeScreen(children[0], bar: children[1], in: frame, barHeight: height, barIsFirst: false)
    case .frame(let lengths, let alignment):
      place(
        children[0], in: frame, alignment, proposal: PerAxis { lengths[$0] ?? proposal[$0] },
        stack: stack)
    case .flexibleFrame(let limits, let alignment):
      place(
        children[0], in: frame, alignment, proposal: Self.limited(proposal, limits), stack: stack)
    case .padding(let lengths):
      place(
        children[0],
        at: Point(
          frame.origin.horizontal + lengths.leading, frame.origin.vertical + lengths.top),
        Self.inset(proposal, by: lengths.sums), stack: stack)
    case .background(let alignment), .overlay(let alignment):
      place(children[0], at: frame.origin, proposal, stack: stack)
      place(
        children[1], in: frame, alignment,
        proposal: PerAxis(frame.size.horizontal, frame.size.vertical), stack: nil)
    case .aspectRatio(let ratio, let mode):
      let bounded = bounded(proposal, ratio, mode, child: children[0], stack: stack)
      place(children[0], at: frame.origin, bounded, stack: stack)
    case .fixedSize(let axes):
      place(children[0], at: frame.origin, Self.unproposed(proposal, axes), stack: stack)
    case .offset(let shift):
      place(children[0], at: Point { frame.origin[$0] + shift[$0] }, proposal, stack: stack)
    case .position(let middle):
      let content = size(of: children[0], proposal, stack: stack)
      let origin = Point { frame.origin[$0] + middle[$0] - content[$0] / 2 }
      place(children[0], at: origin, proposal, stack: stack)
    case .safeAreaInset(let edge, let spacing):
      placeInset(children, in: frame, proposal, edge, spacing: spacing, stack: stack)
    case .layoutPriority, .clipped, .hidden:
      place(children[0], at: frame.origin, proposal, stack: stack)
    }
  }
}
