/// What a view is offered on one axis.
package enum Offer: Hashable, Sendable {
  /// A length, which is known or is left to the browser.
  case definite(Double?)
  /// No length: the view has its ideal one.
  case unspecified
  /// First no length, and then that of the stack around it.
  ///
  /// This is the cross axis of a stack that is offered nothing there: the ideal lengths of its
  /// views decide its own, and then the views that fill stretch to it. Equal widths of buttons come
  /// from it.
  case stretched

  /// A length that the browser knows.
  package static var definite: Offer { .definite(nil) }

  /// Whether a length is offered.
  package var isDefinite: Bool { if case .definite = self { true } else { false } }

  /// The length as a number.
  package var length: Double? { if case .definite(let length) = self { length } else { nil } }

  /// The offer without its number.
  package var withoutLength: Offer { isDefinite ? .definite : self }

  /// What a stack passes on across its axis.
  package var acrossStack: Offer { self == .unspecified ? .stretched : self }

  /// The offer with its number changed, if it has one.
  package func mapped(_ change: (Double) -> Double) -> Offer {
    length.map { .definite(change($0)) } ?? self
  }
}
