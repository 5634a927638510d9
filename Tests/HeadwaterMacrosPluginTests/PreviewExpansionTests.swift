import Testing

@Suite("What #Preview writes", .enabled(if: macrosAreOn))
struct PreviewExpansionTests {
  @Test("a record with the place, in debug builds only")
  func record() {
    expectExpansion(
      of: """
        #Preview("Two guests") {
          GuestbookView()
        }
        """,
      is: """
        fileprivate enum __macro_local_7previewfMu_ {
          #if DEBUG && os(Linux) && compiler(>=6.3)
          @section("headwater_previews") @used
          nonisolated static let record: @convention(c) @Sendable (UnsafeMutableRawPointer) -> Bool = {
            HeadwaterPortableViews.PreviewRecord.write(
              to: $0, name: "Two guests", traits: [],
              fileID: "TestModule/test.swift", line: 1
            ) {
          GuestbookView()
            }
          }

          #endif
        }
        """)
  }

  @Test("the traits, and no name")
  func traits() {
    expectExpansion(
      of: """
        #Preview(traits: .fixedLayout(width: 1, height: 2), .landscapeLeft, body: makeView)
        """,
      is: """
        fileprivate enum __macro_local_7previewfMu_ {
          #if DEBUG && os(Linux) && compiler(>=6.3)
          @section("headwater_previews") @used
          nonisolated static let record: @convention(c) @Sendable (UnsafeMutableRawPointer) -> Bool = {
            HeadwaterPortableViews.PreviewRecord.write(
              to: $0, name: nil, traits: [.fixedLayout(width: 1, height: 2), .landscapeLeft],
              fileID: "TestModule/test.swift", line: 1
            ) {
              (makeView)()
            }
          }

          #endif
        }
        """)
  }

  @Test("a view that has the closure's @Previewable properties")
  func previewable() {
    expectExpansion(
      of: """
        #Preview {
          @Previewable @State var isOn = true
          let title = "On"
          Toggle(title, isOn: $isOn)
        }
        """,
      is: """
        fileprivate enum __macro_local_7previewfMu_ {
          #if DEBUG && os(Linux) && compiler(>=6.3)
          @section("headwater_previews") @used
          nonisolated static let record: @convention(c) @Sendable (UnsafeMutableRawPointer) -> Bool = {
            HeadwaterPortableViews.PreviewRecord.write(
              to: $0, name: nil, traits: [],
              fileID: "TestModule/test.swift", line: 1
            ) {
              Content()
            }
          }
          struct Content: HeadwaterPortableViews.View {
            @State var isOn = true
            var body: some HeadwaterPortableViews.View {
              let title = "On"
              Toggle(title, isOn: $isOn)
            }
          }
          #endif
        }
        """)
  }
}
