// A feature with thirty children, and one with an enum as its state. The case paths are written by hand.
// `Scripts/check-type-check-time` measures how long its bodies take to type-check.

import Headwater

struct Child: Reducer {
  struct State: Equatable, Identifiable {
    var id = 0
    var count = 0
  }

  enum Action: Equatable, Sendable {
    case increment
    case rename(String)
  }

  var step = 1

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    state.count += step
    return .none
  }
}

struct Session: Reducer {
  enum State: Equatable {
    case loggedOut(Child.State)
    case loggedIn(Child.State)
  }

  enum Action: Sendable {
    case login(Child.Action)
    case home(Child.Action)
  }

  let child: Child

  var body: some Reducer<State, Action> {
    child.lift(case: \.loggedOut, action: \.login)
    child.lift(case: \.loggedIn, action: \.home)
  }
}

struct App: Reducer {
  enum Edition { case small, middle, large }

  struct State: Equatable {
    var account = Child.State()
    var activity = Child.State()
    var alerts = Child.State()
    var basket = Child.State()
    var billing = Child.State()
    var calendar = Child.State()
    var camera = Child.State()
    var catalogue = Child.State()
    var checkout = Child.State()
    var comments = Child.State()
    var contacts = Child.State()
    var delivery = Child.State()
    var editor: Child.State?
    var favourites: Child.State?
    var filters: Child.State?
    var gallery: Child.State?
    var help: Child.State?
    var history: Child.State?
    var inbox: IdentifiedArray<Child.State> = []
    var invoices: IdentifiedArray<Child.State> = []
    var library: IdentifiedArray<Child.State> = []
    var messages: IdentifiedArray<Child.State> = []
    var news: IdentifiedArray<Child.State> = []
    var notes: IdentifiedArray<Child.State> = []
    var orders: [Child.State] = []
    var payments: [Child.State] = []
    var photos: [Child.State] = []
    var ratings: [Int: Child.State] = [:]
    var receipts: [Int: Child.State] = [:]
    var searches: [Int: Child.State] = [:]
    var session = Session.State.loggedOut(Child.State())
  }

  enum Action: Sendable {
    case account(Child.Action)
    case activity(Child.Action)
    case alerts(Child.Action)
    case basket(Child.Action)
    case billing(Child.Action)
    case calendar(Child.Action)
    case camera(Child.Action)
    case catalogue(Child.Action)
    case checkout(Child.Action)
    case comments(Child.Action)
    case contacts(Child.Action)
    case delivery(Child.Action)
    case editor(Child.Action)
    case favourites(Child.Action)
    case filters(Child.Action)
    case gallery(Child.Action)
    case help(Child.Action)
    case history(Child.Action)
    case inbox(ElementAction<Int, Child.Action>)
    case invoices(ElementAction<Int, Child.Action>)
    case library(ElementAction<Int, Child.Action>)
    case messages(ElementAction<Int, Child.Action>)
    case news(ElementAction<Int, Child.Action>)
    case notes(ElementAction<Int, Child.Action>)
    case orders(ElementAction<Int, Child.Action>)
    case payments(ElementAction<Int, Child.Action>)
    case photos(ElementAction<Int, Child.Action>)
    case ratings(ElementAction<Int, Child.Action>)
    case receipts(ElementAction<Int, Child.Action>)
    case searches(ElementAction<Int, Child.Action>)
    case session(Session.Action)
    case opened(Int)
  }

  let child: Child
  let hasExtras: Bool
  let bonus: Int?
  let edition: Edition

