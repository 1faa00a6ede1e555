import { says } from '../../../shared/sentences/says.ts'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { findClientForChange } from '../clients/find-client.ts'
import { currentRound, isRoundMailed } from '../documents/current-round.ts'
import { listTimedLetters } from '../results/clocked-letters.ts'
import { announceRun } from '../runs/runs.live.ts'
import { addRun } from '../runs/start-processing.ts'
import { findNextRound } from './find-next-round.ts'

/**
 * Prepares the documents of the next round from what the bureaus answered; a double click starts one run.
 * Errors: not_found, payment_required, conflict with the sentence of what the round waits for.
 */
export async function startNextRound(
  deps: Deps,
  input: { clientId: number },
): Promise<{ jobId: string; round: number }> {
  const letters = await listTimedLetters(deps, deps.database.db, input.clientId)
  const next = await findNextRound(deps, input.clientId, letters)
  if (next.round === null) throw new Refusal(next.code, next.reason)
  const { round } = next
  const run = await deps.database.transaction(async (tx) => {
    const client = await findClientForChange(tx, input.clientId)
    if (!client) throw new Refusal('not_found', says('case.noClient'))
    // Mailed since it was looked at.
    if (isRoundMailed(client, round) || currentRound(client) !== round) {
      throw new Refusal('conflict', says('mailing.roundIsMailed', { round }))
    }
    return addRun(deps, tx, client.id)
  })
  announceRun(deps, run)
  return { jobId: run.id, round }
}
