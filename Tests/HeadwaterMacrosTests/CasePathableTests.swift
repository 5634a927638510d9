// These tests are compiled twice: here, and in a module with main-actor default isolation, which links to
// this file.

#if Macros
  import HeadwaterMacros
  import Testing

  @CasePathable
  enum Action: Equatable {
    case counter(Counter.Action)
    case loaded(rows: [Int])
    case moved(from: Int, to: Int)
    case pair(String, last: Int)
    case note(String?)
    case reset
  }

  enum Counter {
    @CasePathable
    enum Action: Equatable {
      case increment
      case set(Amount)
    }

    /// Declared beside the enum, where an extension at the top of the file would not find it.
    struct Amount: Equatable {
      var value = 0
    }
  }

  extension Counter {
    @CasePathable
    enum Phase {
      case idle
      case running(Amount)
    }
  }

  @CasePathable
  private enum Single {
    case only([Int])
  }

  struct Enclosing {
    @CasePathable
    fileprivate enum Hidden {
      case shown(Int)
    }
  }

  @CasePathable
  public enum Visible: Sendable {
    case number(Int)
    case nothing
  }

  @CasePathable
  package enum Shared {
    case number(Int)
    case nothing
  }

  public struct Outer<Element> {
    @CasePathable
    public enum Inner<Value> where Value: Equatable {
      case element(Element)
      case value(Value)
      case both(Element, Value)
    }
  }

  @CasePathable
  indirect enum Tree {
    case leaf([Int])
    case node(Self, Tree)
  }

  @CasePathable
  enum Root {
    case value(Value)
    case root(Value, Int)

    struct Value: Equatable {
      var number = 0
    }
  }

  struct UseCase: Equatable {
    var name = ""
  }

  @CasePathable
  enum Names {
    case use(UseCase)
    case `default`(Int)
    case `init`
    case result(Result<Int, Never>)
  }

  @CasePathable
  enum Closures {
    case run(@Sendable () -> Int)
    case wrapped((Int) -> Int, label: String)
  }

  @CasePathable
  enum Conditional {
    case always(Int)
    #if DEBUG
      case chosen(Int)
    #else
      case chosen(String)
    #endif
    @available(*, deprecated, message: "Use always.")
    case former(Int)
    @available(*, unavailable)
    case gone(Int)
  }

  @CasePathable
  enum Stated: CasePathable {
    case one(Int)
  }

  @Suite("@CasePathable")
  struct CasePathableTests {
    @Test("a case path makes its case of the value and gets it out again")
    func oneValue() {
      let action = Action.Cases.CounterCase.embed(.increment)

      #expect(action == .counter(.increment))
      #expect(action[case: \.counter] == .increment)
      #expect(action[case: \.reset] == nil)
    }

    @Test("a case without a value carries Void")
    func noValue() {
      #expect(Action.Cases.ResetCase.embed(()) == .reset)
      #expect(Action.reset.is(\.reset))
      #expect(!Action.reset.is(\.counter))
    }

    @Test("the label of a single value is dropped, those of several are kept")
    func labels() {
      #expect(Action.loaded(rows: [1])[case: \.loaded] == [1])
      #expect(Action.moved(from: 1, to: 2)[case: \.moved]?.to == 2)
      #expect(Action.pair("a", last: 3)[case: \.pair]?.0 == "a")
      #expect(Action.Cases.MovedCase.embed((from: 1, to: 2)) == .moved(from: 1, to: 2))
      #expect(Action.Cases.PairCase.embed(("a", last: 3)) == .pair("a", last: 3))
    }

    @Test("a case path lends the value of its case, and of no other")
    func lending() {
      #expect(Action.Cases.CounterCase.withValue(of: .counter(.increment)) { $0 } == .increment)
      #expect(Action.Cases.MovedCase.withValue(of: .moved(from: 1, to: 2)) { $0.to } == 2)
      #expect(Action.Cases.NoteCase.withValue(of: .note(nil)) { $0 } == .some(nil))
      #expect(Action.Cases.ResetCase.withValue(of: .reset) { _ in 1 } == 1)
      #expect(Action.Cases.ResetCase.withValue(of: .note(nil)) { _ in 1 } == nil)
      #expect(Closures.Cases.RunCase.withValue(of: .run { 3 }) { $0() } == 3)
    }

    @Test("each case path has a number, which only its case has")
    func caseNumbers() {
      let actions: [Action] = [
        .counter(.increment), .reset, .note(nil), .loaded(rows: []), .moved(from: 1, to: 2),
        .pair("a", last: 3),
      ]
      #expect(Set(actions.map(Action.caseIndex(of:))).count == actions.count)
      #expect(Action.caseIndex(of: .reset) == Action.Cases.ResetCase.caseIndex)
      #expect(Action.caseIndex(of: .note(nil)) == Action.Cases.NoteCase.caseIndex)
      #expect(Action.caseIndex(of: .pair("a", last: 1)) == Action.Cases.PairCase.caseIndex)
      #expect(Outer<String>.Inner<Int>.caseIndex(of: .value(1)) != nil)
      #expect(Names.caseIndex(of: .`init`) == Names.Cases.InitCase.caseIndex)
    }

    @Test(
      "cases in #if have numbers too; cases with @available have none, since they may not be named everywhere"
    )
    func numbersOfConditionalCases() {
      #expect(Conditional.caseIndex(of: .always(1)) == 0)
      #if DEBUG
        #expect(Conditional.caseIndex(of: .chosen(1)) == 1)
        #expect(Conditional.Cases.ChosenCase.caseIndex == 1)
      #else
        #expect(Conditional.caseIndex(of: .chosen("a")) == 2)
      #endif
    }

    @Test("a nil value differs from another case")
    func optionalValue() {
      #expect(Action.note(nil)[case: \.note] == .some(nil))
      #expect(Action.reset[case: \.note] == nil)
    }

    @Test("types beside a nested enum, and enums in extensions, are found")
    func nestedEnums() {
      #expect(Counter.Action.set(Counter.Amount(value: 2))[case: \.set]?.value == 2)
      #expect(Counter.Phase.running(Counter.Amount()).is(\.running))
    }

    @Test("private, package, public and generic enums have case paths")
    func accessAndGenerics() {
      #expect(Single.only([1])[case: \.only] == [1])
      #expect(Enclosing.Hidden.shown(1)[case: \.shown] == 1)
      #expect(Visible.number(1)[case: \.number] == 1)
      #expect(Shared.nothing.is(\.nothing))
      #expect(Outer<String>.Inner<Int>.both("a", 1)[case: \.both]?.1 == 1)
      #expect(Outer<String>.Inner.value(1)[case: \.value] == 1)
    }

    @Test("names that mean something else inside a case path keep their meaning")
    func shadowedNames() {
      #expect(Root.value(Root.Value(number: 1))[case: \.value]?.number == 1)
      #expect(Root.root(Root.Value(), 2)[case: \.root]?.1 == 2)
      #expect(Names.use(UseCase(name: "a"))[case: \.use] == UseCase(name: "a"))
      #expect(Names.default(1)[case: \.default] == 1)
      #expect(Names.`init`.is(\.`init`))
      #expect(Names.result(.success(1))[case: \.result] == .success(1))
    }

    @Test("a value may be a function")
    func functions() {
      #expect(Closures.run { 1 }[case: \.run]?() == 1)
      #expect(Closures.wrapped({ $0 + 1 }, label: "a")[case: \.wrapped]?.0(1) == 2)
    }

    @Test("cases between #if and #endif are named by the clause that is compiled")
    func conditionalCases() {
      #expect(Conditional.always(1).is(\.always))
      #if DEBUG
        #expect(Conditional.chosen(1)[case: \.chosen] == 1)
      #else
        #expect(Conditional.chosen("a")[case: \.chosen] == "a")
      #endif
    }

    @Test("a conformance that is already declared is not written again")
    func statedConformance() {
      #expect(Stated.one(1)[case: \.one] == 1)
    }

    @Test("a case path is used off the main actor")
    func isolation() async {
      let number = await Task.detached { @concurrent in
        Visible.Cases.NumberCase.extract(Visible.Cases.NumberCase.embed(1))
      }.value

      #expect(number == 1)
    }

    @Test("changing another case changes nothing and says so")
    func modifyAnother() {
      var action = Action.reset

      #expect(Action.Cases.MovedCase.modify(&action) { $0.to = 1 } == nil)
      #expect(action == .reset)
    }

    @Test("the value of a case is changed in place, and no collection in it copied")
    func modifyInPlace() {
      #expect(
        isInPlace(Action.Cases.LoadedCase.self, { $0.address }) {
          $0[1] = 7
        } make: {
          .loaded(rows: numbers)
        })
    }

    @Test("the value is changed in place in an enum of one case and in an indirect enum, too")
    func modifyInPlaceElsewhere() {
      #expect(
        isInPlace(Single.Cases.OnlyCase.self, { $0.address }) {
          $0[1] = 7
        } make: {
          .only(numbers)
        })
      #expect(
        isInPlace(Tree.Cases.LeafCase.self, { $0.address }) {
          $0[1] = 7
        } make: {
          .leaf(numbers)
        })
    }
  }

  private var numbers: [Int] { Array(0..<100) }

  extension [Int] {
    nonisolated fileprivate var address: Int {
      withUnsafeBufferPointer { Int(bitPattern: $0.baseAddress) }
    }
  }

  /// Returns whether a change leaves the buffer at its address.
  private func isInPlace<Path: CasePath>(
    _ path: Path.Type,
    _ address: (Path.Value) -> Int,
    _ change: (inout Path.Value) -> Void,
    make: () -> Path.Root
  ) -> Bool {
    var root = make()
    let before = Path.modify(&root) { address($0) }
    Path.modify(&root, change)
    let after = Path.modify(&root) { address($0) }
    return before != nil && before == after
  }
#endif
