/**
 * Which mails a client's case calls for by itself, and when: a pure function of the facts, so that it can be worked out
 * again at every change and once more in the moment of sending. What it does not name is not sent. docs/decisions/019
 * says what sends each type and why.
 */
import { englishDay } from '../sentences/en/english-days.ts'
import { addDays, msOfDay } from './civil-days.ts'
import type { ClockedLetter } from './clocked-letter.ts'
import { clocksOf } from './dispute-clocks.ts'
import type { DisputeStatus } from './dispute-status.ts'
import { mailKinds, type ScheduledMailType } from './mail-kinds.ts'
import { expectedByMailDate, resultsClock } from './next-step.ts'

/** Days are 'YYYY-MM-DD', instants ISO texts in UTC. */
export interface MailScheduleFacts {
  clientId: number
  /** Paid or a tester, neither refunded in full nor blocked. */
  isServed: boolean
  createdAt: string
  intakeCompletedAt: string | null
  hasAllReports: boolean
  stage: DisputeStatus
  /** The newest run that ended with documents, and their round. */
  analysis: { round: number; finishedAt: string } | null
  /** The last round that has a mail date; `followUpOn` null: every bureau has answered. */
  mailedRound: { round: number; mailedOn: string; followUpOn: string | null } | null
  /** The results text as a digest, and when it was first seen as it stands. */
  results: { digest: string; writtenAt: string } | null
  /** When the last mail about results was written. */
  lastResultsMailAt: string | null
  /** A stage that was entered and is not announced yet. */
  news: { stage: string; enteredAt: string } | null
  /** When anybody last did anything in the case, or a mail other than a check-in went out. */
  lastActivityAt: string
}

export interface DueMail {
  /** Names the occasion once and for all: the same occasion is one mail. */
  occasion: string
  type: ScheduledMailType
  /** ISO instant. */
  dueAt: string
  /** For staff, one sentence. */
  why: string
}

const quietDays = 30
const intakeReminderDays = 3
const reportsReminderDays = 3
const mailingReminderDays = 7
/** A stage entered by mistake and taken back at once is not told to anybody. */
const stageSettlesMs = 2 * 60_000
/** Corrections of a results text are gathered: at most one such mail in a day. */
const resultsApartMs = msOfDay
/** News that is older than this is not news: nothing is sent about it (after an upgrade, a restored backup). */
const newsDays = 7
const reminderDays = 30

/** All mails that the facts call for, those of the future included, by their time. Each occasion once. */
export function mailsDue(facts: MailScheduleFacts, now: string): DueMail[] {
  if (!facts.isServed) return []
  const all = [...newsOf(facts), ...followUpOf(facts), ...remindersOf(facts), ...checkInOf(facts)]
  return all
    .filter(({ type, dueAt }) => Date.parse(now) - Date.parse(dueAt) <= freshDays(type) * msOfDay)
    .sort((a, b) => (a.dueAt < b.dueAt ? -1 : a.dueAt > b.dueAt ? 1 : 0))
}

/** Mails that tell of what has just happened go out at once; follow-ups and reminders with the next look of the timer. */
export function isNews(type: ScheduledMailType): boolean {
  return mailKinds[type].schedule === 'news'
}

const freshDays = (type: ScheduledMailType) => (isNews(type) ? newsDays : reminderDays)

function newsOf(facts: MailScheduleFacts): DueMail[] {
  const { clientId, intakeCompletedAt, analysis, results, lastResultsMailAt, news, mailedRound } = facts
  const due: DueMail[] = []
  if (intakeCompletedAt !== null)
    due.push({
      occasion: `welcome:${clientId}`,
      type: 'welcome',
      dueAt: intakeCompletedAt,
      why: 'The intake was completed.',
    })
  // Once a round: a report that comes later changes the portal, where the client sees it live.
  if (analysis !== null && (mailedRound === null || mailedRound.round < analysis.round))
    due.push({
      occasion: `analysis-complete:${clientId}:${analysis.round}`,
      type: 'analysis-complete',
      dueAt: analysis.finishedAt,
      why: `The analysis of round ${analysis.round} ended with its documents.`,
    })
  if (results !== null)
    due.push({
      occasion: `results:${clientId}:${results.digest}`,
      type: 'results',
      dueAt: laterOf(results.writtenAt, after(lastResultsMailAt, resultsApartMs)),
      why: 'The results text was written.',
    })
  if (news !== null)
    due.push({
      occasion: `stage-changed:${clientId}:${news.stage}`,
      type: 'stage-changed',
      dueAt: new Date(Date.parse(news.enteredAt) + stageSettlesMs).toISOString(),
      why: 'The stage of the case changed.',
    })
  return due
}

