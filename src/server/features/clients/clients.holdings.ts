import { eq } from 'drizzle-orm'
import type { DeletedClient, Holding } from '../../holding.ts'
import { goes, goesWithClient } from '../../platform/db/rows-that-go.ts'
import { clientSearchWords, clients } from './clients.tables.ts'

/** What is held of a person here. */
export const clientsHoldings: readonly Holding[] = [
  goesWithClient(clientSearchWords),
  goes(clients, ({ clientId }: DeletedClient) => eq(clients.id, clientId)),
]
