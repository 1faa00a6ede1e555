import { setImmediate as letOthers } from 'node:timers/promises'
import type { Deps } from '../../deps.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { forgetFirstLanguages } from '../accounts/person-language.ts'
import { countArrived, forgetArrivals, listArrived } from '../arrivals/keep-arrivals.ts'
import { announceToStaff } from '../clients/clients.live.ts'
import { findClientsForChange } from '../clients/find-client.ts'
import { removeUntouchedClients } from '../clients/remove-untouched-clients.ts'
import { forgetTags, listTaggedByStaff } from '../tags/keep-imported-tags.ts'
import { findImport, namedIn, tablesAboutClients, updateImport } from './imports.store.ts'

const atOnce = 500

/**
 * Removes the clients of an import whom nobody has touched: the record is as the import wrote it, nobody has used it, and no
 * row of any other table names it. Everybody else stays as they are. Cut off, it begins anew with those who are left.
 */
export async function takeBackImport(deps: Deps, { importId }: { importId: number }): Promise<void> {
  const { db } = deps.database
  const row = await findImport(db, importId)
  if (row?.status !== 'undoing') return
  const tables = await tablesAboutClients(db)
  for (let afterId = 0; ; ) {
    const ids = await listArrived(db, { importId, afterId, limit: atOnce })
    const last = ids.at(-1)
    if (last === undefined) break
    await deps.database.transaction((tx) => removeUntouched(tx, ids, tables))
    afterId = last
    await letOthers()
  }
  await updateImport(db, importId, { status: 'undone', kept: await countArrived(db, importId) })
  announceToStaff(deps, null)
}

async function removeUntouched(
  tx: Queryable,
  ids: readonly number[],
  tables: readonly string[],
): Promise<void> {
  const clients = await findClientsForChange(tx, ids)
  const touched = new Set(await listTaggedByStaff(tx, ids))
  for (const table of tables) for (const id of await namedIn(tx, table, ids)) touched.add(id)
  const gone = clients.filter(
    ({ id, version, lastUsedAt, ownerUserId }) =>
      version === 1 && lastUsedAt === null && ownerUserId === null && !touched.has(id),
  )
  if (gone.length === 0) return
  const numbers = gone.map(({ id }) => id)
  await forgetArrivals(tx, numbers)
  await forgetTags(tx, numbers)
  await removeUntouchedClients(tx, numbers)
  await forgetFirstLanguages(
    tx,
    gone.map(({ emailKey }) => emailKey),
  )
}
