import type { Page } from '../../read/positioned-text.ts'

const names = ['IdentityIQ', 'MyScoreIQ', 'SmartCredit', 'MyFreeScoreNow'] as const
const anyName = new RegExp(names.join('|'), 'i')

/** The monitoring service that the pages name, in a heading or an address; null where they name none, or more than one. */
export function serviceNamed(pages: readonly Page[]): string | null {
  const words = pages.flatMap((page) => page.words).filter(({ text }) => anyName.test(text))
  const named = names.filter((name) =>
    words.some(({ text }) => text.toLowerCase().includes(name.toLowerCase())),
  )
  return named.length === 1 ? (named[0] ?? null) : null
}
