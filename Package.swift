// swift-tools-version: 6.2

import CompilerPluginSupport
import PackageDescription

/// Every third-party package stands behind a trait, so that a user resolves only what they turn on.
///
/// On Linux plain `swift build` and `swift test` need them all. On a Mac an app that adds Headwater
/// resolves no other package unless it asks for one.
///
/// A manifest is one file, so that this one is long: it lists every module of every example.
#if os(Linux)
  let defaultTraits: Set<String> = [
    "Web", "Macros", "Diffs", "OpenCombine", "PortableViews", "Examples",
  ]
  let usesPortableViews: TargetDependencyCondition? = nil
#else
  let defaultTraits: Set<String> = []
  // SwiftUI is there. A condition cannot say "off Apple platforms, or with the trait".
  let usesPortableViews: TargetDependencyCondition? = .when(traits: ["PortableViews"])
#endif

let package = Package(
  name: "Headwater",
  platforms: [.iOS(.v18), .macOS(.v15), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  products: [
    "Headwater", "HeadwaterMacros", "HeadwaterBridging", "HeadwaterCombine", "HeadwaterRxSwift",
    "HeadwaterReactiveSwift", "HeadwaterTesting", "HeadwaterViews", "HeadwaterUI",
    "HeadwaterUITesting", "HeadwaterWeb", "HeadwaterWebTesting",
  ].map { .library(name: $0, targets: [$0]) },
  traits: [
    .trait(
      name: "Web", description: "HeadwaterWeb: serves an app live to a browser (Hummingbird)."),
    .trait(name: "Macros", description: "@CasePathable and @Fields, written by swift-syntax."),
    .trait(name: "Diffs", description: "Failure texts in the format of CustomDump."),
    .trait(
      name: "OpenCombine",
      description: "Publishers and ObservableObject where there is no Combine."),
    .trait(name: "RxSwift", description: "HeadwaterRxSwift: observables of RxSwift."),
    .trait(
      name: "ReactiveSwift", description: "HeadwaterReactiveSwift: producers of ReactiveSwift."),
    .trait(
      name: "PortableViews",
      description:
        "Uses Headwater's own view layer where SwiftUI exists too, or where a Mac builds for Linux."
    ),
    .trait(name: "Examples", description: "What only the examples need: SQLite (GRDB)."),
    .default(enabledTraits: defaultTraits),
  ],
  dependencies: [
    .package(url: "https://github.com/swiftlang/swift-syntax", "600.0.0"..<"604.0.0"),
    .package(url: "https://github.com/pointfreeco/swift-custom-dump", from: "1.3.3"),
    .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
    .package(url: "https://github.com/ReactiveX/RxSwift", from: "6.10.2"),
    .package(url: "https://github.com/ReactiveCocoa/ReactiveSwift", from: "7.2.1"),
    .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.20.0"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.92.0"),
    .package(url: "https://github.com/apple/swift-log", from: "1.6.0"),
    .package(url: "https://github.com/apple/swift-metrics", from: "2.5.0"),
    .package(url: "https://github.com/apple/swift-nio-extras", from: "1.31.0"),
    .package(url: "https://github.com/apple/swift-http-types", from: "1.4.0"),
    .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.6.0"),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
  ],
  targets: [
    // The libraries, in Sources.
    .module("Headwater"),
    .module("HeadwaterMacros", uses: ["Headwater", "HeadwaterMacrosPlugin"]),
    .macro(
      name: "HeadwaterMacrosPlugin",
      dependencies: [
        "SwiftCompilerPlugin", "SwiftDiagnostics", "SwiftSyntax", "SwiftSyntaxBuilder",
        "SwiftSyntaxMacros",
      ].map(Target.Dependency.macros)),
    .module("HeadwaterBridging", uses: ["Headwater"]),
    .module(
      "HeadwaterCombine",
      uses: [
        "Headwater", "HeadwaterBridging", .combine("OpenCombine"), .combine("OpenCombineDispatch"),
        .combine("OpenCombineFoundation"),
      ]),
    .module("HeadwaterRxSwift", uses: ["HeadwaterBridging", .bridged("RxSwift")]),
    .module("HeadwaterReactiveSwift", uses: ["HeadwaterBridging", .bridged("ReactiveSwift")]),
    .module("HeadwaterTesting", uses: ["Headwater", .diffs("CustomDump")]),
    .module(
      "HeadwaterPortableViews",
      uses: [
        .combine("OpenCombine"),
        .target(name: "HeadwaterMacrosPlugin", condition: .when(traits: ["Macros"])),
      ],
      resources: [.embedInCode("Machine/Decoration/base.css")]),
    .module(
      "HeadwaterViews",
      uses: [.target(name: "HeadwaterPortableViews", condition: usesPortableViews)]),
    .module("HeadwaterUI", uses: ["Headwater", "HeadwaterViews"]),
    .module("HeadwaterUITesting", uses: ["HeadwaterPortableViews"]),
    .module(
      "HeadwaterWeb",
      uses: ["Headwater", "HeadwaterPortableViews"],
      web: [
        "Hummingbird", "HummingbirdCore", "HummingbirdTLS", "HTTPTypes", "NIOCore", "NIOHTTP1",
        "NIOWebSocket", "Logging", "Metrics", "NIOHTTPTypesHTTP1", "ServiceLifecycle",
      ],
      exclude: ["Client/types.d.ts"], resources: [.embedInCode("Client")]),
    .module(
      "HeadwaterWebTesting", uses: ["HeadwaterUITesting"], web: ["NIOCore", "NIOPosix"]),

    // The examples, in Examples.
    .example("SignUp", in: "SignUp/Sources", uses: ["HeadwaterMacros", "HeadwaterUI"]),
    .example("Circles", in: "Circles/Sources", uses: ["HeadwaterMacros", "HeadwaterUI"]),
    .example("Counter", in: "Counter/Sources", uses: ["HeadwaterUI"]),
    .program("counter-terminal", in: "Examples/Counter/Terminal", uses: ["Counter"]),
    .example("Requests", in: "Requests"),
    .example("NthPrime", in: "PrimeTime/NthPrime"),
    .example(
      "PrimeCounter", in: "PrimeTime/Counter",
      uses: ["HeadwaterMacros", "HeadwaterUI", "NthPrime"]),
    .example(
      "PrimeSheet", in: "PrimeTime/PrimeSheet", uses: ["HeadwaterMacros", "HeadwaterUI"]),
    .example(
      "FavoritePrimes", in: "PrimeTime/FavoritePrimes",
      uses: ["HeadwaterMacros", "HeadwaterUI"]),
    .example(
      "PrimeTime", in: "PrimeTime/App",
      uses: ["FavoritePrimes", "HeadwaterUI", "NthPrime", "PrimeCounter", "PrimeSheet"]),
    .example(
      "MovieCatalogue", in: "Movies/Server", web: ["Hummingbird", "Logging"],
      resources: [.embedInCode("catalogue.json")]),
    .example(
      "Movies", in: "Movies", uses: ["HeadwaterMacros", "HeadwaterUI", "Requests"],
      exclude: ["Server", "Tests"]),
    .example("CoffeeOrdersDomain", in: "CoffeeOrders/Domain"),
    .example(
      "CoffeeOrdersServer", in: "CoffeeOrders/Server",
      uses: ["CoffeeOrdersDomain", .examples("GRDB")],
      web: [
        "HTTPTypes", "Hummingbird", "HummingbirdCore", "Logging", "NIOCore", "NIOHTTP1",
        "NIOHTTPTypesHTTP1", "ServiceLifecycle",
      ]),
    .example(
      "CoffeeOrdersService", in: "CoffeeOrders/Service",
      uses: ["CoffeeOrdersDomain", "Requests"]),
    .example(
      "CoffeeOrdersViews", in: "CoffeeOrders/Views",
      uses: ["CoffeeOrdersService", "HeadwaterUI"]),
    .example(
      "CoffeeOrders", in: "CoffeeOrders/Client",
      uses: ["CoffeeOrdersService", "CoffeeOrdersViews", "HeadwaterUI"]),
    .example(
      "CoffeeOrdersObservable", in: "CoffeeOrders/ObservableClient",
      uses: ["CoffeeOrdersService", "CoffeeOrdersViews", "HeadwaterUI"]),
    .program(
      "coffee-orders-server", in: "Examples/CoffeeOrders/Command", uses: ["CoffeeOrdersServer"]),
    .example(
      "SourcePages", in: "SourcePages/Sources", web: ["Hummingbird"],
      resources: [.embedInCode("source.css")]),
    .program(
      "Showcase", in: "Examples/Showcase",
      uses: [
        "Circles", "CoffeeOrders", "CoffeeOrdersObservable", "CoffeeOrdersService", "Counter",
        "HeadwaterUI", "HeadwaterWeb", "MovieCatalogue", "Movies", "NthPrime", "PrimeTime",
        "SignUp", "SourcePages",
      ], web: ["Hummingbird", "Logging"],
      exclude: ["Tests"]),

    // Measured with the package's own access: it counts operations and bodies.
    .program(
      "ViewBenchmarks", in: "Benchmarks/Views",
      uses: ["Headwater", "HeadwaterPortableViews", "HeadwaterUI"]),
    // Compiled only: the symbols of SwiftUI in each of their forms.
    .module("SwiftUISource", in: "Tests/Fixtures/SwiftUISource", uses: ["HeadwaterViews"]),

    // The tests of the libraries, in Tests, and what several of them use.
    .target(name: "TestSupport", path: "Tests/Support"),
    .tests("Headwater", use: ["HeadwaterTesting", "TestSupport"]),
    .tests("HeadwaterMacros"),
    // The same tests, through a link, where the main actor is the default.
    .testTarget(
      name: "HeadwaterMacrosMainActorTests", dependencies: ["HeadwaterMacros"],
      swiftSettings: [
        .defaultIsolation(MainActor.self),
        .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
        .enableUpcomingFeature("InferIsolatedConformances"),
      ]),
    // Those of the bridges to RxSwift and ReactiveSwift are in a package of their own: Tests/Bridges.
    .tests("HeadwaterBridging", use: ["HeadwaterTesting"]),
    .tests("HeadwaterCombine", use: ["HeadwaterTesting", "HeadwaterUI", "HeadwaterUITesting"]),
    .tests("HeadwaterTesting", use: ["TestSupport"]),
    .tests("HeadwaterViews", use: ["HeadwaterUITesting", "TestSupport"]),
    .tests("HeadwaterUI", use: ["HeadwaterTesting", "HeadwaterUITesting"]),
    .tests("HeadwaterUITesting"),
    .tests(
      "HeadwaterWeb",
      use: ["HeadwaterCombine", "HeadwaterUI", "HeadwaterWebTesting", "SignUp", "TestSupport"],
      web: ["MetricsTestKit", "Hummingbird", "NIOPosix"]),

    // The tests of the examples, beside them.
    .exampleTests("Circles"), .exampleTests("Counter"), .exampleTests("SignUp"),
    .exampleTests("Movies", use: ["MovieCatalogue"]),
    .exampleTests("PrimeTime", web: ["NIOCore", "NIOHTTP1", "NIOPosix"]),
    .exampleTests("SourcePages", web: ["Hummingbird"]),
    .exampleTests(
      "CoffeeOrders",
      use: [
        "CoffeeOrdersObservable", "CoffeeOrdersServer", "CoffeeOrdersService", "CoffeeOrdersViews",
        "coffee-orders-server", .examples("GRDB"),
      ], web: ["Hummingbird", "Logging", "NIOPosix"]),
    .exampleTests(
      "Showcase",
      use: [
        "CoffeeOrdersService", "Headwater", "HeadwaterUI", "HeadwaterWeb", "HeadwaterWebTesting",
        "Movies", "NthPrime",
      ], web: ["Logging", "ServiceLifecycle"]),
  ],
  swiftLanguageModes: [.v6]
)

