// A feature with thirty children, and one with an enum as its state. `@CasePathable` writes the case paths.
// `Scripts/check-type-check-time` measures how long its bodies take to type-check.

import HeadwaterMacros

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
  @CasePathable
  enum State: Equatable {
    case loggedOut(Child.State)
    case loggedIn(Child.State)
  }

  @CasePathable
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

  @CasePathable
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
