import { and, eq, getTableColumns, lt } from 'drizzle-orm'
import type { Deps } from '../../deps.ts'
import type { DeletedClient, Holding, Told } from '../../holding.ts'
import { goes } from '../../platform/db/rows-that-go.ts'
import { leads } from './leads.tables.ts'

/** What is held of a person here. */
export const leadsHoldings: readonly Holding[] = [
  {
    ...goes(leads, ['nobody came back'], ({ ownAddress }: DeletedClient) =>
      ownAddress === null ? undefined : eq(leads.emailKey, ownAddress),
    ),
    knows: { rows: leads, address: leads.emailKey },
    forget: async (tx, { before, hasNoRecord }) => {
      await tx.delete(leads).where(and(lt(leads.createdAt, before), hasNoRecord(leads.emailKey)))
    },
  },
]

const { searched: _hashes, ...toldColumns } = getTableColumns(leads)

/** What is told of it in the archive of a person's data. */
export const leadsTold: readonly Told<Deps>[] = [
  {
    part: 'profile',
    records: async (deps, { address }) =>
      address === null
        ? []
        : deps.database.db.select(toldColumns).from(leads).where(eq(leads.emailKey, address)),
  },
]
