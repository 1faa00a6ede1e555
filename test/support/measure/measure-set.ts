/** What the engine makes of the files of a sample set, a row a file, against the truth that the set comes with. */

import { readdirSync, readFileSync } from 'node:fs'
import { auditReports } from '../../../src/engine/audit/audit-reports.ts'
import { coverageShare } from '../../../src/engine/audit/coverage-share.ts'
import type { Finding } from '../../../src/engine/audit/finding.ts'
import { reportUse } from '../../../src/engine/audit/report-use.ts'
import type { Bureau, CreditReport } from '../../../src/engine/report/credit-report.ts'
import type { ReportReading } from '../../../src/engine/report/read-report.ts'
import { wordEnglish } from '../../../src/shared/sentences/word-english.ts'
import { type Comparison, compareWithTruth } from '../compare-with-truth.ts'
import { type AuditScore, scoreAudit } from '../score-audit.ts'
import { readTruth, type SampleSet, sampleFile, type Truth, type TruthReport } from '../truth-report.ts'

/**
 * By the product's own judgement. 'in part': what is proven of it counts, the rest is told; 'stopped': too little of it for
 * letters. 'no way in': nothing reads this kind.
 */
export type Outcome = 'read' | 'in part' | 'stopped' | 'refused' | 'no way in'

export interface FileRow {
  set: SampleSet
  file: string
  /** Layout families that its readers gave; none of a file that was refused. */
  layouts: string[]
  outcome: Outcome
  /** Why it was refused or stopped; null when it was read. */
  sentence: string | null
  /** One a bureau that the truth or the reader has in this file. */
  comparisons: Comparison[]
  accounts: { expected: number; found: number; invented: number }
  values: ValueCount
  /** Planted errors of its bureaus that the files show, and those that the audit of the whole set names. */
  planted: number
  found: number
  falseFindings: Finding[]
  questions: number
}

/** Values that the file prints, values read, values read as printed. */
export interface ValueCount {
  expected: number
  read: number
  right: number
}

export interface SetResult {
  set: SampleSet
  rows: FileRow[]
  score: AuditScore
}

/** Reads one file of a sample set; null when nothing reads this kind of file yet. */
export type ReadFile = (bytes: Uint8Array, file: string) => Promise<ReportReading> | null

/**
 * Reads all files of the set and audits them together, as the product does with what a client uploads. What one file
 * does not give is left out of the audit and lowers only what rests on it.
 */
export async function measureSet(set: SampleSet, readFile: ReadFile): Promise<SetResult> {
  const truth = readTruth(set)
  const files = [...new Set(truth.reports.map(({ file }) => file))]
  const read = await Promise.all(
    files.map(async (file) => ({ file, reading: await readFile(bytesOf(set, file), file) })),
  )
  const { score, questions } = auditOf(
    read.flatMap(({ reading }) => reportsIn(reading)),
    truth,
  )
  const rows = read.map(({ file, reading }) => rowOf(set, file, reading, { truth, score, questions }))
  return { set, rows: [...rows, ...(await savedPages(set, truth, readFile))], score }
}

/** The same report saved from the browser (set-12): audited by itself, against the truth of the file it was printed to. */
async function savedPages(set: SampleSet, truth: Truth, readFile: ReadFile): Promise<FileRow[]> {
  const saved = readdirSync(sampleFile(set, '.')).filter((file) => /\.m?html$/.test(file))
  return await Promise.all(
    saved.map(async (file) => {
      const reading = await readFile(bytesOf(set, file), file)
      return rowOf(set, file, reading, { truth, ...auditOf(reportsIn(reading), truth) })
    }),
  )
}

function auditOf(reports: CreditReport[], truth: Truth): { score: AuditScore; questions: Finding[] } {
  const { findings, questions } = auditReports(reports, { asOf: truth.asOf })
  return { score: scoreAudit(findings, questions, truth), questions }
}

