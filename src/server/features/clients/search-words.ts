import { wordsOfPerson } from '../../platform/db/search-words.ts'
import type { ClientRow } from './clients.tables.ts'

/** The words by which a client is found: its own number, and those of every person. */
export const searchWordsOf = (client: Pick<ClientRow, 'id' | 'name' | 'email' | 'phone'>): string[] => [
  ...new Set([String(client.id), ...wordsOfPerson(client)]),
]
