import Foundation
import Synchronization

/// What each exploring thread is trying, where a signal handler finds it.
///
/// This is global mutable state, since a signal handler gets no argument of ours.
///
/// Why the handler is safe after a crash anywhere:
///
/// - It calls `pthread_self`, `pthread_equal`, `write` and `sigaction` or `signal`, which POSIX allows in a handler. It allocates
///   nothing, takes no lock and calls nothing of the Swift runtime: its variables are trivial, the globals that it reads
///   are initialised statically or before the handler is installed, and exclusivity checks are off for them.
/// - A signal of a crash is delivered to the thread that has crashed. The handler reads only the slot of its own
///   thread, and only that thread changes the slot. Code of a feature never runs while it does, so that no crash of a
///   feature sees half a change.
/// - The memory of the slots is never freed.
/// - It puts the former handler back. Then it returns, the instruction traps once more, and all goes on as without it.
enum CrashSlots {
  /// The longest way that is written.
  static let longest = 16_384

  private static let count = 32

  struct Slot {
    var isUsed = false
    var thread = pthread_self()
    var descriptor: Int32 = -1
    var numbers: UnsafeMutablePointer<Int32>?
    var length = 0
  }

  private static let users = Mutex(0)

  /// A slot for this thread; nil if all are in use.
  static func take(_ descriptor: Int32) -> Int? {
    users.withLock { users in
      let slots = crashSlots ?? .allocate(capacity: count)
      if crashSlots == nil {
        slots.initialize(repeating: Slot(), count: count)
        crashSlotCount = count
        crashSlots = slots
      }
      guard let free = (0..<count).first(where: { !slots[$0].isUsed }) else { return nil }
      if users == 0 { crashSignals.forEach(install) }
      users += 1
      if slots[free].numbers == nil { slots[free].numbers = .allocate(capacity: longest) }
      slots[free].thread = pthread_self()
      slots[free].descriptor = descriptor
      slots[free].length = 0
      slots[free].isUsed = true
      return free
    }
  }

  /// Changes what is written after a crash; too long a way is cut, which no later run finds.
  static func set(_ slot: Int, to numbers: [Int32]) {
    guard let slots = crashSlots, let memory = slots[slot].numbers else { return }
    slots[slot].length = 0
    guard numbers.count <= longest else { return }
    for (index, number) in numbers.enumerated() { memory[index] = number }
    slots[slot].length = numbers.count * MemoryLayout<Int32>.size
  }

  static func release(_ slot: Int) {
    users.withLock { users in
      crashSlots?[slot].isUsed = false
      users -= 1
      if users == 0 { crashSignals.forEach(restore) }
    }
  }

  private static func install(_ number: Int32) {
    let formers = formerActions ?? .allocate(capacity: 64)
    formerActions = formers
    replaceAction(of: number, keeping: formers + Int(number))
  }

  private static func restore(_ number: Int32) {
    if let formers = formerActions { restoreAction(of: number, from: formers + Int(number)) }
  }
}

/// The signals of traps, of bad memory, and of `abort`.
private let crashSignals = [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT]

// What the handler finds. `CrashSlots` says why each of them is safe; they are changed only under its lock.
@exclusivity(unchecked) nonisolated(unsafe) private var crashSlots:
  UnsafeMutablePointer<CrashSlots.Slot>?
@exclusivity(unchecked) nonisolated(unsafe) private var crashSlotCount = 0
@exclusivity(unchecked) nonisolated(unsafe) private var formerActions:
  UnsafeMutablePointer<SignalAction>?

// On Linux, Swift's own handler of crashes has flags that only `sigaction` keeps. On Apple platforms it is outside of the
// process.
#if os(Linux)
  private typealias SignalAction = sigaction
#else
  private typealias SignalAction = (@convention(c) (Int32) -> Void)?
#endif

private func replaceAction(of number: Int32, keeping former: UnsafeMutablePointer<SignalAction>) {
  #if os(Linux)
    var action = sigaction()
    action.__sigaction_handler.sa_handler = { crashed($0) }
    sigemptyset(&action.sa_mask)
    action.sa_flags = SA_ONSTACK
    sigaction(number, &action, former)
  #else
    former.pointee = signal(number) { crashed($0) }
  #endif
}

private func restoreAction(of number: Int32, from former: UnsafeMutablePointer<SignalAction>) {
  #if os(Linux)
    sigaction(number, former, nil)
  #else
    _ = signal(number, former.pointee)
  #endif
}

/// The signal handler.
private func crashed(_ number: Int32) {
  guard let slots = crashSlots, let formers = formerActions else { return }
  let this = pthread_self()
  var index = 0
  while index < crashSlotCount {
    let slot = slots + index
    if slot.pointee.isUsed, slot.pointee.length > 0, pthread_equal(slot.pointee.thread, this) != 0 {
      _ = write(slot.pointee.descriptor, slot.pointee.numbers, slot.pointee.length)
    }
    index += 1
  }
  restoreAction(of: number, from: formers + Int(number))
}
