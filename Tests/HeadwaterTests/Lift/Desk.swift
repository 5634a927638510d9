import Headwater
import HeadwaterTesting

/// A feature that presents others: a note, a question, a page, and pages on a stack.
struct Desk: Reducer {
  struct State: Equatable, Codable {
    var note: Note.State?
    var question: AlertState<Answer>?
    var page: Page.State?
    var path: StackState<Page.State> = []
    var heard: [String] = []
  }

  enum Answer: Equatable, Codable, Sendable {
    case yes, no
  }

  enum Action: Equatable, Codable, Sendable {
    case note(PresentationAction<Note.Action>)
    case question(PresentationAction<Answer>)
    case page(PresentationAction<Page.Action>)
    case path(StackAction<Page.State, Page.Action>)
    case open(Int)
    case show(Page.State?)
    case push(Page.State)
    case pop
    case set(StackState<Page.State>)
    case ask(String)
  }

  var clock: any Clock<Duration> = TestClock()

  var body: some Reducer<State, Action> {
    Note(clock: clock).lift(optional: \.note, action: \.note)
    AlertReducer().lift(optional: \.question, action: \.question)
    Page(note: Note(clock: clock), memo: Note(clock: clock))
      .lift(optional: \.page, action: \.page)
    Page(note: Note(clock: clock), memo: Note(clock: clock)).lift(stack: \.path, action: \.path)
    Reduce { state, action in
      switch action {
      case .open(let id): state.note = Note.State(id: id)
      case .show(let page): state.page = page
      case .push(let page): state.path.push(page)
      case .pop: state.path.popLast()
      case .set(let path): state.path = path
      case .ask(let title): state.question = AlertState(TextState(verbatim: title))
      case .question(.presented(.no)): state.question = AlertState("Really not?")
      case .note(.presented(.swapped)): state.note = Note.State(id: 99)
      case .note(.presented(.saved)): state.heard.append("saved with \(state.note != nil)")
      case .note(.dismiss): state.heard.append("dismissed")
      case .note, .question, .page, .path: break
      }
      return .none
    }
  }
}

/// A feature that closes itself in several ways.
struct Note: Reducer {
  struct State: Equatable, Codable, Identifiable {
    var id: Int
    var count = 0
  }

  enum Action: Equatable, Codable, Sendable {
    case start, loaded
    case saved, swapped
    case close(Way)
  }

  /// How it closes itself.
  enum Way: Equatable, Codable, Sendable, CaseIterable {
    case atOnce, delayed, merged, afterWork, cancellable, debounced, throttled, deep, delegated,
      twice
  }

  var clock: any Clock<Duration> = TestClock()

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .start: return work(.loaded)
    case .loaded: state.count += 1
    case .saved: break
    case .swapped: return .dismiss
    case .close(let way): return effect(way)
    }
    return .none
  }

  private func work(_ action: Action) -> Effect<Action> {
    .run { [clock] send in
      try await clock.sleep(for: .seconds(1))
      send(action)
    }
  }

  private func effect(_ way: Way) -> Effect<Action> {
    switch way {
    case .atOnce: .dismiss
    case .delayed: .dismiss.delay(for: .seconds(1), clock: clock)
    case .merged: .merge(work(.loaded), .dismiss)
    case .afterWork: .concatenate(work(.saved), .dismiss)
    case .cancellable: .dismiss.cancellable(id: "close", cancelInFlight: true)
    case .debounced: .dismiss.debounce(id: "close", for: .seconds(1), clock: clock)
    case .throttled: .dismiss.throttle(id: "close", for: .seconds(1), latest: true, clock: clock)
    case .deep:
      .concatenate(work(.loaded), .merge(.none, .concatenate(.send(.loaded), .merge(.dismiss))))
    case .twice: .merge(.dismiss, .dismiss)
    case .delegated: .merge(.send(.saved), .dismiss)
    }
  }
}

/// One of two features, a destination that is written by hand.
struct Page: Reducer {
  enum State: Equatable, Codable {
    case note(Note.State)
    case memo(Note.State)
  }

  enum Action: Equatable, Codable, Sendable {
    case note(Note.Action)
    case memo(Note.Action)
  }

  var note = Note()
  var memo = Note()

  var body: some Reducer<State, Action> {
    note.lift(case: \.note, action: \.note)
    memo.lift(case: \.memo, action: \.memo)
  }
}

extension Page.State: CasePathable {
  struct Cases {
    enum NoteCase: CasePath {
      static func embed(_ value: Note.State) -> Page.State { .note(value) }
      static func extract(_ root: Page.State) -> Note.State? {
        if case .note(let value) = root { value } else { nil }
      }
    }

    enum MemoCase: CasePath {
      static func embed(_ value: Note.State) -> Page.State { .memo(value) }
      static func extract(_ root: Page.State) -> Note.State? {
        if case .memo(let value) = root { value } else { nil }
      }
    }

    var note: NoteCase.Type { NoteCase.self }
    var memo: MemoCase.Type { MemoCase.self }
  }

  static var cases: Cases { Cases() }
}

extension Page.Action: CasePathable {
  struct Cases {
    enum NoteCase: CasePath {
      static func embed(_ value: Note.Action) -> Page.Action { .note(value) }
      static func extract(_ root: Page.Action) -> Note.Action? {
        if case .note(let value) = root { value } else { nil }
      }
    }

    enum MemoCase: CasePath {
      static func embed(_ value: Note.Action) -> Page.Action { .memo(value) }
      static func extract(_ root: Page.Action) -> Note.Action? {
        if case .memo(let value) = root { value } else { nil }
      }
    }

    var note: NoteCase.Type { NoteCase.self }
    var memo: MemoCase.Type { MemoCase.self }
  }

  static var cases: Cases { Cases() }
}

extension Desk.Action: CasePathable {
  struct Cases {
    enum NoteCase: CasePath {
      static func embed(_ value: PresentationAction<Note.Action>) -> Desk.Action { .note(value) }
      static func extract(_ root: Desk.Action) -> PresentationAction<Note.Action>? {
        if case .note(let value) = root { value } else { nil }
      }
    }

    enum QuestionCase: CasePath {
      static func embed(_ value: PresentationAction<Desk.Answer>) -> Desk.Action {
        .question(value)
      }
      static func extract(_ root: Desk.Action) -> PresentationAction<Desk.Answer>? {
        if case .question(let value) = root { value } else { nil }
      }
    }

    enum PageCase: CasePath {
      static func embed(_ value: PresentationAction<Page.Action>) -> Desk.Action { .page(value) }
      static func extract(_ root: Desk.Action) -> PresentationAction<Page.Action>? {
        if case .page(let value) = root { value } else { nil }
      }
    }

    enum PathCase: CasePath {
      static func embed(_ value: StackAction<Page.State, Page.Action>) -> Desk.Action {
        .path(value)
      }
      static func extract(_ root: Desk.Action) -> StackAction<Page.State, Page.Action>? {
        if case .path(let value) = root { value } else { nil }
      }
    }

    var note: NoteCase.Type { NoteCase.self }
    var question: QuestionCase.Type { QuestionCase.self }
    var page: PageCase.Type { PageCase.self }
    var path: PathCase.Type { PathCase.self }
  }

  static var cases: Cases { Cases() }
}
