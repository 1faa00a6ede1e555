import type { Queryable } from '../../platform/db/database.ts'
import { pageOfOtherSums } from '../settlement/other-sum.ts'
import { kindsOfSums } from './kinds-of-sums.ts'

/** Each asks where its payment is kept; there are hardly ever more. */
const most = 20

/** Who paid another sum than was asked for and nobody has decided of it, the newest first, and how many there are in all. */
export async function listUndecidedSums(queryable: Queryable, limit: number) {
  const page = { decided: false, offset: 0, limit: Math.min(limit, most) }
  const { rows, total } = await pageOfOtherSums(queryable, page)
  const shown: { id: number; clientId: number | null; name: string | null; foundAt: Date }[] = []
  for (const { id, kind, reference, foundAt } of rows) {
    const facts = await kindsOfSums[kind].facts(queryable, reference)
    shown.push({ id, clientId: facts?.clientId ?? null, name: facts?.name ?? null, foundAt })
  }
  return { rows: shown, total }
}
