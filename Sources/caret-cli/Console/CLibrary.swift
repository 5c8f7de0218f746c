// The C library of the system, for the files that deal with the terminal and with signals. They are of POSIX: on
// Windows, whose C library has neither, the commands do not build.
#if canImport(Glibc)
  @_exported import Glibc
#elseif canImport(Musl)
  @_exported import Musl
#elseif canImport(Darwin)
  @_exported import Darwin
#endif
