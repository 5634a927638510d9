import Testing

@testable import HeadwaterDevTool

@Suite("The options of headwater-dev") struct OptionsTests {
  @Test("its own are taken, all others are the app's")
  func options() throws {
    let options = try DevelopmentOptions(
      ["--product", "App", "--port", "0", "--traits", "default,Development"], folder: "/p")
    #expect(options.product == "App")
    #expect(options.package == "/p")
    #expect(options.traits == "default,Development")
    #expect(options.arguments == ["--port", "0"])
  }

  @Test("a relative folder is one of the current folder")
  func folder() throws {
    #expect(
      try DevelopmentOptions(["--product", "App", "--package-path", "a b"], folder: "/p").package
        == "/p/a b")
  }

  @Test("a missing program and a missing value are named, with an example")
  func missing() {
    #expect(
      throws: DevelopmentOptions.Failure(
        description: "no program is named: give one, as in --product GuestbookServer.")
    ) {
      try DevelopmentOptions([], folder: "/p")
    }
    #expect(
      throws: DevelopmentOptions.Failure(
        description: "--product needs a value, as in --product GuestbookServer.")
    ) {
      try DevelopmentOptions(["--product"], folder: "/p")
    }
  }
}
