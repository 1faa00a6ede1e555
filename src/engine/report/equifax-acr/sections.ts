/** The parts of an Equifax report between its headings, without what is printed on every page. */
import { linesOf } from '../../read/lines.ts'
import type { Line, Page } from '../../read/positioned-text.ts'
import { unglued } from '../row-parts.ts'

export type SectionName =
  | 'summary'
  | 'personal'
  | 'notices'
  | 'accounts'
  | 'collections'
  | 'publicRecords'
  | 'inquiries'
  /** From here on nothing of the consumer's file is printed. */
  | 'advice'

/** Lines of every section in reading order, over all pages; a heading that is repeated continues its section. */
export type Sections = Record<SectionName, Line[]>

const headings: readonly [RegExp, SectionName][] = [
  [/^Summary$/, 'summary'],
  [/^Personal Information$/, 'personal'],
  [/^Consumer File Notices$/, 'notices'],
  [/^Credit Accounts$/, 'accounts'],
  [/^Collections$/, 'collections'],
  [/^Public Records$/, 'publicRecords'],
  [/^(Inquiries|Credit Inquiries)$/, 'inquiries'],
  [/^Dispute Information$/, 'advice'],
  [/^(A )?Summary of Your Rights\b/, 'advice'],
]

/** Where running lines are printed: a share of the page's height at its top and bottom, but no fewer points than this. */
const margin = { share: 0.06, least: 28 }
/** A heading is at least this many times the usual size of the text. */
const headingSize = 1.25

export function sectionsOf(pages: readonly Page[]): Sections {
  const sections: Sections = {
    summary: [],
    personal: [],
    notices: [],
    accounts: [],
    collections: [],
    publicRecords: [],
    inquiries: [],
    advice: [],
  }
  const lines = pages.flatMap((page) => linesOf(page).filter((line) => !isRunningLine(line, page)))
  const usual = usualSize(pages)
  const styled = lines.some((line) => headingOf(line) !== null && sizeOf(line) >= usual * headingSize)
  let current: SectionName | null = null
  for (const line of lines) {
    const heading = headingOf(line)
    if (heading !== null && (!styled || sizeOf(line) >= usual * headingSize)) current = heading
    else if (current !== null) sections[current].push({ ...line, words: unglued(line.words) })
    // The summary of rights is a fixed text that names other bureaus, addresses and amounts.
    if (current === 'advice' && /Rights/.test(line.text)) break
  }
  return sections
}

/** What is printed on every page: name, date and confirmation at the top, document code and counter at the foot. */
export function isRunningLine(line: Line, page: Page): boolean {
  const middle = line.box.y + line.box.height / 2
  const depth = Math.max(page.height * margin.share, margin.least)
  if (middle < depth) {
    return /^(Prepared for:|Date: [A-Z][a-z]+ \d{1,2}, \d{4}|Confirmation #)/.test(line.text)
  }
  if (middle < page.height - depth) return false
  return /^(EFX-\S+|\S+-DISC)?\s*(Page \d+ of \d+)?$/.test(line.text)
}

function headingOf(line: Line): SectionName | null {
  const text = line.text.replace(/\s*\((continued|cont\.?)\)$/i, '')
  return headings.find(([pattern]) => pattern.test(text))?.[1] ?? null
}

function sizeOf(line: Line): number {
  return Math.min(...line.words.map((word) => word.size))
}

/** The middle of all font sizes, in points. */
function usualSize(pages: readonly Page[]): number {
  const sizes = pages.flatMap((page) => page.words.map((word) => word.size)).sort((a, b) => a - b)
  return sizes[Math.floor(sizes.length / 2)] ?? 0
}
