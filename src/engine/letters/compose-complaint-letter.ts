import { reinvestigationDays } from '../../shared/rules/investigation-due.ts'
import { restsOnPolicy } from '../audit/ground.ts'
import { type Bureau, bureaus, type CreditReport } from '../report/credit-report.ts'
import { addresseesOf } from './addressees.ts'
import type { CaseFile, EarlierLetter } from './case-file.ts'
import { type ChosenItem, chooseForRound } from './choose-for-round.ts'
import { itemsPerLetter, strongestFirst } from './choose-items.ts'
import { pickIssues } from './complaint-issue.ts'
import type { CompanyComplaint, ComplaintLetter } from './complaint-letter.ts'
import { fairResolutionText, summaryOf, whatHappened, whatWillHaveHappened } from './complaint-text.ts'
import type { LetterItem } from './compose-item.ts'
import { complaintDateAfterDelivery, earliestComplaintDate } from './deadlines.ts'
import { disputableFindings } from './disputable-findings.ts'
import { continuedDisputes, disputedBefore, isSettled, lettersTo } from './earlier-disputes.ts'
import { composeChosenItems } from './renewed-items.ts'
import { languageOf, wordsIn } from './words/language.ts'

/**
 * The text of a complaint to the Consumer Financial Protection Bureau, one part a bureau, to be filed by the consumer
 * when a bureau has not answered or not corrected. About letters really mailed it states the evidenced days and names the
 * first day on which it may be filed; about letters only now written, what happens after mailing is left in brackets.
 */
export function composeComplaintLetter(caseFile: CaseFile): ComplaintLetter {
  const { complaint: words, written } = wordsIn(languageOf(caseFile))
  const companies = bureaus.flatMap((bureau) => complaintAbout(caseFile, bureau) ?? [])
  const silent = bureaus.filter((bureau) => !companies.some((company) => company.bureau === bureau))
  // With a letter mailed to one bureau only, each part names its own day, and the whole says nothing else.
  const isDraft = companies.every(({ timing }) => timing.length === 0)
  const { name } = caseFile.consumer
  const date = written.date(caseFile.asOf)
  return {
    kind: 'complaint',
    name,
    date,
    title: words.title,
    footer: words.footer(name, date),
    language: languageOf(caseFile),
    warning: warningOf(caseFile, companies.length, isDraft),
    timing: companies.length === 0 ? [] : timingOf(caseFile, isDraft),
    introduction: introductionOf(caseFile, companies),
    companies: isDraft ? companies : companies.map((company) => withItsDay(company, caseFile)),
    none: silent.map((bureau) =>
      lettersTo(caseFile, bureau).length > 0 ? words.settled(bureau) : words.none(bureau),
    ),
    headings: {
      prepared: words.prepared(date),
      whatToChoose: words.whatToChoose,
      if: words.if,
      issue: words.issue,
      subIssue: words.subIssue,
      whatHappened: words.whatHappened,
      fairResolution: words.fairResolution,
      attach: words.attach,
      none: words.noneHeading,
    },
  }
}

/** About a letter not mailed yet, the day that mailing it today would give. */
function withItsDay(company: CompanyComplaint, caseFile: CaseFile): CompanyComplaint {
  const { complaint: words, written } = wordsIn(languageOf(caseFile))
  if (company.timing.length > 0) return company
  const earliest = written.date(earliestComplaintDate(caseFile.asOf))
  const value = words.ifMailed(earliest, written.date(caseFile.asOf))
  return { ...company, timing: [{ label: words.earliest, value }] }
}

function introductionOf(caseFile: CaseFile, companies: readonly CompanyComplaint[]): string[] {
  const { complaint: words } = wordsIn(languageOf(caseFile))
  if (companies.length === 0) return []
  const isAnsweredByNewLetter = caseFile.round === 2 && companies.some(({ timing }) => timing.length > 0)
  return [
    words.onlyAfterDispute,
    ...(isAnsweredByNewLetter ? [words.alsoWriting] : []),
    words.oneAtATime(companies.length),
  ]
}

