import HeadwaterLayoutGeometry
import HeadwaterLayoutOracle

/// A view as the reference writes it: a kind, its values and its children.
struct ReferenceTree: Decodable {
  let tree: LayoutTree

  private enum Key: String, CodingKey {
    case al, axes, b, c, cols, edge, h, hs, k, l, m, mode, n, name, r, sp, t, v, vs, w, words, x, y
    case lh
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    let children = try values.decodeIfPresent([ReferenceTree].self, forKey: .c) ?? []
    let name = try values.decodeIfPresent(String.self, forKey: .name)
    tree = LayoutTree(try Self.kind(values), children.map(\.tree), name: name)
  }

  private static func kind(_ values: KeyedDecodingContainer<Key>) throws -> ViewKind {
    func number(_ key: Key) throws -> Double { try values.decode(Double.self, forKey: key) }
    func optional(_ key: Key) throws -> Double? {
      try values.decodeIfPresent(Double.self, forKey: key)
    }
    func alignment() throws -> Alignment {
      Alignment(named: try values.decode(String.self, forKey: .al))
    }
    func limits(_ key: Key) throws -> LengthLimits {
      let parts = try values.decode([ReferenceNumber?].self, forKey: key).map { $0?.value }
      return LengthLimits(minimum: parts[0], ideal: parts[1], maximum: parts[2])
    }
    switch try values.decode(String.self, forKey: .k) {
    case "box": return .box(width: try number(.w), height: try number(.h))
    case "color": return .color
    case "circle": return .circle
    case "image": return .image(width: try number(.w), height: try number(.h))
    case "text":
      let words = try values.decode([Double].self, forKey: .words)
      return .text(MeasuredText(words: words, lineHeight: try number(.lh)))
    case "spacer": return .spacer(minimum: try optional(.m))
    case "divider": return .divider
    case "h":
      return .stack(.horizontal, spacing: try optional(.sp), alignment: try alignment().vertical)
    case "v":
      return .stack(.vertical, spacing: try optional(.sp), alignment: try alignment().horizontal)
    case "z": return .layers(try alignment())
    case "scroll":
      let axes = try values.decode(String.self, forKey: .axes)
      return .scroll(Set(axes.map { $0 == "x" ? Axis.horizontal : .vertical }))
    case "grid":
      return .grid(
        rows: try values.decode([Int].self, forKey: .n),
        spacing: PerAxis(try number(.hs), try number(.vs)), alignment: try alignment())
    case "lazyv":
      let columns = try values.decode([ReferenceColumn].self, forKey: .cols)
      return .lazyGrid(
        columns.map(\.column), spacing: PerAxis(try number(.sp), try number(.vs)))
    case "frame": return .frame(PerAxis(try optional(.w), try optional(.h)), try alignment())
    case "flex": return .flexibleFrame(PerAxis(try limits(.x), try limits(.y)), try alignment())
    case "pad":
      return .padding(
        EdgeLengths(
          top: try number(.t), leading: try number(.l), bottom: try number(.b),
          trailing: try number(.r)))
    case "bg": return .background(try alignment())
    case "over": return .overlay(try alignment())
    case "aspect":
      let mode = try values.decode(String.self, forKey: .mode)
      return .aspectRatio(try optional(.r), mode == "fit" ? .fit : .fill)
    case "fixed":
      let isFixed = PerAxis(
        try values.decode(Bool.self, forKey: .x), try values.decode(Bool.self, forKey: .y))
      return .fixedSize(Set(Axis.allCases.filter { isFixed[$0] }))
    case "prio": return .layoutPriority(try number(.v))
    case "offset": return .offset(PerAxis(try number(.x), try number(.y)))
    case "pos": return .position(PerAxis(try number(.x), try number(.y)))
    case "clip": return .clipped
    case "hide": return .hidden
    case "inset":
      let edge = try values.decode(String.self, forKey: .edge)
      return .safeAreaInset(edge == "top" ? .top : .bottom, spacing: try number(.sp))
    case "nav": return .navigation(barHeight: try number(.h))
    case "tabs": return .tabs(barHeight: try number(.h))
    case let unknown:
      throw DecodingError.dataCorruptedError(
        forKey: .k, in: values, debugDescription: "The kind \(unknown) is unknown.")
    }
  }
}

/// A number, or the word for infinity, which JSON cannot write.
struct ReferenceNumber: Decodable {
  let value: Double

  init(from decoder: any Decoder) throws {
    let single = try decoder.singleValueContainer()
    value = (try? single.decode(Double.self)) ?? .infinity
  }
}

/// A column: its kind and one or two lengths.
struct ReferenceColumn: Decodable {
  let column: GridColumn

  init(from decoder: any Decoder) throws {
    var values = try decoder.unkeyedContainer()
    let kind = try values.decode(String.self)
    let first = try values.decodeIfPresent(Double.self) ?? 10
    switch kind {
    case "fixed": column = .fixed(first)
    case "adaptive": column = .adaptive(minimum: first)
    default:
      let second = try values.decodeIfPresent(ReferenceNumber.self)
      column = .flexible(minimum: first, maximum: second?.value ?? .infinity)
    }
  }
}

extension Alignment {
  /// The alignment with SwiftUI's name.
  fileprivate init(named name: String) {
    self = .center
    let lowercased = name.lowercased()
    if lowercased.hasSuffix("leading") { horizontal = .start }
    if lowercased.hasSuffix("trailing") { horizontal = .end }
    if lowercased.hasPrefix("top") { vertical = .start }
    if lowercased.hasPrefix("bottom") { vertical = .end }
  }
}
