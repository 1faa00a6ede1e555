import type { listMailings } from '../../../shared/api/mailing.ts'
import type { GeneratedDocument, PortalClient, ProcessingStatus } from '../../../shared/api/portal.ts'
import { type BureauKey, bureauKeys, bureauNames } from '../../../shared/api/vocabulary.ts'
import type { CallReply } from '../../lib/call-address.ts'
import type { ReviewSummary } from './review-summary.ts'

/** What the client should do, or wait for, right now. */
export type NextStep =
  | { kind: 'intake' | 'intakeTester' | 'payment' | 'failed' | 'uploadNone' | 'start' | 'waiting' }
  | { kind: 'processing' | 'error' | 'errorFiles' | 'mail' | 'completed' }
  | { kind: 'uploadSome'; missing: string[]; tester: boolean }
  | { kind: 'review'; open: number }
  | { kind: 'enterMailed'; recipients: string[] }
  | { kind: 'nextRound'; round: number }
  | { kind: 'wait' | 'overdue'; round: 1 | 2 | 3; mailed: string; from: string; to: string }

type Known = Pick<
  PortalClient,
  | 'clientType'
  | 'paymentStatus'
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
 * Where the case is, from what the server says. A reinvestigation takes 30 days from receipt, 45 after the free annual
 * report (FCRA 611(a)(1), 612(a)(3)); five days are allowed for the mail.
 * @param given.unusable bureaus whose file is stored but cannot be read
 * @param given.review what waits for the client's decision; absent while it is not known
 * @param given.log the mail log; absent while it is not known
 * @param given.today 'YYYY-MM-DD' where the reader is
 */
export function nextStepOf(given: {
  client: Known
  processing: Pick<ProcessingStatus, 'status'>
  documents: readonly Pick<GeneratedDocument, 'round'>[]
  unusable: readonly BureauKey[]
  review?: Waiting | null
  log?: Pick<CallReply<typeof listMailings>, 'letters' | 'nextRound'> | null
  today: string
}): NextStep {
  const { client, processing, documents, unusable, today } = given
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
    const from = daysAfter(waiting.mailed, mailDays + shortDays)
    const to = daysAfter(waiting.mailed, mailDays + longDays)
    return { kind: today > to ? 'overdue' : 'wait', ...waiting, from, to }
  }
  if (client.clientType === 'paid' && client.paymentStatus === 'failed') return { kind: 'failed' }
  const tester = client.clientType === 'tester'
  if (!client.intakeCompleted) return { kind: tester ? 'intakeTester' : 'intake' }
  if (processing.status === 'processing') return { kind: 'processing' }
  if (processing.status === 'error') return { kind: unusable.length > 0 ? 'errorFiles' : 'error' }
  if (documents.length > 0) return toMail(given.review)
  if (!tester && client.paymentStatus === 'pending') return { kind: 'payment' }
  const missing = missingBureaus(client, unusable)
  if (missing.length === 3) return { kind: 'uploadNone' }
  if (missing.length > 0) return { kind: 'uploadSome', missing, tester }
  return { kind: tester ? 'waiting' : 'start' }
}

const mailDays = 5
const shortDays = 30
const longDays = 45

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

type Waiting = Pick<ReviewSummary, 'undecided' | 'questions' | 'confirmations'>

/** Letters are decided on before they are mailed. */
function toMail(review: Waiting | null | undefined): NextStep {
  const open = review ? review.undecided + review.questions + review.confirmations : 0
  return open > 0 ? { kind: 'review', open } : { kind: 'mail' }
}

/** Who gets a letter of a round that was begun to be mailed, and has none yet as far as the log says. */
function unsentLetters(
  log: Pick<CallReply<typeof listMailings>, 'letters'> | null | undefined,
  round: number,
): string[] {
  const letters = (log?.letters ?? []).filter((letter) => letter.round === round)
  if (!letters.some(({ state }) => state !== 'not_sent')) return []
  const unsent = letters.filter(({ state }) => state === 'not_sent')
  return [...new Set(unsent.map(({ recipient }) => recipient))]
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

/** 'YYYY-MM-DD' that many days later. */
export function daysAfter(day: string, days: number): string {
  const date = new Date(`${day}T12:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}
