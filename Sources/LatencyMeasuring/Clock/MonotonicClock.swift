#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The system's clock that only goes on: `CLOCK_MONOTONIC`, read without a system call where the kernel allows it.
public enum MonotonicClock {
  /// Nanoseconds since some moment. `ClockPrecision` reports what a reading costs, and how fine it is.
  @inline(__always) public static var now: UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return UInt64(truncatingIfNeeded: time.tv_sec) &* 1_000_000_000 &+ UInt64(truncatingIfNeeded: time.tv_nsec)
  }
}
