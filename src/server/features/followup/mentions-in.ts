interface Called {
  id: string
  /** With the address where several have the name. */
  name: string
  /** Without it. */
  plain: string
}

/**
 * Who is named in a text by an @ before their whole name, without regard to case: "@Sam Staff, please look". Of two names that
 * begin alike the longer one is meant where it stands; a name that several have is all of them, unless the address follows it.
 */
export function mentionsIn<Person extends Called>(text: string, colleagues: readonly Person[]): Person[] {
  const low = text.toLowerCase()
  const called = [...new Set(colleagues.flatMap(({ name, plain }) => [name, plain]))]
  const longestFirst = called
    .map((each) => each.toLowerCase())
    .sort((one, other) => other.length - one.length)
  const found = new Set<string>()
  for (let at = low.indexOf('@'); at >= 0; at = low.indexOf('@', at + 1)) {
    const named = longestFirst.find((name) => isNamedAt(low, at + 1, name))
    if (named !== undefined) found.add(named)
  }
  return colleagues.filter(
    ({ name, plain }) => found.has(name.toLowerCase()) || found.has(plain.toLowerCase()),
  )
}

/** Not where the word goes on: "@Sam Staffordshire" is nobody's mention. */
function isNamedAt(text: string, at: number, name: string): boolean {
  return name !== '' && text.startsWith(name, at) && !/^[\p{L}\p{N}]/u.test(text.slice(at + name.length))
}
