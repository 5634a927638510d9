#if (canImport(Combine) && !os(Linux)) || OpenCombine
  import Dispatch
  import HeadwaterCombine

  /// A scheduler whose time a test advances.
  final class VirtualTime: Scheduler {
    typealias SchedulerTimeType = DispatchQueue.SchedulerTimeType
    typealias SchedulerOptions = Never

    private struct Job {
      var due: SchedulerTimeType
      let interval: SchedulerTimeType.Stride?
      let action: () -> Void
    }

    private(set) var now = SchedulerTimeType(DispatchTime(uptimeNanoseconds: 1))
    let minimumTolerance: SchedulerTimeType.Stride = .zero
    private var jobs: [Int: Job] = [:]
    private var lastID = 0

    func advance(by interval: SchedulerTimeType.Stride) {
      let end = now.advanced(by: interval)
      while let (id, job) = jobs.filter({ $0.value.due <= end }).min(by: { $0.key < $1.key }) {
        now = job.due
        jobs[id] = job.interval.map {
          Job(due: job.due.advanced(by: $0), interval: $0, action: job.action)
        }
        job.action()
      }
      now = end
    }

    func schedule(options: Never?, _ action: @escaping () -> Void) {
      action()
    }

    func schedule(
      after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?,
      _ action: @escaping () -> Void
    ) {
      add(Job(due: date, interval: nil, action: action))
    }

    func schedule(
      after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
      tolerance: SchedulerTimeType.Stride, options: Never?, _ action: @escaping () -> Void
    ) -> any Cancellable {
      let id = add(Job(due: date, interval: interval, action: action))
      return AnyCancellable { [weak self] in self?.jobs[id] = nil }
    }

    @discardableResult
    private func add(_ job: Job) -> Int {
      lastID += 1
      jobs[lastID] = job
      return lastID
    }
  }
#endif
