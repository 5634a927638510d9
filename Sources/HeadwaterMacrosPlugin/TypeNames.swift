/// Chooses names for types that are written into an enum.
///
/// It never chooses a name that the enum uses: `case use(UseCase)` refers to a type elsewhere.
struct TypeNames {
  private var taken: Set<String>

  init(taken: Set<String>) {
    self.taken = taken
  }

  /// Makes `CounterCase` from `counter`, or `CounterCase2` if that is taken.
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
  /// The name without backticks.
  var withoutBackticks: String {
    filter { $0 != "`" }
  }
}
