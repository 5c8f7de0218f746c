/// Starting the command.
extension PseudoTerminal {
  /// The command is built beside the tests.
  static var command: String {
    var path = [CChar](repeating: 0, count: 4096)
    let count = readlink("/proc/self/exe", &path, path.count)
    let tests = String(decoding: path.prefix(max(0, count)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    return tests.split(separator: "/").dropLast().reduce("") { $0 + "/" + $1 } + "/caret"
  }

  static func spawn(_ words: [String], _ environment: [String], terminal: [CChar], output: Int32) throws -> pid_t {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    // The first terminal that the leader of a session opens is its own: what /dev/tty opens.
    let newSession: Int16 = 0x80
    posix_spawnattr_setflags(&attributes, newSession | Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawn_file_actions_addopen(&actions, 0, terminal, O_RDWR, 0)
    posix_spawn_file_actions_adddup2(&actions, 0, 2)
    posix_spawn_file_actions_adddup2(&actions, output, 1)
    var arguments = words.map { strdup($0) } + [nil]
    var variables = environment.map { strdup($0) } + [nil]
    defer { for word in arguments + variables { free(word) } }
    var process = pid_t()
    let error = posix_spawn(&process, words[0], &actions, &attributes, &arguments, &variables)
    guard error == 0 else { throw Failure(description: "\(words[0]): \(String(cString: strerror(error)))") }
    return process
  }
}
