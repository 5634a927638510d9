import HeadwaterLayoutGeometry

extension LayoutPass {
  /// The size of a view without content.
  func leafSize(of kind: ViewKind, _ proposal: ProposedSize, stack: Axis?) -> Size {
    switch kind {
    case .box(let width, let height): return Size(width, height)
    case .image(let width, let height):
      return Size(proposal.horizontal ?? width, proposal.vertical ?? height)
    case .circle:
      if proposal == ProposedSize(nil, nil) { return Size { _ in LengthDefaults.paint } }
      let side = min(proposal.horizontal ?? .infinity, proposal.vertical ?? .infinity)
      return Size(side, side)
    case .text(let text): return textSize(of: text, in: proposal.horizontal)
    case .spacer(let minimum):
      let least = minimum ?? LengthDefaults.spacing
      return Size { stack == $0.crossing ? 0 : max(proposal[$0] ?? 0, least) }
    case .divider:
      // The line runs across its stack; outside a stack it is horizontal.
      let thick = stack ?? .vertical
      return Size(
        along: thick, LengthDefaults.line,
        across: proposal[thick.crossing] ?? LengthDefaults.paint)
    default: return Size { proposal[$0] ?? LengthDefaults.paint }
    }
  }

  private func textSize(of text: MeasuredText, in width: Double?) -> Size {
    let lines = text.lines(in: width)
    var longest = lines.map(\.width).max() ?? 0
    if lines.count > 1, options.wrappedText == .keepsProposal, let width, width != .infinity {
      longest = max(width, text.words.max() ?? 0)
    }
    return Size(longest, Double(lines.count) * text.lineHeight)
  }

  /// Notes the frames of a text's words.
  mutating func placeWords(
    of text: MeasuredText, node: Int, at origin: Point, _ proposal: ProposedSize
  ) {
    var words = [Rect]()
    var y = origin.vertical
    for line in text.lines(in: proposal.horizontal) {
      var x = origin.horizontal
      for word in line.words {
        words.append(Rect(x, y, word, text.lineHeight))
        x += word + text.wordSpacing
      }
      y += text.lineHeight
    }
    result.words[node] = words
  }
}
