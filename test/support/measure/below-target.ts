/** The targets of `npm run measure`, and the sentences that say which of them a measurement misses. */
import { fieldTotals } from '../compare-with-truth.ts'
import { type FileRow, type SetResult, shareRight, type ValueCount } from './measure-set.ts'

/** Share of values right, of those printed and of those read. */
export const valueTargets = { known: 0.995, byLabels: 0.98, renamed: 0.95, reshaped: 0.99 } as const
const plantedTarget = 0.95

/** Layouts that a reader was written for; every other is read by a description of it or by its labels. */
const knownLayouts: ReadonlySet<string> = new Set([
  'experian-acr',
  'equifax-acr',
  'transunion-acr',
  'experian-member',
  'experian-mailed',
  'experian-online',
  'equifax-numbered',
  'transunion-mailed',
  'transunion-online',
  'three-bureau-identityiq',
  'three-bureau-smartcredit',
  'three-bureau-equifax',
])

export function isKnownLayout({ layouts }: Pick<FileRow, 'layouts'>): boolean {
  return layouts.every((layout) => knownLayouts.has(layout))
}

/** A sentence for each target that is missed; none when all is as it should be. A kind that nothing reads counts nowhere. */
export function belowTarget(results: readonly SetResult[]): string[] {
  const rows = results.flatMap((result) => result.rows).filter(({ outcome }) => outcome !== 'no way in')
  const scores = results.map(({ score }) => score)
  const planted = scores.reduce((sum, score) => sum + score.planted, 0)
  const found = scores.reduce((sum, score) => sum + score.found.length, 0)
  const known = rows.filter(isKnownLayout).flatMap(({ comparisons }) => comparisons)
  return [
    ...rows.flatMap(rowBelow),
    ...fieldTotals(known)
      .filter(({ precision, recall }) => Math.min(precision, recall) < valueTargets.known)
      .map(
        ({ field, expected, read, right }) =>
          `${field} in known layouts: ${expected} printed, ${read} read, ${right} right`,
      ),
    ...(found < plantedTarget * planted ? [`planted errors: ${found} of ${planted} found`] : []),
  ]
}

function rowBelow(row: FileRow): string[] {
  const target = isKnownLayout(row) ? valueTargets.known : valueTargets.byLabels
  const { expected, found, invented } = row.accounts
  return [
    ...(row.outcome === 'read' ? [] : [`${row.outcome}: ${row.sentence}`]),
    ...(found === expected ? [] : [`${expected - found} of ${expected} accounts missing`]),
    ...(invented === 0 ? [] : [`${invented} accounts invented`]),
    ...(shareRight(row.values) < target ? [`values ${sharePrinted(row.values)}, wanted ${target}`] : []),
    ...row.falseFindings.map(({ ruleKey, statement }) => `false finding: ${ruleKey}: ${statement}`),
  ].map((what) => `${row.set}/${row.file}: ${what}`)
}

/** '99.87 %', cut and not rounded, so that what is below a target never looks as if it met it. */
export function sharePrinted(values: ValueCount): string {
  return `${(Math.floor(shareRight(values) * 10_000) / 100).toFixed(2)} %`
}
