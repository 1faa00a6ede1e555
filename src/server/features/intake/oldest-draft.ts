import type { Clock } from '../../platform/clock.ts'

const dayMs = 24 * 60 * 60 * 1000

/** What was typed or chosen before this instant, and not sent, is forgotten. */
export function oldestDraft(clock: Clock): Date {
  return new Date(clock.now().getTime() - dayMs)
}
