// Numbers and shapes for drawing, which Foundation exports again.

public struct CGFloat: BinaryFloatingPoint, Codable, Sendable, LosslessStringConvertible {
  public typealias NativeType = Double
  public typealias Exponent = Int
  public typealias RawSignificand = UInt
  public typealias RawExponent = UInt
  public typealias Magnitude = CGFloat
  public typealias Stride = CGFloat
  public typealias IntegerLiteralType = Int
  public typealias FloatLiteralType = Double
  public var native: Double
  public init()
  public init(_ value: Float)
  public init(_ value: Double)
  public init(_ value: CGFloat)
  public init(_ value: Float80)
  public init(_ value: Int)
  public init<Source: BinaryInteger>(_ value: Source)
  public init(integerLiteral value: Int)
  public init(floatLiteral value: Double)
  public init?(_ description: String)
  public init(
    sign: FloatingPointSign, exponentBitPattern: UInt, significandBitPattern: UInt)
  public init(sign: FloatingPointSign, exponent: Int, significand: CGFloat)
  public init?<T: BinaryInteger>(exactly source: T)
  public init(signOf: CGFloat, magnitudeOf: CGFloat)
  public init(nan payload: UInt, signaling: Bool)
  public init(from decoder: any Decoder) throws
  public func encode(to encoder: any Encoder) throws
  public static var exponentBitCount: Int { get }
  public static var significandBitCount: Int { get }
  public static var radix: Int { get }
  public static var nan: CGFloat { get }
  public static var signalingNaN: CGFloat { get }
  public static var infinity: CGFloat { get }
  public static var greatestFiniteMagnitude: CGFloat { get }
  public static var pi: CGFloat { get }
  public static var leastNormalMagnitude: CGFloat { get }
  public static var leastNonzeroMagnitude: CGFloat { get }
  public static var ulpOfOne: CGFloat { get }
  public var exponentBitPattern: UInt { get }
  public var significandBitPattern: UInt { get }
  public var binade: CGFloat { get }
  public var significandWidth: Int { get }
  public var ulp: CGFloat { get }
  public var sign: FloatingPointSign { get }
  public var exponent: Int { get }
  public var significand: CGFloat { get }
  public var magnitude: CGFloat { get }
  public var nextUp: CGFloat { get }
  public var description: String { get }
  public var isNormal: Bool { get }
  public var isFinite: Bool { get }
  public var isZero: Bool { get }
  public var isSubnormal: Bool { get }
  public var isInfinite: Bool { get }
  public var isNaN: Bool { get }
  public var isSignalingNaN: Bool { get }
  public var isCanonical: Bool { get }
  public func isEqual(to other: CGFloat) -> Bool
  public func isLess(than other: CGFloat) -> Bool
  public func isLessThanOrEqualTo(_ other: CGFloat) -> Bool
  public func hash(into hasher: inout Hasher)
  public func distance(to other: CGFloat) -> CGFloat
  public func advanced(by amount: CGFloat) -> CGFloat
  public mutating func negate()
  public mutating func round(_ rule: FloatingPointRoundingRule)
  public mutating func formRemainder(dividingBy other: CGFloat)
  public mutating func formTruncatingRemainder(dividingBy other: CGFloat)
  public mutating func formSquareRoot()
  public mutating func addProduct(_ lhs: CGFloat, _ rhs: CGFloat)
  public static func + (lhs: CGFloat, rhs: CGFloat) -> CGFloat
  public static func - (lhs: CGFloat, rhs: CGFloat) -> CGFloat
  public static func * (lhs: CGFloat, rhs: CGFloat) -> CGFloat
  public static func / (lhs: CGFloat, rhs: CGFloat) -> CGFloat
  public static func += (lhs: inout CGFloat, rhs: CGFloat)
  public static func -= (lhs: inout CGFloat, rhs: CGFloat)
  public static func *= (lhs: inout CGFloat, rhs: CGFloat)
  public static func /= (lhs: inout CGFloat, rhs: CGFloat)
}

extension Double {
  public init(_ value: CGFloat)
}

extension Int {
  public init(_ value: CGFloat)
}

public struct CGPoint: Hashable, Codable, Sendable {
  public static var zero: CGPoint { get }
  public var x: CGFloat
  public var y: CGFloat
  public init()
  public init(x: CGFloat, y: CGFloat)
  public init(x: Double, y: Double)
  public init(x: Int, y: Int)
  public init(from decoder: any Decoder) throws
  public func encode(to encoder: any Encoder) throws
}

public struct CGSize: Hashable, Codable, Sendable {
  public static var zero: CGSize { get }
  public var width: CGFloat
  public var height: CGFloat
  public init()
  public init(width: CGFloat, height: CGFloat)
  public init(width: Double, height: Double)
  public init(width: Int, height: Int)
  public init(from decoder: any Decoder) throws
  public func encode(to encoder: any Encoder) throws
}

public struct CGRect: Hashable, Codable, Sendable {
  public static var zero: CGRect { get }
  public static var null: CGRect { get }
  public var origin: CGPoint
  public var size: CGSize
  public init()
  public init(origin: CGPoint, size: CGSize)
  public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat)
  public init(x: Double, y: Double, width: Double, height: Double)
  public init(x: Int, y: Int, width: Int, height: Int)
  public init(from decoder: any Decoder) throws
  public func encode(to encoder: any Encoder) throws
  public var width: CGFloat { get }
  public var height: CGFloat { get }
  public var minX: CGFloat { get }
  public var midX: CGFloat { get }
  public var maxX: CGFloat { get }
  public var minY: CGFloat { get }
  public var midY: CGFloat { get }
  public var maxY: CGFloat { get }
  public func insetBy(dx: CGFloat, dy: CGFloat) -> CGRect
  public func union(_ other: CGRect) -> CGRect
  public func contains(_ point: CGPoint) -> Bool
}

public enum CGLineCap: Int32, Sendable { case butt, round, square }
public enum CGLineJoin: Int32, Sendable { case miter, round, bevel }

public func sin(_ x: Double) -> Double
public func cos(_ x: Double) -> Double
public func tan(_ x: Double) -> Double
public func atan2(_ y: Double, _ x: Double) -> Double
public func sqrt(_ x: Double) -> Double
public func hypot(_ x: Double, _ y: Double) -> Double
public func pow(_ x: Double, _ y: Double) -> Double
public func sin(_ x: CGFloat) -> CGFloat
public func cos(_ x: CGFloat) -> CGFloat
public func tan(_ x: CGFloat) -> CGFloat
public func atan2(_ y: CGFloat, _ x: CGFloat) -> CGFloat
public func sqrt(_ x: CGFloat) -> CGFloat
public func hypot(_ x: CGFloat, _ y: CGFloat) -> CGFloat
public func pow(_ x: CGFloat, _ y: CGFloat) -> CGFloat
