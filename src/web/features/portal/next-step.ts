import type { listMailings } from '../../../shared/api/mailing.ts'
import type { GeneratedDocument, PortalClient, ProcessingStatus } from '../../../shared/api/portal.ts'
import { type BureauKey, bureauKeys, bureauNames } from '../../../shared/api/vocabulary.ts'
import type { CallReply } from '../../lib/call-address.ts'
import type { ReviewSummary } from './review-summary.ts'

/** What the client should do, or wait for, right now. */
export type NextStep =
  | { kind: 'intake' | 'intakeTester' | 'payment' | 'unpaid' | 'failed' | 'uploadNone' | 'start' | 'waiting' }
  | { kind: 'whose' }
  | { kind: 'processing' | 'error' | 'errorFiles' | 'mail' | 'completed' }
  | { kind: 'uploadSome'; missing: string[]; tester: boolean }
  | { kind: 'review'; open: number }
  | { kind: 'enterMailed'; recipients: string[] }
  | { kind: 'nextRound'; round: number }
  /** Deadlines run: the first and the last day for results, and whose delivery nothing proves. */
  | { kind: 'wait'; round: number; mailed: string; from: string; to: string; unproved: string[] }
  /** Whose day has passed, and the first of those days. */
  | { kind: 'overdue'; round: number; recipients: string[]; due: string }
  /** Mailed, and nothing starts a deadline. Empty: the log names no letter. */
  | { kind: 'proveDelivery'; round: number; mailed: string; recipients: string[] }
  | { kind: 'answered'; round: number }

type Known = Pick<
  PortalClient,
  | 'clientType'
  | 'paymentStatus'
  | 'paymentUnderWay'
  | 'intakeCompleted'
  | 'status'
  | 'experianReportFile'
  | 'equifaxReportFile'
  | 'transunionReportFile'
  | 'round1MailDate'
  | 'round2MailDate'
  | 'round3MailDate'
>

/**
 * Where the case is, from what the server says. Whether an answer is due or overdue is what the mail log's clocks say,
 * which run from evidenced delivery alone, as those of the mails and the calendar do (decision 39): a mail date by itself
 * accuses nobody.
 * @param given.unusable bureaus whose file is stored but cannot be read
 * @param given.asked whether it is asked whose a report is, without which it is not read
 * @param given.review what waits for the client's decision; absent while it is not known
 * @param given.log the mail log; absent while it is not known
 */
export function nextStepOf(given: {
  client: Known
  processing: Pick<ProcessingStatus, 'status'>
  documents: readonly Pick<GeneratedDocument, 'round'>[]
  unusable: readonly BureauKey[]
  asked?: boolean
  review?: Waiting | null
  log?: Pick<CallReply<typeof listMailings>, 'letters' | 'nextRound'> | null
}): NextStep {
  const { client, processing, documents, unusable } = given
  if (client.status === 'completed') return { kind: 'completed' }
  const waiting = mailedRound(client)
  if (waiting) {
    if (processing.status === 'processing') return { kind: 'processing' }
    if (processing.status === 'error') return { kind: unusable.length > 0 ? 'errorFiles' : 'error' }
    if (documents.some(({ round }) => round > waiting.round)) return toMail(given.review)
    const next = given.log?.nextRound
    if (next) return { kind: 'nextRound', round: next }
    const unsent = unsentLetters(given.log, waiting.round)
    if (unsent.length > 0) return { kind: 'enterMailed', recipients: unsent }
    return answersOf(waiting, given.log)
  }
  if (client.clientType === 'paid' && client.paymentStatus === 'failed') return { kind: 'failed' }
  const tester = client.clientType === 'tester'
  if (!client.intakeCompleted) return { kind: tester ? 'intakeTester' : 'intake' }
  if (processing.status === 'processing') return { kind: 'processing' }
  if (given.asked) return { kind: 'whose' }
  if (processing.status === 'error') return { kind: unusable.length > 0 ? 'errorFiles' : 'error' }
  if (documents.length > 0) return toMail(given.review)
  if (!tester && client.paymentStatus === 'pending')
    return { kind: client.paymentUnderWay ? 'payment' : 'unpaid' }
  const missing = missingBureaus(client, unusable)
  if (missing.length === 3) return { kind: 'uploadNone' }
  if (missing.length > 0) return { kind: 'uploadSome', missing, tester }
  return { kind: tester ? 'waiting' : 'start' }
}

