import { eq } from 'drizzle-orm'
import { type DeletedClient, type Holding, remains } from '../../holding.ts'
import { goes, goesWithClient, goesWithUsers } from '../../platform/db/rows-that-go.ts'
import {
  attemptThrottles,
  clientHolders,
  personLanguages,
  sessions,
  signInLinks,
  users,
} from './accounts.tables.ts'

/** What is held of a person here: sessions that hold the record alone, and what an address has beside its records. */
export const accountsHoldings: readonly Holding[] = [
  goesWithClient(clientHolders),
  goesWithUsers(sessions, sessions.userId),
  goesWithUsers(users, users.id),
  goes(signInLinks, ({ lastAddress }: DeletedClient) =>
    lastAddress === null ? undefined : eq(signInLinks.emailKey, lastAddress),
  ),
  goes(personLanguages, ({ lastAddress }: DeletedClient) =>
    lastAddress === null ? undefined : eq(personLanguages.emailKey, lastAddress),
  ),
  goes(attemptThrottles, ({ lastAddress }: DeletedClient) =>
    lastAddress === null ? undefined : eq(attemptThrottles.key, `link ${lastAddress}`),
  ),
  ...remains(
    'nobody',
    'staff only',
    'staff_credentials',
    'recovery_codes',
    'staff_invitations',
    'staff_devices',
    'staff_passkeys',
    'passkey_challenges',
  ),
]
