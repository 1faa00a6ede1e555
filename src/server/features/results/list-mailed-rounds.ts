import type { Deps } from '../../deps.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { listLetters } from '../mail-log/list-letters.ts'
import { listAnswers } from './list-answers.ts'

/** Why a round was mailed, beside the mail date in the client's record. */
export type MailedBy = 'entry' | 'answer'

/**
 * The rounds of which more than the record's own date says that they were mailed: a step of the mail log that was entered
 * there, with or without a proof, or a bureau's answer.
 */
export async function listMailedRounds(
  deps: Pick<Deps, 'sealer'>,
  queryable: Queryable,
  clientId: number,
): Promise<ReadonlyMap<number, MailedBy>> {
  const letters = await listLetters(deps, queryable, clientId)
  const answers = await listAnswers(deps, queryable, clientId)
  const entered = letters.filter(({ steps }) => steps.some(({ isFromRecord }) => !isFromRecord))
  return new Map<number, MailedBy>([
    ...answers.map(({ round }) => [round, 'answer'] as const),
    ...entered.map(({ document }) => [document.round, 'entry'] as const),
  ])
}
