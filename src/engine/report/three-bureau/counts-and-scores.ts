/** The scores and the counts that a side-by-side report prints of each bureau. */
import type { Line } from '../../read/positioned-text.ts'
import { type Bureau, bureaus, type Coverage, type PrintedScore } from '../credit-report.ts'
import { byLabel, labelKeys } from '../label-keys.ts'
import { cellParts } from './bureau-columns.ts'
import { readCount, wordsIn } from './cell-values.ts'
import { piecesOf } from './table-pieces.ts'

const scores = ['Credit Score', 'Score']
const scoreLabels = labelKeys([...scores, 'Lender Rank', 'Rank', 'Score Scale', 'Risk Factors', 'Rating'])
const modelName = /\b(VantageScore ?\d\.\d|FICO( Score)? ?\d{1,2}(\.\d)?)\b/i

/** One score a bureau at most. A line of three numbers without a label is the scores too. */
export function readScores(lines: readonly Line[]): Map<Bureau, PrintedScore> {
  const found = new Map<Bureau, PrintedScore>()
  const model = lines.map(({ text }) => modelName.exec(text)?.[1]).find((name) => name !== undefined) ?? null
  let columns = null
  for (const piece of piecesOf(lines, scoreLabels)) {
    if (piece.kind === 'columns') columns = piece.columns
    const cells =
      piece.kind === 'row' && scores.includes(piece.row.label)
        ? new Map(bureaus.map((bureau) => [bureau, wordsIn(piece.row, bureau)]))
        : piece.kind === 'text' && columns !== null
          ? cellParts(piece.line, columns)
          : null
    for (const [bureau, words] of cells ?? []) {
      const score = readCount(words)
      // Outside this range no model scores: it is another number.
      if (score === null || score.value < 250 || score.value > 990 || found.has(bureau)) continue
      found.set(bureau, { score, model })
    }
  }
  return found
}

/** What each row of the summary counts. */
const counts = byLabel([
  ['accounts', ['Total Accounts']],
  ['publicRecords', ['Public Records', 'Public Record']],
  ['hardInquiries', ['Inquiries (2 years)', 'Inquiries']],
  ['not kept', ['Open Accounts', 'Closed Accounts', 'Delinquent', 'Derogatory', 'Collection', 'Collections']],
  ['not kept', ['Balances', 'Payments']],
] as const)
const countLabels = labelKeys(Object.keys(counts))

/** What the report itself counts of each bureau. @returns also the lines that were not understood */
export function readCounts(lines: readonly Line[]): {
  stated: Map<Bureau, Coverage['stated']>
  unread: Line[]
} {
  const stated = new Map<Bureau, Coverage['stated']>()
  const unread: Line[] = []
  let hasTable = false
  for (const piece of piecesOf(lines, countLabels)) {
    if (piece.kind === 'columns') hasTable = true
    else if (piece.kind === 'text') unread.push(...(hasTable ? [piece.line] : []))
    else if (piece.kind === 'row') {
      const kind = counts[piece.row.label] ?? 'not kept'
      if (kind === 'not kept') continue
      for (const bureau of bureaus) {
        const own = stated.get(bureau) ?? { accounts: null, hardInquiries: null, publicRecords: null }
        own[kind] = readCount(wordsIn(piece.row, bureau))?.value ?? null
        stated.set(bureau, own)
      }
    }
  }
  return { stated, unread }
}
