import CoffeeOrdersDomain
import Foundation

/// An order of the half day before a server first starts, so that its client has something to show.
struct SeedOrder {
  let minutesAgo: Int
  let draft: OrderDraft

  private init(
    _ minutesAgo: Int, _ name: String, _ coffeeName: String, _ total: Decimal, _ size: CoffeeSize
  ) {
    self.minutesAgo = minutesAgo
    draft = OrderDraft(name: name, coffeeName: coffeeName, total: total, size: size)
  }

  /// The oldest first.
  static let all = [
    SeedOrder(628, "Ben", "Filter", 2.5, .large), SeedOrder(590, "Zoe", "Espresso", 2.25, .small),
    SeedOrder(571, "Lea", "Cappuccino", 3.75, .medium),
    SeedOrder(548, "Max", "Flat white", 3.5, .medium),
    SeedOrder(530, "Nils", "Filter", 2.5, .large), SeedOrder(517, "Pia", "Mocha", 4.25, .large),
    SeedOrder(502, "Rob", "Cortado", 3, .small), SeedOrder(489, "Sue", "Latte", 4, .medium),
    SeedOrder(476, "Ulf", "Espresso", 2.25, .small), SeedOrder(455, "Vera", "Latte", 4, .large),
    SeedOrder(421, "Will", "Flat white", 3.5, .medium),
    SeedOrder(398, "Yan", "Mocha", 4.25, .large),
    SeedOrder(340, "Gus", "Filter", 2.5, .medium), SeedOrder(282, "Hal", "Cortado", 3, .small),
    SeedOrder(231, "Kim", "Cappuccino", 3.75, .medium), SeedOrder(204, "Lou", "Latte", 4, .medium),
    SeedOrder(187, "Fay", "Cold brew", 4.75, .large), SeedOrder(170, "Ines", "Latte", 4, .medium),
    SeedOrder(119, "Quinn", "Cold brew", 4.75, .large),
    SeedOrder(96, "Jan", "Flat white", 3.5, .medium),
    SeedOrder(25, "Mara", "Cold brew", 4.75, .large),
    SeedOrder(18, "Tom", "Espresso", 2.25, .small),
    SeedOrder(7, "Ida", "Flat white", 3.5, .medium),
  ]
}
