// swift-tools-version: 6.2

import PackageDescription

/// The web host under load, in a separate package, so that the core's benchmarks resolve no other package.
let package = Package(
  name: "Load",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "Headwater", path: "../..", traits: ["Web", "PortableViews"]),
    .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.20.0"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.92.0"),
  ],
  targets: [
    .executableTarget(
      name: "LoadServer",
      dependencies: [
        .product(name: "HeadwaterUI", package: "Headwater"),
        .product(name: "HeadwaterWeb", package: "Headwater"),
        .product(name: "Hummingbird", package: "hummingbird"),
      ],
      swiftSettings: [.treatAllWarnings(as: .error)]
    ),
    .executableTarget(
      name: "LoadDriver",
      dependencies: [
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
      ],
      swiftSettings: [.treatAllWarnings(as: .error)]
    ),
  ],
  swiftLanguageModes: [.v6]
)
