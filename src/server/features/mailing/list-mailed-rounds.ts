import type { Deps } from '../../deps.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { listLetters } from './list-letters.ts'

/** The rounds of which a step stands in the mail log, with or without a proof. */
export async function listMailedRounds(
  deps: Pick<Deps, 'sealer'>,
  queryable: Queryable,
  clientId: number,
): Promise<number[]> {
  const letters = await listLetters(deps, queryable, clientId)
  return [...new Set(letters.flatMap(({ document, steps }) => (steps.length > 0 ? [document.round] : [])))]
}