  var body: some Reducer<State, Action> {
    child.lift(state: \.account, action: \.account)
    child.lift(state: \.activity, action: \.activity)
    child.lift(state: \.alerts, action: \.alerts)
    child.lift(state: \.basket, action: \.basket)
    child.lift(state: \.billing, action: \.billing)
    child.lift(state: \.calendar, action: \.calendar)
    child.lift(state: \.camera, action: \.camera)
    child.lift(state: \.catalogue, action: \.catalogue)
    child.lift(state: \.checkout, action: \.checkout)
    child.lift(state: \.comments, action: \.comments)
    if hasExtras {
      child.lift(state: \.contacts, action: \.contacts)
      child.lift(state: \.delivery, action: \.delivery)
      child.lift(optional: \.editor, action: \.editor)
      child.lift(optional: \.favourites, action: \.favourites)
    } else {
      child.lift(optional: \.filters, action: \.filters)
      child.lift(optional: \.gallery, action: \.gallery)
    }
    if let bonus {
      Child(step: bonus).lift(optional: \.help, action: \.help)
      Child(step: bonus).lift(optional: \.history, action: \.history)
      Child(step: bonus).lift(each: \.inbox, action: \.inbox)
      Child(step: bonus).lift(each: \.invoices, action: \.invoices)
    }
    switch edition {
    case .small:
      child.lift(each: \.library, action: \.library)
    case .middle:
      child.lift(each: \.library, action: \.library)
      child.lift(each: \.messages, action: \.messages)
      child.lift(each: \.news, action: \.news)
    case .large:
      child.lift(each: \.library, action: \.library)
      child.lift(each: \.messages, action: \.messages)
      child.lift(each: \.news, action: \.news)
      child.lift(each: \.notes, action: \.notes)
      child.lift(each: \.orders, action: \.orders)
      child.lift(each: \.payments, action: \.payments)
    }
    child.lift(each: \.photos, action: \.photos)
    child.lift(each: \.ratings, action: \.ratings)
    child.lift(each: \.receipts, action: \.receipts)
    child.lift(each: \.searches, action: \.searches)
    Session(child: child).lift(state: \.session, action: \.session)
    Reduce { state, action in
      switch action {
      case .opened(let id):
        state.editor = Child.State(id: id)
        return .send(.editor(.increment))
      case .account(.rename(let name)) where !name.isEmpty:
        state.session = .loggedIn(Child.State(id: name.count))
        return .none
      default:
        return .none
      }
    }
    .onChange(of: \.account.count) { state, old, new in
      state.activity.count += new - old
      return .none
    }
    Subscriptions { state in
      state.inbox.isEmpty ? [] : [Subscription(id: "inbox", .send(.opened(state.inbox.count)))]
    }
  }
}

extension Session.State: CasePathable {
  struct Cases {
    enum LoggedOutCase: CasePath {
      static func embed(_ value: Child.State) -> Session.State { .loggedOut(value) }
      static func extract(_ root: Session.State) -> Child.State? {
        if case .loggedOut(let value) = root { value } else { nil }
      }
    }
    var loggedOut: LoggedOutCase.Type { LoggedOutCase.self }

    enum LoggedInCase: CasePath {
      static func embed(_ value: Child.State) -> Session.State { .loggedIn(value) }
      static func extract(_ root: Session.State) -> Child.State? {
        if case .loggedIn(let value) = root { value } else { nil }
      }
    }
    var loggedIn: LoggedInCase.Type { LoggedInCase.self }
  }
  static var cases: Cases { Cases() }
}

extension Session.Action: CasePathable {
  struct Cases {
    enum LoginCase: CasePath {
      static func embed(_ value: Child.Action) -> Session.Action { .login(value) }
      static func extract(_ root: Session.Action) -> Child.Action? {
        if case .login(let value) = root { value } else { nil }
      }
    }
    var login: LoginCase.Type { LoginCase.self }

    enum HomeCase: CasePath {
      static func embed(_ value: Child.Action) -> Session.Action { .home(value) }
      static func extract(_ root: Session.Action) -> Child.Action? {
        if case .home(let value) = root { value } else { nil }
      }
    }
    var home: HomeCase.Type { HomeCase.self }
  }
  static var cases: Cases { Cases() }
}

extension App.Action: CasePathable {
  struct Cases {
    enum AccountCase: CasePath {
      static func embed(_ value: Child.Action) -> App.Action { .account(value) }
      static func extract(_ root: App.Action) -> Child.Action? {
        if case .account(let value) = root { value } else { nil }
      }
    }
    var account: AccountCase.Type { AccountCase.self }

    enum ActivityCase: CasePath {
      static func embed(_ value: Child.Action) -> App.Action { .activity(value) }
      static func extract(_ root: App.Action) -> Child.Action? {
        if case .activity(let value) = root { value } else { nil }
      }
    }
    var activity: ActivityCase.Type { ActivityCase.self }

    enum AlertsCase: CasePath {
      static func embed(_ value: Child.Action) -> App.Action { .alerts(value) }
      static func extract(_ root: App.Action) -> Child.Action? {
        if case .alerts(let value) = root { value } else { nil }
      }
    }
    var alerts: AlertsCase.Type { AlertsCase.self }

    enum BasketCase: CasePath {
      static func embed(_ value: Child.Action) -> App.Action { .basket(value) }
      static func extract(_ root: App.Action) -> Child.Action? {
        if case .basket(let value) = root { value } else { nil }
      }
    }
    var basket: BasketCase.Type { BasketCase.self }

