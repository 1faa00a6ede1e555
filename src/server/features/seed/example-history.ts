import { addDays, dayOf, msOfDay, startOfDay } from '../../../shared/rules/civil-days.ts'
import type { NewClientRow } from '../clients/clients.tables.ts'
import { examplePerson } from './example-person.ts'
import type { SeededRandom } from './seeded-random.ts'

const months = 24
const tierCents: [number, ...number[]] = [30_000, 50_000, 50_000, 125_000, 175_000, 175_000, 250_000]
const bureaus = ['experian', 'equifax', 'transunion'] as const

/** A generated client: its row, what was uploaded, and the mails that it got. */
export interface ExampleHistory {
  client: NewClientRow & { id: number; createdAt: Date; updatedAt: Date }
  /** Bureaus whose report is there. */
  reports: readonly (typeof bureaus)[number][]
  mails: readonly { mailType: string; sentAt: Date }[]
}

/**
 * One client somewhere on the way: two years of arrivals, growing; payments mostly settled; rounds about five weeks apart.
 * Whatever the day, it is the same for the same number of days before it.
 */
export function exampleHistory(random: SeededRandom, id: number, now: Date): ExampleHistory {
  const person = examplePerson(random, id)
  // The square root makes the newer months fuller than the older ones.
  const ageMs = Math.floor((1 - Math.sqrt(random.share())) * months * 30.4 * msOfDay)
  const createdAt = new Date(now.getTime() - ageMs)
  const ageDays = ageMs / msOfDay
  const isTester = random.share() < 0.08
  const luck = random.share()
  const paymentStatus = isTester || luck > 0.96 ? 'pending' : luck > 0.92 ? 'failed' : 'paid'
  const mayWork = isTester || paymentStatus === 'paid'
  const hasIntake = mayWork && ageDays > 1 && random.share() < 0.93
  const reports = hasIntake ? (random.share() < 0.85 ? bureaus : bureaus.slice(0, 1 + random.below(2))) : []
  const rounds =
    hasIntake && reports.length === 3 ? roundDays(random, createdAt, now) : ([] as readonly string[])
  const isCompleted = rounds.length > 0 && ageDays > 60 && random.share() < Math.min(0.85, ageDays / 300)
  const disputeStatus = isCompleted
    ? 'completed'
    : rounds.length > 0
      ? `round${rounds.length}_sent`
      : 'uploaded'
  const mails = mailsOf(createdAt, hasIntake, rounds)
  const lastMail = mails.at(-1)
  const lastRound = rounds.at(-1)
  const isAnswered = random.share() < 0.7
  const updatedAt = lastMail && lastMail.sentAt > createdAt ? lastMail.sentAt : createdAt
  return {
    client: {
      id,
      clientType: isTester ? 'tester' : 'paid',
      ...person,
      emailKey: person.email.toLowerCase(),
      mailingAddress: hasIntake ? `${100 + random.below(9_800)} Example St` : null,
      city: hasIntake ? 'Springfield' : null,
      state: hasIntake ? 'IL' : null,
      zipCode: hasIntake ? '62701' : null,
      previousDisputes: hasIntake ? 'no' : null,
      identityTheft: hasIntake ? 'no' : null,
      ftcAffidavit: hasIntake ? 'no' : null,
      paymentIntentId: isTester ? null : `pi_example_${id}`,
      paymentStatus,
      amountCents: paymentStatus === 'paid' ? random.pick(tierCents) : 0,
      refundedAt: paymentStatus === 'failed' ? createdAt : null,
      disputeStatus,
      round1MailDate: rounds[0] ?? null,
      round2MailDate: rounds[1] ?? null,
      round3MailDate: rounds[2] ?? null,
      results: isCompleted
        ? 'Example: some items were corrected, the others were verified, and the case was closed.'
        : null,
      lastEmailSent: lastMail?.sentAt ?? null,
      lastEmailType: lastMail?.mailType ?? null,
      intakeCompletedAt: hasIntake ? new Date(Math.min(createdAt.getTime() + msOfDay, now.getTime())) : null,
      missingFiles: hasIntake ? 3 - reports.length + random.pick([0, 0, 0, 1, 3]) : 0,
      nextDeadlineOn: lastRound && !isCompleted && !isAnswered ? addDays(lastRound, 45) : null,
      nextDeadlineProved: lastRound && !isCompleted && !isAnswered ? id % 2 === 0 : null,
      createdAt,
      updatedAt,
    },
    reports,
    mails,
  }
}

/** The mail dates of the rounds so far, 'YYYY-MM-DD', oldest first. */
function roundDays(random: SeededRandom, createdAt: Date, now: Date): string[] {
  const days: string[] = []
  let at = createdAt.getTime() + (3 + random.below(12)) * msOfDay
  while (at < now.getTime() && days.length < 3) {
    days.push(dayOf(new Date(at)))
    at += (38 + random.below(30)) * msOfDay
  }
  return days
}

function mailsOf(createdAt: Date, hasIntake: boolean, rounds: readonly string[]): ExampleHistory['mails'] {
  const later = (days: number) => new Date(createdAt.getTime() + days * msOfDay)
  return [
    { mailType: 'welcome', sentAt: createdAt },
    ...(hasIntake ? [{ mailType: 'analysis-complete', sentAt: later(1) }] : []),
    ...rounds.map((day, index) => ({
      mailType: `round${index + 1}-followup`,
      sentAt: startOfDay(day),
    })),
  ]
}
