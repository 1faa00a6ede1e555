import type { Grant } from '../catalogue/grants.ts'
import { addDays, officeDay } from './civil-days.ts'

/** What a client record holds: the best of everything that was paid for it and not given back. */
export interface Holding {
  /** How many rounds may be begun. */
  rounds: number | 'unlimited'
  /** The last day on which a round may be begun, 'YYYY-MM-DD' in New York, where the office is; null: without end. */
  until: string | null
  supportPlace: Grant['supportPlace']
  opensGenerator: boolean
}

/** One thing that was paid for a record, from the moment in which its payment settled. */
export interface HeldGrant {
  grant: Grant
  from: Date
}

/** The best of several grants, each point for itself (decisions 41 and 060); null when none of them opens a case. */
export function bestOf(held: readonly HeldGrant[]): Holding | null {
  const cases = held.filter(({ grant }) => grant.rounds !== null)
  if (cases.length === 0) return null
  const rounds = cases.map(({ grant }) => grant.rounds)
  const ends = cases.map(({ grant, from }) => serviceUntil(grant, from))
  return {
    rounds: rounds.includes('unlimited') ? 'unlimited' : Math.max(...rounds.filter(isNumber)),
    until: ends.includes(null) ? null : (ends.sort().at(-1) ?? null),
    supportPlace: cases.map(({ grant }) => grant.supportPlace).sort()[0] ?? 3,
    opensGenerator: cases.some(({ grant }) => grant.generator !== null),
  }
}

/** The last day of a grant's service: so many whole days after the day of the payment, both in New York; null: without end. */
export function serviceUntil({ serviceDays }: Pick<Grant, 'serviceDays'>, paidAt: Date): string | null {
  return serviceDays === null ? null : addDays(officeDay(paidAt), serviceDays)
}

/** Whether a round may be begun by its number alone; one that was begun before stays open. */
export function holdsRound({ rounds }: Pick<Holding, 'rounds'>, round: number, begun: number): boolean {
  return rounds === 'unlimited' || round <= Math.max(rounds, begun)
}

/** Whether the days in which a round may be begun are over. The last one counts to midnight in New York. */
export function isServiceOver({ until }: Pick<Holding, 'until'>, at: Date): boolean {
  return until !== null && officeDay(at) > until
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number'
}
