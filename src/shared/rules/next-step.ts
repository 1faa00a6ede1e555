/**
 * What the client should do, or wait for, right now: one rule for portal, mails and staff. Whether an answer is due or
 * overdue is what the law's clocks say, which run from evidenced receipt alone (decisions 15 and 39): a mail date by itself
 * accuses nobody, and what is counted from it is called an estimate (`expectedByMailDate`).
 */

import { addDays } from './civil-days.ts'
import type { Clock } from './clock.ts'
import { undatedRound } from './undated-round.ts'

export type NextStep =
  | { kind: 'intake' | 'intakeTester' | 'payment' | 'unpaid' | 'failed' | 'uploadNone' | 'start' | 'waiting' }
  /** A round that was sent before the case came here, on a day that staff have yet to enter: nothing is written before. */
  | { kind: 'sentUndated'; round: number }
  | { kind: 'whose' }
  /** Bureaus whose file is here and cannot be used: unreadable, another bureau's, somebody else's. */
  | { kind: 'mend'; bureaus: string[]; without: WithoutIt }
  | { kind: 'processing' | 'error' | 'errorFiles' | 'mail' | 'completed' }
  | { kind: 'uploadSome'; missing: string[]; tester: boolean }
  /** Everything is read and nothing is to be mailed. 'unknown': why is not known here, and the documents say it. */
  | { kind: 'noLetter'; because: 'nothingFound' | 'nothingDisputed' | 'unknown' }
  /** The same, where it may be the reading: bureaus of whose report too little was understood. */
  | { kind: 'notUnderstood'; bureaus: string[] }
  /** What waits for the client: findings to decide on, and everything else that is asked. `hasReady`: letters that can be signed as they are. */
  | { kind: 'review'; findings: number; answers: number; hasReady: boolean }
  | { kind: 'enterMailed'; recipients: string[] }
  | { kind: 'nextRound'; round: number }
  /** Deadlines run: the first and the last day for results, and whose delivery nothing proves. */
  | { kind: 'wait'; round: number; mailed: string; from: string; to: string; unproved: string[] }
  /** Whose day has passed, and the first of those days. */
  | { kind: 'overdue'; round: number; recipients: string[]; due: string }
  /** Mailed, and nothing starts a deadline. Empty: the log names no letter. */
  | { kind: 'proveDelivery'; round: number; mailed: string; recipients: string[] }
  | { kind: 'answered'; round: number }

/** What can be gone on with while a report is not mended: letters that are written, a round that may be prepared, nothing. */
export type WithoutIt = 'letters' | 'nextRound' | null

/** A letter of the mail log, with its clocks on the day that is asked about. */
export interface LogLetter {
  round: number
  recipient: string
  /** Whether any step of its way was entered, with or without a proof. */
  isEntered: boolean
  clocks: readonly Clock[]
}

/** What a case shows. Days are 'YYYY-MM-DD'. */
export interface StepFacts {
  /** The dispute status; one that is none of the five is taken for the first. */
  stage: string
  isTester: boolean
  /** 'under-way': the provider is confirming it; 'failed': refunded, or it did not go through. */
  payment: 'settled' | 'under-way' | 'open' | 'failed'
  isIntakeComplete: boolean
  /** The newest run; 'pending' while there was none. */
  run: 'pending' | 'processing' | 'completed' | 'error'
  /** The newest round whose documents are written; null before there are any. */
  draftedRound: number | null
  /** Whether any of them is a letter to mail, ready or a draft: notes, the analysis and the mail log are none. */
  hasLetters: boolean
  /** Names of the bureaus of which no report that can be used is here. */
  missingReports: readonly string[]
  /** Names of the bureaus whose file is here and cannot be used. */
  unusableReports: readonly string[]
  /** Whether it is asked whose a report is, without which it is not read. */
  isOwnerAsked: boolean
  /** Findings on which the client has not decided, without which no letter can be signed; 0 also while it is not known. */
  openFindings: number
  /** Findings of the newest run, however decided; null while it is not known. */
  findings: number | null
  /** Names of the bureaus of whose report too little was understood for a letter; empty also while it is not known. */
  notUnderstood: readonly string[]
  /** What else is asked of the client: questions, values to confirm; 0 also while it is not known. */
  openAnswers: number
  /** Of rounds 1 to 3 in the client's record, null while a round is not mailed. */
  mailDates: readonly (string | null)[]
  /** The mail log; empty also while it is not known. */
  letters: readonly LogLetter[]
  /** The round that may be prepared today; null also while it is not known. */
  nextRound: number | null
}