function warningOf(caseFile: CaseFile, count: number, isDraft: boolean): string {
  const { complaint: words } = wordsIn(languageOf(caseFile))
  if (count === 0) return words.nothing
  return isDraft ? words.notYet(reinvestigationDays.afterFreeReport) : words.eachItsDay
}

function timingOf(caseFile: CaseFile, isDraft: boolean): ComplaintLetter['timing'] {
  const { complaint: words, written } = wordsIn(languageOf(caseFile))
  const where = { label: words.where, value: words.place }
  if (!isDraft) return [where]
  const earliest = written.date(earliestComplaintDate(caseFile.asOf))
  return [
    { label: words.earliest, value: words.ifMailed(earliest, written.date(caseFile.asOf)) },
    { label: words.yourDay, value: words.fillIn },
    { label: words.sooner, value: words.onlyWithResults },
    where,
  ]
}

function complaintAbout(caseFile: CaseFile, bureau: Bureau): CompanyComplaint | null {
  const report = caseFile.reports.find((each) => each.bureau === bureau)
  const letters = lettersTo(caseFile, bureau)
  const all = letters.length > 0 ? leftOf(caseFile, bureau) : chooseForRound(caseFile, bureau).chosen
  // What a bureau's own policy leaves out was asked for as a courtesy, and is no ground of a complaint.
  const chosen = all.filter(({ finding }) => !restsOnPolicy(finding))
  if (report === undefined || chosen.length === 0) return null
  const items = composeChosenItems(chosen, bureau, caseFile.reports, 'Its')
  const [latest] = letters
  return {
    bureau,
    ...framed(caseFile, report, items, chosen, latest),
    whatHappened:
      latest === undefined
        ? whatWillHaveHappened(report, items.length)
        : whatHappened([...letters].reverse(), items.length),
    items: items.map(summaryOf),
    fairResolution: fairResolutionText(bureau, items.length),
  }
}

/** What letters really mailed have disputed and the bureau has not settled, strongest first. */
function leftOf(caseFile: CaseFile, bureau: Bureau): ChosenItem[] {
  const before = disputedBefore(caseFile, bureau)
  const findings = disputableFindings(caseFile).filter((finding) => addresseesOf(finding).includes(bureau))
  return [...continuedDisputes(findings, before, bureau)]
    .filter(([, dispute]) => !isSettled(dispute, caseFile))
    .map(([finding, dispute]) => ({ finding, before: dispute }))
    .sort((a, b) => strongestFirst(a.finding, b.finding))
    .slice(0, itemsPerLetter)
}

function framed(
  caseFile: CaseFile,
  { bureau }: CreditReport,
  items: readonly LetterItem[],
  chosen: readonly ChosenItem[],
  latest: EarlierLetter | undefined,
): Pick<CompanyComplaint, 'heading' | 'timing' | 'picks' | 'attachments'> {
  const { complaint: words } = wordsIn(languageOf(caseFile))
  const comparesReports =
    caseFile.reports.length > 1 && items.some(({ printedElsewhere }) => printedElsewhere.length > 0)
  const picks = pickIssues(chosen.map(({ finding }) => finding)).filter(
    ({ key }) => latest === undefined || (key === 'silent') === (latest.answer === null),
  )
  return {
    heading: words.about(bureau),
    timing: latest === undefined ? [] : [{ label: words.earliest, value: dayToFile(caseFile, latest) }],
    picks: picks.map(({ key, issue, subIssue }) => ({ when: words.when[key], issue, subIssue })),
    attachments: [
      words.attachments.letter,
      words.attachments.proof,
      words.attachments.answer(bureau),
      ...(comparesReports ? [words.attachments.pages] : []),
    ],
  }
}

function dayToFile(caseFile: CaseFile, { bureau, answer, deliveredOn }: EarlierLetter): string {
  const { complaint: words, written } = wordsIn(languageOf(caseFile))
  if (answer !== null) return words.afterAnswer(bureau, written.date(answer.receivedOn))
  return deliveredOn === null
    ? words.notProved
    : words.afterDelivery(written.date(complaintDateAfterDelivery(deliveredOn)), written.date(deliveredOn))
}
