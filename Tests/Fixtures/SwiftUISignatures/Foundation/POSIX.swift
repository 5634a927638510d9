// What Foundation exports of the C library: files, threads and signals, by their names there.

// swift-format-ignore-file

public typealias mode_t = UInt16

public var O_WRONLY: Int32 { get }
public var O_CREAT: Int32 { get }
public var O_APPEND: Int32 { get }

public func open(_ path: UnsafePointer<CChar>, _ oflag: Int32, _ mode: mode_t) -> Int32
@discardableResult
public func close(_ descriptor: Int32) -> Int32
@discardableResult
public func write(_ descriptor: Int32, _ bytes: UnsafeRawPointer!, _ count: Int) -> Int

public struct _opaque_pthread_t {}
public typealias pthread_t = UnsafeMutablePointer<_opaque_pthread_t>
public func pthread_self() -> pthread_t
public func pthread_equal(_ left: pthread_t!, _ right: pthread_t!) -> Int32

public var SIGILL: Int32 { get }
public var SIGTRAP: Int32 { get }
public var SIGSEGV: Int32 { get }
public var SIGBUS: Int32 { get }
public var SIGFPE: Int32 { get }
public var SIGABRT: Int32 { get }
@discardableResult
public func signal(
  _ number: Int32, _ handler: (@convention(c) (Int32) -> Void)!
) -> (@convention(c) (Int32) -> Void)!
public let EXIT_FAILURE: Int32
public let STDERR_FILENO: Int32
public func _exit(_ status: Int32) -> Never
@discardableResult public func atexit(_ work: @convention(c) () -> Void) -> Int32
@discardableResult public func fflush(_ file: OpaquePointer?) -> Int32
public func dlsym(_ handle: UnsafeMutableRawPointer?, _ name: UnsafePointer<CChar>!)
  -> UnsafeMutableRawPointer?