// MARK: How the table above is read

extension Target {
  static func module(
    _ name: String, in path: String? = nil, uses dependencies: [Dependency] = [],
    web products: [String] = [], exclude: [String] = [], resources: [Resource] = []
  ) -> Target {
    .target(
      name: name, dependencies: dependencies + products.map(Dependency.web), path: path,
      exclude: exclude, resources: resources)
  }

  static func example(
    _ name: String, in folder: String? = nil, uses dependencies: [Dependency] = [],
    web products: [String] = [], exclude: [String] = [], resources: [Resource] = []
  ) -> Target {
    module(
      name, in: "Examples/\(folder ?? name)", uses: dependencies, web: products, exclude: exclude,
      resources: resources)
  }

  static func program(
    _ name: String, in path: String, uses dependencies: [Dependency], web products: [String] = [],
    exclude: [String] = []
  ) -> Target {
    .executableTarget(
      name: name, dependencies: dependencies + products.map(Dependency.web), path: path,
      exclude: exclude)
  }

  static func tests(
    _ name: String, in path: String? = nil, use dependencies: [Dependency] = [],
    web products: [String] = []
  ) -> Target {
    .testTarget(
      name: "\(name)Tests",
      dependencies: [.init(stringLiteral: name)] + dependencies + products.map(Dependency.web),
      path: path)
  }