type Log = Pick<CallReply<typeof listMailings>, 'letters'> | null | undefined

/** What there is to wait for in a round that was mailed, by the clock of each bureau's results (FCRA 611(a)(6)(A)). */
function answersOf({ round, mailed }: { round: number; mailed: string }, log: Log): NextStep {
  const disputes = (log?.letters ?? []).flatMap((letter) => {
    const results = letter.clocks.find(({ key }) => key === 'results')
    const isMailed = letter.round === round && letter.state !== 'not_sent'
    return results && isMailed ? [{ ...results, recipient: letter.recipient }] : []
  })
  const open = disputes.filter(({ state }) => state !== 'met')
  if (disputes.length > 0 && open.length === 0) return { kind: 'answered', round }
  const late = open.filter(({ state }) => state === 'late')
  const [firstLate] = daysOf(late)
  if (firstLate !== undefined)
    return { kind: 'overdue', round, recipients: recipientsOf(late), due: firstLate }
  const unproved = recipientsOf(open.filter(({ due }) => due === null))
  const days = daysOf(open)
  const [from, to] = [days[0], days.at(-1)]
  if (from === undefined || to === undefined)
    return { kind: 'proveDelivery', round, mailed, recipients: unproved }
  return { kind: 'wait', round, mailed, from, to, unproved }
}

function daysOf(clocks: readonly { due: string | null }[]): string[] {
  return clocks.flatMap(({ due }) => due ?? []).sort()
}

function recipientsOf(letters: readonly { recipient: string }[]): string[] {
  return [...new Set(letters.map(({ recipient }) => recipient))]
}

/** The latest round that was mailed while the status says that its answers are awaited. */
function mailedRound(client: Known): { round: 1 | 2 | 3; mailed: string } | null {
  const dates = {
    round1_sent: client.round1MailDate,
    round2_sent: client.round2MailDate,
    round3_sent: client.round3MailDate,
  }
  const rounds = { round1_sent: 1, round2_sent: 2, round3_sent: 3 } as const
  const sent = (['round1_sent', 'round2_sent', 'round3_sent'] as const).find(
    (status) => status === client.status,
  )
  const mailed = sent ? dates[sent] : null
  return sent && mailed ? { round: rounds[sent], mailed } : null
}

type Waiting = Pick<ReviewSummary, 'undecided' | 'questions' | 'confirmations' | 'digits' | 'birthDate'>

/** Letters are decided on before they are mailed. */
function toMail(review: Waiting | null | undefined): NextStep {
  const open = review
    ? review.undecided +
      review.questions +
      review.confirmations +
      [review.digits, review.birthDate].filter((isOpen) => isOpen).length
    : 0
  return open > 0 ? { kind: 'review', open } : { kind: 'mail' }
}

/** Who gets a letter of a round that was begun to be mailed, and has none yet as far as the log says. */
function unsentLetters(log: Log, round: number): string[] {
  const letters = (log?.letters ?? []).filter((letter) => letter.round === round)
  if (!letters.some(({ state }) => state !== 'not_sent')) return []
  const unsent = letters.filter(({ state }) => state === 'not_sent')
  return recipientsOf(unsent)
}

function missingBureaus(client: Known, unusable: readonly BureauKey[]): string[] {
  const files = {
    experian: client.experianReportFile,
    equifax: client.equifaxReportFile,
    transunion: client.transunionReportFile,
  }
  return bureauKeys
    .filter((bureau) => !files[bureau] || unusable.includes(bureau))
    .map((bureau) => bureauNames[bureau])
}
