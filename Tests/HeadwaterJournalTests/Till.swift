import Foundation
import HeadwaterJournal

/// A feature whose actions and states may have no JSON that can be read.
struct Till: Reducer {
  indirect enum Tree: Codable, Equatable, Sendable {
    case leaf
    case node(Tree)

    /// A tree of which each level takes two of JSON.
    static func deep(_ depth: Int) -> Tree {
      (0..<depth).reduce(Tree.leaf) { tree, _ in .node(tree) }
    }
  }

  /// A value with a part that it writes as a class writes what it inherits.
  struct Heir: Codable, Equatable, Sendable {
    var own = 1
    var inherited = 2

    enum CodingKeys: CodingKey { case own }

    init() {}

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      own = try container.decode(Int.self, forKey: .own)
      inherited = try container.superDecoder().singleValueContainer().decode(Int.self)
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(own, forKey: .own)
      var inner = container.superEncoder().singleValueContainer()
      try inner.encode(inherited)
    }
  }

  struct State: Codable, Equatable, Sendable {
    var count = 0
    var price = Decimal(0)
    var tree = Tree.leaf
    var heir: Heir?
  }

  enum Action: Codable, Sendable {
    case count
    case price(Decimal)
    case divide
    case grow(to: Int)
    case tree(Tree)
    case inherit
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .count: state.count += 1
    case .price(let price): state.price = price
    case .divide: state.price /= 0
    case .grow(let depth): state.tree = .deep(depth)
    case .tree(let tree): state.tree = tree
    case .inherit: state.heir = Heir()
    }
    return .none
  }
}
