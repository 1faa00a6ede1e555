import type { StaffPush } from '../../../shared/api/staff-push.ts'
import { todayKinds } from '../../../shared/api/today.ts'
import { mostPushDevices } from '../../../shared/rules/push-kinds.ts'
import { says } from '../../../shared/sentences/says.ts'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { isPublicEndpoint } from '../../platform/outward/public-address.ts'
import type { PushDevice } from '../../platform/push/push-sender.ts'
import type { AuditActor } from '../audit-log/append-audit-entry.ts'
import { markOf, openDevice, sealDevice } from '../push/push-device.ts'
import {
  deleteStaffDevice,
  selectStaffDevices,
  selectStaffPush,
  upsertStaffDevice,
  upsertStaffPush,
} from './staff-push.store.ts'
import type { StaffPushRow } from './today.tables.ts'
import { totalsNow } from './totals-now.ts'

type Choice = Pick<StaffPushRow, 'whose' | 'kinds'>

/** What cannot wait for the next look at the page; everything else is chosen by whoever wants it. */
const unasked: Choice = { whose: 'all', kinds: ['mentions', 'messages', 'answers'] }

export async function describeStaffPush(
  deps: Pick<Deps, 'database' | 'sealer' | 'pushSender'>,
  userId: string,
): Promise<StaffPush> {
  const { db } = deps.database
  const { whose, kinds } = (await selectStaffPush(db, userId)) ?? unasked
  const devices = await selectStaffDevices(db, userId)
  return {
    publicKey: deps.pushSender.publicKey,
    whose,
    kinds: todayKinds.filter((kind) => kinds.includes(kind)),
    devices: devices.map((row) => ({
      mark: markOf(openDevice(deps.sealer, row)),
      since: row.createdAt.toISOString(),
    })),
  }
}

/** Keeps of what a member of staff is told. What waits by then is known to them: they are told of what comes. */
export async function keepStaffPush(
  deps: Deps,
  actor: AuditActor,
  { whose, kinds }: Choice,
): Promise<StaffPush> {
  const seen = await totalsNow(deps, actor, whose)
  await upsertStaffPush(deps.database.db, {
    userId: actor.id,
    whose,
    kinds: todayKinds.filter((kind) => kinds.includes(kind)),
    seen,
    changedAt: deps.clock.now(),
  })
  return describeStaffPush(deps, actor.id)
}

/**
 * Has a browser told what waits. The same browser again changes nothing; the eleventh takes the place of the oldest.
 * Errors: invalid_input for an endpoint that is no push service on the public internet.
 */
export async function addStaffDevice(deps: Deps, actor: AuditActor, device: PushDevice): Promise<StaffPush> {
  if (!isPublicEndpoint(device.endpoint)) throw new Refusal('invalid_input', says('account.noPushService'))
  const { db } = deps.database
  const choice = (await selectStaffPush(db, actor.id)) ?? unasked
  await upsertStaffDevice(db, {
    userId: actor.id,
    ...sealDevice(deps.sealer, device),
    createdAt: deps.clock.now(),
  })
  const rows = await selectStaffDevices(db, actor.id)
  for (const { id } of rows.slice(0, -mostPushDevices)) await deleteStaffDevice(db, id)
  return keepStaffPush(deps, actor, choice)
}

/** One of somebody else is as absent. */
export async function dropStaffDevice(
  deps: Pick<Deps, 'database' | 'sealer' | 'pushSender'>,
  { userId, mark }: { userId: string; mark: string },
): Promise<StaffPush> {
  const own = await selectStaffDevices(deps.database.db, userId)
  const row = own.find((each) => markOf(openDevice(deps.sealer, each)) === mark)
  if (row) await deleteStaffDevice(deps.database.db, row.id)
  return describeStaffPush(deps, userId)
}
