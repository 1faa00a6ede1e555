import { clientRoom } from '../../../shared/live.ts'
import { isDay } from '../../../shared/rules/civil-days.ts'
import { latestDay } from '../../../shared/rules/person-day.ts'
import { says } from '../../../shared/sentences/says.ts'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { type AuditActor, appendAuditEntry } from '../audit-log/append-audit-entry.ts'
import { findClient } from '../clients/find-client.ts'
import { enterCreditScore } from '../credit-scores/enter-credit-score.ts'

/** Bureaus give no score of an earlier day. */
const oldest = '1990-01-01'

/**
 * Decision 27: a score that staff read somewhere, with the day on which it held. The portal shows it at once.
 * Errors: not_found, invalid_input for a day that no calendar has, that lies ahead, or of before there were scores.
 */
export async function enterScore(
  deps: Deps,
  input: { clientId: number; score: number; day: string; source: string; actor: AuditActor },
): Promise<{ saved: true }> {
  const now = deps.clock.now()
  const client = await findClient(deps.database.db, input.clientId)
  requireDay(input.day, latestDay(client?.state ?? null, now))
  const { actor, ...score } = input
  await deps.database.transaction(async (tx) => {
    if (!(await enterCreditScore(tx, { ...score, now })))
      throw new Refusal('not_found', says('case.noClient'))
    await appendAuditEntry(tx, {
      actor: { id: actor.id, name: actor.name },
      action: 'enter-score',
      clientId: input.clientId,
      detail: { day: input.day },
      at: now,
    })
  })
  deps.live.emit(clientRoom(input.clientId), 'portal-change', { what: 'score' })
  return { saved: true }
}

function requireDay(day: string, latest: string): void {
  const sentence = !isDay(day)
    ? says('staff.noSuchDay')
    : day > latest
      ? says('staff.dayToCome')
      : day < oldest
        ? says('staff.noScoresThen')
        : null
  if (sentence) throw new Refusal('invalid_input', sentence, { day: sentence })
}
