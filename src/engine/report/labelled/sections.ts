/** The parts of a report between its headings, without what a browser or a generator prints on every page. */

import { lineOf } from '../../read/lines.ts'
import type { Line, Page } from '../../read/positioned-text.ts'
import { segmentsOf } from '../../read/segments.ts'
import { pointedStarts } from '../hints/pointed-head.ts'
import { linesWithoutRunning } from '../running-lines.ts'
import { type HeadingEntry, type SectionName, sharedHeadings } from './heading-book.ts'
import { headingStyle } from './heading-style.ts'

export interface Section {
  name: SectionName
  lines: Line[]
}

const end =
  /^(A |Para )?Summary of Your Rights Under the Fair Credit Reporting Act|^\W*End of (Credit )?Report\W*$|^Notification of Rights\b/i

/** Time of printing, address, page counter, and the title that stands beside them. */
const noise = [
  /^\d{1,2}\/\d{1,2}\/\d{2,4},? \d{1,2}:\d{2}(:\d{2})?\s?([AP]M)?( .{1,80})?$/i,
  /^(https?:\/\/|www\.)\S+( (Page )?\d{1,3}( of |\/)\d{1,3}| \d{1,2}\/\d{1,2}\/\d{2,4},? \d{1,2}:\d{2}\s?([AP]M)?)?$/i,
  /^(Page:? )?\d{1,3} of \d{1,3}$/i,
]
/** Beside the address alone: elsewhere '12/23' is a month. */
const bareCounter = /^\d{1,3}\/\d{1,3}$/
/** Also printed inside an account, where they part nothing. */
const insideAccounts = /^(Account (Summary|History|Information|Details)|Summary)$/i
const accountSections: readonly SectionName[] = ['accounts', 'adverse', 'satisfactory', 'collections']

/**
 * @param own headings of one layout
 * @param others those that all layouts share; none for a layout that sets its values as it sets its headings
 */
export function sectionsOf(
  pages: readonly Page[],
  own: readonly HeadingEntry[],
  others: readonly HeadingEntry[] = sharedHeadings,
): Section[] {
  const sections: Section[] = [{ name: 'front', lines: [] }]
  const pointed = pointedStarts(pages)
  const lines = linesBeforeEnd(pages)
  const headings = headingsAmong(lines, [...own, ...others])
  for (const line of lines) {
    const text = headingText(line)
    const name = pointed.section(line) ?? headings.get(line)
    if (name === undefined && isRevoked(sections, line)) sections.push({ name: 'personal', lines: [] })
    const inAccounts = accountSections.includes(sections.at(-1)?.name ?? 'front')
    // Where a person says that an account begins, accounts stand.
    if (!inAccounts && pointed.creditor(line).length > 0) sections.push({ name: 'accounts', lines: [line] })
    else if (name === undefined || (inAccounts && insideAccounts.test(text ?? '')))
      sections.at(-1)?.lines.push(line)
    // A heading that is repeated on the next page goes on with its section.
    else if (name !== sections.at(-1)?.name) sections.push({ name, lines: [] })
  }
  return sections
}

/** Without what is printed on every page, up to the summary of rights that ends every report. */
export function linesBeforeEnd(pages: readonly Page[]): Line[] {
  const lines = linesWithoutRunning(pages).flatMap((line) => withoutNoise(line) ?? [])
  const last = lines.findIndex(({ text }) => end.test(text))
  return last === -1 ? lines : lines.slice(0, last)
}

/** The lines that are headings, by their words and, where those may be a value as well, by how they are set. */
function headingsAmong(lines: readonly Line[], book: readonly HeadingEntry[]): Map<Line, SectionName> {
  const entries = book.map(([pattern, name, weight = 'sure']) => ({
    pattern: withoutSpaces(pattern),
    name,
    weight,
  }))
  const found = lines.flatMap((line) => {
    const text = headingText(line)
    const entry = text === null ? undefined : entries.find(({ pattern }) => pattern.test(text))
    return entry === undefined ? [] : [{ line, ...entry }]
  })
  // Subheadings of each account say nothing of how sections are headed.
  const sure = found.filter(({ line, weight }) => weight === 'sure' && !insideAccounts.test(line.text))
  const isSetAsHeading = headingStyle(
    lines,
    sure.map(({ line }) => line),
  )
  return new Map(
    found.flatMap(({ line, name, weight }) =>
      weight === 'sure' || isSetAsHeading(line) ? [[line, name]] : [],
    ),
  )
}

/** Some files lose the spaces between the words of their headings: 'HardInquiries'. */
const withoutSpaces = (pattern: RegExp): RegExp =>
  new RegExp(pattern.source.replaceAll(' ', ' ?'), pattern.flags)

/** The label of a person's data, with its value in the next cell. */
const ofPerson =
  /^(Names?|Also known as|(Current |Previous )?Address(es)?|(Year|Date) of birth|Employers?|Social Security Number|(Tele)?phone( Numbers?)?):?$/i

/** What follows contradicts the heading: 'Personal statements' among the rows of the personal data ended them. */
function isRevoked(sections: readonly Section[], line: Line): boolean {
  if (sections.at(-1)?.name !== 'statements' || sections.at(-2)?.name !== 'personal') return false
  const cells = segmentsOf(line)
  return cells.length === 2 && ofPerson.test(cells[0]?.text ?? '')
}

/** 'Accounts (continued)', '2. Revolving Accounts', 'Hard inquiries (3)'; null for a line with cells or a value. */
function headingText(line: Line): string | null {
  if (line.words.length > 9 || line.text.endsWith(':') || segmentsOf(line).length > 1) return null
  return line.text
    .replace(/^[\ue000-\uf8ff]+ ?/, '')
    .replace(/^\d{1,2}\.? (?=[A-Z])/, '')
    .replace(/ ?\((continued|cont\.?|\d{1,3})\)$/i, '')
    .trim()
}

function withoutNoise(line: Line): Line | null {
  if (!/\d\/\d|\d of \d|https?:|www\./i.test(line.text)) return line
  const segments = segmentsOf(line)
  const isBesideAddress = segments.some(({ text }) => noise[1]?.test(text) === true)
  const kept = segments.filter(
    ({ text }) =>
      !noise.some((pattern) => pattern.test(text)) && !(isBesideAddress && bareCounter.test(text)),
  )
  if (kept.length === segments.length) return line
  // A document title that stands beside the time of printing is the browser's as well.
  const isMargin = kept.length <= 1 && segments.some(({ text }) => noise[0]?.test(text) === true)
  return kept.length === 0 || isMargin ? null : lineOf(kept.flatMap((segment) => segment.words))
}
