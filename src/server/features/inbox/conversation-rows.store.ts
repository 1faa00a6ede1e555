import { count, desc, eq, inArray } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/database.ts'
import { clients } from '../clients/clients.tables.ts'
import { type SupportMessageRow, supportMessages } from './inbox.tables.ts'

export interface ConversationRow {
  newest: SupportMessageRow
  clientName: string
  messages: number
}

/** The newest message, the client's name and the number of messages, by client. A deleted client has none. */
export async function selectConversationRows(
  queryable: Queryable,
  clientIds: readonly number[],
): Promise<Map<number, ConversationRow>> {
  if (clientIds.length === 0) return new Map()
  const { clientId, id } = supportMessages
  const newest = await queryable
    .selectDistinctOn([clientId], { message: supportMessages, clientName: clients.name })
    .from(supportMessages)
    .innerJoin(clients, eq(clients.id, clientId))
    .where(inArray(clientId, [...clientIds]))
    .orderBy(clientId, desc(id))
  const counted = await queryable
    .select({ clientId, messages: count() })
    .from(supportMessages)
    .where(inArray(clientId, [...clientIds]))
    .groupBy(clientId)
  const countOf = new Map(counted.map((row) => [row.clientId, row.messages]))
  return new Map(
    newest.map(({ message, clientName }) => [
      message.clientId,
      { newest: message, clientName, messages: countOf.get(message.clientId) ?? 0 },
    ]),
  )
}
