import Testing

// A long file, since it shows expansions as a whole. The absence of code matters too.

@Suite("What @CasePathable writes", .enabled(if: macrosAreOn))
struct ExpansionTests {
  @Test("a case path for each case, the conformance in an extension")
  func cases() {
    expectExpansion(
      of: """
        @CasePathable
        enum Action {
          case counter(Counter.Action)
          case moved(from: Int, to: Int), reset
        }
        """,
      is: """
        enum Action {
          case counter(Counter.Action)
          case moved(from: Int, to: Int), reset

          /// The case paths of `Action`.
          nonisolated struct Cases: Sendable {
            nonisolated enum CounterCase: Headwater.CasePath {
              typealias Root = Action
              typealias Value = Counter.Action
              static func embed(_ value: Value) -> Root {
                .counter(value)
              }
              static func extract(_ root: Root) -> Value? {
                guard case .counter(let value) = root else {
                  return nil
                }
                return value
              }
              static func withValue<LentResult>(
                of root: Root, _ body: (Value) -> LentResult
              ) -> LentResult? {
                guard case .counter(let value) = root else {
                  return nil
                }
                return body(value)
              }
              static var caseIndex: Int? {
                0
              }
            }
            var counter: CounterCase.Type {
              CounterCase.self
            }
            nonisolated enum MovedCase: Headwater.CasePath {
              typealias Root = Action
              typealias Value = (from: Int, to: Int)
              static func embed(_ value: Value) -> Root {
                .moved(from: value.0, to: value.1)
              }
              static func extract(_ root: Root) -> Value? {
                guard case .moved(let value0, let value1) = root else {
                  return nil
                }
                return (value0, value1)
              }
              static func withValue<LentResult>(
                of root: Root, _ body: (Value) -> LentResult
              ) -> LentResult? {
                guard case .moved(let value0, let value1) = root else {
                  return nil
                }
                return body((value0, value1))
              }
              static var caseIndex: Int? {
                1
              }
            }
            var moved: MovedCase.Type {
              MovedCase.self
            }
            nonisolated enum ResetCase: Headwater.CasePath {
              typealias Root = Action
              typealias Value = Void
              static func embed(_ value: Value) -> Root {
                .reset
              }
              static func extract(_ root: Root) -> Value? {
                guard case .reset = root else {
                  return nil
                }
                return ()
              }
              static func withValue<LentResult>(
                of root: Root, _ body: (Value) -> LentResult
              ) -> LentResult? {
                guard case .reset = root else {
                  return nil
                }
                return body(())
              }
              static var caseIndex: Int? {
                2
              }
            }
            var reset: ResetCase.Type {
              ResetCase.self
            }
          }

          nonisolated static var cases: Cases {
            Cases()
          }

          nonisolated static func caseIndex(of root: Action) -> Int? {
            switch root {
            case .counter:
              return 0
            case .moved:
              return 1
            case .reset:
              return 2
            }
          }
        }

        extension Action: Headwater.CasePathable {
        }
        """
    )
  }

  @Test(
    "members have the enum's access level; they are inlinable if all enclosing types are declared public",
    arguments: [
      ("", "public enum", "public", true),
      ("", "package enum", "package", false),
      ("", "internal enum", "", false),
      ("", "fileprivate enum", "", false),
      ("", "private enum", "", false),
      ("public struct Feature", "public enum", "public", true),
      ("struct Feature", "public enum", "public", false),
      ("extension Feature", "public enum", "public", false),
      ("public extension Feature", "enum", "public", true),
      ("public extension Feature", "fileprivate enum", "", false),
      ("package extension Feature", "enum", "package", false),
      ("public struct Feature", "enum", "", false),
    ])
  func access(around: String, introducer: String, access: String, isInlinable: Bool) {
    let modifier = access.isEmpty ? "" : "\(access) "
    let inlinable = isInlinable ? "@inlinable " : ""
    let members = """
        case on(Int)

        /// The case paths of `Action`.
        \(modifier)nonisolated struct Cases: Sendable {
          \(modifier)nonisolated enum OnCase: Headwater.CasePath {
            \(modifier)typealias Root = Action
            \(modifier)typealias Value = Int
            \(inlinable)\(modifier)static func embed(_ value: Value) -> Root {
              .on(value)
            }
            \(inlinable)\(modifier)static func extract(_ root: Root) -> Value? {
              guard case .on(let value) = root else {
                return nil
              }
              return value
            }
            \(inlinable)\(modifier)static func withValue<LentResult>(
              of root: Root, _ body: (Value) -> LentResult
            ) -> LentResult? {
              guard case .on(let value) = root else {
                return nil
              }
              return body(value)
            }
            \(inlinable)\(modifier)static var caseIndex: Int? {
              0
            }
          }
          \(modifier)var on: OnCase.Type {
            OnCase.self
          }
        }

        \(modifier)nonisolated static var cases: Cases {
          Cases()
        }

        \(inlinable)\(modifier)nonisolated static func caseIndex(of root: Action) -> Int? {
          switch root {
          case .on:
            return 0
          }
        }
      """
    if around.isEmpty {
      expectExpansion(
        of: "@CasePathable\n\(introducer) Action {\n  case on(Int)\n}",
        is: """
          \(introducer) Action {
          \(members)
          }

          extension Action: Headwater.CasePathable {
          }
          """
      )
    } else {
      expectExpansion(
        of: "\(around) {\n  @CasePathable\n  \(introducer) Action {\n    case on(Int)\n  }\n}",
        is: """
          \(around) {
            \(introducer) Action {
          \(indented(members))
            }
          }

          extension Feature.Action: Headwater.CasePathable {
          }
          """
      )
    }
  }

