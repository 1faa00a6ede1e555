import type { Language } from '../shared/rules/language.ts'
import type { Queryable } from './platform/db/database.ts'
import type { FileKeyColumn } from './platform/db/rows-that-go.ts'

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

/** What a feature holds of a person in one table, and what a deletion does with it. */
export interface Holding {
  /** The table's name in the database. */
  table: string
  /** 'emptied' rows stay without the person; 'stays' and 'nobody' have no `clear` and say why. */
  how: 'goes' | 'emptied' | 'stays' | 'nobody'
  why?: string
  /** In the caller's transaction; twice changes nothing more. */
  clear?: (tx: Queryable, client: DeletedClient) => Promise<void>
  /** The column that names stored files, where the table has one: what it does not name is swept away. */
  fileKey?: FileKeyColumn
  /** Keys of the files that the rows of this client name. */
  files?: (queryable: Queryable, client: DeletedClient) => Promise<string[]>
}

/** Parts of the archive of a person's data, in its order. */
export const toldParts = [
  'profile',
  'consents',
  'payments',
  'funding',
  'mails',
  'messages',
  'scores',
  'runs',
  'uploads',
  'requests',
  'notices',
  'openings',
  'retention',
] as const

/** Whose data is told. */
export interface ToldClient {
  clientId: number
  /** The record's address in lower case, when the reader has proven it: what it has without a record is told, too. */
  address: string | null
  language: Language
}

/** What a feature tells of a person in one part of the archive: nothing of anybody else, and no secret. */
export interface Told<D> {
  part: (typeof toldParts)[number]
  records(deps: D, client: ToldClient): Promise<readonly object[]>
}

/** Tables of which a deletion touches nothing, and why. */
export function remains(how: 'stays' | 'nobody', why: string, ...tables: readonly string[]): Holding[] {
  return tables.map((table) => ({ table, how, why }))
}
