import type { TodayKind } from '../../../shared/api/today.ts'
import { staffPushTexts, staffTodayTexts } from '../../../shared/messages/staff/today.ts'
import type { Deps } from '../../deps.ts'
import type { PushMessage } from '../../platform/push/push-sender.ts'
import { openDevice } from '../push/push-device.ts'
import {
  deleteStaffDevice,
  noteSeenTotals,
  selectPushedStaff,
  selectStaffDevices,
} from './staff-push.store.ts'
import { totalsNow } from './totals-now.ts'

const ttlSeconds = 12 * 3600

/**
 * Tells the devices of each member of staff when more waits of what they chose than at the last look: kinds and counts, and nobody's
 * name. The totals are noted first, by comparison, so that of two servers one tells; a device that could not be reached hears of it
 * with the next thing that comes.
 */
export async function tellStaffDevices(deps: Deps): Promise<void> {
  const { db } = deps.database
  for (const { push, name } of await selectPushedStaff(db)) {
    const { userId, whose, kinds, seen: before } = push
    const seen = await totalsNow(deps, { id: userId, name: name ?? '' }, whose)
    if (kinds.every((kind) => seen[kind] === before[kind])) continue
    if (!(await noteSeenTotals(db, { userId, before, seen }))) continue
    const grown = kinds.filter((kind) => (seen[kind] ?? 0) > (before[kind] ?? 0))
    if (grown.length === 0) continue
    const text = grown.map((kind: TodayKind) => `${staffTodayTexts.names[kind]}: ${seen[kind]}`).join(', ')
    await tellOne(deps, userId, messageOf(deps, userId, text))
  }
}

async function tellOne(deps: Deps, userId: string, message: PushMessage): Promise<void> {
  for (const row of await selectStaffDevices(deps.database.db, userId)) {
    try {
      const outcome = await deps.pushSender.send(openDevice(deps.sealer, row), message)
      if (outcome === 'gone') await deleteStaffDevice(deps.database.db, row.id)
    } catch (error) {
      deps.log.warn({ cause: error instanceof Error ? error.message : 'unknown' }, 'staff push not delivered')
    }
  }
}

/** A newer one takes the place of one that still waits. */
function messageOf({ sealer }: Pick<Deps, 'sealer'>, userId: string, body: string): PushMessage {
  const topic = sealer.token('push-topic', `staff ${userId}`).slice(0, 32)
  const shown = { title: staffPushTexts.shown, body, language: 'en', tag: topic, open: '/dashboard/today' }
  return { text: JSON.stringify(shown), ttlSeconds, urgency: 'normal', topic }
}