  @Test("names that would mean something else inside a case path get an alias outside of it")
  func shadowedNames() {
    expectExpansion(
      of: """
        @CasePathable
        enum Root<Value> {
          case use(UseCase)
          case many([Value], Self)
        }
        """,
      is: """
        enum Root<Value> {
          case use(UseCase)
          case many([Value], Self)

          /// The case paths of `Root`.
          nonisolated struct Cases: Sendable {
            typealias Enum = Root
            nonisolated enum UseCase2: Headwater.CasePath {
              typealias Root = Enum
              typealias Value = UseCase
              static func embed(_ value: Value) -> Root {
                .use(value)
              }
              static func extract(_ root: Root) -> Value? {
                guard case .use(let value) = root else {
                  return nil
                }
                return value
              }
              static func withValue<LentResult>(
                of root: Root, _ body: (Value) -> LentResult
              ) -> LentResult? {
                guard case .use(let value) = root else {
                  return nil
                }
                return body(value)
              }
              static var caseIndex: Int? {
                0
              }
            }
            var use: UseCase2.Type {
              UseCase2.self
            }
            typealias ManyValue = ([Value], Root)
            nonisolated enum ManyCase: Headwater.CasePath {
              typealias Root = Enum
              typealias Value = ManyValue
              static func embed(_ value: Value) -> Root {
                .many(value.0, value.1)
              }
              static func extract(_ root: Root) -> Value? {
                guard case .many(let value0, let value1) = root else {
                  return nil
                }
                return (value0, value1)
              }
              static func withValue<LentResult>(
                of root: Root, _ body: (Value) -> LentResult
              ) -> LentResult? {
                guard case .many(let value0, let value1) = root else {
                  return nil
                }
                return body((value0, value1))
              }
              static var caseIndex: Int? {
                1
              }
            }
            var many: ManyCase.Type {
              ManyCase.self
            }
          }

          nonisolated static var cases: Cases {
            Cases()
          }

          nonisolated static func caseIndex(of root: Root) -> Int? {
            switch root {
            case .use:
              return 0
            case .many:
              return 1
            }
          }
        }

        extension Root: Headwater.CasePathable {
        }
        """
    )
  }

  @Test("an unavailable case has no case path, since nobody can make it")
  func unavailableCase() {
    expectExpansion(
      of: """
        @CasePathable
        enum Action {
          @available(*, unavailable, message: "Use reset.") case clear(Int)
          case reset
        }
        """,
      is: """
        enum Action {
          @available(*, unavailable, message: "Use reset.") case clear(Int)
          case reset

          /// The case paths of `Action`.
          nonisolated struct Cases: Sendable {
            nonisolated enum ResetCase: Headwater.CasePath {
              typealias Root = Action
              typealias Value = Void
              static func embed(_ value: Value) -> Root {
                .reset
              }
              static func extract(_ root: Root) -> Value? {
                guard case .reset = root else {
                  return nil
                }
                return ()
              }
              static func withValue<LentResult>(
                of root: Root, _ body: (Value) -> LentResult
              ) -> LentResult? {
                guard case .reset = root else {
                  return nil
                }
                return body(())
              }
              static var caseIndex: Int? {
                0
              }
            }
            var reset: ResetCase.Type {
              ResetCase.self
            }
          }

          nonisolated static var cases: Cases {
            Cases()
          }

          nonisolated static func caseIndex(of root: Action) -> Int? {
            switch root {
            case .reset:
              return 0
            }
          }
        }

        extension Action: Headwater.CasePathable {
        }
        """
    )
  }

