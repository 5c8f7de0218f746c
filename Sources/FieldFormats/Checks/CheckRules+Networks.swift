extension CheckRules {
  /// The rules of names and addresses of computers:
  ///
  ///     check ipv6
  ///     check domain
  ///     check url
  ///     check email
  ///     check user-name
  ///     check prerelease: semver
  ///     check build: semver build
  mutating func addNetworks() {
    add("ipv6") { words in words.isEmpty ? .ipv6 : nil }
    add("domain") { words in words.isEmpty ? .domain : nil }
    add("url") { words in words.isEmpty ? .url : nil }
    add("email") { words in words.isEmpty ? .email : nil }
    add("user-name") { words in words.isEmpty ? .userName : nil }
    add("semver") { words in
      if words.isEmpty { return .semanticVersion() }
      return words == ["build"] ? .semanticVersion(isBuild: true) : nil
    }
  }
}
