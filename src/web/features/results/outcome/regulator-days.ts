import type { listMailings } from '../../../../shared/api/mailing.ts'
import { addDays } from '../../../../shared/rules/civil-days.ts'
import { complaintGate } from '../../../../shared/rules/complaint-gate.ts'
import type { CallReply } from '../../../lib/call-address.ts'
import type { ItemThatStays } from './statement-letter.ts'

export interface RegulatorDay {
  bureau: string
  /** ISO date from which the CFPB takes a complaint about this bureau. */
  from: string
  /** Its answer came; else its time runs. */
  isAnswered: boolean
}

/**
 * From when a complaint about each bureau can be made: where it answered and left something as it was, from that answer on; where it has
 * not answered a letter whose delivery is proved, from the day after the condition of the form has passed.
 */
export function regulatorDays(
  stays: readonly Pick<ItemThatStays, 'bureau' | 'since'>[],
  log: CallReply<typeof listMailings>,
): RegulatorDay[] {
  const answered = new Map<string, string>()
  for (const { bureau, since } of stays) if ((answered.get(bureau) ?? '') < since) answered.set(bureau, since)
  const running = new Map<string, string>()
  for (const { recipient, clocks } of log.letters) {
    const clock = clocks.find(({ key }) => key === 'reinvestigation')
    if (!clock?.from || clock.state === 'met' || answered.has(recipient)) continue
    const from = addDays(clock.from, complaintGate.days + 1)
    if (from < (running.get(recipient) ?? '9999')) running.set(recipient, from)
  }
  return [
    ...[...answered].map(([bureau, from]) => ({ bureau, from, isAnswered: true })),
    ...[...running].map(([bureau, from]) => ({ bureau, from, isAnswered: false })),
  ]
}