/** The first thing that the case waits for, the most urgent first. */
export function nextStepOf(facts: StepFacts): NextStep {
  if (facts.stage === 'completed') return { kind: 'completed' }
  const mailed = mailedRound(facts.mailDates)
  return mailed === null ? stepToTheMail(facts) : stepAfterMailing(facts, mailed)
}

/** Where no delivery is proved: the longer of the bureaus' times (FCRA 612(a)(3)), counted from the mailing. */
const expectedDays = 45

/** Until when answers may be expected of a letter that nothing proves to be delivered: an estimate, no deadline of anybody. */
export function expectedByMailDate(mailedOn: string): string {
  return addDays(mailedOn, expectedDays)
}

/** The clock of a bureau's results, by which an answer is overdue (five business days after the reinvestigation, FCRA 611(a)(6)(A)). */
export function resultsClock(clocks: readonly Clock[]): Clock | undefined {
  return clocks.find(({ key }) => key === 'results')
}

interface MailedRound {
  round: number
  mailed: string
}

/** The last round that has a mail date, whatever stage was entered. */
function mailedRound(mailDates: readonly (string | null)[]): MailedRound | null {
  const at = mailDates.findLastIndex((day) => day !== null)
  const mailed = mailDates[at]
  return mailed ? { round: at + 1, mailed } : null
}

function stepToTheMail(facts: StepFacts): NextStep {
  const { isTester, payment, run, missingReports } = facts
  if (!isTester && payment === 'failed') return { kind: 'failed' }
  if (!facts.isIntakeComplete) return { kind: isTester ? 'intakeTester' : 'intake' }
  if (run === 'processing') return { kind: 'processing' }
  if (facts.isOwnerAsked) return { kind: 'whose' }
  if (run === 'error') return stopped(facts)
  const hasDrafts = facts.draftedRound !== null
  // Letters without a bureau are better than none, but its report comes first: afterwards they are written with it.
  if (facts.unusableReports.length > 0 && (hasDrafts || isTester || payment === 'settled'))
    return mend(facts, hasDrafts ? 'letters' : null)
  if (hasDrafts) return toMail(facts)
  if (!isTester && payment !== 'settled') return { kind: payment === 'under-way' ? 'payment' : 'unpaid' }
  if (missingReports.length === 3) return { kind: 'uploadNone' }
  const sent = undatedRound(facts.stage, facts.mailDates)
  if (sent !== null) return { kind: 'sentUndated', round: sent }
  if (missingReports.length > 0) return { kind: 'uploadSome', missing: [...missingReports], tester: isTester }
  return { kind: isTester ? 'waiting' : 'start' }
}

function stepAfterMailing(facts: StepFacts, mailed: MailedRound): NextStep {
  if (facts.run === 'processing') return { kind: 'processing' }
  if (facts.run === 'error') return stopped(facts)
  const isDrafted = facts.draftedRound !== null && facts.draftedRound > mailed.round
  if (isDrafted || facts.nextRound !== null) {
    if (facts.isOwnerAsked) return { kind: 'whose' }
    if (facts.unusableReports.length > 0) return mend(facts, isDrafted ? 'letters' : 'nextRound')
  }
  if (isDrafted) return toMail(facts)
  if (facts.nextRound !== null) return { kind: 'nextRound', round: facts.nextRound }
  const unsent = unsentLetters(facts.letters, mailed.round)
  if (unsent.length > 0) return { kind: 'enterMailed', recipients: unsent }
  return stepOfAnswers(facts, mailed)
}

function stopped({ unusableReports }: StepFacts): NextStep {
  return { kind: unusableReports.length > 0 ? 'errorFiles' : 'error' }
}

