import HeadwaterUI
import PrimeTime
import TestSupport

@testable import Showcase

/// An address of the showcase, with the title of its screen.
struct KnownAddress: Sendable {
  var text: String
  var title: String
  /// A text of its sheet; nil for an address without a sheet.
  var sheet: String?

  init(_ text: String, _ title: String, sheet: String? = nil) {
    self.text = text
    self.title = title
    self.sheet = sheet
  }

  /// Each screen, tab, sheet and search of the examples that has an address.
  static let all = screens + primeTime + orders + gallery

  private static let screens = [
    KnownAddress("", "Headwater"), KnownAddress("sign-up", "Sign up"),
    KnownAddress("todos", "Todos"), KnownAddress("todos/done", "Todos"),
    KnownAddress("todos/2", "Todos", sheet: "Edit todo"),
    KnownAddress("todos/open/3", "Todos", sheet: "Edit todo"),
    KnownAddress("counter", "Counter"), KnownAddress("sign-in", "Sign-in"),
    KnownAddress("movies", "Movies"), KnownAddress("movies?genre=comedy", "Movies"),
    KnownAddress("movies/cast/1", "Night Ferry"),
    KnownAddress("coffee-dashboard", "Sales"),
    KnownAddress("board", "Board"), KnownAddress("board/me", "Board", sheet: "Who are you?"),
    KnownAddress("circles", "Circles"), KnownAddress("circles/two-stores", "Circles"),
  ]

  private static let primeTime = [Example.primeTimeOneStore, .primeTimeManyStores].map(\.rawValue)
    .flatMap { path in
      [
        KnownAddress(path, "PrimeTime"), KnownAddress("\(path)/count", "Counter"),
        KnownAddress("\(path)/count/is-prime", "Counter", sheet: "0 is not prime"),
        KnownAddress("\(path)/favorites", "Favorite primes"),
        KnownAddress("\(path)/feed", "Activity feed"),
      ]
    }

  private static let orders = [
    Example.coffeeOrders, .coffeeOrdersObservable, .coffeeOrdersQuery,
  ].map(\.rawValue).flatMap { path in
    [
      KnownAddress(path, "Orders"), KnownAddress("\(path)?search=Ann%202", "Orders"),
      KnownAddress("\(path)/new", "Orders", sheet: "New order"),
      KnownAddress("\(path)/2", "Change order"), KnownAddress("\(path)/99", "Change order"),
      KnownAddress("\(path)/sales", "Orders", sheet: "Takings"),
    ]
  }

  private static let gallery = [
    KnownAddress("gallery", "Gallery"), KnownAddress("gallery/controls", "Controls"),
    KnownAddress("gallery/pickers", "Pickers and dates"),
    KnownAddress("gallery/buttons", "Buttons and menus"),
    KnownAddress("gallery/buttons/sheet", "Buttons and menus", sheet: "In a sheet"),
    KnownAddress("gallery/texts", "Texts and images"), KnownAddress("gallery/lists", "Lists"),
    KnownAddress("gallery/lists?search=an", "Lists"),
    KnownAddress("gallery/long-lists", "Long lists"), KnownAddress("gallery/tabs", "Tabs"),
    KnownAddress("gallery/tabs/second", "Tabs"), KnownAddress("gallery/stacks", "Stacks"),
    KnownAddress("gallery/shapes", "Layout and shapes"),
  ]
}

extension SeededGenerator {
  /// The screens of a random stack.
  mutating func screens() -> [AnyHashable] {
    (0..<number(0...5)).map { _ in
      switch number(0...2) {
      case 0: AnyHashable(element(of: Self.examples))
      case 1: AnyHashable(element(of: [GalleryPage.controls, .longLists, .tabs]))
      default: AnyHashable(element(of: [PrimeTimeScreen.counter, .favorites, .feed]))
      }
    }
  }

  private static let examples: [Example] = [
    .signUp, .todos, .counter, .primeTimeOneStore, .primeTimeManyStores, .movies, .coffeeOrders,
    .coffeeOrdersObservable, .coffeeOrdersQuery, .coffeeDashboard, .board, .circles, .signIn,
    .gallery,
  ]

  /// An address as strangers write them, made of the showcase's own words and of nonsense.
  mutating func foreignShowcaseAddress() -> String {
    foreignAddress(
      words: KnownAddress.all.map(\.text) + ["cast", "1", "is-prime", "?search=x", "?genre=horror"])
  }
}
