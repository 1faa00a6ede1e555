/** The disclosure's sections, told apart by their headings. */
import { linesOf } from '../../read/lines.ts'
import type { Line, Page } from '../../read/positioned-text.ts'
import { keyOf } from '../label-keys.ts'
import { withoutNoise } from './noise-lines.ts'

export type SectionName =
  | 'cover'
  | 'personal'
  | 'public records'
  | 'accounts'
  | 'adverse'
  | 'collections'
  | 'satisfactory'
  | 'regular inquiries'
  | 'promotional inquiries'
  | 'review inquiries'
  | 'messages'
  | 'additional'
  | 'key'

/** Lines of one section in reading order, over all its pages. */
export interface Section {
  name: SectionName
  lines: Line[]
}

const headings: [string, SectionName][] = [
  ['Personal Information', 'personal'],
  ['Public Records', 'public records'],
  ['Accounts', 'accounts'],
  ['Accounts with Adverse Information', 'adverse'],
  ['Adverse Accounts', 'adverse'],
  ['Collections', 'collections'],
  ['Collection Accounts', 'collections'],
  ['Satisfactory Accounts', 'satisfactory'],
  ['Inquiries', 'regular inquiries'],
  ['Regular Inquiries', 'regular inquiries'],
  ['Promotional Inquiries', 'promotional inquiries'],
  ['Account Review Inquiries', 'review inquiries'],
  ['Credit Report Messages', 'messages'],
  ['Consumer Statement', 'messages'],
  ['Consumer Statements', 'messages'],
  ['Special Message', 'messages'],
  ['Special Messages', 'messages'],
  ['Additional Information', 'additional'],
  ['Payment/Remarks Key', 'key'],
  ['Payment Remarks Key', 'key'],
  ['Remarks Key', 'key'],
  ['Rating Key', 'key'],
]

const sectionByHeading = new Map(headings.map(([text, name]) => [keyOf(text), name]))
/** Headings that also stand inside another section and are content there. */
const messageHeadings = new Set([
  'consumerstatement',
  'consumerstatements',
  'specialmessage',
  'specialmessages',
])

/** The text after this heading is the law's summary, which names the other bureaus and prints addresses. */
const endOfFile = /^(A )?Summary of Your Rights Under the Fair Credit Reporting Act/i

/** A section's heading stands at the left margin: never further right than this share of the page's width. */
const headingReach = 0.25

/**
 * Splits the pages into sections in reading order. Lines that the browser printed into the margins are left out.
 * A heading that is repeated on the next page does not begin a new section.
 */
export function sectionsOf(pages: Page[]): Section[] {
  const sections: Section[] = [{ name: 'cover', lines: [] }]
  let before: Line | null = null
  for (const page of pages) {
    for (const printedLine of linesOf(page)) {
      const line = withoutNoise(printedLine, page)
      if (line === null) continue
      if (endOfFile.test(line.text) && isAtLeft(line, page)) return sections
      const name: SectionName | null = sectionBegunBy(line, before, page)
      before = line
      const current = sections.at(-1)
      if (current === undefined) continue
      if (name === null) current.lines.push(line)
      else if (name !== current.name) sections.push({ name, lines: keptHeading(line) })
      else current.lines.push(...keptHeading(line))
    }
  }
  return sections
}

/** The heading above a message says what kind of message follows, so it stays among the lines. */
function keptHeading(line: Line): Line[] {
  return messageHeadings.has(keyOf(line.text)) ? [line] : []
}

function sectionBegunBy(line: Line, before: Line | null, page: Page): SectionName | null {
  const name = sectionByHeading.get(keyOf(line.text))
  if (name === undefined || !isAtLeft(line, page) || !/^[A-Z]/.test(line.text)) return null
  // A creditor may be called like a heading; its name stands under the label that announces it.
  if (before !== null && /^(Account )?Name$/.test(before.text)) return null
  // Headings are never printed in capitals; remarks are.
  if (line.text === line.text.toUpperCase()) return null
  return name
}

function isAtLeft(line: Line, page: Page): boolean {
  return line.box.x < page.width * headingReach
}
