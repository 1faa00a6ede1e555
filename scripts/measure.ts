/**
 * `npm run -s measure`: reads every sample report and audits it, prints what was found, missed and invented, and exits
 * with 1 when that is below target. The targets are those of the sample reports' README.
 */
import { readFile } from 'node:fs/promises'
import { auditReports } from '../src/engine/audit/audit-reports.ts'
import { createReportReader, type ReportReader } from '../src/engine/report/read-in-child.ts'
import {
  type Comparison,
  compareWithTruth,
  describeComparison,
  fieldTotals,
} from '../test/support/compare-with-truth.ts'
import { type AuditScore, scoreAudit } from '../test/support/score-audit.ts'
import {
  readTruth,
  type SampleSet,
  sampleFile,
  sampleSets,
  type Truth,
} from '../test/support/truth-report.ts'

const fieldTarget = 0.995
const plantedTarget = 0.95
const shown = process.argv.includes('--all') ? Number.POSITIVE_INFINITY : 12

interface SetResult {
  comparisons: { file: string; comparison: Comparison }[]
  score: AuditScore
  unread: number
}

async function measureSet(set: SampleSet, truth: Truth, reader: ReportReader): Promise<SetResult | string> {
  const readings = await Promise.all(
    [...new Set(truth.reports.map(({ file }) => file))].map(async (file) =>
      reader.readReport(new Uint8Array(await readFile(sampleFile(set, file)))),
    ),
  )
  const refused = readings.find((reading) => !reading.ok)
  if (refused !== undefined && !refused.ok) return refused.refusal.sentence
  const reports = readings.flatMap((reading) => (reading.ok ? reading.reports : []))
  const comparisons = reports.flatMap((report) => {
    const expected = truth.reports.find(({ bureau }) => bureau === report.bureau)
    return expected === undefined
      ? []
      : [{ file: expected.file, comparison: compareWithTruth(report, expected) }]
  })
  const { findings, questions } = auditReports(reports, { asOf: truth.asOf })
  return {
    comparisons,
    score: scoreAudit(findings, questions, truth),
    unread: reports.reduce((sum, report) => sum + report.coverage.unread.length, 0),
  }
}

function accountLine(comparisons: Comparison[]): string {
  const sum = (count: (comparison: Comparison) => number) =>
    comparisons.reduce((all, each) => all + count(each), 0)
  return `accounts ${sum(({ accounts }) => accounts.found)} of ${sum(({ accounts }) => accounts.expected)} found, ${sum(({ accounts }) => accounts.missing.length)} missing, ${sum(({ accounts }) => accounts.invented.length)} invented`
}

function auditLine(scores: AuditScore[]): string {
  const sum = (count: (score: AuditScore) => number) => scores.reduce((all, each) => all + count(each), 0)
  return `planted ${sum(({ found }) => found.length)} of ${sum(({ planted }) => planted)} found, ${sum(({ decoys }) => decoys.length)} decoys reported, ${sum(({ falsePositives }) => falsePositives.length)} false positives, ${sum(({ needlessQuestions }) => needlessQuestions.length)} further questions`
}

function weakFields(comparisons: Comparison[]): string[] {
  return fieldTotals(comparisons)
    .filter(({ precision, recall }) => precision < fieldTarget || recall < fieldTarget)
    .map(
      ({ field, precision, recall, expected, read, right }) =>
        `${field} below ${fieldTarget}: precision ${precision.toFixed(4)}, recall ${recall.toFixed(4)} (${expected} printed, ${read} read, ${right} right)`,
    )
}

function print(lines: string[], indent: string): void {
  for (const line of lines.slice(0, shown)) console.log(`${indent}${line}`)
  if (lines.length > shown) console.log(`${indent}and ${lines.length - shown} more (--all shows them)`)
}

const reader = createReportReader()
const results: SetResult[] = []
for (const set of sampleSets) {
  const truth = readTruth(set)
  const result = await measureSet(set, truth, reader)
  if (typeof result === 'string') {
    console.log(`${set}: not measured; the reader answers: ${result}`)
    continue
  }
  results.push(result)
  const { comparisons, score, unread } = result
  const all = comparisons.map(({ comparison }) => comparison)
  console.log(`${set}: ${accountLine(all)}; ${auditLine([score])}; ${unread} lines not understood`)
  for (const { file, comparison } of comparisons) {
    const weak = weakFields([comparison])
    const differences = describeComparison(comparison)
    if (weak.length + differences.length === 0) continue
    console.log(`  ${file}`)
    print(weak, '    ')
    print(differences, '      ')
  }
  print(
    score.missed.map(({ ruleKey, why }) => `missed: ${ruleKey}: ${why}`),
    '  ',
  )
  print(
    score.decoys.map(({ ruleKey, statement }) => `decoy: ${ruleKey}: ${statement}`),
    '  ',
  )
  print(
    score.falsePositives.map(({ ruleKey, statement }) => `false positive: ${ruleKey}: ${statement}`),
    '  ',
  )
}
reader.close()

const comparisons = results.flatMap((result) => result.comparisons.map(({ comparison }) => comparison))
const scores = results.map(({ score }) => score)
console.log(`\ntotal: ${accountLine(comparisons)}; ${auditLine(scores)}`)
const weak = weakFields(comparisons)
console.log(weak.length === 0 ? `every field at or above ${fieldTarget}` : weak.join('\n'))

const planted = scores.reduce((sum, score) => sum + score.planted, 0)
const found = scores.reduce((sum, score) => sum + score.found.length, 0)
const onTarget =
  results.length >= 5 &&
  comparisons.every(({ accounts }) => accounts.missing.length + accounts.invented.length === 0) &&
  weak.length === 0 &&
  found >= plantedTarget * planted &&
  scores.every(({ decoys, falsePositives }) => decoys.length + falsePositives.length === 0)
console.log(onTarget ? 'on target' : 'below target')
process.exitCode = onTarget ? 0 : 1
