/** The numbered sections of Equifax's three-bureau report. */
import type { Line } from '../../read/positioned-text.ts'
import { segmentsOf } from '../../read/segments.ts'
import { labelKey } from '../three-bureau/label-key.ts'

export type NumberedSection =
  | 'cover'
  | 'summary'
  | 'accounts'
  | 'statements'
  | 'personal'
  | 'inquiries'
  | 'records'
  | 'collections'
  | 'disputes'

const titles = new Map<string, NumberedSection | 'end'>([
  ['reportsummary', 'summary'],
  ['summary', 'summary'],
  ['revolvingaccounts', 'accounts'],
  ['mortgageaccounts', 'accounts'],
  ['installmentaccounts', 'accounts'],
  ['otheraccounts', 'accounts'],
  ['consumerstatements', 'statements'],
  ['personalinformation', 'personal'],
  ['inquiries', 'inquiries'],
  ['publicrecords', 'records'],
  ['collections', 'collections'],
  ['disputefileinformation', 'disputes'],
  ['asummaryofyourrights', 'end'],
  ['asummaryofyourrightsunderthefaircreditreportingact', 'end'],
])

/** Lines of each section without its title. Lines of the table of contents end with a page number and are no titles. */
export function numberedSections(lines: readonly Line[]): Record<NumberedSection, Line[]> {
  const sections: Record<NumberedSection, Line[]> = {
    cover: [],
    summary: [],
    accounts: [],
    statements: [],
    personal: [],
    inquiries: [],
    records: [],
    collections: [],
    disputes: [],
  }
  let open: NumberedSection = 'cover'
  for (const line of lines) {
    const title = /^\d{1,2}\. (.+)$/.exec(line.text)?.[1]
    const section = title === undefined ? undefined : titles.get(labelKey(title))
    if (section === 'end') break
    if (section === undefined) sections[open].push(line)
    else open = section
  }
  return sections
}

/** Sentences that explain a section: over the width of the page, where values stand in columns. */
export function isProse(line: Line): boolean {
  if (segmentsOf(line).length > 1) return false
  const { text } = line
  return (
    text.split(' ').length >= 8 || /^You currently have no\b/i.test(text) || /^[a-z][a-z ,]+\.$/.test(text)
  )
}
