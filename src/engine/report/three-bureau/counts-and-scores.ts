/** The scores and the counts that a side-by-side report prints of each bureau. */
import type { Line } from '../../read/positioned-text.ts'
import type { Bureau, Coverage, PrintedScore } from '../credit-report.ts'
import { bureaus } from '../credit-report.ts'
import { cellParts } from './bureau-columns.ts'
import { readCount, wordsIn } from './cell-values.ts'
import { piecesOf } from './table-pieces.ts'

const scoreLabels = new Set([
  'creditscore',
  'score',
  'lenderrank',
  'rank',
  'scorescale',
  'riskfactors',
  'rating',
])
const modelName = /\b(VantageScore ?\d\.\d|FICO( Score)? ?\d{1,2}(\.\d)?)\b/i

/** One score a bureau at most. A line of three numbers without a label is the scores too. */
export function readScores(lines: readonly Line[]): Map<Bureau, PrintedScore> {
  const scores = new Map<Bureau, PrintedScore>()
  const model = lines.map(({ text }) => modelName.exec(text)?.[1]).find((name) => name !== undefined) ?? null
  let columns = null
  for (const piece of piecesOf(lines, scoreLabels)) {
    if (piece.kind === 'columns') columns = piece.columns
    const cells =
      piece.kind === 'row' && ['creditscore', 'score'].includes(piece.row.key)
        ? new Map(bureaus.map((bureau) => [bureau, wordsIn(piece.row, bureau)]))
        : piece.kind === 'text' && columns !== null
          ? cellParts(piece.line, columns)
          : null
    for (const [bureau, words] of cells ?? []) {
      const score = readCount(words)
      // Outside this range no model scores: it is another number.
      if (score === null || score.value < 250 || score.value > 990 || scores.has(bureau)) continue
      scores.set(bureau, { score, model })
    }
  }
  return scores
}

const countLabels = new Map<string, keyof Coverage['stated']>([
  ['totalaccounts', 'accounts'],
  ['publicrecords', 'publicRecords'],
  ['publicrecord', 'publicRecords'],
  ['inquiries2years', 'hardInquiries'],
  ['inquiries', 'hardInquiries'],
])
const otherLabels = [
  'openaccounts',
  'closedaccounts',
  'delinquent',
  'derogatory',
  'collection',
  'collections',
  'balances',
  'payments',
]

/** What the report itself counts of each bureau. @returns also the lines that were not understood */
export function readCounts(lines: readonly Line[]): {
  stated: Map<Bureau, Coverage['stated']>
  unread: Line[]
} {
  const stated = new Map<Bureau, Coverage['stated']>()
  const unread: Line[] = []
  let hasTable = false
  for (const piece of piecesOf(lines, new Set([...countLabels.keys(), ...otherLabels]))) {
    if (piece.kind === 'columns') hasTable = true
    else if (piece.kind === 'text') unread.push(...(hasTable ? [piece.line] : []))
    else if (piece.kind === 'row') {
      const key = countLabels.get(piece.row.key)
      for (const bureau of key === undefined ? [] : bureaus) {
        const counts = stated.get(bureau) ?? { accounts: null, hardInquiries: null, publicRecords: null }
        const count = readCount(wordsIn(piece.row, bureau))
        if (key !== undefined) counts[key] = count?.value ?? null
        stated.set(bureau, counts)
      }
    }
  }
  return { stated, unread }
}
