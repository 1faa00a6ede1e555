/** What may happen to a letter beside its way through the mail, and what of it the clocks take. */
import { addDays } from './civil-days.ts'
import type { ClockedLetter, LetterKind } from './clocked-letter.ts'
import { reinvestigationDays } from './investigation-due.ts'

/** In the order in which they are offered. */
export const letterEventKinds = [
  /** The client sent further information about the dispute, FCRA 611(a)(1)(B). */
  'more_info_sent',
  /** The collector's own notice of the debt came to the client, FDCPA 809(a). */
  'validation_notice',
  /** The bureau gave notice that a deleted item is back, FCRA 611(a)(5)(B)(ii). */
  'reinsertion_notice',
  /** The company answered the complaint that it is still at work on it. */
  'interim_answer',
  /** The one to whom the letter went answered it. */
  'answered',
  /** The carrier brought it back: it reached nobody, and is to be mailed again. */
  'came_back',
] as const
export type LetterEventKind = (typeof letterEventKinds)[number]

/** What happens once to a letter: entered again it takes the place of the entry before. Others may happen several times. */
export function happensOnce(kind: LetterEventKind): boolean {
  return kind !== 'more_info_sent' && kind !== 'reinsertion_notice' && kind !== 'came_back'
}

/** Without its file it is not entered. Further information can only lengthen the time of the other side (decision 015). */
export function needsProof(kind: LetterEventKind): boolean {
  return kind !== 'more_info_sent'
}

/** An answer prints the day on which it was written, a notice of reinsertion the day on which the item was put back. */
export function mayPrintDay(kind: LetterEventKind, letter: LetterKind): boolean {
  return kind === 'reinsertion_notice' || (kind === 'answered' && letter !== 'cfpb_complaint')
}

/**
 * What may be entered about a letter. A bureau's answer to a dispute is uploaded and read item by item instead. The
 * collector's notice comes before the letter, so that it may be entered before anything is mailed.
 * @param isFromBefore what the letter disputed is not kept here: its answer cannot be read item by item, and is entered (decision 175)
 */
export function eventKindsOf(letter: LetterKind, isMailed: boolean, isFromBefore = false): LetterEventKind[] {
  const kinds = kindsAfterMailing[letter]
  const withAnswer: readonly LetterEventKind[] =
    isFromBefore && !kinds.includes('answered') ? ['answered', ...kinds] : kinds
  const afterMailing = isMailed ? withAnswer : []
  return letter === 'collector_validation' ? ['validation_notice', ...afterMailing] : [...afterMailing]
}

const kindsAfterMailing: Record<LetterKind, readonly LetterEventKind[]> = {
  bureau_dispute: ['more_info_sent', 'reinsertion_notice', 'came_back'],
  furnisher_dispute: ['more_info_sent', 'answered', 'came_back'],
  collector_validation: ['answered', 'came_back'],
  identity_theft_block: ['answered', 'came_back'],
  security_freeze: ['answered', 'came_back'],
  cfpb_complaint: ['interim_answer', 'answered'],
}

/** One entry that stands: not corrected since, and not taken back. Days are 'YYYY-MM-DD'. */
export interface LetterEvent {
  kind: LetterEventKind
  day: string
  printedDay: string | null
  isEvidenced: boolean
}

type EventFacts = Pick<
  ClockedLetter,
  | 'moreInfoSentOn'
  | 'validationNoticeOn'
  | 'reinsertedOn'
  | 'reinsertionNoticeOn'
  | 'interimAnswerOn'
  | 'answeredOn'
  | 'finishedOn'
>

/** The facts of ClockedLetter that the entries of one letter give; null where nothing evidenced says so. */
export function eventFacts(events: readonly LetterEvent[], deliveredOn: string | null): EventFacts {
  const proved = (kind: LetterEventKind) =>
    events.filter((event) => event.kind === kind && event.isEvidenced).sort(byDay)
  const answer = proved('answered')[0]
  const reinsertion = proved('reinsertion_notice').at(-1)
  return {
    moreInfoSentOn: moreInfoDay(events, deliveredOn),
    validationNoticeOn: proved('validation_notice')[0]?.day ?? null,
    reinsertedOn: reinsertion?.printedDay ?? null,
    reinsertionNoticeOn: reinsertion?.day ?? null,
    interimAnswerOn: proved('interim_answer')[0]?.day ?? null,
    answeredOn: answer?.day ?? null,
    finishedOn: answer?.printedDay ?? null,
  }
}

/** When the client sent further information, proved or not: the last day within the 30 days; one later letter of information must not hide an earlier one that came in time. */
export function moreInfoDay(events: readonly LetterEvent[], deliveredOn: string | null): string | null {
  const days = events.filter(({ kind }) => kind === 'more_info_sent').map(({ day }) => day)
  days.sort()
  const last = deliveredOn === null ? null : addDays(deliveredOn, reinvestigationDays.otherwise)
  return days.filter((day) => last === null || day <= last).at(-1) ?? days[0] ?? null
}

function byDay(first: LetterEvent, second: LetterEvent): number {
  return first.day.localeCompare(second.day)
}
