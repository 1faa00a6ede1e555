/** What becomes of each file, and which reports are audited: the judgement of the product. */
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import type { Sentence } from '../../shared/sentences/sentence.ts'
import { checkReportSet } from '../audit/check-report-set.ts'
import { leftOutNotes } from '../audit/left-out-note.ts'
import { newestReports } from '../audit/newest-reports.ts'
import { reportUse } from '../audit/report-use.ts'
import type { Bureau, CreditReport } from '../report/credit-report.ts'
import { nameOfFile } from './given-file.ts'
import type { GivenReport } from './join-parts.ts'
import { filesOfOthers } from './reports-of-one.ts'

/** What became of a file; several that were joined have the same bureaus, missing pages and sentences. */
export interface FileOutcome {
  file: string
  outcome: 'read' | 'in part' | 'refused'
  bureaus: Bureau[]
  /** Of the file, or of all files that were joined; null where none could be counted. */
  pages: number | null
  /** Printed numbers of pages that are missing. */
  missingPages: number[]
  /** Why it was refused, or what of it is left out; none where all of it counts. */
  sentences: Sentence[]
}

export interface NamedReport {
  file: string
  report: CreditReport
}

export interface JudgedFiles {
  files: FileOutcome[]
  /** Everything that was read of the person, also what counts in part or not at all. */
  read: NamedReport[]
  /** One report a bureau, whole or in part: what is audited. */
  used: NamedReport[]
  /** What a person should know, one sentence each; with the file that a refusal is about. */
  notes: { file: string | null; sentence: Sentence }[]
}

/** @param asOf ISO day */
export function judgeFiles(given: readonly GivenReport[], asOf: string): JudgedFiles {
  const named = given.map((each) => ({ ...each, file: each.files[0] ?? '' }))
  const readable = named.flatMap(({ file, reading }) =>
    reading.ok ? [{ file, reports: reading.reports }] : [],
  )
  const others = filesOfOthers(readable)
  const read = readable
    .filter(({ file }) => !others.has(file))
    .flatMap(({ file, reports }) => reports.map((report) => ({ file, report })))
  const counted = read.filter(({ report }) => reportUse(report).use !== 'nothing')
  const newest = newestReports(counted.map(({ report }) => report))
  const odd = checkReportSet(
    read.map(({ file, report }) => ({
      report,
      fileName: nameOfFile(file),
      sha256: sha256Of(named.find((each) => each.file === file)?.bytes ?? null),
    })),
    asOf,
  )
  return {
    files: named.flatMap((each) => outcomesOf(each, others.get(each.file) ?? null)),
    read,
    used: newest.flatMap((report) => counted.filter((each) => each.report === report)),
    notes: [
      ...named.flatMap((each) => refusalsOf(each, others.get(each.file) ?? null)),
      ...odd.map((sentence) => ({ file: null, sentence })),
    ],
  }
}

function outcomesOf(
  { files, file, reading }: GivenReport & { file: string },
  stranger: Sentence | null,
): FileOutcome[] {
  const reports = reading.ok ? reading.reports : []
  const lacking = reading.ok ? reports.map(({ coverage }) => coverage.missing) : [reading.refusal.missing]
  const missing = [...new Set(lacking.flatMap((each) => each?.pages ?? []))]
  const left = leftOutNotes(reports, nameOfFile(file))
  const parts = reading.ok ? (reading.refused ?? []).map(({ sentence }) => sentence) : []
  const refusal = reading.ok ? stranger : reading.refusal.sentence
  const told = refusal === null ? withoutRepeats([...left, ...parts]) : [refusal]
  return files.map((each) => ({
    file: nameOfFile(each),
    outcome: refusal !== null ? 'refused' : told.length > 0 ? 'in part' : 'read',
    bureaus: reports.map(({ bureau }) => bureau),
    pages: reports[0]?.pageCount ?? null,
    missingPages: missing.sort((a, b) => a - b),
    sentences: told,
  }))
}

/** What is left out of a report that is read, checkReportSet says. */
function refusalsOf({ files, reading }: GivenReport, stranger: Sentence | null): JudgedFiles['notes'] {
  const sentences = reading.ok
    ? [...(stranger === null ? [] : [stranger]), ...(reading.refused ?? []).map(({ sentence }) => sentence)]
    : [reading.refusal.sentence]
  return files.flatMap((file) => sentences.map((sentence) => ({ file: nameOfFile(file), sentence })))
}

function withoutRepeats(sentences: readonly Sentence[]): Sentence[] {
  return [...new Map(sentences.map((each) => [JSON.stringify(each), each])).values()]
}

function sha256Of(bytes: Uint8Array | null): string | null {
  return bytes === null ? null : bytesToHex(sha256(bytes))
}
