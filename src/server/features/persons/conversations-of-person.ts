import type { Person } from '../../../shared/api/persons.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { selectClientConversations, selectVisitorConversation } from './persons.store.ts'

/** Each conversation of an address by its number, without what was written: reading that is an act of its own. */
export async function conversationsOfPerson(
  queryable: Queryable,
  { emailKey, clientIds }: { emailKey: string; clientIds: readonly number[] },
): Promise<Person['conversations']> {
  const ofClients = await selectClientConversations(queryable, clientIds)
  const visitor = await selectVisitorConversation(queryable, emailKey)
  const found = [
    ...ofClients.map((row) => ({ ...row, visitorId: null })),
    ...(visitor ? [{ ...visitor, clientId: null, visitorId: visitor.firstId }] : []),
  ]
  return found
    .flatMap(({ clientId, visitorId, messages, waiting, lastAt }) =>
      lastAt === null
        ? []
        : [{ clientId, visitorId, messages, waiting: waiting === true, lastAt: lastAt.toISOString() }],
    )
    .sort((one, other) => other.lastAt.localeCompare(one.lastAt))
}
