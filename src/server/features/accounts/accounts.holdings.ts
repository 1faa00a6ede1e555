import { and, eq, exists, lte, ne, not, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { type DeletedClient, type Holding, remains } from '../../holding.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { goes, goesWithClient, goesWithUsers } from '../../platform/db/rows-that-go.ts'
import {
  attemptThrottles,
  clientHolders,
  personLanguages,
  sessions,
  signInLinks,
  users,
} from './accounts.tables.ts'

const ofLastAddress = (address: PgColumn, { lastAddress }: DeletedClient): SQL | undefined =>
  lastAddress === null ? undefined : eq(address, lastAddress)

/** What is held of a person here: sessions that hold the record alone, and what an address has beside its records. */
export const accountsHoldings: readonly Holding[] = [
  goesWithClient(clientHolders),
  {
    ...goesWithUsers(sessions, sessions.userId),
    until: ['client goes', 'nobody came back', 'session ends'],
    forget: async (tx, { now }) => {
      await tx.delete(sessions).where(lte(sessions.expiresAt, now))
    },
  },
  {
    ...goesWithUsers(users, users.id),
    until: ['client goes', 'address is unknown'],
    // That somebody signed in once keeps nothing of the address; staff are known as such.
    knows: { rows: users, address: users.emailKey, which: eq(users.kind, 'staff') },
    trace: {
      rows: users,
      address: users.emailKey,
      which: sql`${users.kind} = 'client' and not exists (select 1 from ${sessions} where ${sessions.userId} = ${users.id})`,
      since: users.createdAt,
    },
  },
  {
    ...goes(signInLinks, ['client goes', 'address is unknown', 'session ends'], (client: DeletedClient) =>
      ofLastAddress(signInLinks.emailKey, client),
    ),
    trace: { rows: signInLinks, address: signInLinks.emailKey },
  },
  {
    ...goes(personLanguages, ['client goes', 'address is unknown'], (client: DeletedClient) =>
      ofLastAddress(personLanguages.emailKey, client),
    ),
    trace: { rows: personLanguages, address: personLanguages.emailKey, since: personLanguages.changedAt },
  },
  {
    ...goes(
      attemptThrottles,
      ['client goes', 'address is unknown', 'session ends'],
      ({ lastAddress }: DeletedClient) =>
        lastAddress === null ? undefined : eq(attemptThrottles.emailKey, lastAddress),
    ),
    trace: { rows: attemptThrottles, address: attemptThrottles.emailKey },
  },
  ...remains(
    'nobody',
    'staff only',
    'staff_credentials',
    'recovery_codes',
    'staff_invitations',
    'staff_devices',
    'staff_passkeys',
    'passkey_challenges',
    'staff_api_keys',
    'staff_roles',
    'first_start_codes',
  ),
]

/**
 * Users that hold this record and nothing else: browsers without another record or payment, and, when it is given, the
 * signed-in owner of the address.
 * @param payOther a query of the users who paid something else
 */
export async function selectLoneUsers(
  tx: Queryable,
  input: { clientId: number; lastAddress: string | null; payOther: SQL },
): Promise<string[]> {
  const { clientId, lastAddress, payOther } = input
  const holdsThis = tx
    .select({ id: clientHolders.userId })
    .from(clientHolders)
    .where(and(eq(clientHolders.clientId, clientId), eq(clientHolders.userId, users.id)))
  const holdsOther = tx
    .select({ id: clientHolders.userId })
    .from(clientHolders)
    .where(and(ne(clientHolders.clientId, clientId), eq(clientHolders.userId, users.id)))
  const browser = and(
    eq(users.kind, 'browser'),
    exists(holdsThis),
    not(exists(holdsOther)),
    sql`${users.id} not in ${payOther}`,
  )
  const owner =
    lastAddress === null
      ? undefined
      : and(eq(users.kind, 'client'), eq(users.emailKey, lastAddress), not(exists(holdsOther)))
  const rows = await tx.select({ id: users.id }).from(users).where(or(browser, owner))
  return rows.map(({ id }) => id)
}
