import type { Queryable } from '../../platform/db/database.ts'

/** Whose rows go. */
export interface DeletedClient {
  clientId: number
  runIds: readonly string[]
  paymentIntentId: string | null
  /** Sessions that hold this record and nothing else. */
  userIds: readonly string[]
  /** The record's address in lower case, when no other record has it; what belongs to its sign-in goes. */
  lastAddress: string | null
  /** The same address, when its owner or staff asked: what it left without a client record goes, too. */
  ownAddress: string | null
  /** What a JSON text may repeat of the person. */
  said: readonly string[]
}

export interface Clearing {
  /** The table's name in the database. */
  table: string
  /** 'emptied' rows stay without the person; 'stays' and 'nobody' have no `clear` and say why. */
  how: 'goes' | 'emptied' | 'stays' | 'nobody'
  why?: string
  clear?: (tx: Queryable, client: DeletedClient) => Promise<void>
}
