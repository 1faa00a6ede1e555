import { addBusinessDays } from '../../shared/rules/civil-days.ts'
import type { Bureau, CreditReport } from '../report/credit-report.ts'
import { addresseesOf } from './addressees.ts'
import type { CaseFile, EarlierLetter } from './case-file.ts'
import { chooseForRound } from './choose-for-round.ts'
import { disputableFindings, standingFindings, undecidedFindings } from './disputable-findings.ts'
import type { NoLetterNote } from './dispute-letter.ts'
import { lettersTo, reinvestigationEnds } from './earlier-disputes.ts'
import { languageOf, wordsIn } from './words/language.ts'
import { sentence } from './written-english.ts'

/** Says in the client's language why there is no letter to this bureau: no readable report, nothing to dispute, or not yet. */
export function composeNoLetterNote(caseFile: CaseFile, bureau: Bureau): NoLetterNote {
  const { noLetterNote: words, written } = wordsIn(languageOf(caseFile))
  const report = caseFile.reports.find((each) => each.bureau === bureau)
  const { name } = caseFile.consumer
  const date = written.date(caseFile.asOf)
  return {
    kind: 'note',
    bureau,
    name,
    date,
    title: words.title(bureau),
    warning: words.warning(bureau),
    paragraphs: report === undefined ? absenceOf(caseFile, bureau) : reasonsOf(caseFile, bureau),
    factsHeading: words.factsHeading,
    facts: report === undefined ? [] : factsOf(report, caseFile),
    footer: words.footer(name, date),
    language: languageOf(caseFile),
  }
}

function absenceOf(caseFile: CaseFile, bureau: Bureau): string[] {
  const { noLetterNote: words } = wordsIn(languageOf(caseFile))
  const reason = caseFile.without.find((each) => each.bureau === bureau)?.sentence
  return [
    words.noReport(bureau),
    ...(reason === undefined ? [] : [sentence(reason)]),
    words.onceReadable(bureau),
  ]
}

function reasonsOf(caseFile: CaseFile, bureau: Bureau): string[] {
  const { noLetterNote: words } = wordsIn(languageOf(caseFile))
  const concerns = (list: readonly { bureaus: Bureau[] }[]) =>
    list.filter(({ bureaus }) => bureaus.includes(bureau)).length
  const { waitsFor, stillToMail } = chooseForRound(caseFile, bureau)
  if (stillToMail !== null) return [words.stillToMail(bureau, stillToMail.round)]
  if (waitsFor !== null) return [waitingText(waitsFor, caseFile)]
  const questions = concerns(caseFile.questions)
  const away = caseFile.setAside ?? []
  const notDecided = concerns(findingsOf(away.filter(({ reason }) => reason === 'not_decided')))
  const setAside = concerns(findingsOf(away)) - notDecided
  const allowed = [...disputableFindings(caseFile), ...undecidedFindings(caseFile)]
  const elsewhere = allowed.filter(
    (finding) => finding.bureaus.includes(bureau) && !addresseesOf(finding).includes(bureau),
  ).length
  const heldBack = concerns(standingFindings(caseFile)) - concerns(allowed)
  return [
    becauseOf(caseFile, bureau, heldBack + setAside + notDecided > 0),
    ...(notDecided === 0 ? [] : [words.notDecided(notDecided)]),
    ...(heldBack === 0 ? [] : [words.heldBack(heldBack)]),
    ...(elsewhere === 0 ? [] : [words.raisedElsewhere(elsewhere, bureau)]),
    ...(questions === 0 ? [] : [words.questions(questions)]),
    ...(setAside === 0 ? [] : [words.setAside(setAside)]),
    words.frivolous,
  ]
}

function findingsOf(away: NonNullable<CaseFile['setAside']>) {
  return away.map(({ finding }) => finding)
}

function becauseOf(caseFile: CaseFile, bureau: Bureau, isHeldBack: boolean): string {
  const { noLetterNote: words } = wordsIn(languageOf(caseFile))
  if (caseFile.round === 3) return words.furnishersNow
  if (caseFile.round > 3) return words.nothingNew(caseFile.round, bureau)
  if (lettersTo(caseFile, bureau).length > 0) return words.settled(bureau)
  return isHeldBack ? words.nothingLeft(bureau) : words.nothingMet(bureau)
}

function waitingText(letter: EarlierLetter, caseFile: CaseFile): string {
  const { noLetterNote: words, written } = wordsIn(languageOf(caseFile))
  const ends = reinvestigationEnds(letter, caseFile)
  const mailed = written.date(letter.mailedOn)
  return ends === null
    ? words.undelivered(mailed)
    : words.waiting(letter.bureau, mailed, written.date(addBusinessDays(ends, 5)))
}

function factsOf(report: CreditReport, caseFile: CaseFile): NoLetterNote['facts'] {
  const { noLetterNote, written } = wordsIn(languageOf(caseFile))
  const { facts } = noLetterNote
  return [
    { label: facts.reportDate, value: written.date(report.reportDate.value) },
    { label: facts.pages, value: String(report.pageCount) },
    { label: facts.accounts, value: String(report.accounts.length) },
    { label: facts.inquiries, value: String(report.coverage.found.hardInquiries) },
    { label: facts.records, value: String(report.publicRecords.length) },
  ]
}
