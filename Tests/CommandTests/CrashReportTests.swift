import Testing

/// What is printed where the command crashes.
@Suite struct CrashReportTests {
  /// A signal stands for the crash: the runtime's handlers do not tell them apart. The command has read the line, and
  /// waits for more.
  private func crash(_ signal: String) throws -> Caret {
    try Caret.run(
      shell: """
        work=$(mktemp -d); mkfifo $work/in
        caret format '####-####' < $work/in > $work/out & command=$!
        exec 3> $work/in; echo 13572468 >&3
        until [ -s $work/out ]; do sleep 0.02; done
        kill -\(signal) $command; wait $command; status=$?
        rm -r $work; exit $status
        """)
  }

  @Test(arguments: [("SEGV", Int32(139)), ("ILL", 132)]) func aCrashPrintsNoInput(
    _ signal: String, _ status: Int32
  ) throws {
    let run = try crash(signal)
    #expect(run.status == status)
    #expect(!run.errors.contains("Backtrace") && !run.errors.contains("Registers") && !run.errors.contains("13 35 37"))
    #expect(run.errors.count < 200, "\(run.errors)")
  }
}
