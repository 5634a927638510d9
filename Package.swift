// swift-tools-version: 6.2

import CompilerPluginSupport
import PackageDescription

/// Every third-party package stands behind a trait, so that a user resolves only what they turn on.
///
/// On Linux plain `swift build` and `swift test` need them all; on a Mac an app that adds Headwater
/// resolves no other package unless it asks for one. A manifest cannot be divided into files, so that this
/// one is long: it lists each module of each example.
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
    .library(name: "Headwater", targets: ["Headwater"]),
    .library(name: "HeadwaterMacros", targets: ["HeadwaterMacros"]),
    .library(name: "HeadwaterCombine", targets: ["HeadwaterCombine"]),
    .library(name: "HeadwaterTesting", targets: ["HeadwaterTesting"]),
    .library(name: "HeadwaterViews", targets: ["HeadwaterViews"]),
    .library(name: "HeadwaterUI", targets: ["HeadwaterUI"]),
    .library(name: "HeadwaterUITesting", targets: ["HeadwaterUITesting"]),
    .library(name: "HeadwaterWeb", targets: ["HeadwaterWeb"]),
    .library(name: "HeadwaterWebTesting", targets: ["HeadwaterWebTesting"]),
  ],
  traits: [
    .trait(
      name: "Web", description: "HeadwaterWeb: serves an app live to a browser (Hummingbird)."),
    .trait(name: "Macros", description: "@CasePathable, written by swift-syntax."),
    .trait(name: "Diffs", description: "Failure texts in the format of CustomDump."),
    .trait(
      name: "OpenCombine",
      description: "Publishers and ObservableObject where there is no Combine."),
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
    .target(name: "Headwater"),
    .target(name: "HeadwaterMacros", dependencies: ["Headwater", "HeadwaterMacrosPlugin"]),
    .macro(
      name: "HeadwaterMacrosPlugin",
      dependencies: [
        .product(
          name: "SwiftCompilerPlugin", package: "swift-syntax",
          condition: .when(traits: ["Macros"])),
        .product(
          name: "SwiftDiagnostics", package: "swift-syntax", condition: .when(traits: ["Macros"])),
        .product(
          name: "SwiftSyntax", package: "swift-syntax", condition: .when(traits: ["Macros"])),
        .product(
          name: "SwiftSyntaxBuilder", package: "swift-syntax",
          condition: .when(traits: ["Macros"])),
        .product(
          name: "SwiftSyntaxMacros", package: "swift-syntax",
          condition: .when(traits: ["Macros"])),
      ]
    ),
    .target(
      name: "HeadwaterCombine",
      dependencies: [
        "Headwater",
        .product(
          name: "OpenCombine", package: "OpenCombine", condition: .when(traits: ["OpenCombine"])),
        .product(
          name: "OpenCombineDispatch", package: "OpenCombine",
          condition: .when(traits: ["OpenCombine"])),
        .product(
          name: "OpenCombineFoundation", package: "OpenCombine",
          condition: .when(traits: ["OpenCombine"])),
      ]
    ),
    .target(
      name: "HeadwaterTesting",
      dependencies: [
        "Headwater",
        .product(
          name: "CustomDump", package: "swift-custom-dump", condition: .when(traits: ["Diffs"])),
      ]
    ),
    .target(
      name: "HeadwaterPortableViews",
      dependencies: [
        .product(
          name: "OpenCombine", package: "OpenCombine", condition: .when(traits: ["OpenCombine"])),
        .target(name: "HeadwaterMacrosPlugin", condition: .when(traits: ["Macros"])),
      ],
      resources: [.embedInCode("Style/base.css")]
    ),
    .target(
      name: "HeadwaterViews",
      dependencies: [.target(name: "HeadwaterPortableViews", condition: usesPortableViews)]
    ),
    .target(name: "HeadwaterUI", dependencies: ["Headwater", "HeadwaterViews"]),
    .target(name: "HeadwaterUITesting", dependencies: ["HeadwaterPortableViews"]),
    .target(
      name: "HeadwaterWeb",
      dependencies: [
        "Headwater", "HeadwaterPortableViews",
        .product(name: "Hummingbird", package: "hummingbird", condition: .when(traits: ["Web"])),
        .product(
          name: "HummingbirdCore", package: "hummingbird", condition: .when(traits: ["Web"])),
        .product(
          name: "HummingbirdTLS", package: "hummingbird", condition: .when(traits: ["Web"])),
        .product(name: "HTTPTypes", package: "swift-http-types", condition: .when(traits: ["Web"])),
        .product(name: "NIOCore", package: "swift-nio", condition: .when(traits: ["Web"])),
        .product(name: "NIOHTTP1", package: "swift-nio", condition: .when(traits: ["Web"])),
        .product(name: "NIOWebSocket", package: "swift-nio", condition: .when(traits: ["Web"])),
        .product(name: "Logging", package: "swift-log", condition: .when(traits: ["Web"])),
        .product(name: "Metrics", package: "swift-metrics", condition: .when(traits: ["Web"])),
        .product(
          name: "NIOHTTPTypesHTTP1", package: "swift-nio-extras", condition: .when(traits: ["Web"])),
        .product(
          name: "ServiceLifecycle", package: "swift-service-lifecycle",
          condition: .when(traits: ["Web"])),
      ],
      exclude: ["Client/types.d.ts"],
      resources: [.embedInCode("Client")]
    ),
    .target(
      name: "HeadwaterWebTesting",
      dependencies: [
        "HeadwaterUITesting",
        .product(name: "NIOCore", package: "swift-nio", condition: .when(traits: ["Web"])),
        .product(name: "NIOPosix", package: "swift-nio", condition: .when(traits: ["Web"])),
      ]
    ),
    .target(
      name: "SignUp",
      dependencies: ["HeadwaterMacros", "HeadwaterUI"],
      path: "Examples/SignUp/Sources"
    ),
    .target(
      name: "Circles", dependencies: ["HeadwaterMacros", "HeadwaterUI"],
      path: "Examples/Circles/Sources"),
    .target(
      name: "Counter", dependencies: ["HeadwaterUI"], path: "Examples/Counter/Sources"),
    .executableTarget(
      name: "counter-terminal", dependencies: ["Counter"], path: "Examples/Counter/Terminal"),
    .target(name: "Requests", path: "Examples/Requests"),
    .target(name: "NthPrime", path: "Examples/PrimeTime/NthPrime"),
    .target(
      name: "PrimeCounter", dependencies: ["HeadwaterMacros", "HeadwaterUI", "NthPrime"],
      path: "Examples/PrimeTime/Counter"),
    .target(
      name: "PrimeSheet", dependencies: ["HeadwaterMacros", "HeadwaterUI"],
      path: "Examples/PrimeTime/PrimeSheet"),
    .target(
      name: "FavoritePrimes", dependencies: ["HeadwaterMacros", "HeadwaterUI"],
      path: "Examples/PrimeTime/FavoritePrimes"),
    .target(
      name: "PrimeTime",
      dependencies: ["FavoritePrimes", "HeadwaterUI", "NthPrime", "PrimeCounter", "PrimeSheet"],
      path: "Examples/PrimeTime/App"),
    .target(
      name: "MovieCatalogue",
      dependencies: [
        .product(name: "Hummingbird", package: "hummingbird", condition: .when(traits: ["Web"])),
        .product(name: "Logging", package: "swift-log", condition: .when(traits: ["Web"])),
      ],
      path: "Examples/Movies/Server",
      resources: [.embedInCode("catalogue.json")]
    ),
    .target(
      name: "Movies",
      dependencies: ["HeadwaterMacros", "HeadwaterUI", "Requests"],
      path: "Examples/Movies",
      exclude: ["Server", "Tests"]
    ),
    .target(name: "CoffeeOrdersDomain", path: "Examples/CoffeeOrders/Domain"),
    .target(
      name: "CoffeeOrdersServer",
      dependencies: [
        "CoffeeOrdersDomain",
        .product(name: "GRDB", package: "GRDB.swift", condition: .when(traits: ["Examples"])),
        .product(name: "HTTPTypes", package: "swift-http-types", condition: .when(traits: ["Web"])),
        .product(name: "Hummingbird", package: "hummingbird", condition: .when(traits: ["Web"])),
        .product(
          name: "HummingbirdCore", package: "hummingbird", condition: .when(traits: ["Web"])),
        .product(name: "Logging", package: "swift-log", condition: .when(traits: ["Web"])),
        .product(name: "NIOCore", package: "swift-nio", condition: .when(traits: ["Web"])),
        .product(name: "NIOHTTP1", package: "swift-nio", condition: .when(traits: ["Web"])),
        .product(
          name: "NIOHTTPTypesHTTP1", package: "swift-nio-extras",
          condition: .when(traits: ["Web"])),
        .product(
          name: "ServiceLifecycle", package: "swift-service-lifecycle",
          condition: .when(traits: ["Web"])),
      ],
      path: "Examples/CoffeeOrders/Server"
    ),
    .target(
      name: "CoffeeOrdersService", dependencies: ["CoffeeOrdersDomain", "Requests"],
      path: "Examples/CoffeeOrders/Service"),
    .target(
      name: "CoffeeOrdersViews", dependencies: ["CoffeeOrdersService", "HeadwaterUI"],
      path: "Examples/CoffeeOrders/Views"),
    .target(
      name: "CoffeeOrders",
      dependencies: ["CoffeeOrdersService", "CoffeeOrdersViews", "HeadwaterUI"],
      path: "Examples/CoffeeOrders/Client"),
    .target(
      name: "CoffeeOrdersObservable",
      dependencies: ["CoffeeOrdersService", "CoffeeOrdersViews", "HeadwaterUI"],
      path: "Examples/CoffeeOrders/ObservableClient"),
    .executableTarget(
      name: "coffee-orders-server", dependencies: ["CoffeeOrdersServer"],
      path: "Examples/CoffeeOrders/Command"
    ),
    .target(
      name: "SourcePages",
      dependencies: [
        .product(name: "Hummingbird", package: "hummingbird", condition: .when(traits: ["Web"]))
      ],
      path: "Examples/SourcePages/Sources",
      resources: [.embedInCode("source.css")]
    ),
    .executableTarget(
      name: "Showcase",
      dependencies: [
        "Circles", "CoffeeOrders", "CoffeeOrdersObservable", "CoffeeOrdersService", "Counter",
        "HeadwaterUI", "HeadwaterWeb", "MovieCatalogue", "Movies", "NthPrime", "PrimeTime",
        "SignUp", "SourcePages",
        .product(name: "Hummingbird", package: "hummingbird", condition: .when(traits: ["Web"])),
        .product(name: "Logging", package: "swift-log", condition: .when(traits: ["Web"])),
      ],
      path: "Examples/Showcase",
      exclude: ["Tests"]
    ),
    // Measured with the package's own access: it counts operations and bodies.
    .executableTarget(
      name: "ViewBenchmarks",
      dependencies: ["Headwater", "HeadwaterPortableViews", "HeadwaterUI"],
      path: "Benchmarks/Views"
    ),
    // Compiled only: the symbols of SwiftUI in each of their forms.
    .target(
      name: "SwiftUISource", dependencies: ["HeadwaterViews"],
      path: "Tests/Fixtures/SwiftUISource"
    ),
    // What tests of several modules use, and nobody else.
    .target(name: "TestSupport", path: "Tests/Support"),
    .testTarget(
      name: "HeadwaterTests", dependencies: ["Headwater", "HeadwaterTesting", "TestSupport"]),
    .testTarget(name: "HeadwaterMacrosTests", dependencies: ["HeadwaterMacros"]),
    // The same tests, through a link, where the main actor is the default.
    .testTarget(
      name: "HeadwaterMacrosMainActorTests",
      dependencies: ["HeadwaterMacros"],
      swiftSettings: [
        .defaultIsolation(MainActor.self),
        .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
        .enableUpcomingFeature("InferIsolatedConformances"),
      ]
    ),
    .testTarget(
      name: "HeadwaterCombineTests",
      dependencies: ["HeadwaterCombine", "HeadwaterTesting", "HeadwaterUI", "HeadwaterUITesting"]),
    .testTarget(
      name: "HeadwaterTestingTests", dependencies: ["HeadwaterTesting", "TestSupport"]),
    .testTarget(
      name: "HeadwaterViewsTests",
      dependencies: ["HeadwaterViews", "HeadwaterUITesting", "TestSupport"]),
    .testTarget(
      name: "HeadwaterUITests",
      dependencies: ["HeadwaterUI", "HeadwaterTesting", "HeadwaterUITesting"]),
    .testTarget(name: "HeadwaterUITestingTests", dependencies: ["HeadwaterUITesting"]),
    .testTarget(
      name: "HeadwaterWebTests",
      dependencies: [
        "HeadwaterCombine", "HeadwaterUI", "HeadwaterWeb", "HeadwaterWebTesting", "SignUp",
        .product(
          name: "MetricsTestKit", package: "swift-metrics", condition: .when(traits: ["Web"])),
        .product(name: "Hummingbird", package: "hummingbird", condition: .when(traits: ["Web"])),
        .product(name: "NIOPosix", package: "swift-nio", condition: .when(traits: ["Web"])),
      ]
    ),
    .testTarget(
      name: "SignUpTests",
      dependencies: ["SignUp", "HeadwaterTesting", "HeadwaterUITesting"],
      path: "Examples/SignUp/Tests"
    ),
    .testTarget(
      name: "CirclesTests",
      dependencies: ["Circles", "HeadwaterTesting", "HeadwaterUITesting"],
      path: "Examples/Circles/Tests"
    ),
    .testTarget(
      name: "CounterTests",
      dependencies: ["Counter", "HeadwaterTesting", "HeadwaterUITesting"],
      path: "Examples/Counter/Tests"
    ),
    .testTarget(
      name: "PrimeTimeTests",
      dependencies: [
        "PrimeTime", "HeadwaterTesting", "HeadwaterUITesting",
        .product(name: "NIOCore", package: "swift-nio", condition: .when(traits: ["Web"])),
        .product(name: "NIOHTTP1", package: "swift-nio", condition: .when(traits: ["Web"])),
        .product(name: "NIOPosix", package: "swift-nio", condition: .when(traits: ["Web"])),
      ],
      path: "Examples/PrimeTime/Tests"
    ),
    .testTarget(
      name: "MoviesTests",
      dependencies: ["MovieCatalogue", "Movies", "HeadwaterTesting", "HeadwaterUITesting"],
      path: "Examples/Movies/Tests"
    ),
    .testTarget(
      name: "CoffeeOrdersTests",
      dependencies: [
        "CoffeeOrders", "CoffeeOrdersObservable", "CoffeeOrdersServer", "CoffeeOrdersService",
        "CoffeeOrdersViews", "coffee-orders-server",
        "HeadwaterUITesting",
        .product(name: "GRDB", package: "GRDB.swift", condition: .when(traits: ["Examples"])),
        .product(name: "Hummingbird", package: "hummingbird", condition: .when(traits: ["Web"])),
        .product(name: "Logging", package: "swift-log", condition: .when(traits: ["Web"])),
        .product(name: "NIOPosix", package: "swift-nio", condition: .when(traits: ["Web"])),
      ],
      path: "Examples/CoffeeOrders/Tests"
    ),
    .testTarget(
      name: "ShowcaseTests",
      dependencies: [
        "CoffeeOrdersService", "Headwater", "HeadwaterUI", "HeadwaterWeb", "HeadwaterWebTesting",
        "Movies", "NthPrime", "Showcase",
        .product(name: "Logging", package: "swift-log", condition: .when(traits: ["Web"])),
        .product(
          name: "ServiceLifecycle", package: "swift-service-lifecycle",
          condition: .when(traits: ["Web"])),
      ],
      path: "Examples/Showcase/Tests"
    ),
    .testTarget(
      name: "SourcePagesTests",
      dependencies: [
        "SourcePages",
        .product(name: "Hummingbird", package: "hummingbird", condition: .when(traits: ["Web"])),
      ],
      path: "Examples/SourcePages/Tests"
    ),
  ],
  swiftLanguageModes: [.v6]
)

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
        "HeadwaterMacrosPlugin",
        .product(
          name: "SwiftSyntaxMacrosGenericTestSupport", package: "swift-syntax",
          condition: .when(traits: ["Macros"])),
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
}