    enum BillingCase: CasePath {
      static func embed(_ value: Child.Action) -> App.Action { .billing(value) }
      static func extract(_ root: App.Action) -> Child.Action? {
        if case .billing(let value) = root { value } else { nil }
      }
    }
    var billing: BillingCase.Type { BillingCase.self }

    enum CalendarCase: CasePath {
      static func embed(_ value: Child.Action) -> App.Action { .calendar(value) }
      static func extract(_ root: App.Action) -> Child.Action? {
        if case .calendar(let value) = root { value } else { nil }
      }
    }
    var calendar: CalendarCase.Type { CalendarCase.self }

    enum CameraCase: CasePath {
      static func embed(_ value: Child.Action) -> App.Action { .camera(value) }
      static func extract(_ root: App.Action) -> Child.Action? {
        if case .camera(let value) = root { value } else { nil }
      }
    }
    var camera: CameraCase.Type { CameraCase.self }

    enum CatalogueCase: CasePath {
      static func embed(_ value: Child.Action) -> App.Action { .catalogue(value) }
      static func extract(_ root: App.Action) -> Child.Action? {
        if case .catalogue(let value) = root { value } else { nil }
      }
    }
    var catalogue: CatalogueCase.Type { CatalogueCase.self }

    enum CheckoutCase: CasePath {
      static func embed(_ value: Child.Action) -> App.Action { .checkout(value) }
      static func extract(_ root: App.Action) -> Child.Action? {
        if case .checkout(let value) = root { value } else { nil }
      }
    }
    var checkout: CheckoutCase.Type { CheckoutCase.self }

    enum CommentsCase: CasePath {
      static func embed(_ value: Child.Action) -> App.Action { .comments(value) }
      static func extract(_ root: App.Action) -> Child.Action? {
        if case .comments(let value) = root { value } else { nil }
      }
    }
    var comments: CommentsCase.Type { CommentsCase.self }

    enum ContactsCase: CasePath {
      static func embed(_ value: Child.Action) -> App.Action { .contacts(value) }
      static func extract(_ root: App.Action) -> Child.Action? {
        if case .contacts(let value) = root { value } else { nil }
      }
    }
    var contacts: ContactsCase.Type { ContactsCase.self }

    enum DeliveryCase: CasePath {
      static func embed(_ value: Child.Action) -> App.Action { .delivery(value) }
      static func extract(_ root: App.Action) -> Child.Action? {
        if case .delivery(let value) = root { value } else { nil }
      }
    }
    var delivery: DeliveryCase.Type { DeliveryCase.self }

    enum EditorCase: CasePath {
      static func embed(_ value: Child.Action) -> App.Action { .editor(value) }
      static func extract(_ root: App.Action) -> Child.Action? {
        if case .editor(let value) = root { value } else { nil }
      }
    }
    var editor: EditorCase.Type { EditorCase.self }

    enum FavouritesCase: CasePath {
      static func embed(_ value: Child.Action) -> App.Action { .favourites(value) }
      static func extract(_ root: App.Action) -> Child.Action? {
        if case .favourites(let value) = root { value } else { nil }
      }
    }
    var favourites: FavouritesCase.Type { FavouritesCase.self }

    enum FiltersCase: CasePath {
      static func embed(_ value: Child.Action) -> App.Action { .filters(value) }
      static func extract(_ root: App.Action) -> Child.Action? {
        if case .filters(let value) = root { value } else { nil }
      }
    }
    var filters: FiltersCase.Type { FiltersCase.self }

    enum GalleryCase: CasePath {
      static func embed(_ value: Child.Action) -> App.Action { .gallery(value) }
      static func extract(_ root: App.Action) -> Child.Action? {
        if case .gallery(let value) = root { value } else { nil }
      }
    }
    var gallery: GalleryCase.Type { GalleryCase.self }

    enum HelpCase: CasePath {
      static func embed(_ value: Child.Action) -> App.Action { .help(value) }
      static func extract(_ root: App.Action) -> Child.Action? {
        if case .help(let value) = root { value } else { nil }
      }
    }
    var help: HelpCase.Type { HelpCase.self }

    enum HistoryCase: CasePath {
      static func embed(_ value: Child.Action) -> App.Action { .history(value) }
      static func extract(_ root: App.Action) -> Child.Action? {
        if case .history(let value) = root { value } else { nil }
      }
    }
    var history: HistoryCase.Type { HistoryCase.self }

    enum InboxCase: CasePath {
      static func embed(_ value: ElementAction<Int, Child.Action>) -> App.Action { .inbox(value) }
      static func extract(_ root: App.Action) -> ElementAction<Int, Child.Action>? {
        if case .inbox(let value) = root { value } else { nil }
      }
    }
    var inbox: InboxCase.Type { InboxCase.self }

