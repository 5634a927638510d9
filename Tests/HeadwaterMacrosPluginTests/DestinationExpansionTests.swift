import Testing

@Suite("What @Destination writes", .enabled(if: macrosAreOn))
struct DestinationExpansionTests {
  @Test("the states, the actions and the lifts of its features")
  func features() {
    expectExpansion(
      of: """
        @Destination
        struct Screen {
          let detail: Detail
          let question: AlertReducer<Answer>
          static let count = 2
        }
        """,
      is: """
        struct Screen {
          let detail: Detail
          let question: AlertReducer<Answer>
          static let count = 2

          /// The state of one of the features.
          enum State: Headwater.CasePathable {
            case detail(Detail.State)
            case question(AlertReducer<Answer>.State)

            /// The case paths of `State`.
            nonisolated struct Cases: Sendable {
              nonisolated enum DetailCase: Headwater.CasePath {
                typealias Root = State
                typealias Value = Detail.State
                static func embed(_ value: Value) -> Root {
                  .detail(value)
                }
                static func extract(_ root: Root) -> Value? {
                  guard case .detail(let value) = root else {
                    return nil
                  }
                  return value
                }
                static func withValue<LentResult>(
                  of root: Root, _ body: (Value) -> LentResult
                ) -> LentResult? {
                  guard case .detail(let value) = root else {
                    return nil
                  }
                  return body(value)
                }
                static var caseIndex: Int? {
                  0
                }
              }
              var detail: DetailCase.Type {
                DetailCase.self
              }
              nonisolated enum QuestionCase: Headwater.CasePath {
                typealias Root = State
                typealias Value = AlertReducer<Answer>.State
                static func embed(_ value: Value) -> Root {
                  .question(value)
                }
                static func extract(_ root: Root) -> Value? {
                  guard case .question(let value) = root else {
                    return nil
                  }
                  return value
                }
                static func withValue<LentResult>(
                  of root: Root, _ body: (Value) -> LentResult
                ) -> LentResult? {
                  guard case .question(let value) = root else {
                    return nil
                  }
                  return body(value)
                }
                static var caseIndex: Int? {
                  1
                }
              }
              var question: QuestionCase.Type {
                QuestionCase.self
              }
            }

            nonisolated static var cases: Cases {
              Cases()
            }

            nonisolated static func caseIndex(of root: State) -> Int? {
              switch root {
              case .detail:
                return 0
              case .question:
                return 1
              }
            }
          }

          /// An action of one of the features.
          enum Action: Headwater.CasePathable {
            case detail(Detail.Action)
            case question(AlertReducer<Answer>.Action)

            /// The case paths of `Action`.
            nonisolated struct Cases: Sendable {
              nonisolated enum DetailCase: Headwater.CasePath {
                typealias Root = Action
                typealias Value = Detail.Action
                static func embed(_ value: Value) -> Root {
                  .detail(value)
                }
                static func extract(_ root: Root) -> Value? {
                  guard case .detail(let value) = root else {
                    return nil
                  }
                  return value
                }
                static func withValue<LentResult>(
                  of root: Root, _ body: (Value) -> LentResult
                ) -> LentResult? {
                  guard case .detail(let value) = root else {
                    return nil
                  }
                  return body(value)
                }
                static var caseIndex: Int? {
                  0
                }
              }
              var detail: DetailCase.Type {
                DetailCase.self
              }
              nonisolated enum QuestionCase: Headwater.CasePath {
                typealias Root = Action
                typealias Value = AlertReducer<Answer>.Action
                static func embed(_ value: Value) -> Root {
                  .question(value)
                }
                static func extract(_ root: Root) -> Value? {
                  guard case .question(let value) = root else {
                    return nil
                  }
                  return value
                }
                static func withValue<LentResult>(
                  of root: Root, _ body: (Value) -> LentResult
                ) -> LentResult? {
                  guard case .question(let value) = root else {
                    return nil
                  }
                  return body(value)
                }
                static var caseIndex: Int? {
                  1
                }
              }
              var question: QuestionCase.Type {
                QuestionCase.self
              }
            }

            nonisolated static var cases: Cases {
              Cases()
            }

            nonisolated static func caseIndex(of root: Action) -> Int? {
              switch root {
              case .detail:
                return 0
              case .question:
                return 1
              }
            }
          }

          @Headwater.ReducerBuilder<State, Action>
          var body: some Headwater.Reducer<State, Action> {
            self.detail.lift(case: \\State.Cases.detail, action: \\Action.Cases.detail)
            self.question.lift(case: \\State.Cases.question, action: \\Action.Cases.question)
          }
        }

        extension Screen: Headwater.Reducer {
        }
        """)
  }

