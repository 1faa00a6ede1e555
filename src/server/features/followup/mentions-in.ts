import type { Colleague } from './colleagues.ts'

/**
 * Who is named in a text by an @ before their whole name, without regard to case: "@Sam Staff, please look". Of two names that
 * begin alike the longer one is meant where it stands.
 */
export function mentionsIn(text: string, colleagues: readonly Colleague[]): Colleague[] {
  const low = text.toLowerCase()
  const longestFirst = [...colleagues].sort((one, other) => other.name.length - one.name.length)
  const found = new Set<Colleague>()
  for (let at = low.indexOf('@'); at >= 0; at = low.indexOf('@', at + 1)) {
    const named = longestFirst.find(({ name }) => isNamedAt(low, at + 1, name.toLowerCase()))
    if (named) found.add(named)
  }
  return colleagues.filter((each) => found.has(each))
}

/** Not where the word goes on: "@Sam Staffordshire" is nobody's mention. */
function isNamedAt(text: string, at: number, name: string): boolean {
  return name !== '' && text.startsWith(name, at) && !/^[\p{L}\p{N}]/u.test(text.slice(at + name.length))
}
