import type { Deps } from '../../deps.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { listTimedLetters, type TimedLetter } from '../results/clocked-letters.ts'
import { selectIdsWithDocuments } from './mail-facts.store.ts'

/** The letters of each client, as the clocks see them; of a client without any, an empty list. */
export type LettersOfClients = ReadonlyMap<number, readonly TimedLetter[]>

/** The letters of many clients. Only those who have documents are asked for one by one. */
export async function lettersOfClients(
  deps: Pick<Deps, 'sealer'>,
  queryable: Queryable,
  clientIds: readonly number[],
): Promise<LettersOfClients> {
  const withDocuments = await selectIdsWithDocuments(queryable, clientIds)
  const letters = new Map<number, readonly TimedLetter[]>()
  for (const id of clientIds)
    letters.set(id, withDocuments.has(id) ? await listTimedLetters(deps, queryable, id) : [])
  return letters
}