  @Test("backticks, function types, availability and #if are carried over")
  func details() {
    expectExpansion(
      of: """
        @available(macOS 16, *)
        enum Feature {
          @available(*, deprecated)
          @CasePathable
          enum Action {
            #if DEBUG
              case `default`
            #elseif os(Linux)
              @available(*, deprecated) case `default`
            #else
              static let nothing = 0
            #endif
            case run(@Sendable () -> Void)
          }
        }
        """,
      is: """
        @available(macOS 16, *)
        enum Feature {
          @available(*, deprecated)
          enum Action {
            #if DEBUG
              case `default`
            #elseif os(Linux)
              @available(*, deprecated) case `default`
            #else
              static let nothing = 0
            #endif
            case run(@Sendable () -> Void)

            /// The case paths of `Action`.
            nonisolated struct Cases: Sendable {
              #if DEBUG
              nonisolated enum `DefaultCase`: Headwater.CasePath {
                typealias Root = Action
                typealias Value = Void
                static func embed(_ value: Value) -> Root {
                  .`default`
                }
                static func extract(_ root: Root) -> Value? {
                  guard case .`default` = root else {
                    return nil
                  }
                  return ()
                }
                static func withValue<LentResult>(
                  of root: Root, _ body: (Value) -> LentResult
                ) -> LentResult? {
                  guard case .`default` = root else {
                    return nil
                  }
                  return body(())
                }
                static var caseIndex: Int? {
                  0
                }
              }
              var `default`: `DefaultCase`.Type {
                `DefaultCase`.self
              }
              #elseif os(Linux)
              @available(*, deprecated)
              nonisolated enum `DefaultCase2`: Headwater.CasePath {
                typealias Root = Action
                typealias Value = Void
                static func embed(_ value: Value) -> Root {
                  .`default`
                }
                static func extract(_ root: Root) -> Value? {
                  guard case .`default` = root else {
                    return nil
                  }
                  return ()
                }
                static func withValue<LentResult>(
                  of root: Root, _ body: (Value) -> LentResult
                ) -> LentResult? {
                  guard case .`default` = root else {
                    return nil
                  }
                  return body(())
                }
              }
              @available(*, deprecated)
              var `default`: `DefaultCase2`.Type {
                `DefaultCase2`.self
              }
              #else
              #endif
              nonisolated enum RunCase: Headwater.CasePath {
                typealias Root = Action
                typealias Value = @Sendable () -> Void
                static func embed(_ value: @escaping Value) -> Root {
                  .run(value)
                }
                static func extract(_ root: Root) -> Value? {
                  guard case .run(let value) = root else {
                    return nil
                  }
                  return value
                }
                static func withValue<LentResult>(
                  of root: Root, _ body: (@escaping Value) -> LentResult
                ) -> LentResult? {
                  guard case .run(let value) = root else {
                    return nil
                  }
                  return body(value)
                }
                static var caseIndex: Int? {
                  2
                }
              }
              var run: RunCase.Type {
                RunCase.self
              }
            }

            nonisolated static var cases: Cases {
              Cases()
            }

            nonisolated static func caseIndex(of root: Action) -> Int? {
              #if DEBUG
              if case .`default` = root {
                return 0
              }
              #elseif os(Linux)
              #else
              #endif
              if case .run = root {
                return 2
              }
              return nil
            }
          }
        }

        @available(*, deprecated)
        @available(macOS 16, *)
        extension Feature.Action: Headwater.CasePathable {
        }
        """
    )
  }

  @Test("a conformance that is stated is not written again")
  func statedConformance() {
    expectExpansion(
      of: """
        @CasePathable
        enum Action: CasePathable {
          case reset
        }
        """,
      is: """
        enum Action: CasePathable {
          case reset

          /// The case paths of `Action`.
          nonisolated struct Cases: Sendable {
            nonisolated enum ResetCase: Headwater.CasePath {
              typealias Root = Action
              typealias Value = Void
              static func embed(_ value: Value) -> Root {
                .reset
              }
              static func extract(_ root: Root) -> Value? {
                guard case .reset = root else {
                  return nil
                }
                return ()
              }
              static func withValue<LentResult>(
                of root: Root, _ body: (Value) -> LentResult
              ) -> LentResult? {
                guard case .reset = root else {
                  return nil
                }
                return body(())
              }
              static var caseIndex: Int? {
                0
              }
            }
            var reset: ResetCase.Type {
              ResetCase.self
            }
          }

          nonisolated static var cases: Cases {
            Cases()
          }

          nonisolated static func caseIndex(of root: Action) -> Int? {
            switch root {
            case .reset:
              return 0
            }
          }
        }
        """,
      conformance: false
    )
  }

  private func indented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "  \($0)" }
      .joined(separator: "\n")
  }
}
