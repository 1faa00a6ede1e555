import type { Deps } from '../../deps.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { listTimedLetters, type TimedLetter } from '../results/clocked-letters.ts'
import { selectMailFacts } from './mail-facts.store.ts'

/** The letters of each client, as the clocks see them; one without any has none or an empty list. */
export type LettersOfClients = ReadonlyMap<number, readonly TimedLetter[]>

/** The letters of many clients. Only those who have documents are asked for one by one. */
export async function lettersOfClients(
  deps: Pick<Deps, 'sealer'>,
  queryable: Queryable,
  clientIds: readonly number[],
): Promise<LettersOfClients> {
  return lettersOfFacts(deps, queryable, await selectMailFacts(queryable, clientIds))
}

/** The same for whoever knows already which of them have documents. */
export async function lettersOfFacts(
  deps: Pick<Deps, 'sealer'>,
  queryable: Queryable,
  facts: readonly { clientId: number; hasDocuments: boolean }[],
): Promise<LettersOfClients> {
  const letters = new Map<number, readonly TimedLetter[]>()
  for (const { clientId, hasDocuments } of facts)
    letters.set(clientId, hasDocuments ? await listTimedLetters(deps, queryable, clientId) : [])
  return letters
}
