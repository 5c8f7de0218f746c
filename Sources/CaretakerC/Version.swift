// Generated from caretaker.h by `caretaker-dev generate doors`.

/// The version of the library, as its header has it.
let libraryVersion: StaticString = "0.2.0"
