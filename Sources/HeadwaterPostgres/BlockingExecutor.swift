#if Postgres
  import Dispatch

  /// Runs an actor on a serial queue of its own, so that it may wait for a socket.
  ///
  /// Such a wait on the threads of other tasks would stop these. A queue of its own has a thread of its own, which
  /// is no thread of the cooperative pool and never the main one. The queue is serial, so that the actor's state
  /// is used by one thread at a time, which is all that libpq asks for.
  final class BlockingExecutor: SerialExecutor {
    let queue: DispatchQueue

    init(label: String) {
      queue = DispatchQueue(label: label)
    }

    func enqueue(_ job: consuming ExecutorJob) {
      let job = UnownedJob(job)
      queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
    }

    /// Lets the handler of a source on the queue be known as isolated.
    func checkIsolated() { dispatchPrecondition(condition: .onQueue(queue)) }
  }
#endif
