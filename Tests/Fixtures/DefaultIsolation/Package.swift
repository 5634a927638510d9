// swift-tools-version: 6.2

import PackageDescription

/// Both targets compile the same file, `Features/Features.swift`, through a link.
///
/// New Xcode projects isolate a module to the main actor by default, and packages do not. A feature has to
/// compile in both without annotations.
let package = Package(
  name: "DefaultIsolation",
  platforms: [.iOS(.v18), .macOS(.v15), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  dependencies: [
    .package(name: "Headwater", path: "../../..", traits: [])
  ],
  targets: [
    .target(
      name: "MainActorByDefault",
      dependencies: [.product(name: "Headwater", package: "Headwater")],
      swiftSettings: [
        .defaultIsolation(MainActor.self),
        .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
        .enableUpcomingFeature("InferIsolatedConformances"),
        .treatAllWarnings(as: .error),
      ]
    ),
    .target(
      name: "NonisolatedByDefault",
      dependencies: [.product(name: "Headwater", package: "Headwater")],
      swiftSettings: [.treatAllWarnings(as: .error)]
    ),
  ],
  swiftLanguageModes: [.v6]
)
