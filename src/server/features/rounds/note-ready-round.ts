import type { Deps } from '../../deps.ts'
import { announceToStaff } from '../clients/clients.live.ts'
import { findClient } from '../clients/find-client.ts'
import { noteReadyRoundOf } from '../clients/list-waiting-clients.ts'
import { listTimedLetters } from '../results/clocked-letters.ts'
import { findNextRound } from './find-next-round.ts'

/** Keeps beside the client which round may be prepared, by the question that whoever offers it asks; staff see it in their list of today. */
export async function noteReadyRound(deps: Deps, clientId: number): Promise<void> {
  const { db } = deps.database
  const client = await findClient(db, clientId)
  if (!client) return
  const { round } = await findNextRound(deps, clientId, await listTimedLetters(deps, db, clientId))
  const isNew = await noteReadyRoundOf(db, { clientId, round: round ?? 0, now: deps.clock.now() })
  if (isNew) announceToStaff(deps, clientId)
}
