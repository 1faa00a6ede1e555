/** The parts of the numbered report between its headings: '1. Summary' to '12. A Summary of Your Rights'. */
import type { Line } from '../../read/positioned-text.ts'

export type SectionName =
  | 'cover'
  | 'summary'
  | 'accounts'
  | 'statements'
  | 'personal'
  | 'inquiries'
  | 'publicRecords'
  | 'collections'
  /** From here on nothing of the consumer's file is printed. */
  | 'advice'

export interface Section {
  name: SectionName
  /** The heading; null before the first one. */
  heading: Line | null
  lines: Line[]
}

/** Layout facts 2.2. The last ones are those of the still older report, which has no numbers. */
const headings: readonly [RegExp, SectionName][] = [
  [/^Summary$/i, 'summary'],
  [/^(Revolving|Mortgage|Installment|Other) Accounts$/i, 'accounts'],
  [/^Consumer Statements?$/i, 'statements'],
  [/^Personal Information$/i, 'personal'],
  [/^Inquiries$/i, 'inquiries'],
  [/^Public Records$/i, 'publicRecords'],
  [/^(Collections|Collection Accounts)$/i, 'collections'],
  [/^Dispute File Information$/i, 'advice'],
  [/^(A )?Summary of Your Rights\b/i, 'advice'],
  [/^(Open|Closed|Credit) Accounts$/i, 'accounts'],
  [/^Credit Summary$/i, 'summary'],
  [/^(Inquiries that (do not )?(display|impact|appear)\b.*)$/i, 'inquiries'],
  [/^Negative Information$/i, 'accounts'],
]
const numbered = /^(\d{1,2})\. ?(?=[A-Z])/

/**
 * Sections in reading order. Where one heading is numbered, only numbered lines are headings; a heading with a page
 * number behind it is a line of the table of contents.
 */
export function sectionsOf(lines: readonly Line[]): Section[] {
  const isNumbered = lines.some((line) => numbered.test(line.text) && nameOf(line) !== null)
  const least = isNumbered ? 0 : leastHeadingSize(lines)
  const names = lines.map((line) => {
    const isHeading = isNumbered ? numbered.test(line.text) : sizeOf(line) >= least
    return isHeading ? nameOf(line) : null
  })
  const lastOwn = names.findLastIndex((name) => name !== null && name !== 'advice')
  const sections: Section[] = [{ name: 'cover', heading: null, lines: [] }]
  for (const [at, line] of lines.entries()) {
    const own = names[at] ?? null
    // Accounts have a part named Summary too.
    const name = own === 'summary' && sections.some((section) => section.name === 'accounts') ? null : own
    // The table of contents lists the law's summary as well; the text itself stands behind every other section.
    if (name === 'advice' && at > lastOwn) break
    // A heading that is repeated on the next page goes on with its section.
    if (name !== null && isSame(sections.at(-1)?.heading, line)) continue
    if (name !== null) sections.push({ name, heading: line, lines: [] })
    else if (!isOfContents(line)) sections.at(-1)?.lines.push(line)
  }
  return sections.filter(({ name }) => name !== 'advice')
}

/** True for '8. Inquiries ........ 24'. */
function isOfContents({ text }: Line): boolean {
  const [, title] = /^\d{1,2}\. ?([A-Z].*?)[ .\u2026]*\d{1,3}$/.exec(text) ?? []
  return title !== undefined && headings.some(([pattern]) => pattern.test(title.trim()))
}

function isSame(heading: Line | null | undefined, line: Line): boolean {
  return heading != null && withoutContinued(heading.text) === withoutContinued(line.text)
}

function withoutContinued(text: string): string {
  return text.replace(/\s*\((continued|cont\.?)\)$/i, '')
}

function nameOf(line: Line): SectionName | null {
  const text = withoutContinued(line.text.replace(numbered, ''))
  return headings.find(([pattern]) => pattern.test(text))?.[1] ?? null
}

/** Without numbers, headings are told from rows by their size where the file sets them larger; 0 where it does not. */
function leastHeadingSize(lines: readonly Line[]): number {
  const sizes = lines.map(sizeOf).sort((a, b) => a - b)
  const usual = sizes[Math.floor(sizes.length / 2)] ?? 0
  const larger = 1.25 * usual
  return lines.some((line) => nameOf(line) === 'accounts' && sizeOf(line) >= larger) ? larger : 0
}

function sizeOf({ words }: Line): number {
  return Math.min(...words.map(({ size }) => size))
}
