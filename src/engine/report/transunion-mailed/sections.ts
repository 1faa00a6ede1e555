/** The parts of the mailed report between its headings, without what is printed on every page. */
import type { Line, Page } from '../../read/positioned-text.ts'
import { keyOf } from '../label-keys.ts'
import { linesWithoutRunning } from '../running-lines.ts'

export type SectionName =
  | 'cover'
  | 'personal'
  | 'public records'
  | 'accounts'
  | 'adverse'
  | 'collections'
  | 'satisfactory'
  | 'hard inquiries'
  | 'soft inquiries'
  | 'messages'
  | 'statements'
  | 'additional'

export interface Section {
  name: SectionName
  lines: Line[]
}

const headings: readonly [string, SectionName][] = [
  ['Personal Information', 'personal'],
  ['Public Records', 'public records'],
  ['Account Information', 'accounts'],
  ['Accounts', 'accounts'],
  ['Adverse Accounts', 'adverse'],
  ['Accounts with Adverse Information', 'adverse'],
  ['Collections', 'collections'],
  ['Collection Accounts', 'collections'],
  ['Satisfactory Accounts', 'satisfactory'],
  ['Inquiries', 'hard inquiries'],
  ['Regular Inquiries', 'hard inquiries'],
  ['Promotional Inquiries', 'soft inquiries'],
  ['Account Review Inquiries', 'soft inquiries'],
  ['Special Messages', 'messages'],
  ['Special Message', 'messages'],
  ['Credit Report Messages', 'messages'],
  ['Consumer Statement', 'statements'],
  ['Consumer Statements', 'statements'],
  ['Additional Information', 'additional'],
]
const byKey = new Map(headings.map(([heading, name]) => [keyOf(heading), name]))
const end = /^(A )?Summary of Your Rights Under the Fair Credit Reporting Act|^\W*End of Credit Report\W*$/i
/** Repeated at the top of every page; the first page's stay on the cover. */
const pageHeader =
  /^(File Number|Date Issued|Page|Consumer Credit Report for|TransUnion Consumer (Credit )?Report)\b/i

export function sectionsOf(pages: readonly Page[]): Section[] {
  const sections: Section[] = [{ name: 'cover', lines: [] }]
  const heights = new Map(pages.map((page) => [page.number, page.height]))
  for (const line of linesWithoutRunning(pages)) {
    if (end.test(line.text)) break
    if (
      line.box.page > 1 &&
      pageHeader.test(line.text) &&
      line.box.y < 0.12 * (heights.get(line.box.page) ?? 0)
    )
      continue
    const name = headingOf(line)
    if (name === null) sections.at(-1)?.lines.push(line)
    // A heading that is repeated on the next page goes on with its section.
    else if (name !== sections.at(-1)?.name) sections.push({ name, lines: [] })
  }
  return sections
}

/** 'Adverse Accounts (continued)', '- Satisfactory Accounts -', 'ADVERSE ACCOUNTS'. */
function headingOf({ text }: Line): SectionName | null {
  if (/[:>*]/.test(text)) return null
  return byKey.get(keyOf(text.replace(/\s*\((continued|cont\.?)\)$/i, ''))) ?? null
}
