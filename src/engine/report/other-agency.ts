/** Reports of consumer reporting agencies other than the three bureaus, by the name at their head. */
import type { AgencyKind } from '../../shared/sentences/en/reading-sentences.ts'
import { says } from '../../shared/sentences/says.ts'
import { linesOf } from '../read/lines.ts'
import type { Page } from '../read/positioned-text.ts'
import type { ReportRefusal } from './report-refusal.ts'

interface OtherAgency {
  name: string
  /** What it keeps of a person. */
  kind: AgencyKind
  pattern: RegExp
}

const agencies: readonly OtherAgency[] = [
  { name: 'Innovis', kind: 'bureau', pattern: /\bInnovis\b/i },
  { name: 'LexisNexis', kind: 'records', pattern: /\bLexis ?Nexis\b/i },
  { name: 'ChexSystems', kind: 'accounts', pattern: /\bChex ?Systems\b/i },
]
/** What every name above has a word of: nearly no page does, and its lines need not be found. */
const anyName = /innovis|lexis|chex/i
/** So many lines the head of a first page has, and the title of one that stands behind others. */
const head = 15
const title = 5
/** An agency that is asked for a report of the consumer says so; the companies that only looked at a file do not. */
const ownWords =
  /\b(disclosure|consumer (file|report|copy)|your (file|report)|file copy|full file|report (number|date|for|order)|credit report)\b/i

/**
 * The refusal of a report of another agency; null for anything else. Its name must stand at the head of the first page
 * and again elsewhere: the bureaus' reports name such agencies among the companies that asked for a file.
 * @param isPart true where these are some pages of a file: the sentence names them
 */
export function refuseOtherAgency(pages: readonly Page[], isPart = false): ReportRefusal | null {
  const [first, ...others] = pages
  if (first === undefined) return null
  const lines = linesOf(first)
  const top = lines.slice(0, head).map(({ text }) => text)
  const rest = [...lines.slice(head), ...others.flatMap(linesOf)].map(({ text }) => text)
  const found = agencies.find(
    ({ pattern }) =>
      top.some((text) => pattern.test(text)) &&
      [...top, ...rest].filter((text) => pattern.test(text)).length > 1 &&
      top.some((text) => ownWords.test(text)),
  )
  if (found === undefined) return null
  const { name, kind } = found
  return {
    code: 'unknown_layout',
    sentence: says('reading.otherAgency', { name, agency: kind, pages: isPart ? pagesOf(pages) : null }),
  }
}

/**
 * The agency whose report begins on this page, by the words at its head; null for any other page. Of a page that stands
 * behind others the name is asked in the title: a bureau's list of inquiries may go on at the head of a page.
 */
export function beginsAgency(page: Page, isFirst: boolean): string | null {
  if (!page.words.some(({ text }) => anyName.test(text))) return null
  const top = linesOf(page)
    .slice(0, head)
    .map(({ text }) => text)
  if (!top.some((text) => ownWords.test(text))) return null
  const named = isFirst ? top : top.slice(0, title).filter((text) => ownWords.test(text) || !/\d/.test(text))
  return agencies.find(({ pattern }) => named.some((text) => pattern.test(text)))?.name ?? null
}

/** '1' or '1-3', as the file numbers them. */
function pagesOf(pages: readonly Page[]): string {
  const [first, last] = [pages[0]?.number, pages.at(-1)?.number]
  return first === last ? String(first) : `${first}-${last}`
}