function rowOf(
  set: SampleSet,
  file: string,
  reading: ReportReading | null,
  { truth, score, questions }: { truth: Truth; score: AuditScore; questions: Finding[] },
): FileRow {
  const stem = (name: string) => name.replace(/\.\w+$/, '')
  const expected = truth.reports.filter((report) => stem(report.file) === stem(file))
  const reports = reportsIn(reading)
  const comparisons = compareFile(reports, expected)
  const isOfFile = ({ bureaus }: { bureaus: readonly Bureau[] }) =>
    bureaus.some((bureau) => expected.some((report) => report.bureau === bureau))
  return {
    set,
    file,
    layouts: [...new Set(reports.map(({ family }) => family))],
    ...outcomeOf(reading),
    comparisons,
    accounts: {
      expected: sumOf(comparisons, ({ accounts }) => accounts.expected),
      found: sumOf(comparisons, ({ accounts }) => accounts.found),
      invented: sumOf(comparisons, ({ accounts }) => accounts.invented.length),
    },
    values: valuesOf(comparisons),
    planted: [...score.found, ...score.missed].filter(isOfFile).length,
    found: score.found.filter(isOfFile).length,
    falseFindings: [...score.decoys, ...score.falsePositives].filter(isOfFile),
    questions: questions.filter(isOfFile).length,
  }
}

/** One comparison a bureau; a bureau that is not in the file has nothing right, one that was not read nothing read. */
export function compareFile(
  reports: readonly CreditReport[],
  expected: readonly TruthReport[],
  isScan = false,
): Comparison[] {
  const left = [...reports]
  const comparisons = expected.map((truth) => {
    const at = left.findIndex(({ bureau }) => bureau === truth.bureau)
    return compareWithTruth(at < 0 ? null : (left.splice(at, 1)[0] ?? null), truth, isScan)
  })
  return [...comparisons, ...left.map((report) => compareWithTruth(report, nothingOf(report.bureau)))]
}

export function valuesOf(comparisons: readonly Comparison[]): ValueCount {
  const sum = (key: keyof ValueCount) =>
    sumOf(comparisons, ({ fields }) => sumOf(fields, (field) => field[key]))
  return { expected: sum('expected'), read: sum('read'), right: sum('right') }
}

/** Of the values printed and of those read the share that is right, whichever is lower. */
export function shareRight({ expected, read, right }: ValueCount): number {
  return Math.max(expected, read) === 0 ? 1 : right / Math.max(expected, read)
}

export function outcomeOf(reading: ReportReading | null): Pick<FileRow, 'outcome' | 'sentence'> {
  if (reading === null) return { outcome: 'no way in', sentence: null }
  if (!reading.ok) return { outcome: 'refused', sentence: wordEnglish(reading.refusal.sentence) }
  const thin = reading.reports.filter((report) => coverageShare(report).sentence !== null)
  const [first] = thin
  const sentence = first === undefined ? null : coverageShare(first).sentence
  if (sentence === null) return { outcome: 'read', sentence: null }
  const isStopped = thin.some((report) => reportUse(report).use === 'nothing')
  return { outcome: isStopped ? 'stopped' : 'in part', sentence: wordEnglish(sentence) }
}

export function reportsIn(reading: ReportReading | null): CreditReport[] {
  return reading?.ok ? reading.reports : []
}

function nothingOf(bureau: Bureau): TruthReport {
  const personal = { names: [], addresses: [], phones: [], employers: [], statements: [], notices: [] }
  return {
    bureau,
    family: '',
    file: '',
    reportDate: '',
    accounts: [],
    inquiries: [],
    publicRecords: [],
    personal: { ...personal, ssnLast4: null, dob: null },
  }
}

function bytesOf(set: SampleSet, file: string): Uint8Array {
  return new Uint8Array(readFileSync(sampleFile(set, file)))
}

function sumOf<T>(items: readonly T[], count: (item: T) => number): number {
  return items.reduce((all, each) => all + count(each), 0)
}
