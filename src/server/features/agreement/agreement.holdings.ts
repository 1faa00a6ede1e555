import { and, eq, getTableName, inArray, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import type { Deps } from '../../deps.ts'
import type { DeletedClient, Holding, Told } from '../../holding.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { deleteAgreements } from './agreement.store.ts'
import { agreementPapers, agreements } from './agreement.tables.ts'
import { openPerson } from './said-person.ts'

/**
 * What was signed stays sealed for two years after its signature, whatever is asked (15 U.S.C. 1679c(c)(2)), and names nobody
 * any more but to whoever opens the seal; what was only begun goes at once.
 */
export const agreementHoldings: readonly Holding[] = [
  {
    table: getTableName(agreementPapers),
    how: 'stays',
    why: 'the signed papers: two years by 15 U.S.C. 1679c(c)(2), sealed; forget-old-agreements deletes them',
  },
  {
    table: getTableName(agreements),
    how: 'emptied',
    until: ['client goes', 'nobody came back'],
    forget: async (tx, left) => {
      await deleteAgreements(
        tx,
        and(isNull(agreements.statementSignedAt), lt(agreements.createdAt, left.before)),
      )
      await empty(tx, and(left.hasNoRecord(agreements.emailKey), lt(agreements.createdAt, left.before)))
    },
    clear: async (tx, client) => {
      await deleteAgreements(tx, and(isNull(agreements.statementSignedAt), agreementsOf(client)))
      await empty(tx, agreementsOf(client))
    },
    knows: { rows: agreements, address: agreements.emailKey, which: isNotNull(agreements.statementSignedAt) },
  },
]

const agreementsOf = ({ clientId, ownAddress }: DeletedClient): SQL | undefined =>
  or(
    eq(agreements.clientId, clientId),
    ownAddress === null || ownAddress === '' ? undefined : eq(agreements.emailKey, ownAddress),
  )

async function empty(tx: Queryable, which: SQL | undefined): Promise<void> {
  // A condition that nobody gave must never become 'every row'.
  if (which === undefined) return
  const going = tx.select({ id: agreements.id }).from(agreements).where(which)
  await tx
    .update(agreements)
    .set({
      emailKey: '',
      holderUserId: null,
      clientId: null,
      personWentAt: sql`coalesce(${agreements.personWentAt}, now())`,
    })
    .where(inArray(agreements.id, going))
}

/** What is told of it in the archive of a person's data. Only for whoever has proven the address. */
export const agreementTold: readonly Told<Deps>[] = [
  {
    part: 'consents',
    records: async (deps, { clientId, address }) => {
      const rows = await deps.database.db
        .select()
        .from(agreements)
        .where(
          or(
            eq(agreements.clientId, clientId),
            address === null ? undefined : eq(agreements.emailKey, address),
          ),
        )
      return rows.map((row) => {
        const { ip: _ip, userAgent: _userAgent, ...person } = openPerson(deps.sealer, row)
        const { productName, priceCents, state, statementSignedAt, signedAt, cancelUntil, cancelledAt } = row
        return {
          productName,
          priceCents,
          state,
          statementSignedAt,
          signedAt,
          cancelUntil,
          cancelledAt,
          person,
        }
      })
    },
  },
]
