import type { Deps } from '../../deps.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { mailDateFields } from '../clients/changed-fields.ts'
import { listMailedRounds, type MailedBy } from './list-mailed-rounds.ts'

/**
 * Refuses to take a mail date away although the mail log, an answer or a later round says that the round was mailed; in the
 * caller's transaction. Throws invalid_input, the sentence under the field's name.
 * @param input the mail dates of rounds 1 to 3 before and after
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
 * @param after the three mail dates as they would then be
 * @param mailedRounds rounds that an entry of the mail log or an answer proves, and by which of them
 */
function problemOfTaking(
  round: number,
  after: readonly (string | null)[],
  mailedRounds: ReadonlyMap<number, MailedBy>,
): string | null {
  const by = mailedRounds.get(round)
  if (by === 'answer')
    return `A bureau’s answer to round ${round} is on record, so its mail date cannot be taken away. Enter the right day instead.`
  if (by === 'entry')
    return `The mail log holds a step of round ${round}, so its mail date cannot be taken away. Enter the right day instead.`
  const later = after.findIndex((other, index) => index > round - 1 && other !== null)
  return later < 0
    ? null
    : `Round ${later + 1} has a mail date, so that of round ${round} cannot be taken away before it.`
}
