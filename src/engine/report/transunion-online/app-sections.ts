/** The parts of the app's print between its headings, without what the browser printed into the margins. */
import { linesOf } from '../../read/lines.ts'
import type { Line, Page } from '../../read/positioned-text.ts'
import { keyOf } from '../label-keys.ts'
import { withoutNoise } from '../transunion-acr/noise-lines.ts'

export type SectionName =
  | 'cover'
  | 'personal'
  | 'accounts'
  | 'collections'
  | 'hard inquiries'
  | 'soft inquiries'
  | 'public records'

export interface Section {
  name: SectionName
  lines: Line[]
}

const headings: readonly [string, SectionName][] = [
  ['Personal Information', 'personal'],
  ['Personal Info', 'personal'],
  ['Accounts', 'accounts'],
  ['Open Accounts', 'accounts'],
  ['Closed Accounts', 'accounts'],
  ['Account Information', 'accounts'],
  ['Credit Cards', 'accounts'],
  ['Revolving Accounts', 'accounts'],
  ['Installment Accounts', 'accounts'],
  ['Auto Loans', 'accounts'],
  ['Student Loans', 'accounts'],
  ['Mortgages', 'accounts'],
  ['Mortgage Accounts', 'accounts'],
  ['Other Accounts', 'accounts'],
  ['Collections', 'collections'],
  ['Collection Accounts', 'collections'],
  ['Inquiries', 'hard inquiries'],
  ['Hard Inquiries', 'hard inquiries'],
  ['Regular Inquiries', 'hard inquiries'],
  ['Soft Inquiries', 'soft inquiries'],
  ['Account Review Inquiries', 'soft inquiries'],
  ['Promotional Inquiries', 'soft inquiries'],
  ['Public Records', 'public records'],
]
const byKey = new Map(headings.map(([heading, name]) => [keyOf(heading), name]))

export function sectionsOf(pages: readonly Page[]): Section[] {
  const sections: Section[] = [{ name: 'cover', lines: [] }]
  for (const page of pages) {
    for (const printedLine of linesOf(page)) {
      const line = withoutNoise(printedLine, page)
      if (line === null) continue
      if (/^(A )?Summary of Your Rights Under the Fair Credit Reporting Act/i.test(line.text)) return sections
      // 'Inquiries (2)' and 'Inquiries 2' count what follows.
      const name = byKey.get(keyOf(line.text.replace(/\s*\((continued|cont\.?|\d{1,3})\)$| \d{1,3}$/i, '')))
      if (name === undefined) sections.at(-1)?.lines.push(line)
      // A heading that is repeated on the next page goes on with its section; further groups of accounts do, too.
      else if (name === sections.at(-1)?.name) continue
      else sections.push({ name, lines: [] })
    }
  }
  return sections
}
