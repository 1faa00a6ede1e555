import { says } from '../../../shared/sentences/says.ts'
import type { Sentence } from '../../../shared/sentences/sentence.ts'
import type { Deps } from '../../deps.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { mailDateFields } from '../clients/changed-fields.ts'
import { listMailedRounds, type MailedBy } from './list-mailed-rounds.ts'

/**
 * Refuses to take a mail date away although the mail log, an answer or a later round says that the round was mailed; in the
 * caller's transaction. Throws invalid_input, the sentence under the field's name.
 * @param input the mail dates of all rounds before and after
 */
export async function refuseTakenDates(
  deps: Pick<Deps, 'sealer'>,
  tx: Queryable,
  input: { clientId: number; before: readonly (string | null)[]; after: readonly (string | null)[] },
): Promise<void> {
  const { clientId, before, after } = input
  const taken = mailDateFields.flatMap((field, index) =>
    (before[index] ?? null) !== null && (after[index] ?? null) === null ? [{ field, round: index + 1 }] : [],
  )
  if (taken.length === 0) return
  const mailedRounds = await listMailedRounds(deps, tx, clientId)
  for (const { field, round } of taken) {
    const sentence = problemOfTaking(round, after, mailedRounds)
    if (sentence) throw new Refusal('invalid_input', sentence, { [field]: sentence })
  }
}

/**
 * Why the mail date of a round cannot be taken away, or null. Only staff take one away.
 * @param after the mail dates as they would then be
 * @param mailedRounds rounds that an entry of the mail log or an answer proves, and by which of them
 */
function problemOfTaking(
  round: number,
  after: readonly (string | null)[],
  mailedRounds: ReadonlyMap<number, MailedBy>,
): Sentence | null {
  const by = mailedRounds.get(round)
  if (by === 'answer') return says('staff.answerOfRound', { round })
  if (by === 'entry') return says('staff.stepOfRound', { round })
  const later = after.findIndex((other, index) => index > round - 1 && other !== null)
  return later < 0 ? null : says('staff.laterRoundDated', { round, later: later + 1 })
}
