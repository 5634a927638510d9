import HeadwaterLayoutGeometry

/// What a node has told the nodes around it.
///
/// A node is asked in one context or two, so short lists are smaller and faster than dictionaries.
struct LayoutFacts {
  /// The traits in one context.
  struct Traits {
    /// What the view is offered.
    let context: LayoutContext
    /// The traits that have been asked for.
    var traits: PerAxis<LengthTrait?>
  }

  /// The ratio in one kind of stack.
  struct Ratio {
    /// The axis of the stack.
    let stack: Axis?
    /// The ratio, if the view keeps one.
    let ratio: KeptRatio?
  }

  /// The traits that have been asked for.
  var traits: [Traits] = []
  /// The ratios that have been asked for.
  var ratios: [Ratio] = []
  /// Whether a text is inside.
  var hasText: Bool?
  /// The rank in a stack.
  var priority: Double?

  /// The trait in a context, if it is known.
  func trait(on axis: Axis, in context: LayoutContext) -> LengthTrait? {
    traits.first { $0.context == context }?.traits[axis]
  }

  /// Remembers a trait.
  mutating func add(_ trait: LengthTrait, on axis: Axis, in context: LayoutContext) {
    if let index = traits.firstIndex(where: { $0.context == context }) {
      traits[index].traits[axis] = trait
    } else {
      var pair = PerAxis<LengthTrait?>(nil, nil)
      pair[axis] = trait
      traits.append(Traits(context: context, traits: pair))
    }
  }

  /// Whether the node would give another answer to one of the questions.
  func differ(from node: LayoutNode) -> Bool {
    hasText.map { $0 != node.hasText } ?? false
      || priority.map { $0 != node.priority } ?? false
      || ratios.contains { node.keptRatio(inStack: $0.stack) != $0.ratio }
      || traits.contains { known in
        Axis.allCases.contains { axis in
          known.traits[axis].map { $0 != node.trait(on: axis, in: known.context) } ?? false
        }
      }
  }
}
