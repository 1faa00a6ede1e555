import type { Line, Page } from '../../read/positioned-text.ts'
import { segmentsOf } from '../../read/segments.ts'
import type { CreditReport } from '../credit-report.ts'
import { accountPlans } from '../labelled/account-plans.ts'
import type { HeadingEntry } from '../labelled/heading-book.ts'
import { repeatedSubheadings } from '../labelled/heading-style.ts'
import { codesWith } from '../labelled/history-codes.ts'
import type { LabelledForm } from '../labelled/labelled-form.ts'
import type { NamedBlock } from '../labelled/named-blocks.ts'
import { readLayout } from '../labelled/read-by-labels.ts'
import { isBold, plainText, sizeOf } from '../labelled/running-text.ts'
import { sectionsOf } from '../labelled/sections.ts'
import type { Layout } from '../layout.ts'

/** The Experian report that AnnualCreditReport.com hands out. */
export const experianAcr: Layout = {
  family: 'experian-acr',
  marks: [
    [/Annual Credit Report - Experian/i, 3],
    [/usa\.experian\.com\/acr\/printReport/i, 3],
    [/At a Glance[\s\S]{0,400}Hard Inquir/i, 2],
    [/Date Generated[\s\S]{0,200}Report Number/i, 2],
    [/\bName ID #\d/i, 1],
    [/\bAddress ID #\d/i, 1],
    [/\bPayment history guide\b/i, 1],
    // Experian's other reports: the mailed one's label, and the member site's, which are in sentence case.
    [/\bCredit limit or original amount\b|\bBalance updated\b[\s\S]*\bOn record until\b/, -6],
  ],
  read: (pages) => [readExperianAcr(pages)],
}

const headings: readonly HeadingEntry[] = [
  [/^Personal Information$/i, 'personal'],
  [/^(Credit )?Accounts$/i, 'accounts'],
  [/^Public (Records|Information)$/i, 'public records'],
  [/^(Hard|Regular) Inquiries$/i, 'hard inquiries'],
  [/^(Soft|Account Review|Promotional) Inquiries$/i, 'soft inquiries'],
  [/^Important Messages?( From Experian)?$/i, 'messages'],
  [/^(Contact Experian|Know Your Rights|Dispute Information)$/i, 'other'],
  [/^(Credit Items|(FICO.{0,20} )?Account summary)$/i, 'other'],
]

/** The code of a cell of Experian's grids; null for a dash (no entry) and for what is no code. */
export const historyCode = codesWith({
  '\u2713': 'OK',
  C: 'COL',
  R: 'RPO',
  F: 'FC',
  FS: 'FC',
  V: 'VS',
  B: 'BK',
  D: 'BK',
  TNT: 'TN',
})

/** What Experian's prints have in common, for the reader of labels. */
const experianForm = {
  bureau: 'Experian',
  plans: accountPlans,
  codeOf: historyCode,
  statusHasAmounts: true,
  mayUseDayOfPrinting: true,
  isUnseen: false,
} as const satisfies Partial<LabelledForm>

const form: LabelledForm = {
  ...experianForm,
  family: 'experian-acr',
  headings,
  sectionsOf: (all, keys) => sectionsOf(all, headings, { others: [], keys }),
  areMessagesBoxes: true,
  blocksOf: accountBlocks,
  texts: [
    [/^Comments?$/i, 'comment'],
    [/^Reinvestigation Info(rmation)?$/i, 'remark'],
    [/^Your Statements?$/i, 'statement'],
  ],
}

/**
 * Experian's report as AnnualCreditReport.com's browser print shows it.
 * @throws UnreadableLayout when the file has no report date: it is then no such report
 */
export const readExperianAcr = (pages: Page[]): CreditReport => readLayout(pages, form, 'generated')

/**
 * A print of Experian that differs from the others in its marks and headings alone.
 * @param plans labels that it prints besides, or otherwise
 */
export function experianLayout({
  family,
  marks,
  headings,
  plans = {},
}: Pick<Layout, 'family' | 'marks'> &
  Pick<LabelledForm, 'headings'> &
  Partial<Pick<LabelledForm, 'plans'>>): Layout {
  const form = { ...experianForm, family, headings, plans: { ...accountPlans, ...plans } }
  return { family, marks, read: (pages) => [readLayout(pages, form)] }
}

/** Splits the Accounts section into one block an account. 'Account Info' is the anchor of a block. */
const anchor = /^Account Info(rmation)?$/i
/** The row below it: where the anchor is in words that nobody knows, it is what stands above this row again and again. */
const firstLabel = /^Account (Name|Number)\b/i
/** The row that each account has once: one more of it is another account's, whether or not its anchor was recognised. */
const nameRow = /^Account Name\b/i
/** What was recognised of an anchor and the icon before it is about as many words. */
const longestAnchor = 4
/** 'Potentially Negative', 'Closed' and the like, between heading and anchor. */
const tag = /^(Potentially Negative|Closed|Negative|Account in Good Standing|Exceptional Payment History)$/i
/** A name wraps to three lines at most in the narrowest print seen. */
const longestHeading = 4
/** Lines of one text follow each other within so many line heights. */
const leading = 1.95
/** A comment of fewer words would be hard to tell from a value. */
const fewestWords = 4

/** The blocks in reading order, and the lines before the first of them. */
export function accountBlocks(lines: readonly Line[]): { blocks: NamedBlock[]; before: Line[] } {
  const named = lines.flatMap((line, index) => (anchor.test(plainText(line)) ? [index] : []))
  const repeated = named.length > 0 ? null : repeatedSubheadings(lines, (line) => firstLabel.test(line.text))
  const anchors =
    repeated === null
      ? withUnreadAnchors(lines, named)
      : lines.flatMap((line, index) => (repeated.has(line) ? [index] : []))
  // Fonts that a program draws itself do not say that they are bold: then larger letters alone tell a name.
  const saysBold = lines.some(isBold)
  const isSetAsName = (line: Line) => isBold(line) || !saysBold
  const heads = anchors.map((index, i) =>
    headOf(lines, index, i === 0 ? 0 : (anchors[i - 1] ?? 0) + 1, isSetAsName),
  )
  const blocks = heads.map(({ start, heading, above }, i) => {
    const end = heads[i + 1]?.start ?? lines.length
    return {
      name: heading.flatMap((line) => segmentsOf(line)[0]?.words ?? []),
      number: [],
      above,
      lines: lines.slice(anchors[i], end),
      words: lines.slice(start, end).flatMap(({ words }) => words),
    }
  })
  return { blocks, before: lines.slice(0, heads[0]?.start ?? lines.length) }
}

/** The places of the anchors with those of the accounts whose anchor was not recognised as one: '® Account Info'. */
function withUnreadAnchors(lines: readonly Line[], named: readonly number[]): number[] {
  const known = new Set(named)
  let isNamed = false
  return lines.flatMap((line, index) => {
    const isAnchor = known.has(index)
    const isNameRow = nameRow.test(line.text)
    const isOneMore = isNameRow && isNamed
    isNamed = isNameRow || (isNamed && !isAnchor)
    if (isAnchor) return [index]
    return isOneMore ? [placeOfAnchor(lines, index)] : []
  })
}

/** The row above a row of labels where its few words are no name; else that row itself. */
function placeOfAnchor(lines: readonly Line[], index: number): number {
  const [row, above] = [lines[index], lines[index - 1]]
  const mayBeAnchor =
    row !== undefined &&
    above !== undefined &&
    above.box.page === row.box.page &&
    row.box.y - above.box.y <= leading * row.box.height &&
    above.words.length <= longestAnchor &&
    /\p{Ll}/u.test(above.text) &&
    segmentsOf(above).length === 1
  return mayBeAnchor ? index - 1 : index
}

/** Walks up from the anchor over the tags and the lines set in the heading's font. */
function headOf(
  lines: readonly Line[],
  anchorIndex: number,
  floor: number,
  isSetAsName: (line: Line) => boolean,
) {
  const anchorLine = lines[anchorIndex]
  const body = anchorLine ? sizeOf(anchorLine) : 0
  const heading: Line[] = []
  let start = anchorIndex
  for (let i = anchorIndex - 1; i >= floor && heading.length < longestHeading; i--) {
    const line = lines[i]
    if (!line) break
    const first = heading[0]
    if (heading.length > 0 || !tag.test(plainText(line))) {
      if (!(first ? isSameFont(line, first) : sizeOf(line) > 1.15 * body && isSetAsName(line))) break
      heading.unshift(line)
    }
    start = i
  }
  const above = commentAbove(lines.slice(floor, start), lines[start])
  return { start: start - above.length, heading, above }
}

/** Sentences right above a name, nearer to it than to what stands above them. */
function commentAbove(lines: readonly Line[], name: Line | undefined): Line[] {
  const comment: Line[] = []
  let below = name
  for (const line of lines.toReversed()) {
    if (below === undefined || line.box.page !== below.box.page || isBold(line)) break
    if (segmentsOf(line).length > 1 || below.box.y - line.box.y > leading * line.box.height) break
    comment.unshift(line)
    below = line
  }
  const [first] = comment
  const before = lines.at(-1 - comment.length)
  const isApart =
    first !== undefined &&
    (before?.box.page !== first.box.page || first.box.y - before.box.y > leading * first.box.height)
  const text = comment.map(plainText).join(' ')
  return isApart && /[.)]$/.test(text) && text.split(' ').length >= fewestWords ? comment : []
}

const isSameFont = (line: Line, other: Line): boolean =>
  Math.abs(sizeOf(line) - sizeOf(other)) < 0.3 && isBold(line) === isBold(other)
