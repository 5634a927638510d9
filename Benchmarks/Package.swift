// swift-tools-version: 6.2

import PackageDescription

/// A separate package, so that users of Headwater never resolve its dependencies.
///
/// The measured features are in this package, and the library is in another module. Both are built with the
/// settings of `swift build -c release`, as for every user.
let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "Headwater", path: "..", traits: [])
  ],
  targets: [
    .executableTarget(
      name: "HeadwaterBenchmarks",
      dependencies: [
        .product(name: "Headwater", package: "Headwater"),
        .product(name: "HeadwaterTesting", package: "Headwater"),
      ],
      swiftSettings: [.treatAllWarnings(as: .error)]
    )
  ],
  swiftLanguageModes: [.v6]
)
