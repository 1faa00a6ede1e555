import { msOfDay } from '../../../shared/rules/civil-days.ts'
import type { Clock } from '../../platform/clock.ts'

/** What was typed or chosen before this instant, and not sent, is forgotten. */
export function oldestDraft(clock: Clock): Date {
  return new Date(clock.now().getTime() - msOfDay)
}
