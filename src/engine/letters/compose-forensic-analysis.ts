import { dateText, listText } from '../audit/wording.ts'
import { type Bureau, bureaus, type CreditReport } from '../report/credit-report.ts'
import type { CaseFile } from './case-file.ts'
import { accountsOf } from './forensic-accounts.ts'
import type { BureauSummary, ForensicAnalysis } from './forensic-analysis.ts'
import { compareDebts } from './forensic-debts.ts'
import { findingEntry, type MarkedFinding, markFindings, strongestAbout } from './forensic-findings.ts'
import { capitalised, counted, inWords, sentence } from './written-english.ts'

const strongestShown = 5
/** What the summary's column holds beside its picture, so that the summary stays on one page. */
const strongestCharacters = 850
const unreadShown = 60

/**
 * The whole analysis as plain data: what was read, what was found and why, what only the consumer can know, how the
 * bureaus compare, and what was read and not understood. The same case gives the same analysis.
 */
export function composeForensicAnalysis(caseFile: CaseFile): ForensicAnalysis {
  const { findings, questions } = markFindings(caseFile)
  const marked = [...findings, ...questions]
  const reports = bureaus.flatMap((bureau) => caseFile.reports.find((each) => each.bureau === bureau) ?? [])
  const summary = bureaus.map((bureau) => summaryOf(caseFile, bureau, marked))
  return {
    kind: 'forensic',
    name: caseFile.consumer.name,
    date: dateText(caseFile.asOf),
    round: caseFile.round,
    ruleSetVersion: caseFile.ruleSetVersion,
    title: `Forensic analysis of ${reports.length === 1 ? 'one credit report' : `${inWords(reports.length)} credit reports`}`,
    inShort: inShortOf(caseFile, reports),
    summary,
    pictureText: summary.map(pictureTextOf).join(' '),
    strongest: fitting(findings).map(({ mark, finding }) => ({
      mark,
      title: finding.title,
      statement: sentence(finding.statement),
      bureaus: listText(bureaus.filter((bureau) => finding.bureaus.includes(bureau))),
    })),
    findings: findings.map((each) => findingEntry(each, caseFile)),
    questions: questions.map((each) => findingEntry(each, caseFile)),
    debts: compareDebts(caseFile),
    accounts: reports.map((report) => accountsOf(report, marked)),
    unread: reports.map(({ bureau, coverage }) => ({
      bureau,
      lines: coverage.unread.slice(0, unreadShown).map(({ text, box }) => ({ text, page: box.page })),
      more: Math.max(0, coverage.unread.length - unreadShown),
    })),
  }
}

/** The first findings, at most five, whose words fit into the summary; always at least one. */
function fitting(findings: readonly MarkedFinding[]): MarkedFinding[] {
  let left = strongestCharacters
  return findings.slice(0, strongestShown).filter(({ finding }, at) => {
    left -= finding.title.length + finding.statement.length
    return at === 0 || left >= 0
  })
}

function summaryOf(caseFile: CaseFile, bureau: Bureau, marked: readonly MarkedFinding[]): BureauSummary {
  const report = caseFile.reports.find((each) => each.bureau === bureau)
  const about = marked.filter(({ finding }) => finding.bureaus.includes(bureau))
  const countOf = (strength: string) => about.filter(({ finding }) => finding.strength === strength).length
  const counts = { A: countOf('A'), B: countOf('B'), C: countOf('C') }
  if (report === undefined) {
    const reason = caseFile.without.find((each) => each.bureau === bureau)?.sentence
    return { bureau, read: null, absence: sentence(reason ?? 'No report was there'), counts, squares: [] }
  }
  return {
    bureau,
    read: { accounts: report.accounts.length, summary: readingOf(report) },
    absence: null,
    counts,
    squares: report.accounts.map(({ id }) => strongestAbout(id, marked)),
  }
}

function readingOf(report: CreditReport): string {
  const { reportDate, reportNumber, pageCount, accounts, publicRecords, coverage } = report
  const number = reportNumber === null ? '' : `, number ${reportNumber.raw}`
  const counts = [
    counted(pageCount, 'page'),
    counted(accounts.length, 'account'),
    counted(coverage.found.hardInquiries, 'hard inquiry', 'hard inquiries'),
    counted(publicRecords.length, 'public record'),
  ]
  return `Report of ${dateText(reportDate.value)}${number}: ${listText(counts)}. ${unreadText(coverage.unread.length)}`
}

function unreadText(count: number): string {
  return count === 0
    ? 'Every line was understood.'
    : `${capitalised(counted(count, 'line was', 'lines were'))} not understood.`
}

function inShortOf(caseFile: CaseFile, reports: CreditReport[]): string[] {
  const accounts = reports.reduce((sum, report) => sum + report.accounts.length, 0)
  const [certain, likely] = (['A', 'B'] as const).map(
    (strength) => caseFile.findings.filter((finding) => finding.strength === strength).length,
  )
  const { questions, without } = caseFile
  return [
    `${capitalised(counted(accounts, 'account entry', 'account entries'))} ${accounts === 1 ? 'was' : 'were'} read in ${reports.length === 0 ? 'no report' : `the reports of ${listText(reports.map(({ bureau }) => bureau))}`}.`,
    caseFile.findings.length === 0
      ? 'Nothing in them met the standard for a dispute.'
      : `${capitalised(counted(certain ?? 0, 'finding is', 'findings are'))} provable from the paper alone (A), and ${inWords(likely ?? 0)} ${likely === 1 ? 'is a conflict' : 'are conflicts'} that a bureau can be asked to verify (B).`,
    ...(questions.length === 0
      ? []
      : [
          `${capitalised(counted(questions.length, 'question'))} (C) ${questions.length === 1 ? 'is' : 'are'} for you: only you can know the answer, and nothing of them is in a letter.`,
        ]),
    ...without.map(({ bureau, sentence: reason }) => `Without ${bureau}: ${sentence(reason)}`),
    'What a bureau does with a dispute is its decision; this analysis says what is printed and what follows from it, not what the result will be.',
  ]
}

function pictureTextOf({ bureau, read, squares }: BureauSummary): string {
  if (read === null) return `${bureau}: no readable report.`
  const countOf = (kind: string) => squares.filter((square) => square === kind).length
  return `${bureau}: ${read.accounts} accounts, of which ${countOf('A')} with a provable finding, ${countOf('B')} with a conflict to verify, ${countOf('C')} with a question, ${countOf('none')} with none.`
}
