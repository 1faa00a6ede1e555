import type { Finding } from '../audit/finding.ts'
import { gradeOf } from '../audit/ground.ts'
import { monthsUnsaid } from '../audit/report-use.ts'
import { type Bureau, bureaus } from '../report/credit-report.ts'
import type { CaseFile, EvidencePicture } from './case-file.ts'
import { composeLetters } from './compose-letters.ts'
import { debtSections } from './debt-sections.ts'
import { explainFinding } from './explain-finding.ts'
import { choosePictures } from './finding-pictures.ts'
import { accountsOf } from './forensic-accounts.ts'
import type { Brief, ForensicAnalysis, SetAsideEntry } from './forensic-analysis.ts'
import { findingEntry, type MarkedFinding, markFindings } from './forensic-findings.ts'
import { inShortOf, pictureTextOf, summaryOf } from './forensic-summary.ts'
import { languageOf, wordsIn } from './words/language.ts'
import { sentence } from './written-english.ts'

const strongestShown = 5
/** What the summary's column holds beside its picture, so that the summary stays on one page. */
const strongestCharacters = 850
const unreadShown = 60

/**
 * The whole analysis as plain data: what was read, what was found and why, what only the consumer can know, how the
 * bureaus compare, and what was read and not understood. The same case and pictures give the same analysis.
 */
export function composeForensicAnalysis(
  caseFile: CaseFile,
  pictures: readonly EvidencePicture[] = [],
): ForensicAnalysis {
  const { forensic: words, written } = wordsIn(languageOf(caseFile))
  const { findings, questions } = markFindings(caseFile)
  const marked = [...findings, ...questions]
  const reports = bureaus.flatMap((bureau) => caseFile.reports.find((each) => each.bureau === bureau) ?? [])
  const letters = composeLetters(caseFile)
  const chooser = choosePictures(pictures, caseFile)
  const entryOf = (each: MarkedFinding) => findingEntry(each, caseFile, letters, chooser)
  const summary = bureaus.map((bureau) => summaryOf(caseFile, bureau, marked))
  const date = written.date(caseFile.asOf)
  const { name } = caseFile.consumer
  return {
    kind: 'forensic',
    name,
    date,
    language: languageOf(caseFile),
    words: words.frame,
    roundLine: words.roundLine(caseFile.round),
    footer: words.footer(name, date),
    ruleSetVersion: caseFile.ruleSetVersion,
    title: words.title(reports.length),
    inShort: inShortOf(caseFile, reports),
    summary,
    pictureText: summary.map((each) => pictureTextOf(each, words)).join(' '),
    strongest: fitting(findings, caseFile).map(({ mark, finding }) => ({
      mark,
      ...inBrief(finding, caseFile),
      bureaus: written.list(inOrder(finding.bureaus)),
    })),
    findings: findings.map(entryOf),
    questions: questions.map(entryOf),
    setAside: setAsideOf(caseFile),
    debts: debtSections(caseFile, marked),
    accounts: reports.map((report) => accountsOf(report, marked, words.recordFiled)),
    unread: reports.map((report) => ({
      bureau: report.bureau,
      lines: report.coverage.unread.slice(0, unreadShown).map(({ text, box }) => ({ text, page: box.page })),
      more: Math.max(0, report.coverage.unread.length - unreadShown),
      months: monthsUnsaid(report) === 0 ? null : words.monthsUnsaid(monthsUnsaid(report)),
    })),
  }
}

/** The first findings, at most five, whose words fit into the summary; always at least one. */
function fitting(findings: readonly MarkedFinding[], caseFile: CaseFile): MarkedFinding[] {
  let left = strongestCharacters
  return findings.slice(0, strongestShown).filter(({ finding }, at) => {
    const { title, statement } = inBrief(finding, caseFile)
    left -= title.length + statement.length
    return at === 0 || left >= 0
  })
}

function setAsideOf(caseFile: CaseFile): SetAsideEntry[] {
  const { forensic: words, written } = wordsIn(languageOf(caseFile))
  return (caseFile.setAside ?? []).map(({ finding, reason }) => ({
    strength: gradeOf(finding),
    ...inBrief(finding, caseFile),
    bureaus: written.list(inOrder(finding.bureaus)),
    reason: words.setAsideReasons[reason],
  }))
}

/** In the client's language, where it is no letter's words that are shown. */
function inBrief(finding: Finding, caseFile: CaseFile): Brief {
  const explained = explainFinding(finding, languageOf(caseFile))
  return explained === null
    ? { title: finding.title, statement: sentence(finding.statement), isEnglish: true }
    : { title: explained.title, statement: sentence(explained.told), isEnglish: false }
}

function inOrder(named: readonly Bureau[]): Bureau[] {
  return bureaus.filter((bureau) => named.includes(bureau))
}
