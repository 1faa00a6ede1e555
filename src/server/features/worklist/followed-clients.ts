import { amountText } from '../../../shared/rules/money.ts'
import type { Deps } from '../../deps.ts'
import type { Queryable } from '../../platform/db/database.ts'
import type { ClientRow } from '../clients/clients.tables.ts'
import { namesOfStaff } from '../followup/colleagues.ts'
import { tagsOfClients } from '../tags/tags-of-clients.ts'
import { lostOfClients } from './lost-at-bank.store.ts'
import type { Followed } from './staff-client-of.ts'

/** Who looks after each of these clients, the words that staff put on them, and what a bank took back of what they paid. */
export async function followedClients(
  deps: Pick<Deps, 'sealer'>,
  queryable: Queryable,
  rows: readonly Pick<ClientRow, 'id' | 'ownerUserId'>[],
): Promise<(row: Pick<ClientRow, 'id' | 'ownerUserId'>) => Followed> {
  const tags = await tagsOfClients(
    deps,
    queryable,
    rows.map(({ id }) => id),
  )
  const lost = await lostOfClients(
    queryable,
    rows.map(({ id }) => id),
  )
  const isAnyOwned = rows.some(({ ownerUserId }) => ownerUserId !== null)
  const names = isAnyOwned ? await namesOfStaff(queryable) : new Map<string, string>()
  return ({ id, ownerUserId }) => ({
    owner: ownerUserId === null ? null : (names.get(ownerUserId) ?? ownerUserId),
    tags: (tags.get(id) ?? []).map(({ name }) => name),
    lost: amountText(lost.get(id) ?? 0),
  })
}
