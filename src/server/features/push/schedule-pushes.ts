import { msOfDay } from '../../../shared/rules/civil-days.ts'
import { deadlinePushes, type PushKind, pushTraits } from '../../../shared/rules/push-kinds.ts'
import type { Deps } from '../../deps.ts'
import type { Queryable } from '../../platform/db/database.ts'
import type { ClientRow } from '../clients/clients.tables.ts'
import { findClient } from '../clients/find-client.ts'
import { sendDuePushesJob } from './push.jobs.ts'
import { selectDevices } from './push-devices.store.ts'
import { deleteWaitingPushes, insertPushes } from './scheduled-pushes.store.ts'

type Needs = Pick<Deps, 'clock' | 'queue'>

/**
 * What has just happened will be told to the client's devices, in the transaction that made it true; the same occasion
 * once. Where no device is there, nothing is kept: nobody is told later of what was before.
 * @param news.what names the occasion within kind and client: a round, an answer
 */
export async function schedulePush(
  deps: Needs,
  tx: Queryable,
  news: { clientId: number; kind: PushKind; what: string | number },
): Promise<void> {
  const { clientId, kind, what } = news
  if (!(await clientWithDevice(tx, clientId))) return
  const now = deps.clock.now()
  const occasion = `${kind}:${clientId}:${what}`
  await insertPushes(tx, [{ occasion, clientId, kind, dueAt: now, createdAt: now }])
  await deps.queue.enqueue(tx, sendDuePushesJob, {}, { id: occasion })
}

/** Works out anew what will be told of the client's next deadline, whenever that may have changed; any number of times. */
export async function scheduleDeadlinePushes(
  deps: Pick<Deps, 'clock'>,
  tx: Queryable,
  clientId: number,
): Promise<void> {
  const client = await clientWithDevice(tx, clientId)
  if (!client) return
  const createdAt = deps.clock.now()
  const due = deadlinePushes(clientId, deadlineKept(client)).filter(
    ({ kind, dueAt }) => !isStale(kind, new Date(dueAt), createdAt),
  )
  await deleteWaitingPushes(tx, {
    clientId,
    kinds: ['deadline-near', 'overdue'],
    but: due.map(({ occasion }) => occasion),
  })
  await insertPushes(
    tx,
    due.map(({ occasion, kind, dueAt }) => ({ occasion, clientId, kind, dueAt: new Date(dueAt), createdAt })),
  )
}

/** The deadline as the client's row keeps it. */
export function deadlineKept({ nextDeadlineOn, nextDeadlineProved }: ClientRow) {
  return nextDeadlineOn === null ? null : { day: nextDeadlineOn, isProved: nextDeadlineProved === true }
}

/** Whether it is too late to tell it: after an upgrade, a restored backup, days without a server. */
export function isStale(kind: PushKind, dueAt: Date, now: Date): boolean {
  return staleAt(kind, dueAt).getTime() <= now.getTime()
}

export function staleAt(kind: PushKind, dueAt: Date): Date {
  return new Date(dueAt.getTime() + pushTraits[kind].freshDays * msOfDay)
}

async function clientWithDevice(tx: Queryable, clientId: number): Promise<ClientRow | undefined> {
  const client = await findClient(tx, clientId)
  return client && (await selectDevices(tx, client.emailKey)).length > 0 ? client : undefined
}
