import type { Page } from '../../read/positioned-text.ts'

const names = ['IdentityIQ', 'MyScoreIQ', 'SmartCredit', 'MyFreeScoreNow'] as const

/** The monitoring service that the pages name, in a heading or an address; null where they name none, or more than one. */
export function serviceNamed(pages: readonly Page[]): string | null {
  const text = pages.flatMap(({ words }) => words.map((word) => word.text.toLowerCase())).join('\n')
  const named = names.filter((name) => text.includes(name.toLowerCase()))
  return named.length === 1 ? (named[0] ?? null) : null
}
