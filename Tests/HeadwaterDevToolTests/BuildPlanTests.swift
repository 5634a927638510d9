import Foundation
import Testing

@testable import HeadwaterDevTool

@Suite("The commands of a build") struct BuildPlanTests {
  private static let manifest = """
    commands:
      "C.App-linux-debug.exe":
        tool: shell
        inputs: ["/p/.build/dev/x/Kit.build/Kit.swift.o","/p/.build/dev/x/App.build/In it/App.swift.o","/p/.build/dev/x/NIO.build/NIO.swift.o"]
        outputs: ["/p/.build/dev/x/App"]
        description: "Linking"
        args: ["swiftc","-o","/p/.build/dev/x/App"]

      "C.App-linux-debug.module":
        tool: shell
        inputs: ["/p/Sources/App/In it/App.swift","/p/.build/dev/x/Modules/Kit.swiftmodule"]
        outputs: ["/p/.build/dev/x/App.build/In it/App.swift.o","/p/.build/dev/x/Modules/App.swiftmodule"]
        args: ["swiftc","-module-name","App","-parseable-output"]

      "C.Kit-linux-debug.module":
        tool: shell
        inputs: ["/p/Sources/Kit/Kit.swift"]
        outputs: ["/p/.build/dev/x/Kit.build/Kit.swift.o","/p/.build/dev/x/Modules/Kit.swiftmodule"]
        args: ["swiftc","-module-name","Kit"]

      "C.NIO-linux-debug.module":
        tool: shell
        inputs: ["/p/.build/dev/checkouts/nio/NIO.swift"]
        outputs: ["/p/.build/dev/x/NIO.build/NIO.swift.o","/p/.build/dev/x/Modules/NIO.swiftmodule"]
        args: ["swiftc","-module-name","NIO"]

      "C.Tests-linux-debug.module":
        tool: shell
        inputs: ["/p/Tests/Tests.swift"]
        outputs: ["/p/.build/dev/x/Tests.build/Tests.swift.o","/p/.build/dev/x/Modules/Tests.swiftmodule"]
        args: ["swiftc","-module-name","Tests"]
    """

  private func plan(of product: String) throws -> BuildPlan {
    let path = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).yaml").path
    try Self.manifest.write(toFile: path, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(atPath: path) }
    return try BuildPlan(manifest: path, product: product, scratch: "/p/.build/dev")
  }

  @Test("has the modules of the program that people edit, each behind those that it uses")
  func modules() throws {
    let plan = try plan(of: "App")
    #expect(plan.modules.map(\.name) == ["Kit", "App"])
    #expect(plan.modules[1].sources == ["/p/Sources/App/In it/App.swift"])
    #expect(plan.modules[1].arguments == ["swiftc", "-module-name", "App"])
    #expect(plan.executable == "/p/.build/dev/x/App")
  }

  @Test("a program that is not there is named")
  func missing() {
    #expect {
      _ = try plan(of: "Other")
    } throws: {
      "\($0)".hasSuffix("has no program Other")
    }
  }
}
