import type { Deps } from '../../deps.ts'
import { findClient } from '../clients/find-client.ts'
import { listTimedLetters } from '../results/clocked-letters.ts'
import { findNextRound } from '../rounds/find-next-round.ts'
import { selectDevices } from './push-devices.store.ts'
import { schedulePush } from './schedule-pushes.ts'

/** Tells the client once that a round may be prepared, by the question that whoever offers it asks. */
export async function pushOfNextRound(deps: Deps, clientId: number): Promise<void> {
  const { db } = deps.database
  const client = await findClient(db, clientId)
  if (!client || (await selectDevices(db, client.emailKey)).length === 0) return
  const { round } = await findNextRound(deps, clientId, await listTimedLetters(deps, db, clientId))
  if (round === null) return
  await deps.database.transaction((tx) =>
    schedulePush(deps, tx, { clientId, kind: 'next-round-ready', what: round }),
  )
}
