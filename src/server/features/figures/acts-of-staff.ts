import { accountActions, readingVerb, sendingVerb } from '../staff/audit-kinds.ts'
import type { StaffAction } from './staff-acts.store.ts'

export interface StaffActs {
  id: string
  name: string
  changes: number
  mails: number
  reads: number
}

const reading = new RegExp(readingVerb)
const sending = new RegExp(sendingVerb)

/** What each member did, the busiest first; acts on accounts are no work of a case and do not count. Pure. */
export function actsOfStaff(actions: readonly StaffAction[]): StaffActs[] {
  const byId = new Map<string, StaffActs>()
  for (const { id, name, action, times } of actions) {
    if (accountActions.includes(action)) continue
    const known = byId.get(id) ?? { id, name, changes: 0, mails: 0, reads: 0 }
    const what = sending.test(action) ? 'mails' : reading.test(action) ? 'reads' : 'changes'
    byId.set(id, { ...known, [what]: known[what] + times })
  }
  return [...byId.values()].sort(
    (one, other) => other.changes - one.changes || other.mails - one.mails || other.reads - one.reads,
  )
}
