import { says } from '../../shared/sentences/says.ts'
import type { Sentence } from '../../shared/sentences/sentence.ts'
import { unrepeated } from '../../shared/sentences/unrepeated.ts'
import { daysFrom } from '../match/calendar.ts'
import { missingPagesNotes } from '../match/missing-pages-note.ts'
import type { Bureau, CreditReport } from '../report/credit-report.ts'
import { newestFirst } from './newest-reports.ts'
import { reportUse } from './report-use.ts'

/** One report as it was uploaded; a three-bureau file gives three with the same file. */
export interface UploadedReport {
  report: CreditReport
  /** As the client's own computer names it: '2026-11 equifax.pdf'. */
  fileName: string
  /** Of the bytes, hexadecimal; null where it is not known. */
  sha256: string | null
}

const oldAfterDays = 60
const apartAfterDays = 30

/**
 * What is odd about the reports of one person taken together, each in one plain sentence or two, in the order of the
 * uploads; the work goes on. Whose each of them is, whose-reports.ts says. `asOf` is an ISO day.
 */
export function checkReportSet(uploads: readonly UploadedReport[], asOf: string): Sentence[] {
  const different = uploads.filter(
    (upload, at) => !uploads.slice(0, at).some((other) => isSameUpload(upload, other)),
  )
  return [
    ...sameFileTwice(uploads),
    ...twoOfOneBureau(different),
    ...different.flatMap((upload) => tooOld(upload, asOf)),
    ...farApart(different),
    ...unprovenOrder(different),
    ...missingPagesNotes(different.map((upload) => ({ ...upload, isUsed: ofNoUse(upload) === 0 }))),
    ...unrepeated(different.flatMap(({ report }) => reportUse(report).sentence ?? [])),
  ]
}

/** Accounts run over page ends: of pages in another order one account would have the lines of the next. */
function unprovenOrder(uploads: readonly UploadedReport[]): Sentence[] {
  const unproven = uploads.filter(({ report }) => report.coverage.isOrderUnproven === true)
  return unrepeated(
    unproven.map(({ report: { bureau, coverage } }) =>
      says(coverage.isOrderByFit === true ? 'run.orderByFit' : 'run.orderUnproven', { bureau }),
    ),
  )
}

function isSameUpload(a: UploadedReport, b: UploadedReport): boolean {
  return a.report.bureau === b.report.bureau && isSameFile(a, b)
}

function isSameFile(a: UploadedReport, b: UploadedReport): boolean {
  return a.sha256 !== null && a.sha256 === b.sha256
}

function sameFileTwice(uploads: readonly UploadedReport[]): Sentence[] {
  const repeated = uploads.filter(
    (upload, at) =>
      // A file with three bureaus stands in three places by right.
      !upload.report.family.startsWith('three-bureau') &&
      uploads.slice(0, at).some((other) => isSameUpload(upload, other)),
  )
  return unrepeated(
    repeated.map(({ report: { bureau }, fileName }) => says('run.sameFileTwice', { bureau, name: fileName })),
  )
}

function twoOfOneBureau(uploads: readonly UploadedReport[]): Sentence[] {
  const bureaus = [...new Set(uploads.map(({ report }) => report.bureau))]
  return bureaus.flatMap((bureau) => {
    const ofIt = uploads
      .filter(({ report }) => report.bureau === bureau)
      .sort((a, b) => ofNoUse(a) - ofNoUse(b) || newestFirst(a.report, b.report))
    if (ofIt.length < 2) return []
    const names = ofIt.map(({ fileName }) => fileName)
    return [says('run.severalOfBureau', { bureau, names, days: ofIt.map(dayOf) })]
  })
}

function tooOld({ report, fileName }: UploadedReport, asOf: string): Sentence[] {
  const day = report.reportDate.value
  const daysAgo = daysFrom(day, asOf)
  return daysAgo <= oldAfterDays ? [] : [says('run.old', { name: fileName, day, daysAgo })]
}

function farApart(uploads: readonly UploadedReport[]): Sentence[] {
  const newest = new Map<Bureau, string>()
  for (const { report } of uploads) {
    const day = report.reportDate.value
    if (day > (newest.get(report.bureau) ?? '')) newest.set(report.bureau, day)
  }
  const days = [...newest.values()].sort()
  const [first] = days
  const last = days.at(-1)
  if (first === undefined || last === undefined || daysFrom(first, last) <= apartAfterDays) return []
  return [says('run.farApart', { first, last })]
}

/** 1 for a report on which nothing rests, however new it is. */
const ofNoUse = ({ report }: UploadedReport): number => Number(reportUse(report).use === 'nothing')

const dayOf = ({ report }: UploadedReport) => report.reportDate.value
