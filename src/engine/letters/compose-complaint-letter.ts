import { reinvestigationDays } from '../../shared/rules/investigation-due.ts'
import { restsOnPolicy } from '../audit/ground.ts'
import { type Bureau, bureaus, type CreditReport } from '../report/credit-report.ts'
import { addresseesOf } from './addressees.ts'
import type { CaseFile, EarlierLetter } from './case-file.ts'
import { type ChosenItem, chooseForRound, type RoundChoice } from './choose-for-round.ts'
import { itemsPerLetter, strongestFirst } from './choose-items.ts'
import { pickIssues } from './complaint-issue.ts'
import type { CompanyComplaint, ComplaintLetter } from './complaint-letter.ts'
import { fairResolutionText, summaryOf, whatHappened, whatWillHaveHappened } from './complaint-text.ts'
import type { LetterItem } from './compose-item.ts'
import { complaintDateAfterDelivery, earliestComplaintDate } from './deadlines.ts'
import { disputableFindings, undecidedFindings } from './disputable-findings.ts'
import { continuedDisputes, disputedBefore, isSettled, lettersTo } from './earlier-disputes.ts'
import { composeChosenItems } from './renewed-items.ts'
import { isSamePaper } from './report-source.ts'
import { languageOf, wordsIn } from './words/language.ts'

/**
 * The text of a complaint to the Consumer Financial Protection Bureau, one part a bureau, to be filed by the consumer
 * when a bureau has not answered or not corrected. About letters really mailed it states the evidenced days and names the
 * first day on which it may be filed; about letters only now written, what happens after mailing is left in brackets.
 */
export function composeComplaintLetter(caseFile: CaseFile): ComplaintLetter {
  const { complaint: words, draft, written } = wordsIn(languageOf(caseFile))
  const companies = bureaus.flatMap((bureau) => complaintAbout(caseFile, bureau) ?? [])
  const silent = bureaus.filter((bureau) => !companies.some((company) => company.bureau === bureau))
  const waiting = countUndecidedInComplaint(caseFile)
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
    draft: waiting === 0 ? null : { mark: draft.complaintMark(waiting), language: languageOf(caseFile) },
    warning: warningOf(caseFile, companies.length, isDraft),
    timing: companies.length === 0 ? [] : timingOf(caseFile, isDraft),
    introduction: introductionOf(caseFile, companies),
    companies: isDraft ? companies : companies.map((company) => withItsDay(company, caseFile)),
    none: silent.map((bureau) => whyNone(caseFile, bureau)),
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
      undecided: words.undecidedHeading,
    },
  }
}

/** How many items of the complaint wait for the client's decision. */
export function countUndecidedInComplaint(caseFile: CaseFile): number {
  return bureaus.reduce((sum, bureau) => sum + choiceFor(caseFile, bureau).undecided.length, 0)
}

function whyNone(caseFile: CaseFile, bureau: Bureau): string {
  const { complaint: words } = wordsIn(languageOf(caseFile))
  const { undecided } = choiceFor(caseFile, bureau)
  if (undecided.length > 0) return words.undecided(bureau, undecided.length)
  return lettersTo(caseFile, bureau).length > 0 ? words.settled(bureau) : words.none(bureau)
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
  const { chosen, undecided } = choiceFor(caseFile, bureau)
  if (report === undefined || chosen.length === 0) return null
  const items = composeChosenItems(chosen, bureau, caseFile.reports, { whose: 'Its' })
  const [latest] = letters
  return {
    bureau,
    ...framed(caseFile, report, items, chosen, latest),
    whatHappened:
      latest === undefined
        ? whatWillHaveHappened(report, items.length)
        : whatHappened([...letters].reverse(), items.length),
    items: items.map(summaryOf),
    undecided: composeChosenItems(undecided, bureau, caseFile.reports, { whose: 'Its' }).map(summaryOf),
    fairResolution: fairResolutionText(bureau, items.length),
  }
}

type Choice = Pick<RoundChoice, 'chosen' | 'undecided'>

/** What is complained about, and what would be if the client decided so. */
function choiceFor(caseFile: CaseFile, bureau: Bureau): Choice {
  if (!caseFile.reports.some((report) => report.bureau === bureau)) return { chosen: [], undecided: [] }
  const { chosen, undecided } =
    lettersTo(caseFile, bureau).length > 0 ? leftOf(caseFile, bureau) : chooseForRound(caseFile, bureau)
  // What a bureau's own policy leaves out was asked for as a courtesy, and is no ground of a complaint.
  const isGround = ({ finding }: ChosenItem) => !restsOnPolicy(finding)
  return { chosen: chosen.filter(isGround), undecided: undecided.filter(isGround) }
}

/** What letters really mailed have disputed and the bureau has not settled, strongest first. */
function leftOf(caseFile: CaseFile, bureau: Bureau): Choice {
  const before = disputedBefore(caseFile, bureau)
  const open = new Set(undecidedFindings(caseFile))
  const findings = [...disputableFindings(caseFile), ...open].filter((finding) =>
    addresseesOf(finding).includes(bureau),
  )
  const left: ChosenItem[] = [...continuedDisputes(findings, before, bureau)]
    .filter(([, dispute]) => !isSettled(dispute, caseFile))
    .map(([finding, dispute]) => ({ finding, before: dispute }))
    .sort((a, b) => strongestFirst(a.finding, b.finding))
    .slice(0, itemsPerLetter)
  return {
    chosen: left.filter(({ finding }) => !open.has(finding)),
    undecided: left.filter(({ finding }) => open.has(finding)),
  }
}

function framed(
  caseFile: CaseFile,
  report: CreditReport,
  items: readonly LetterItem[],
  chosen: readonly ChosenItem[],
  latest: EarlierLetter | undefined,
): Pick<CompanyComplaint, 'heading' | 'timing' | 'picks' | 'attachments'> {
  const { complaint: words } = wordsIn(languageOf(caseFile))
  const { bureau } = report
  const isOnePaper = caseFile.reports.every((other) => isSamePaper(report, other))
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
      ...(comparesReports ? [isOnePaper ? words.attachments.pagesOfOne : words.attachments.pages] : []),
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