/** What goes on without the report stays one press away: it may be the only one that the bureau gives. */
function mend({ unusableReports }: StepFacts, without: WithoutIt): NextStep {
  return { kind: 'mend', bureaus: [...unusableReports], without }
}

/** Letters are decided on before they are mailed, and a round may have none. */
function toMail(facts: StepFacts): NextStep {
  const { openFindings, openAnswers, findings, notUnderstood } = facts
  if (openFindings + openAnswers > 0) {
    const hasReady = openFindings === 0 && facts.hasLetters
    return { kind: 'review', findings: openFindings, answers: openAnswers, hasReady }
  }
  if (facts.hasLetters) return { kind: 'mail' }
  if (findings !== null && findings > 0) return { kind: 'noLetter', because: 'nothingDisputed' }
  if (notUnderstood.length > 0) return { kind: 'notUnderstood', bureaus: [...notUnderstood] }
  return { kind: 'noLetter', because: findings === null ? 'unknown' : 'nothingFound' }
}

/** Who gets a letter of a round that was begun to be mailed, and has none yet as far as the log says. */
function unsentLetters(log: readonly LogLetter[], round: number): string[] {
  const letters = log.filter((letter) => letter.round === round)
  if (!letters.some(({ isEntered }) => isEntered)) return []
  return recipientsOf(letters.filter(({ isEntered }) => !isEntered))
}

/** What there is to wait for since the last round was mailed. */
function stepOfAnswers(facts: StepFacts, { round, mailed }: MailedRound): NextStep {
  const disputes = awaited(facts, round).flatMap((letter) => {
    const results = resultsClock(letter.clocks)
    return results ? [{ ...results, recipient: letter.recipient, round: letter.round }] : []
  })
  const open = disputes.filter(({ state }) => state !== 'met')
  if (disputes.length > 0 && open.length === 0) return { kind: 'answered', round }
  const late = open.filter(({ state }) => state === 'late')
  const first = late.find(({ due }) => due === daysOf(late)[0])
  if (first?.due) {
    const ofItsRound = late.filter((letter) => letter.round === first.round)
    return { kind: 'overdue', round: first.round, recipients: recipientsOf(ofItsRound), due: first.due }
  }
  const withoutDay = open.filter(({ due }) => due === null)
  const unproved = recipientsOf(withoutDay)
  const days = daysOf(open)
  const [from, to] = [days[0], days.at(-1)]
  if (from !== undefined && to !== undefined) return { kind: 'wait', round, mailed, from, to, unproved }
  const since = Math.max(...withoutDay.map((letter) => letter.round))
  const ofRound =
    since > 0 ? { round: since, mailed: facts.mailDates[since - 1] ?? mailed } : { round, mailed }
  return { kind: 'proveDelivery', ...ofRound, recipients: unproved }
}

/**
 * The newest mailed letter to each recipient: a bureau that gets none in a new round still owes its answer to the one before (decision
 * 193). Where the log names no letter of the mailed round, nobody knows whom it went to, and none of those before is waited for.
 */
function awaited({ letters, mailDates }: StepFacts, round: number): LogLetter[] {
  if (!letters.some((letter) => letter.round === round)) return []
  return letters.filter(
    (letter) => letter.isEntered && !letters.some((other) => takesPlaceOf(other, letter, mailDates)),
  )
}

/** Whether what a recipient owes for a letter is owed for a newer one now, which was entered or whose round has a mail date. */
export function takesPlaceOf(
  other: Pick<LogLetter, 'round' | 'recipient' | 'isEntered'>,
  letter: Pick<LogLetter, 'round' | 'recipient'>,
  mailDates: readonly (string | null)[],
): boolean {
  const isMailed = other.isEntered || (mailDates[other.round - 1] ?? null) !== null
  return other.recipient === letter.recipient && other.round > letter.round && isMailed
}

function daysOf(clocks: readonly { due: string | null }[]): string[] {
  return clocks.flatMap(({ due }) => due ?? []).sort()
}

function recipientsOf(letters: readonly { recipient: string }[]): string[] {
  return [...new Set(letters.map(({ recipient }) => recipient))]
}
