import { eq, or } from 'drizzle-orm'
import type { DeletedClient, Holding } from '../../holding.ts'
import { goes } from '../../platform/db/rows-that-go.ts'
import { consents } from './consent.tables.ts'

/** What is held of a person here. */
export const consentHoldings: readonly Holding[] = [
  goes(consents, ({ clientId, ownAddress }: DeletedClient) =>
    or(
      eq(consents.clientId, clientId),
      ownAddress === null ? undefined : eq(consents.subjectEmail, ownAddress),
    ),
  ),
]
