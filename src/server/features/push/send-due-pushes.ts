import { deadlinePushes, pushKinds } from '../../../shared/rules/push-kinds.ts'
import type { Deps } from '../../deps.ts'
import type { Queryable } from '../../platform/db/database.ts'
import type { ClientRow } from '../clients/clients.tables.ts'
import { findClientForChange } from '../clients/find-client.ts'
import { isServed } from '../clients/is-served.ts'
import { deliverPushJob, sendDuePushesJob } from './push.jobs.ts'
import type { PushDeviceRow, ScheduledPushRow } from './push.tables.ts'
import { selectChoice, selectDevices } from './push-devices.store.ts'
import { recountDeadline } from './recount-deadlines.ts'
import { deadlineKept, isStale } from './schedule-pushes.ts'
import { endPush, lockDuePush, selectDuePushes } from './scheduled-pushes.store.ts'

const atOnce = 300

/**
 * Hands over what is due now: one job for each device of whom it is about. Each is looked at again, handed over and ticked off
 * in one transaction, under a lock that others pass by, so that each occasion is told once, from however many processes.
 */
export async function sendDuePushes(deps: Deps): Promise<void> {
  const { db } = deps.database
  const due = await selectDuePushes(db, deps.clock.now(), atOnce + 1)
  for (const each of due.slice(0, atOnce)) await deps.database.transaction((tx) => handOver(deps, tx, each))
  if (due.length > atOnce) await deps.queue.enqueue(db, sendDuePushesJob, {})
}

/** The client is locked before the row, as by everybody who schedules: nobody waits in a circle. */
async function handOver(
  deps: Deps,
  tx: Queryable,
  { occasion, clientId }: Pick<ScheduledPushRow, 'occasion' | 'clientId'>,
): Promise<void> {
  const found = await findClientForChange(tx, clientId)
  // By a day that is not counted anew yet, a message would be dropped for good.
  const client = found && (await recountDeadline(deps, tx, found))
  const row = await lockDuePush(tx, occasion)
  if (!row) return
  const devices = client && isStillTrue(row, client, deps.clock.now()) ? await listeners(tx, row, client) : []
  for (const { id } of devices) {
    const job = { occasion, deviceId: id }
    await deps.queue.enqueue(tx, deliverPushJob, job, { id: `${occasion}:${id}` })
  }
  await endPush(tx, occasion, devices.length > 0 ? 'queued' : 'dropped')
}

/** A deadline that was met, moved or is nobody's any more is not told, and nothing that is old. */
function isStillTrue({ kind, occasion, dueAt }: ScheduledPushRow, client: ClientRow, now: Date): boolean {
  if (!isServed(client) || isStale(kind, dueAt, now)) return false
  if (kind !== 'deadline-near' && kind !== 'overdue') return true
  return deadlinePushes(client.id, deadlineKept(client)).some((each) => each.occasion === occasion)
}

/** The devices of the client's address, if it wants to hear of this. */
async function listeners(
  tx: Queryable,
  { kind }: ScheduledPushRow,
  { emailKey }: ClientRow,
): Promise<PushDeviceRow[]> {
  const chosen = (await selectChoice(tx, emailKey)) ?? pushKinds
  return chosen.includes(kind) ? selectDevices(tx, emailKey) : []
}