  @Test("what is public stays so")
  func access() {
    expectExpansion(
      of: """
        @Destination
        public struct Screen {
          public var a, b: Detail
        }
        """,
      is: """
        public struct Screen {
          public var a, b: Detail

          /// The state of one of the features.
          public enum State: Headwater.CasePathable {
            case a(Detail.State)
            case b(Detail.State)

            /// The case paths of `State`.
            public nonisolated struct Cases: Sendable {
              public nonisolated enum ACase: Headwater.CasePath {
                public typealias Root = State
                public typealias Value = Detail.State
                @inlinable public static func embed(_ value: Value) -> Root {
                  .a(value)
                }
                @inlinable public static func extract(_ root: Root) -> Value? {
                  guard case .a(let value) = root else {
                    return nil
                  }
                  return value
                }
                @inlinable public static func withValue<LentResult>(
                  of root: Root, _ body: (Value) -> LentResult
                ) -> LentResult? {
                  guard case .a(let value) = root else {
                    return nil
                  }
                  return body(value)
                }
                @inlinable public static var caseIndex: Int? {
                  0
                }
              }
              public var a: ACase.Type {
                ACase.self
              }
              public nonisolated enum BCase: Headwater.CasePath {
                public typealias Root = State
                public typealias Value = Detail.State
                @inlinable public static func embed(_ value: Value) -> Root {
                  .b(value)
                }
                @inlinable public static func extract(_ root: Root) -> Value? {
                  guard case .b(let value) = root else {
                    return nil
                  }
                  return value
                }
                @inlinable public static func withValue<LentResult>(
                  of root: Root, _ body: (Value) -> LentResult
                ) -> LentResult? {
                  guard case .b(let value) = root else {
                    return nil
                  }
                  return body(value)
                }
                @inlinable public static var caseIndex: Int? {
                  1
                }
              }
              public var b: BCase.Type {
                BCase.self
              }
            }

            public nonisolated static var cases: Cases {
              Cases()
            }

            @inlinable public nonisolated static func caseIndex(of root: State) -> Int? {
              switch root {
              case .a:
                return 0
              case .b:
                return 1
              }
            }
          }

          /// An action of one of the features.
          public enum Action: Headwater.CasePathable {
            case a(Detail.Action)
            case b(Detail.Action)

            /// The case paths of `Action`.
            public nonisolated struct Cases: Sendable {
              public nonisolated enum ACase: Headwater.CasePath {
                public typealias Root = Action
                public typealias Value = Detail.Action
                @inlinable public static func embed(_ value: Value) -> Root {
                  .a(value)
                }
                @inlinable public static func extract(_ root: Root) -> Value? {
                  guard case .a(let value) = root else {
                    return nil
                  }
                  return value
                }
                @inlinable public static func withValue<LentResult>(
                  of root: Root, _ body: (Value) -> LentResult
                ) -> LentResult? {
                  guard case .a(let value) = root else {
                    return nil
                  }
                  return body(value)
                }
                @inlinable public static var caseIndex: Int? {
                  0
                }
              }
              public var a: ACase.Type {
                ACase.self
              }
              public nonisolated enum BCase: Headwater.CasePath {
                public typealias Root = Action
                public typealias Value = Detail.Action
                @inlinable public static func embed(_ value: Value) -> Root {
                  .b(value)
                }
                @inlinable public static func extract(_ root: Root) -> Value? {
                  guard case .b(let value) = root else {
                    return nil
                  }
                  return value
                }
                @inlinable public static func withValue<LentResult>(
                  of root: Root, _ body: (Value) -> LentResult
                ) -> LentResult? {
                  guard case .b(let value) = root else {
                    return nil
                  }
                  return body(value)
                }
                @inlinable public static var caseIndex: Int? {
                  1
                }
              }
              public var b: BCase.Type {
                BCase.self
              }
            }

            public nonisolated static var cases: Cases {
              Cases()
            }

            @inlinable public nonisolated static func caseIndex(of root: Action) -> Int? {
              switch root {
              case .a:
                return 0
              case .b:
                return 1
              }
            }
          }

          @Headwater.ReducerBuilder<State, Action>
          public var body: some Headwater.Reducer<State, Action> {
            self.a.lift(case: \\State.Cases.a, action: \\Action.Cases.a)
            self.b.lift(case: \\State.Cases.b, action: \\Action.Cases.b)
          }
        }

        extension Screen: Headwater.Reducer {
        }
        """)
  }
}
