/// Chooses names for types that are written into an enum.
///
/// A name that the enum mentions must not be chosen: `case use(UseCase)` means a type elsewhere.
struct TypeNames {
  private var taken: Set<String>

  init(taken: Set<String>) {
    self.taken = taken
  }

  /// `CounterCase` of `counter`, or `CounterCase2` if that is taken.
  mutating func make(_ suffix: String, of name: String = "") -> String {
    let bareName = name.withoutBackticks
    let first = bareName.prefix(1).uppercased() + bareName.dropFirst() + suffix
    var choice = first
    var number = 2
    while !taken.insert(choice).inserted {
      choice = first + String(number)
      number += 1
    }
    return name == bareName ? choice : "`\(choice)`"
  }
}

extension String {
  /// What a name is where it needs no backticks.
  var withoutBackticks: String {
    filter { $0 != "`" }
  }
}
