import type { Line } from '../../read/positioned-text.ts'
import type { SectionName } from '../labelled/heading-book.ts'
import { isTag } from '../labelled/name-lines.ts'
import type { Section } from '../labelled/sections.ts'
import { isBold, plainText, sizeOf } from './report-lines.ts'

const headings: [RegExp, SectionName][] = [
  [/^Personal Information$/i, 'personal'],
  [/^(Credit )?Accounts$/i, 'accounts'],
  [/^Public (Records|Information)$/i, 'public records'],
  [/^(Hard|Regular) Inquiries$/i, 'hard inquiries'],
  [/^(Soft|Account Review|Promotional) Inquiries$/i, 'soft inquiries'],
]
/** They stand behind the last section, or in a box before one: what follows says which. */
const asides =
  /^(Contact Experian|Know Your Rights|Dispute Information|Important Messages?( From Experian)?|Credit Items|(FICO.{0,20} )?Account summary)$/i
const messages = /^Important Messages?\b/i
/** They stand before the accounts; the others end the report. */
const boxes = /^(Important Messages?|Credit Items|FICO|Account summary)\b/i
/**
 * Splits the report at its section headings; each section without its heading line, 'messages' for a box between two
 * sections: a notice of death, a fraud alert, a freeze. A heading that is none of a section
 * ends the report only where no new section follows it.
 */
export function sectionsOf(lines: readonly Line[]): Section[] {
  const sections = new Map<SectionName, Line[]>([['front', []]])
  const linesOf = (name: SectionName): Line[] => {
    const own = sections.get(name) ?? []
    sections.set(name, own)
    return own
  }
  const body = bodySize(lines)
  const begun = new Set<SectionName>()
  let current: SectionName = 'front'
  /** The lines since a heading that may have been the last one. */
  let aside: { isMessages: boolean; isBox: boolean; lines: Line[] } | null = null
  for (const line of lines) {
    const text = plainText(line)
    const isHeading = isBold(line) || sizeOf(line) > 1.15 * body
    const next = isHeading ? headings.find(([pattern]) => pattern.test(text))?.[1] : undefined
    // Among accounts their own heading is one inside each of them.
    if (next === 'accounts' && current === next && aside === null) linesOf(current).push(line)
    else if (next !== undefined && (aside === null || !begun.has(next))) {
      if (aside?.isMessages) linesOf('messages').push(...aside.lines)
      aside = null
      current = next
      begun.add(next)
    } else if (aside?.isBox && isHeading && /^Account Info$/i.test(text)) {
      // An account stands below it: the heading is revoked, and only what is above the account's name was said by it.
      const cut = 1 + aside.lines.findLastIndex((each) => !isBold(each) && !isTag(each))
      if (aside.isMessages) linesOf('messages').push(...aside.lines.slice(0, cut))
      current = 'accounts'
      begun.add(current)
      linesOf('accounts').push(...aside.lines.slice(cut), line)
      aside = null
    } else if (aside === null && !begun.has('accounts') && isHeading && /^Account Info$/i.test(text)) {
      // An account, though no heading of their section was understood: it begins at this account's name.
      const above = linesOf(current)
      const cut = 1 + above.findLastIndex((each) => !isBold(each) && !isTag(each))
      current = 'accounts'
      begun.add(current)
      linesOf('accounts').push(...above.splice(cut), line)
    } else if (isHeading && asides.test(text)) {
      // A box of totals right below a box of messages ends it.
      if (aside?.isMessages) linesOf('messages').push(...aside.lines)
      aside = { isMessages: messages.test(text), isBox: boxes.test(text), lines: [] }
    } else (aside?.lines ?? linesOf(current)).push(line)
  }
  return [...sections].map(([name, own]) => ({ name, lines: own }))
}

/** The font size most of the words have. */
export function bodySize(lines: readonly Line[]): number {
  const counts = new Map<number, number>()
  for (const line of lines) {
    for (const word of line.words) {
      const size = Math.round(word.size * 2) / 2
      counts.set(size, (counts.get(size) ?? 0) + 1)
    }
  }
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 10
}
