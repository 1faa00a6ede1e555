import { and, eq, exists, ne, not, or } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/database.ts'
import { clientHolders, users } from '../accounts/accounts.tables.ts'
import { clients } from '../clients/clients.tables.ts'
import { processingRuns } from '../runs/runs.tables.ts'
import { payments } from '../settlement/settlement.tables.ts'

export async function selectRunIds(queryable: Queryable, clientId: number): Promise<string[]> {
  const rows = await queryable
    .select({ id: processingRuns.id })
    .from(processingRuns)
    .where(eq(processingRuns.clientId, clientId))
  return rows.map(({ id }) => id)
}

/** Whether another record has this address. */
export async function hasOtherClient(
  queryable: Queryable,
  input: { clientId: number; emailKey: string },
): Promise<boolean> {
  const rows = await queryable
    .select({ id: clients.id })
    .from(clients)
    .where(and(eq(clients.emailKey, input.emailKey), ne(clients.id, input.clientId)))
    .limit(1)
  return rows.length > 0
}

/**
 * Users that hold this record and nothing else: browsers without another record or payment, and, when it is given, the
 * signed-in owner of the address.
 */
export async function selectLoneUsers(
  tx: Queryable,
  input: { clientId: number; paymentIntentId: string | null; lastAddress: string | null },
): Promise<string[]> {
  const { clientId, paymentIntentId, lastAddress } = input
  const holdsThis = tx
    .select({ id: clientHolders.userId })
    .from(clientHolders)
    .where(and(eq(clientHolders.clientId, clientId), eq(clientHolders.userId, users.id)))
  const holdsOther = tx
    .select({ id: clientHolders.userId })
    .from(clientHolders)
    .where(and(ne(clientHolders.clientId, clientId), eq(clientHolders.userId, users.id)))
  const paysOther = tx
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.holderUserId, users.id), ne(payments.paymentIntentId, paymentIntentId ?? '')))
  const browser = and(
    eq(users.kind, 'browser'),
    exists(holdsThis),
    not(exists(holdsOther)),
    not(exists(paysOther)),
  )
  const owner =
    lastAddress === null
      ? undefined
      : and(eq(users.kind, 'client'), eq(users.emailKey, lastAddress), not(exists(holdsOther)))
  const rows = await tx.select({ id: users.id }).from(users).where(or(browser, owner))
  return rows.map(({ id }) => id)
}
