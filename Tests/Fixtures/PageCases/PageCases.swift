import HeadwaterUI
import HeadwaterWeb

/// Pages for the browser tests: each is the smallest app in which one thing can go wrong between a person, a page and a
/// server. `Tests/Browser/test_cases.py` and others use them.
@main
struct PageCases: App {
  var body: some Scene {
    WindowGroup("Cases") {
      // A condition around the root is part of the case `views`.
      if true { CasesView() }
    }
  }
}

/// The pages, each with its address.
enum Case: String, AddressValue, CaseIterable {
  case validation, corrected, constant, filtered, chat, pushed, twice, sheets, anew, rows, removed
  case views, answered
  case choices, typed, steps
}

struct CasesView: View {
  @State private var path: [AnyHashable] = []

  var body: some View {
    NavigationStack(path: $path) {
      List(Case.allCases, id: \.self) { NavigationLink($0.rawValue, value: $0) }
        .navigationTitle("Cases")
        .navigationDestination(for: Case.self) { page($0).navigationTitle($0.rawValue) }
        .navigationDestination(for: Step.self) { StepView(step: $0) }
    }
    .addresses(
      $path,
      AddressMap(
        .values(of: Case.self, .value()), .values(of: Step.self, .value(under: "step"))))
  }

  @ViewBuilder private func page(_ example: Case) -> some View {
    switch example {
    case .validation: ValidationCase()
    case .corrected: CorrectedCase()
    case .constant: ConstantCase()
    case .filtered: FilteredCase()
    case .chat: ChatCase()
    case .pushed: PushedCase()
    case .twice: TwiceCase()
    case .sheets: SheetsCase()
    case .anew: AnewCase()
    case .rows: RowsCase()
    case .removed: RemovedCase()
    case .views: ViewsCase()
    case .answered: AnsweredCase()
    case .choices: ChoicesCase()
    case .typed: TypedCase()
    case .steps: StepsCase()
    }
  }
}
