import { disputeStatuses } from './dispute-status.ts'

/**
 * The round that a record says was sent without the day on which it was; null where the day is known, or nothing of the kind is said.
 * @param mailDates of the rounds from the first one on, null where none is known
 */
export function undatedRound(stage: string, mailDates: readonly (string | null)[]): number | null {
  const round = disputeStatuses.findIndex((status) => status === stage && status.endsWith('_sent'))
  return round > 0 && (mailDates[round - 1] ?? null) === null ? round : null
}
