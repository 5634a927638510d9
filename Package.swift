// swift-tools-version: 6.2

import CompilerPluginSupport
import PackageDescription

/// What a user can turn on. Each third-party package stands behind a trait: users resolve what they use.
let traits: KeyValuePairs = [
  "Web": "HeadwaterWeb: serves an app live to a browser (Hummingbird).",
  "TLS": "https in HeadwaterWeb itself (NIOSSL), for a server without a proxy.",
  "Macros": "@CasePathable and @Fields, written by swift-syntax.",
  "Diffs": "Failure texts in the format of CustomDump.",
  "OpenCombine": "Publishers and ObservableObject where there is no Combine.",
  "RxSwift": "HeadwaterRxSwift: observables of RxSwift.",
  "ReactiveSwift": "HeadwaterReactiveSwift: producers of ReactiveSwift.",
  "PortableViews": "Headwater's own view layer on a Mac, in place of SwiftUI or for Linux.",
  "SQLite": "HeadwaterSQLite: stores that are kept in an SQLite file (GRDB).",
  "Postgres": "HeadwaterPostgres: stores that are kept in PostgreSQL. It needs the system's libpq.",
  "JournalTool":
    "HeadwaterJournalTool and headwater-journal, which look into a journal (ArgumentParser).",
  "Previews": "#Preview in debug builds: seen in development, rendered in tests.",
  "Development":
    "Edits in an open page, and previews: for debug builds on one's own machine, never for a release.",
  "Examples": "What only the examples need: SQLite (GRDB).",
]

// On Linux, the tests need most traits. On a Mac, an app resolves no other package unless it asks for one.
#if os(Linux)
  // Not every machine has libpq. `Scripts/environment` looks for it, and sets this variable.
  let withoutLibpq = Context.environment["HEADWATER_POSTGRES"] == "1" ? [] : ["Postgres"]
  // A proxy ends TLS, and compiling it takes longer than everything else here.
  let defaultTraits = Set(traits.map(\.key)).subtracting(
    ["RxSwift", "ReactiveSwift", "TLS", "Development"] + withoutLibpq)
  let usesPortableViews: TargetDependencyCondition? = nil
#else
  let defaultTraits: Set<String> = []
  // SwiftUI is there. A condition cannot say "off Apple platforms, or with the trait".
  let usesPortableViews: TargetDependencyCondition? = .when(traits: ["PortableViews"])
#endif

/// The packages of others. A target names products, and `products` is how those of a package begin: one
/// or more beginnings, with `|` between them. Any of the traits, with `,` between them, brings the package.
let packages: [(trait: String, owner: String, name: String, Range<Version>, products: String)] = [
  ("Macros", "swiftlang", "swift-syntax", "600.0.0"..<"604.0.0", "Swift"),
  ("Diffs", "pointfreeco", "swift-custom-dump", "1.3.3"..<"2.0.0", "CustomDump"),
  ("OpenCombine", "OpenCombine", "OpenCombine", "0.14.0"..<"1.0.0", "OpenCombine"),
  ("RxSwift", "ReactiveX", "RxSwift", "6.10.2"..<"7.0.0", "RxSwift"),
  ("ReactiveSwift", "ReactiveCocoa", "ReactiveSwift", "7.2.1"..<"8.0.0", "ReactiveSwift"),
  ("Web", "hummingbird-project", "hummingbird", "2.20.0"..<"3.0.0", "Hummingbird"),
  ("Web", "apple", "swift-nio-extras", "1.31.0"..<"2.0.0", "NIOHTTPTypes|NIOHTTPCompression"),
  ("Web", "apple", "swift-nio", "2.92.0"..<"3.0.0", "NIO"),
  ("Web", "apple", "swift-log", "1.6.0"..<"2.0.0", "Logging"),
  ("Web", "apple", "swift-metrics", "2.5.0"..<"3.0.0", "Metrics"),
  ("Web", "apple", "swift-http-types", "1.4.0"..<"2.0.0", "HTTPTypes"),
  ("Web", "swift-server", "swift-service-lifecycle", "2.6.0"..<"3.0.0", "ServiceLifecycle"),
  ("JournalTool", "apple", "swift-argument-parser", "1.5.0"..<"2.0.0", "ArgumentParser"),
  ("Examples,SQLite", "groue", "GRDB.swift", "7.10.0"..<"8.0.0", "GRDB"),
]

