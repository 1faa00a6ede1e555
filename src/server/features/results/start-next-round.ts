import { uncountedAnswer } from '../../../shared/rules/uncounted-answer.ts'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { findClientForChange } from '../clients/find-client.ts'
import { currentRound, isRoundMailed } from '../documents/current-round.ts'
import { listMailings } from '../mailing/list-mailings.ts'
import { announceRun } from '../processing/processing.live.ts'
import { addRun, mayBeProcessed } from '../processing/start-processing.ts'
import { listAnswers } from './list-answers.ts'

/**
 * Prepares the documents of the next round from what the bureaus answered; a double click starts one run.
 * Errors: not_found, payment_required, conflict with the sentence of what the round waits for.
 */
export async function startNextRound(
  deps: Deps,
  input: { clientId: number },
): Promise<{ jobId: string; round: number }> {
  await requireConfirmedAnswers(deps, input.clientId)
  const { nextRound, nextRoundReason } = await listMailings(deps, input.clientId)
  if (nextRound === null) throw new Refusal('conflict', nextRoundReason ?? 'There is no next round yet.')
  const run = await deps.database.transaction(async (tx) => {
    const client = await findClientForChange(tx, input.clientId)
    if (!client) throw new Refusal('not_found', 'There is no such client.')
    if (!mayBeProcessed(client)) {
      throw new Refusal(
        'payment_required',
        'The payment for this case is not settled, so no round can be prepared.',
      )
    }
    if (isRoundMailed(client, nextRound) || currentRound(client) !== nextRound) {
      throw new Refusal('conflict', `Round ${nextRound} is mailed already.`)
    }
    return addRun(deps, tx, client.id)
  })
  announceRun(deps, run)
  return { jobId: run.id, round: nextRound }
}

/** A letter must not say that no answer came while one waits for the client to say what it says. */
async function requireConfirmedAnswers(deps: Deps, clientId: number): Promise<void> {
  const answers = await listAnswers(deps, deps.database.db, clientId)
  const waiting = uncountedAnswer(answers)
  if (waiting)
    throw new Refusal(
      'conflict',
      waiting.scan?.isByHand
        ? `The answer of ${waiting.bureau} could not be read, so it does not count yet. Enter first what the paper says.`
        : `The scanned answer of ${waiting.bureau} does not count yet. Compare it with the paper first.`,
    )
}
