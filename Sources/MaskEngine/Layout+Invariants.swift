internal import MaskCompiler

/// The invariants of a layout, checked in debug builds after every edit.
extension Layout {
  /// Derives rows, offsets, literals and display again from the characters alone, and compares.
  @inlinable @inline(__always) package func check() {
    #if DEBUG
      derive()
    #endif
  }

  #if DEBUG
    @usableFromInline func derive() {
      // what a damaged program shows may be anything, as long as nothing is read out of bounds
      guard tables.isCompiled else { return }
      assert(0...lanes.capacity ~= count && length <= lanes.room)
      assert(lanes.rows[0] == 0 && lanes.offsets[0] == 0)
      checkTrailingLiterals()
      // when editing ends, another parse than the first may be shown, and value literals are appended to that
      if endedAt >= 0 { return }
      var derived = Layout(
        memory.program, typed, capacity: max(1, count), room: length + Lanes.slack, limit: limit,
        evenEnd: memory.evenEnd)
      // it may be a secret
      defer { derived.wipe() }
      if mayHaveEmptySlots { derived.readByEmptySlotStates() }
      for k in 0..<count {
        let isRead = derived.exact(lanes.characters[k])
        assert(isRead, "a character that its state does not take")
      }
      notePendingParses()
      for k in 0..<count {
        assert(lanes.rows[k + 1] == derived.lanes.rows[k + 1], "another state than the value leads to")
        assert(lanes.offsets[k + 1] == derived.lanes.offsets[k + 1], "another offset than the layout's")
        assert(lanes.edges[k] == derived.lanes.edges[k], "another edge than the character takes")
        assert(lanes.parses[k + 1] == derived.lanes.parses[k + 1], "another parse than the displayed one")
      }
      for i in 0..<valueLength { assert(display[i] == derived.display[i], "something else on display") }
      assert(derived.isFolded == false || isFolded)
      assert(!derived.isUneven || isUneven)
      assert(!derived.hasNonASCII || hasNonASCII)
    }

    /// The trailing literals are none, those that are certain to come, or the nodes that are written out.
    private func checkTrailingLiterals() {
      if areTrailingLiteralsWritten {
        assert(trailingLength == trailingLiterals.count)
        for i in 0..<trailingLength { assert(display[valueLength + i] == tables.node(trailingLiterals[i]).argument) }
        return
      }
      guard trailingLength > 0 else { return }
      assert(trailingLength == certainLength, "trailing literals that are not all that is certain to come")
      var at = top(count)
      for i in 0..<trailingLength {
        while tables.node(at).isEdge { at = tables.node(at).next }
        assert(display[valueLength + i] == tables.node(at).argument, "another literal than is certain to come")
        at = tables.node(at).next
      }
    }
  #endif
}