/// Combine by its name, where an app asks for OpenCombine.
let combine: Target.Dependency = .target(
  name: "Combine", condition: .when(traits: ["OpenCombine"]))

/// In development, the type of a view's body is hidden, so that an edit may change it while the program runs.
let editable: [SwiftSetting] = [
  .enableExperimentalFeature("OpaqueTypeErasure", .when(traits: ["Development"]))
]

let package = Package(
  name: "Headwater",
  platforms: [.iOS(.v18), .macOS(.v15), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  products: [
    "Headwater", "HeadwaterMacros", "HeadwaterBridging", "HeadwaterCombine", "HeadwaterRxSwift",
    "HeadwaterReactiveSwift", "HeadwaterRecording", "HeadwaterTesting", "HeadwaterViews",
    "HeadwaterUI",
    "HeadwaterUITesting", "HeadwaterWeb", "HeadwaterWebTesting", "HeadwaterJournal",
    "HeadwaterJournalTesting", "HeadwaterSQLite", "HeadwaterPostgres", "HeadwaterJournalTool",
    "HeadwaterJournalMetrics",
  ].map { .library(name: $0, targets: [$0]) } + [
    .executable(name: "headwater-journal", targets: ["headwater-journal"]),
    .executable(name: "headwater-dev", targets: ["headwater-dev"]),
    .plugin(name: "HeadwaterDevPlugin", targets: ["HeadwaterDevPlugin"]),
  ],
  traits: Set(
    traits.map {
      .trait(name: $0, description: $1, enabledTraits: $0 == "Development" ? ["Previews"] : [])
    } + [.default(enabledTraits: defaultTraits)]),
  dependencies: packages.map {
    let address = "https://github.com/\($0.owner)/\($0.name)"
    // Hummingbird's own traits read a server's settings from files, with packages that nothing here uses.
    return $0.name == "hummingbird"
      ? .package(url: address, $0.3, traits: []) : .package(url: address, $0.3)
  },
  targets: [
    // The libraries, in Sources. Each target stands after those that it uses.
    .module("Headwater"),
    .macro(
      name: "HeadwaterMacrosPlugin",
      dependencies: [
        "SwiftCompilerPlugin", "SwiftDiagnostics", "SwiftSyntax", "SwiftSyntaxBuilder",
        "SwiftSyntaxMacros",
      ]),
    .module("HeadwaterMacros", uses: "Headwater", "HeadwaterMacrosPlugin"),
    .module("HeadwaterBridging", uses: "Headwater"),
    // Modules by the names of Apple's, on Linux only.
    .module("Combine", uses: "OpenCombine"),
    .module("UniformTypeIdentifiers"), .module("OSLog", uses: "Logging"),
    .module("HeadwaterCombine", uses: "Headwater", "HeadwaterBridging", combine),
    .module("HeadwaterRxSwift", uses: "HeadwaterBridging", "RxSwift"),
    .module("HeadwaterReactiveSwift", uses: "HeadwaterBridging", "ReactiveSwift"),
    .module("HeadwaterRecording", uses: "Headwater"),
    .module("HeadwaterTesting", uses: "Headwater", "HeadwaterRecording", "CustomDump"),
    // What each element does in a layout, and the layout that this must come to.
    .module("HeadwaterLayoutGeometry"),
    .module("HeadwaterLayout", uses: "HeadwaterLayoutGeometry"),
    .module("HeadwaterLayoutOracle", uses: "HeadwaterLayoutGeometry"),
    .module(
      "HeadwaterPortableViews", uses: "OpenCombine",
      .target(name: "HeadwaterMacrosPlugin", condition: .when(traits: ["Macros"])),
      embeds: "Machine/Decoration/base.css", "Machine/Decoration/dialogs.css"),
    .module(
      "HeadwaterViews", uses: .target(name: "HeadwaterPortableViews", condition: usesPortableViews)),
    .module("SwiftUI", uses: "HeadwaterViews", combine),
    .module(
      "HeadwaterUI", uses: "Headwater", "HeadwaterRecording", "HeadwaterViews", "SwiftUI", "OSLog",
      "UniformTypeIdentifiers"),
    // The part of hot reload that runs in the app, and the tool that compiles and decides.
    .module("CHeadwaterDevelopment"),
    .module("HeadwaterDevelopment", uses: "CHeadwaterDevelopment"),
    .module("HeadwaterDevTool", uses: "HeadwaterDevelopment"),
    .program("headwater-dev", "Tools/headwater-dev", uses: "HeadwaterDevTool"),
    .plugin(
      name: "HeadwaterDevPlugin",
      capability: .command(
        intent: .custom(verb: "dev", description: "Shows each save of a source in the open page.")),
      dependencies: ["headwater-dev"], path: "Tools/dev-plugin"),
    .module("HeadwaterUITesting", uses: "HeadwaterPortableViews", "HeadwaterTesting"),
    .module(
      "HeadwaterWeb", uses: "Headwater", "HeadwaterPortableViews", "Hummingbird", "HummingbirdCore",
      .product(
        name: "HummingbirdTLS", package: "hummingbird", condition: .when(traits: ["TLS"])),
      "HTTPTypes", "NIOCore", "NIOEmbedded", "NIOHTTP1", "NIOHTTPCompression",
      "NIOWebSocket", "Logging", "Metrics", "NIOHTTPTypes", "NIOHTTPTypesHTTP1", "ServiceLifecycle",
      .target(name: "HeadwaterDevelopment", condition: .when(traits: ["Development"])),
      except: ["Client/types.d.ts"], embeds: "Client"),
    .module(
      "HeadwaterWebTesting", uses: "HeadwaterTesting", "HeadwaterUITesting", "NIOCore", "NIOPosix"),
    .module("HeadwaterJournal", uses: "Headwater"),
    .module("HeadwaterJournalTesting", uses: "HeadwaterJournal", "HeadwaterTesting"),
    .module("HeadwaterSQLite", uses: "HeadwaterJournal", "GRDB"),
    .module("HeadwaterJournalMetrics", uses: "HeadwaterJournal", "Logging", "Metrics"),
    .systemLibrary(
      name: "CPostgres", pkgConfig: "libpq", providers: [.apt(["libpq-dev"]), .brew(["libpq"])]),
    .module(
      "HeadwaterPostgres",
      uses: "HeadwaterJournal", .target(name: "CPostgres", condition: .when(traits: ["Postgres"]))),
    .module("HeadwaterJournalTool", uses: "HeadwaterSQLite", "HeadwaterPostgres", "ArgumentParser"),
    .program(
      "headwater-journal", "Tools/headwater-journal", uses: "HeadwaterJournalTool", "ArgumentParser"
    ),

    // The examples, in Examples.
    .example("SignUp", "SignUp/Sources", uses: "HeadwaterMacros", "HeadwaterUI"),
    .example("Todos", "Todos/Sources", uses: "HeadwaterMacros", "HeadwaterUI"),
    .example("Circles", "Circles/Sources", uses: "HeadwaterMacros", "HeadwaterUI"),
    .example("Counter", "Counter/Sources", uses: "HeadwaterUI"),
    .program("counter-terminal", "Examples/Counter/Terminal", uses: "Counter"),
    .example("Requests", "Requests"),
    .example("NthPrime", "PrimeTime/NthPrime"),
    .example(
      "PrimeCounter", "PrimeTime/Counter", uses: "HeadwaterMacros", "HeadwaterUI", "NthPrime"),
    .example("PrimeSheet", "PrimeTime/PrimeSheet", uses: "HeadwaterMacros", "HeadwaterUI"),
    .example("FavoritePrimes", "PrimeTime/FavoritePrimes", uses: "HeadwaterMacros", "HeadwaterUI"),
    .example(
      "PrimeTime", "PrimeTime/App", uses: "FavoritePrimes", "HeadwaterUI", "NthPrime",
      "PrimeCounter", "PrimeSheet"),
    .example(
      "MovieCatalogue", "Movies/Server", uses: "Hummingbird", "Logging", embeds: "catalogue.json"),
    .example(
      "Movies", "Movies", uses: "HeadwaterMacros", "HeadwaterUI", "Requests",
      except: ["Server", "Tests"]),
    .example("CoffeeOrdersDomain", "CoffeeOrders/Domain"),
    .example(
      "CoffeeOrdersServer", "CoffeeOrders/Server", uses: "CoffeeOrdersDomain", "GRDB", "HTTPTypes",
      "Hummingbird", "HummingbirdCore", "Logging", "NIOCore", "NIOHTTP1", "NIOHTTPTypesHTTP1",
      "ServiceLifecycle"),
    .example("CoffeeOrdersService", "CoffeeOrders/Service", uses: "CoffeeOrdersDomain", "Requests"),
    .example("CoffeeOrdersViews", "CoffeeOrders/Views", uses: "CoffeeOrdersService", "HeadwaterUI"),
    .example(
      "CoffeeOrders", "CoffeeOrders/Client", uses: "CoffeeOrdersService", "CoffeeOrdersViews",
      "HeadwaterUI"),
    .example(
      "CoffeeOrdersObservable", "CoffeeOrders/ObservableClient", uses: "CoffeeOrdersService",
      "CoffeeOrdersViews", "HeadwaterUI"),
    .example(
      "CoffeeOrdersQuery", "CoffeeOrders/QueryClient", uses: "CoffeeOrdersService",
      "CoffeeOrdersViews", "HeadwaterMacros", "HeadwaterUI"),
    .example(
      "CoffeeOrdersDashboard", "CoffeeOrders/Dashboard", uses: "CoffeeOrdersService",
      "HeadwaterMacros", "HeadwaterUI"),
    .program("coffee-orders-server", "Examples/CoffeeOrders/Command", uses: "CoffeeOrdersServer"),
    .example("SignIn", "SignIn/Views", uses: "HeadwaterMacros", "HeadwaterUI"),
    .example(
      "SignInServer", "SignIn/Server", uses: "HTTPTypes", "HeadwaterWeb", "Hummingbird",
      "SignIn"),
    .example(
      "Board", "Board/Sources", uses: "HeadwaterJournal", "HeadwaterMacros", "HeadwaterUI"),
    .example("SourcePages", "SourcePages/Sources", uses: "Hummingbird", embeds: "source.css"),
    .program(
      "Showcase", "Examples/Showcase", uses: "Board", "Circles", "CoffeeOrders",
      "CoffeeOrdersDashboard", "CoffeeOrdersObservable", "CoffeeOrdersQuery", "CoffeeOrdersService",
      "Counter", "HeadwaterJournalMetrics", "HeadwaterPostgres", "HeadwaterSQLite", "HeadwaterUI",
      "HeadwaterWeb", "MovieCatalogue", "Movies", "NthPrime", "PrimeTime", "SignIn", "SignInServer",
      "SignUp", "SourcePages", "Todos", "Hummingbird", "Logging", except: ["Tests"]),

    // Measured with the package's own access: it counts operations and bodies.
    .program("ViewBenchmarks", "Benchmarks/Views", uses: "HeadwaterPortableViews", "HeadwaterUI"),
    .program(
      "JournalBenchmarks", "Benchmarks/Journal", uses: "HeadwaterPostgres", "HeadwaterSQLite",
      "GRDB"),
    // A process of `Scripts/check-cluster`.
    .program("cluster-process", "Tests/Cluster", uses: "HeadwaterPostgres"),
    // What can go wrong between a person, a page and a server, for the browser tests.
    .program("page-cases", "Tests/Fixtures/PageCases", uses: "HeadwaterUI", "HeadwaterWeb"),
    // Compiled only: the symbols of SwiftUI in each of their forms.
    .module("SwiftUISource", "Tests/Fixtures/SwiftUISource", uses: "HeadwaterViews"),

    // The tests of the libraries, in Tests, and what several of them use.
    .module("TestSupport", "Tests/Support"),
    .tests("Headwater", use: "HeadwaterTesting", "TestSupport"), .tests("HeadwaterMacros"),
    // The same tests, through a link, where the main actor is the default.
    .testTarget(
      name: "HeadwaterMacrosMainActorTests", dependencies: ["HeadwaterMacros"],
      swiftSettings: [
        .defaultIsolation(MainActor.self), .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
        .enableUpcomingFeature("InferIsolatedConformances"),
      ]),
    // Those of the bridges to RxSwift and ReactiveSwift are in a package of their own: Tests/Bridges.
    .tests("HeadwaterBridging", use: "HeadwaterTesting"), .tests("HeadwaterUITesting"),
    .tests("HeadwaterCombine", use: "HeadwaterTesting", "HeadwaterUI", "HeadwaterUITesting"),
    .tests("HeadwaterTesting", use: "TestSupport"),
    .tests(
      "HeadwaterJournal", use: "HeadwaterJournalTesting", "HeadwaterTesting", "HeadwaterUI",
      "TestSupport"),
    .tests("HeadwaterSQLite", use: "HeadwaterJournalTesting", "TestSupport", "GRDB"),
    .tests("HeadwaterPostgres", use: "HeadwaterJournalTesting", "HeadwaterTesting"),
    // An app with commands of its own, for the tests of commands and of processes that are killed.
    .program(
      "journal-app", "Tests/Fixtures/JournalApp", uses: "HeadwaterJournalTool", "HeadwaterPostgres",
      "HeadwaterRecording", "HeadwaterSQLite", "ArgumentParser"),
    .tests(
      "HeadwaterJournalTool", use: "HeadwaterPostgres", "HeadwaterSQLite", "headwater-journal",
      "journal-app", "TestSupport", "GRDB", "ArgumentParser"),
    .tests("HeadwaterDevTool"),
    .testTarget(
      name: "HeadwaterLayoutTests",
      dependencies: ["HeadwaterLayout", "HeadwaterLayoutGeometry", "HeadwaterLayoutOracle"],
      exclude: ["Fixtures"]),
    .tests("HeadwaterViews", use: "HeadwaterUITesting", "TestSupport"),
    .testTarget(
      name: "AppleNamesTests",
      dependencies: [
        "SwiftUI", "OSLog", "UniformTypeIdentifiers", combine, "HeadwaterUITesting",
      ]),
    .tests("HeadwaterUI", use: "HeadwaterTesting", "HeadwaterUITesting", "TestSupport"),
    .tests(
      "HeadwaterWeb", use: "HeadwaterCombine", "HeadwaterJournal",
      "HeadwaterJournalMetrics", "HeadwaterUI", "HeadwaterWebTesting", "SignUp", "TestSupport",
      "MetricsTestKit", "Hummingbird", "NIOEmbedded", "NIOPosix", "NIOWebSocket"),

    // The tests of the examples, beside them.
    .exampleTests("Circles"), .exampleTests("Counter"), .exampleTests("SignUp"),
    .exampleTests("Todos", use: "TestSupport"), .exampleTests("Movies", use: "MovieCatalogue"),
    .exampleTests(
      "SignIn", use: "SignInServer", "HeadwaterUI", "HeadwaterWeb", "HTTPTypes", "Hummingbird",
      "Logging", "NIOEmbedded"),
    .exampleTests(
      "Board", use: "HeadwaterJournal", "HeadwaterJournalTesting", "HeadwaterUI", "TestSupport"),
    .exampleTests("SourcePages", use: "Hummingbird"),
    .exampleTests("PrimeTime", use: "NIOCore", "NIOHTTP1", "NIOPosix"),
    .exampleTests(
      "CoffeeOrders", use: "CoffeeOrdersDashboard", "CoffeeOrdersObservable", "CoffeeOrdersQuery",
      "CoffeeOrdersServer",
      "CoffeeOrdersService", "CoffeeOrdersViews", "coffee-orders-server", "GRDB", "Hummingbird",
      "Logging", "NIOPosix"),
    .exampleTests(
      "Showcase", use: "CoffeeOrdersService", "Headwater", "HeadwaterJournal", "HeadwaterUI",
      "HeadwaterWeb",
      "HeadwaterWebTesting", "Movies", "NthPrime", "PrimeTime", "TestSupport", "Logging",
      "ServiceLifecycle"),
  ],
  swiftLanguageModes: [.v6]
)

// What the rows of the table mean.
extension Target {
  static func module(
    _ name: String, _ path: String? = nil, uses used: Dependency...,
    except: [String] = [], embeds files: String...
  ) -> Target {
    .target(
      name: name, dependencies: used, path: path, exclude: except,
      resources: files.map { .embedInCode($0) })
  }

  static func example(
    _ name: String, _ folder: String, uses used: Dependency..., except: [String] = [],
    embeds files: String...
  ) -> Target {
    .target(
      name: name, dependencies: used, path: "Examples/\(folder)", exclude: except,
      resources: files.map { .embedInCode($0) }, swiftSettings: editable)
  }

  static func program(
    _ name: String, _ path: String, uses used: Dependency..., except: [String] = []
  ) -> Target {
    .executableTarget(name: name, dependencies: used, path: path, exclude: except)
  }

  static func tests(_ name: String, use used: Dependency...) -> Target {
    .testTarget(name: "\(name)Tests", dependencies: [.byName(name: name)] + used)
  }

  static func exampleTests(_ name: String, use used: Dependency...) -> Target {
    .testTarget(
      name: "\(name)Tests",
      dependencies: [.byName(name: name), "HeadwaterTesting", "HeadwaterUITesting"] + used,
      path: "Examples/\(name)/Tests")
  }
}

// A test that imports the implementation of a macro makes SwiftPM build all tests, and all they need, once
// more for the host. So this one is there only when it is asked for, alone, and has a product of its own.
let wanted = Context.environment["HEADWATER_TESTS"]
if wanted == "HeadwaterMacrosPluginTests" {
  package.name = "HeadwaterMacrosPlugin"
  package.targets += [.tests("HeadwaterMacrosPlugin", use: "SwiftSyntaxMacrosGenericTestSupport")]
}

// The tool reads and writes the formats of Linux. The modules by Apple's names would hide Apple's own.
#if !os(Linux)
  let ofLinux: Set = [
    "HeadwaterDevTool", "headwater-dev", "HeadwaterDevPlugin", "HeadwaterDevToolTests",
    "Combine", "OSLog", "SwiftUI", "UniformTypeIdentifiers", "AppleNamesTests",
  ]
  package.targets.removeAll { ofLinux.contains($0.name) }
  package.products.removeAll { ofLinux.contains($0.name) }
  for target in package.targets {
    target.dependencies.removeAll { dependency in
      switch dependency {
      case .byNameItem(let name, _), .targetItem(let name, _): ofLinux.contains(name)
      default: false
      }
    }
  }
#endif

let ours = Set(package.targets.map(\.name))
for target in package.targets {
  target.dependencies = target.dependencies.map { dependency in
    guard case .byNameItem(let name, _) = dependency, !ours.contains(name),
      let (trait, _, package, _, _) = packages.first(where: { row in
        row.products.split(separator: "|").contains { name.hasPrefix($0) }
      })
    else { return dependency }
    let traits = Set(trait.split(separator: ",").map(String.init))
    return .product(name: name, package: package, condition: .when(traits: traits))
  }
  // `make test` sets this. If it were always so, the warnings of compilers to come would break users' builds.
  if Context.environment["HEADWATER_STRICT"] == "1", ![.system, .plugin].contains(target.type) {
    target.swiftSettings = (target.swiftSettings ?? []) + [.treatAllWarnings(as: .error)]
  }
}

// A change to the core is one to everything here, which takes minutes to build. With
// `HEADWATER_TESTS=HeadwaterTests,HeadwaterTestingTests` there are only those tests and what they need.
if let wanted {
  var kept = Set(wanted.split(separator: ",").map(String.init))
  let unknown = kept.subtracting(ours).sorted()
  // A manifest cannot report an error otherwise, and without it a misspelt name would run no test and pass.
  if !unknown.isEmpty { fatalError("HEADWATER_TESTS: there is no target \(unknown).") }
  for target in package.targets.reversed() where kept.contains(target.name) {
    for case .byNameItem(let name, _) in target.dependencies { kept.insert(name) }
    for case .targetItem(let name, _) in target.dependencies { kept.insert(name) }
  }
  package.targets.removeAll { !kept.contains($0.name) }
  package.products = []
  // What no target uses is resolved even where its trait is off, and these two cannot be had everywhere.
  let unused = ["RxSwift", "ReactiveSwift"].filter { !kept.contains("Headwater\($0)") }
  package.dependencies = zip(packages, package.dependencies)
    .filter { !unused.contains($0.0.name) }.map(\.1)
}