    enum InvoicesCase: CasePath {
      static func embed(_ value: ElementAction<Int, Child.Action>) -> App.Action {
        .invoices(value)
      }
      static func extract(_ root: App.Action) -> ElementAction<Int, Child.Action>? {
        if case .invoices(let value) = root { value } else { nil }
      }
    }
    var invoices: InvoicesCase.Type { InvoicesCase.self }

    enum LibraryCase: CasePath {
      static func embed(_ value: ElementAction<Int, Child.Action>) -> App.Action { .library(value) }
      static func extract(_ root: App.Action) -> ElementAction<Int, Child.Action>? {
        if case .library(let value) = root { value } else { nil }
      }
    }
    var library: LibraryCase.Type { LibraryCase.self }

    enum MessagesCase: CasePath {
      static func embed(_ value: ElementAction<Int, Child.Action>) -> App.Action {
        .messages(value)
      }
      static func extract(_ root: App.Action) -> ElementAction<Int, Child.Action>? {
        if case .messages(let value) = root { value } else { nil }
      }
    }
    var messages: MessagesCase.Type { MessagesCase.self }

    enum NewsCase: CasePath {
      static func embed(_ value: ElementAction<Int, Child.Action>) -> App.Action { .news(value) }
      static func extract(_ root: App.Action) -> ElementAction<Int, Child.Action>? {
        if case .news(let value) = root { value } else { nil }
      }
    }
    var news: NewsCase.Type { NewsCase.self }

    enum NotesCase: CasePath {
      static func embed(_ value: ElementAction<Int, Child.Action>) -> App.Action { .notes(value) }
      static func extract(_ root: App.Action) -> ElementAction<Int, Child.Action>? {
        if case .notes(let value) = root { value } else { nil }
      }
    }
    var notes: NotesCase.Type { NotesCase.self }

    enum OrdersCase: CasePath {
      static func embed(_ value: ElementAction<Int, Child.Action>) -> App.Action { .orders(value) }
      static func extract(_ root: App.Action) -> ElementAction<Int, Child.Action>? {
        if case .orders(let value) = root { value } else { nil }
      }
    }
    var orders: OrdersCase.Type { OrdersCase.self }

    enum PaymentsCase: CasePath {
      static func embed(_ value: ElementAction<Int, Child.Action>) -> App.Action {
        .payments(value)
      }
      static func extract(_ root: App.Action) -> ElementAction<Int, Child.Action>? {
        if case .payments(let value) = root { value } else { nil }
      }
    }
    var payments: PaymentsCase.Type { PaymentsCase.self }

    enum PhotosCase: CasePath {
      static func embed(_ value: ElementAction<Int, Child.Action>) -> App.Action { .photos(value) }
      static func extract(_ root: App.Action) -> ElementAction<Int, Child.Action>? {
        if case .photos(let value) = root { value } else { nil }
      }
    }
    var photos: PhotosCase.Type { PhotosCase.self }

    enum RatingsCase: CasePath {
      static func embed(_ value: ElementAction<Int, Child.Action>) -> App.Action { .ratings(value) }
      static func extract(_ root: App.Action) -> ElementAction<Int, Child.Action>? {
        if case .ratings(let value) = root { value } else { nil }
      }
    }
    var ratings: RatingsCase.Type { RatingsCase.self }

    enum ReceiptsCase: CasePath {
      static func embed(_ value: ElementAction<Int, Child.Action>) -> App.Action {
        .receipts(value)
      }
      static func extract(_ root: App.Action) -> ElementAction<Int, Child.Action>? {
        if case .receipts(let value) = root { value } else { nil }
      }
    }
    var receipts: ReceiptsCase.Type { ReceiptsCase.self }

    enum SearchesCase: CasePath {
      static func embed(_ value: ElementAction<Int, Child.Action>) -> App.Action {
        .searches(value)
      }
      static func extract(_ root: App.Action) -> ElementAction<Int, Child.Action>? {
        if case .searches(let value) = root { value } else { nil }
      }
    }
    var searches: SearchesCase.Type { SearchesCase.self }

    enum SessionCase: CasePath {
      static func embed(_ value: Session.Action) -> App.Action { .session(value) }
      static func extract(_ root: App.Action) -> Session.Action? {
        if case .session(let value) = root { value } else { nil }
      }
    }
    var session: SessionCase.Type { SessionCase.self }
  }
  static var cases: Cases { Cases() }
}
