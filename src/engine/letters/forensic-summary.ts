/** The first page of the forensic analysis: what was read at each bureau, and the result in sentences. */
import { type Grade, gradeOf } from '../audit/ground.ts'
import { monthsUnsaid } from '../audit/report-use.ts'
import type { Bureau, CreditReport } from '../report/credit-report.ts'
import { rangesOf } from '../report/missing-pages.ts'
import type { CaseFile } from './case-file.ts'
import { standingFindings } from './disputable-findings.ts'
import type { BureauSummary } from './forensic-analysis.ts'
import { type MarkedFinding, strongestAbout } from './forensic-findings.ts'
import type { ForensicWords } from './words/en/forensic-analysis.ts'
import { languageOf, wordsIn } from './words/language.ts'
import { sentence } from './written-english.ts'

export function summaryOf(
  caseFile: CaseFile,
  bureau: Bureau,
  marked: readonly MarkedFinding[],
): BureauSummary {
  const { forensic: words } = wordsIn(languageOf(caseFile))
  const report = caseFile.reports.find((each) => each.bureau === bureau)
  const about = marked.filter(({ finding }) => finding.bureaus.includes(bureau))
  const countOf = (grade: Grade) => about.filter(({ finding }) => gradeOf(finding) === grade).length
  const counts = { A: countOf('A'), B: countOf('B'), P: countOf('P'), C: countOf('C') }
  if (report === undefined) {
    const reason = caseFile.without.find((each) => each.bureau === bureau)?.sentence
    return { bureau, read: null, absence: sentence(reason ?? words.noReportThere), counts, squares: [] }
  }
  return {
    bureau,
    read: { accounts: report.accounts.length, summary: readingOf(report, caseFile) },
    absence: null,
    counts,
    squares: report.accounts.map(({ id }) => strongestAbout(id, marked)),
  }
}

function readingOf(report: CreditReport, caseFile: CaseFile): string {
  const { forensic: words, written } = wordsIn(languageOf(caseFile))
  const { missing, unread } = report.coverage
  const months = monthsUnsaid(report)
  return [
    words.readingOf(written.date(report.reportDate.value), report.reportNumber?.raw ?? null, {
      pages: report.pageCount,
      accounts: report.accounts.length,
      inquiries: report.coverage.found.hardInquiries,
      records: report.publicRecords.length,
    }),
    ...(report.source === 'scan' ? [words.scan] : []),
    ...(missing === undefined ? [] : [words.missingPages(rangesOf(missing.pages), missing.pages.length)]),
    ...(unread.length === 0 ? [] : [words.notUnderstood(unread.length)]),
    ...(months === 0 ? [] : [words.monthsUnsaid(months)]),
    ...(unread.length + months === 0 ? [words.allUnderstood] : []),
  ].join(' ')
}

/** The result in sentences, without a promise. */
export function inShortOf(caseFile: CaseFile, reports: readonly CreditReport[]): string[] {
  const { forensic: words } = wordsIn(languageOf(caseFile))
  const { undecided = [], questions, without, setAside = [] } = caseFile
  const findings = standingFindings(caseFile)
  const accounts = reports.reduce((sum, report) => sum + report.accounts.length, 0)
  const countOf = (grade: Grade) => findings.filter((finding) => gradeOf(finding) === grade).length
  return [
    words.entriesRead(
      accounts,
      reports.map(({ bureau }) => bureau),
    ),
    findings.length === 0 ? words.nothingMet : words.counts(countOf('A'), countOf('B')),
    ...(countOf('P') === 0 ? [] : [words.policies(countOf('P'))]),
    ...(undecided.length === 0 ? [] : [words.undecidedCount(undecided.length)]),
    ...(questions.length === 0 ? [] : [words.questionsLeft(questions.length)]),
    ...(setAside.length === 0 ? [] : [words.setAsideCount(setAside.length)]),
    ...without.map(({ bureau, sentence: reason }) => words.without(bureau, sentence(reason))),
    words.noPromise,
  ]
}

export function pictureTextOf({ bureau, read, squares }: BureauSummary, words: ForensicWords): string {
  if (read === null) return words.pictureWithout(bureau)
  const countOf = (kind: string) => squares.filter((square) => square === kind).length
  return words.pictureOf(bureau, read.accounts, {
    A: countOf('A'),
    B: countOf('B'),
    P: countOf('P'),
    C: countOf('C'),
    none: countOf('none'),
  })
}
