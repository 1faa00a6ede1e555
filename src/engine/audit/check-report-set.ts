import { daysFrom } from '../match/calendar.ts'
import { missingPagesNotes } from '../match/missing-pages-note.ts'
import type { Bureau, CreditReport } from '../report/credit-report.ts'
import { reportUse } from './report-use.ts'
import { dateText } from './wording.ts'

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
export function checkReportSet(uploads: readonly UploadedReport[], asOf: string): string[] {
  const different = uploads.filter(
    (upload, at) => !uploads.slice(0, at).some((other) => isSameUpload(upload, other)),
  )
  return [
    ...sameFileTwice(uploads),
    ...twoOfOneBureau(different),
    ...different.flatMap((upload) => tooOld(upload, asOf)),
    ...farApart(different),
    ...unprovenOrder(different),
    ...missingPagesNotes(different),
    ...unique(different.flatMap(({ report }) => reportUse(report).sentence ?? [])),
  ]
}

/** Accounts run over page ends: of pages in another order one account would have the lines of the next. */
function unprovenOrder(uploads: readonly UploadedReport[]): string[] {
  const unproven = uploads.filter(({ report }) => report.coverage.isOrderUnproven === true)
  return unique(
    unproven.map(
      ({ report }) =>
        `The pages of the ${report.bureau} report print no page numbers, so that their order cannot be checked. See that they are in the order in which the bureau printed them.`,
    ),
  )
}

function isSameUpload(a: UploadedReport, b: UploadedReport): boolean {
  return a.report.bureau === b.report.bureau && isSameFile(a, b)
}

function isSameFile(a: UploadedReport, b: UploadedReport): boolean {
  return a.sha256 !== null && a.sha256 === b.sha256
}

function sameFileTwice(uploads: readonly UploadedReport[]): string[] {
  const repeated = uploads.filter(
    (upload, at) =>
      // A file with three bureaus stands in three places by right.
      !upload.report.family.startsWith('three-bureau') &&
      uploads.slice(0, at).some((other) => isSameUpload(upload, other)),
  )
  return unique(
    repeated.map(
      ({ report, fileName }) =>
        `The same file was uploaded twice: ${fileName}. It is read once, as the ${report.bureau} report.`,
    ),
  )
}

function twoOfOneBureau(uploads: readonly UploadedReport[]): string[] {
  const bureaus = [...new Set(uploads.map(({ report }) => report.bureau))]
  return bureaus.flatMap((bureau) => {
    const ofIt = uploads
      .filter(({ report }) => report.bureau === bureau)
      .sort((a, b) => b.report.reportDate.value.localeCompare(a.report.reportDate.value))
    const [newest, ...older] = ofIt
    if (newest === undefined || older.length === 0) return []
    return [
      `There is more than one ${bureau} report. The newest is used: ${nameOf(newest)}. Set aside: ${older.map(nameOf).join('; ')}.`,
    ]
  })
}

function tooOld({ report, fileName }: UploadedReport, asOf: string): string[] {
  const days = daysFrom(report.reportDate.value, asOf)
  if (days <= oldAfterDays) return []
  return [
    `${fileName} is of ${dateText(report.reportDate.value)}, ${days} days ago. Reports change every month: get a new one, free of charge, at AnnualCreditReport.com before you mail a letter.`,
  ]
}

function farApart(uploads: readonly UploadedReport[]): string[] {
  const newest = new Map<Bureau, string>()
  for (const { report } of uploads) {
    const day = report.reportDate.value
    if (day > (newest.get(report.bureau) ?? '')) newest.set(report.bureau, day)
  }
  const days = [...newest.values()].sort()
  const [first] = days
  const last = days.at(-1)
  if (first === undefined || last === undefined || daysFrom(first, last) <= apartAfterDays) return []
  return [
    `The reports are of different days, from ${dateText(first)} to ${dateText(last)}. A difference between bureaus may only mean that one report is older.`,
  ]
}

function nameOf({ report, fileName }: UploadedReport): string {
  return `${fileName} of ${dateText(report.reportDate.value)}`
}

function unique(sentences: string[]): string[] {
  return [...new Set(sentences)]
}