  static func exampleTests(
    _ name: String, use dependencies: [Dependency] = [], web products: [String] = []
  ) -> Target {
    tests(
      name, in: "Examples/\(name)/Tests",
      use: ["HeadwaterTesting", "HeadwaterUITesting"] + dependencies, web: products)
  }
}

/// Products of third-party packages, each behind its trait.
extension Target.Dependency {
  static func macros(_ name: String) -> Self { product(name, of: "swift-syntax", trait: "Macros") }
  static func diffs(_ name: String) -> Self {
    product(name, of: "swift-custom-dump", trait: "Diffs")
  }
  static func combine(_ name: String) -> Self {
    product(name, of: "OpenCombine", trait: "OpenCombine")
  }
  static func bridged(_ name: String) -> Self { product(name, of: name, trait: name) }
  static func examples(_ name: String) -> Self {
    product(name, of: "GRDB.swift", trait: "Examples")
  }

  static func web(_ name: String) -> Self {
    let package =
      switch name {
      case "HTTPTypes": "swift-http-types"
      case "Logging": "swift-log"
      case "Metrics", "MetricsTestKit": "swift-metrics"
      case "NIOHTTPTypesHTTP1": "swift-nio-extras"
      case "ServiceLifecycle": "swift-service-lifecycle"
      case _ where name.hasPrefix("NIO"): "swift-nio"
      default: "hummingbird"
      }
    return product(name, of: package, trait: "Web")
  }

