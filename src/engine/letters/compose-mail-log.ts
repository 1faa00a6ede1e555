import { clocksOf } from '../../shared/rules/dispute-clocks.ts'
import { reinvestigationDays } from '../../shared/rules/investigation-due.ts'
import type { CreditReport } from '../report/credit-report.ts'
import { freezeAddressesCheckedOn } from './bureau-address.ts'
import { type AddressSource, disputeRecipient } from './bureau-recipient.ts'
import type { CaseFile, Mailing } from './case-file.ts'
import { composeLetters, countUndecided, type RoundLetter } from './compose-letters.ts'
import { theftReportNumber } from './compose-theft-block.ts'
import { clockedLetter, isFreeReport } from './deadlines.ts'
import type { MailLog, MailLogRow } from './mail-log.ts'
import type { MailLogWords } from './words/en/mail-log.ts'
import { languageOf, wordsIn } from './words/language.ts'

/**
 * A row a paper of the round, with what the mail log knows of it: certified-mail number, days, and the clock, which only
 * a delivery that is proved starts. Everything else is left empty to be written in by hand; nothing is filled in
 * beforehand.
 */
export function composeMailLog(caseFile: CaseFile): MailLog {
  const { mailLog: words, written } = wordsIn(languageOf(caseFile))
  const letters = composeLetters(caseFile)
  const { name } = caseFile.consumer
  const date = written.date(caseFile.asOf)
  const days = caseFile.reports.every(isFreeReport)
    ? reinvestigationDays.afterFreeReport
    : reinvestigationDays.otherwise
  return {
    kind: 'mail-log',
    name,
    date,
    round: caseFile.round,
    title: words.title(caseFile.round),
    footer: words.footer(name, date),
    language: languageOf(caseFile),
    introduction: words.introduction,
    heads: words.heads,
    rows: letters.map((letter) => rowOf(letter, caseFile)),
    columnsHeading: words.columnsHeading,
    columns: words.columns,
    clocksHeading: words.clocksHeading,
    clockHeads: words.clockHeads,
    clocks: words.clocks
      .filter(({ of }) => of === null || letters.some(({ kind }) => kind === of))
      .filter(({ of }) => of !== 'identity_theft_block' || theftReportNumber(caseFile) !== null)
      .map(({ event, length, source }) => ({ event, length, source })),
    picture: {
      days,
      delivered: words.picture.delivered,
      dayZero: words.picture.dayZero,
      finished: words.picture.finished,
      lastDay: words.picture.lastDay(days),
      results: words.picture.results,
      resultsDays: words.picture.resultsDays,
    },
    pictureText: words.picture.text(days),
  }
}

function rowOf(letter: RoundLetter, caseFile: CaseFile): MailLogRow {
  const { mailLog: words } = wordsIn(languageOf(caseFile))
  const { documentType, recipientName, content } = letter
  const isLetter = content.kind !== 'note'
  const { lines, from } =
    content.kind === 'note'
      ? disputeRecipient(content.bureau, caseFile.reports, caseFile.asOf)
      : { lines: content.recipient, from: content.recipientFrom }
  const mailing = caseFile.mailings?.find((each) => each.documentType === documentType)
  return {
    documentType,
    recipient: recipientName,
    address: lines.slice(1).filter((line) => line !== null),
    addressNote: addressNoteOf(lines, from, letter.kind, words),
    letter: descriptionOf(letter, caseFile),
    isLetter,
    state: words.states[isLetter ? stateOf(letter, mailing) : 'none'],
    certifiedNumber: mailing?.certifiedNumber ?? '',
    steps: stepsOf(mailing, caseFile),
    clockEnds: isLetter ? clockEnds(letter, mailing, caseFile) : '',
  }
}

function addressNoteOf(
  lines: readonly (string | null)[],
  from: AddressSource | undefined,
  kind: RoundLetter['kind'],
  words: MailLogWords,
): string {
  if (lines.includes(null)) return words.addressMissing
  if (typeof from === 'object') return words.addressPrinted(from.page)
  return kind === 'security_freeze' && freezeAddressesCheckedOn === null ? words.addressUnchecked : ''
}

function descriptionOf({ kind, content }: RoundLetter, caseFile: CaseFile): string {
  const { letters } = wordsIn(languageOf(caseFile)).mailLog
  if (content.kind === 'note') return letters.none
  if (kind === 'identity_theft_block' && theftReportNumber(caseFile) === null) return letters.not_mine
  if (kind !== 'bureau_dispute' && kind !== 'furnisher_dispute') return letters[kind]
  const undecided = countUndecided({ content })
  const decided = letters[kind](content.kind === 'letter' ? content.items.length : 0)
  return undecided === 0 ? decided : letters.withUndecided(decided, undecided)
}

/** What is not decided is not to be mailed. */
function stateOf(letter: RoundLetter, mailing: Mailing | undefined): keyof MailLogWords['states'] {
  if (mailing !== undefined && mailing.state !== 'not_sent') return mailing.state
  return countUndecided(letter) > 0 ? 'draft' : 'not_sent'
}

function stepsOf(mailing: Mailing | undefined, caseFile: CaseFile): MailLogRow['steps'] {
  const { mailLog: words, written } = wordsIn(languageOf(caseFile))
  return (['handed_over', 'accepted', 'delivered'] as const).map((state) => {
    const step = mailing?.steps.find((each) => each.state === state)
    if (step === undefined) return { day: '', proof: '' }
    return { day: written.date(step.day), proof: step.isEvidenced ? words.proved : words.notProved }
  })
}

/** The day on which the main clock of the letter ends; empty until a proved delivery starts it. */
function clockEnds(letter: RoundLetter, mailing: Mailing | undefined, caseFile: CaseFile): string {
  const { mailLog: words, written } = wordsIn(languageOf(caseFile))
  if (letter.kind === 'collector_validation') return words.noClock
  const delivered = mailing?.steps.find(({ state, isEvidenced }) => state === 'delivered' && isEvidenced)
  if (delivered === undefined) return ''
  const clocked = clockedLetter(
    letter.kind,
    {
      round: caseFile.round,
      recipient: letter.recipientName,
      mailedOn: mailing?.steps.find(({ state }) => state === 'handed_over')?.day ?? null,
      deliveredOn: delivered.day,
      moreInfoSentOn: mailing?.moreInfoSentOn ?? null,
    },
    reportBehind(letter, caseFile),
  )
  const asksForBlock = theftReportNumber(caseFile) !== null
  const due =
    clocksOf({ ...clocked, asksForBlock }, caseFile.asOf).find(({ key }) => mainClocks.includes(key))?.due ??
    null
  return due === null ? '' : written.date(due)
}

const mainClocks = ['reinvestigation', 'direct_dispute', 'block', 'freeze']

function reportBehind({ recipientName }: RoundLetter, { reports }: CaseFile): CreditReport | undefined {
  return reports.find(({ bureau }) => bureau === recipientName)
}
