import type { Deps } from '../../deps.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { findClient } from '../clients/find-client.ts'
import { currentRound } from '../documents/current-round.ts'
import { lookForNextRoundJob } from './push.jobs.ts'
import { deleteDevicesOfUser } from './push-devices.store.ts'
import { scheduleDeadlinePushes, schedulePush } from './schedule-pushes.ts'

// What a device is told of the facts of a case; src/server/reactions.ts says which from which.

/** Once a round: what comes later of it changes the portal, where the client sees it live. */
export async function pushDocuments(
  deps: Deps,
  tx: Queryable,
  { clientId }: { clientId: number },
): Promise<void> {
  const client = await findClient(tx, clientId)
  if (client) await schedulePush(deps, tx, { clientId, kind: 'documents-ready', what: currentRound(client) })
}

export async function pushAnswer(
  deps: Deps,
  tx: Queryable,
  { clientId, resultId }: { clientId: number; resultId: number },
): Promise<void> {
  await schedulePush(deps, tx, { clientId, kind: 'answer-read', what: resultId })
}

export async function pushDeadline(
  deps: Deps,
  tx: Queryable,
  { clientId }: { clientId: number },
): Promise<void> {
  await scheduleDeadlinePushes(deps, tx, clientId)
}

export async function lookForNextRound(
  deps: Deps,
  tx: Queryable,
  { clientId }: { clientId: number },
): Promise<void> {
  await deps.queue.enqueue(tx, lookForNextRoundJob, { clientId })
}

/** Who signs out of a browser is told nothing there any more. */
export async function forgetDevices(
  _deps: Deps,
  tx: Queryable,
  { userId }: { userId: string },
): Promise<void> {
  await deleteDevicesOfUser(tx, userId)
}