  private static func product(_ name: String, of package: String, trait: String) -> Self {
    .product(name: name, package: package, condition: .when(traits: [trait]))
  }
}

// `make test` sets this. A manifest that always did so would break users' builds with the warnings
// of compilers to come.
if Context.environment["HEADWATER_STRICT"] == "1" {
  for target in package.targets {
    target.swiftSettings = (target.swiftSettings ?? []) + [.treatAllWarnings(as: .error)]
  }
}

// A test that imports the implementation of a macro makes SwiftPM build all tests, and all they need, once
// more for the host. So this one is there only when it is asked for, alone, and has a product of its own.
let testsOfMacros = "HeadwaterMacrosPluginTests"
if Context.environment["HEADWATER_TESTS"] == testsOfMacros {
  package.name = "HeadwaterMacrosPlugin"
  package.targets.append(
    .testTarget(
      name: testsOfMacros,
      dependencies: [
        "HeadwaterMacrosPlugin", .macros("SwiftSyntaxMacrosGenericTestSupport"),
      ]
    ))
}

// A change to the core is one to everything here, which takes minutes to build. With
// `HEADWATER_TESTS=HeadwaterTests,HeadwaterTestingTests` there are only those tests and what they need.
if let names = Context.environment["HEADWATER_TESTS"] {
  var wanted = names.split(separator: ",").map(String.init)
  let unknown = Set(wanted).subtracting(package.targets.map(\.name)).sorted()
  // A manifest has no other way to report an error, and without it a misspelt name would run no test
  // and pass.
  if !unknown.isEmpty { fatalError("HEADWATER_TESTS: there is no target \(unknown).") }
  var kept: Set<String> = []
  while let name = wanted.popLast() {
    guard kept.insert(name).inserted else { continue }
    for dependency in package.targets.first(where: { $0.name == name })?.dependencies ?? [] {
      switch dependency {
      case .targetItem(let name, _), .byNameItem(let name, _): wanted.append(name)
      default: break
      }
    }
  }
  package.targets.removeAll { !kept.contains($0.name) }
  package.products = []
  // What no target uses is resolved even where its trait is off, and these two cannot be had everywhere.
  let unused = ["RxSwift", "ReactiveSwift"].filter { !kept.contains("Headwater\($0)") }
  package.dependencies.removeAll { dependency in
    guard case .sourceControl(_, let location, _) = dependency.kind else { return false }
    return unused.contains { location.hasSuffix("/\($0)") }
  }
}