function followUpOf({ clientId, stage, mailedRound }: MailScheduleFacts): DueMail[] {
  if (mailedRound === null || mailedRound.followUpOn === null || stage === 'completed') return []
  const { round, mailedOn, followUpOn } = mailedRound
  return [
    {
      occasion: `round${round}-followup:${clientId}:${mailedOn}`,
      // The specification names three follow-ups; a later round is asked about by the reminder, which says the next step.
      type: round === 1 || round === 2 || round === 3 ? `round${round}-followup` : 'automated',
      dueAt: morningOf(followUpOn),
      why: `Round ${round} was mailed on ${englishDay(mailedOn)}, and the bureaus’ time is over.`,
    },
  ]
}

/** A step of the client's own that waits: one reminder each. */
function remindersOf(facts: MailScheduleFacts): DueMail[] {
  const { clientId, createdAt, intakeCompletedAt, hasAllReports, analysis, mailedRound, stage } = facts
  if (stage === 'completed') return []
  // Staff entered a mail date without an intake: the letters were written elsewhere.
  if (intakeCompletedAt === null && mailedRound !== null) return []
  const reminder = (step: string, since: string, days: number, why: string): DueMail => ({
    occasion: `automated:${clientId}:${step}`,
    type: 'automated',
    dueAt: new Date(Date.parse(since) + days * msOfDay).toISOString(),
    why,
  })
  if (intakeCompletedAt === null)
    return [reminder('intake', createdAt, intakeReminderDays, 'The intake is not completed.')]
  if (analysis === null) {
    if (hasAllReports || mailedRound !== null) return []
    return [reminder('reports', intakeCompletedAt, reportsReminderDays, 'Credit reports are missing.')]
  }
  if (mailedRound !== null && mailedRound.round >= analysis.round) return []
  return [
    reminder(
      `mail-round-${analysis.round}`,
      analysis.finishedAt,
      mailingReminderDays,
      `The letters of round ${analysis.round} are not mailed.`,
    ),
  ]
}

/** One for each quiet stretch: the next one needs something to have happened in between. */
function checkInOf({ clientId, stage, intakeCompletedAt, lastActivityAt }: MailScheduleFacts): DueMail[] {
  if (intakeCompletedAt === null || stage === 'completed') return []
  return [
    {
      occasion: `check-in:${clientId}:${lastActivityAt.slice(0, 10)}`,
      type: 'check-in',
      dueAt: new Date(Date.parse(lastActivityAt) + quietDays * msOfDay).toISOString(),
      why: `Nothing has happened for ${quietDays} days.`,
    },
  ]
}

/**
 * The day on which a mailed round is asked about: the one after the last open bureau's time for its results is over
 * (five business days after the reinvestigation, FCRA 611(a)(6)(A)). A letter whose delivery nothing proves has no such
 * time; then 45 days after the mailing. Null when every bureau has answered.
 * @param letters of that round; other kinds than disputes with bureaus are not looked at
 */
export function followUpDay(
  mailedOn: string,
  letters: readonly ClockedLetter[],
  today: string,
): string | null {
  const disputes = letters.filter(({ kind }) => kind === 'bureau_dispute')
  const open = disputes.filter(({ answeredOn }) => answeredOn === null)
  if (disputes.length > 0 && open.length === 0) return null
  const unproved = expectedByMailDate(mailedOn)
  const days = open.map((letter) => {
    const due = resultsClock(clocksOf(letter, today))?.due ?? null
    return due === null ? unproved : addDays(due, 1)
  })
  return days.sort().at(-1) ?? unproved
}

/** 15:00 UTC: morning in all of the mainland's time zones but the westernmost, where it is early. */
function morningOf(day: string): string {
  return `${day}T15:00:00.000Z`
}

function after(instant: string | null, ms: number): string | null {
  return instant === null ? null : new Date(Date.parse(instant) + ms).toISOString()
}

function laterOf(first: string, second: string | null): string {
  return second !== null && second > first ? second : first
}
