import type { Language } from '../shared/rules/language.ts'
import type { Queryable } from './platform/db/database.ts'
import type { Condition, FileKeyColumn, RowsOfAddress, TableColumn } from './platform/db/rows-that-go.ts'

/** In the place of a client's number, of an address that has none: no row has it. */
export const noClient = 0

/** Whose rows go. */
export interface DeletedClient {
  /** `noClient` when an address goes that has no client. */
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

/** A funding application whose rows go. */
export interface DeletedApplication {
  applicationId: number
  /** Its address in lower case; '' when nothing more of the address is to go. */
  emailKey: string
  /** No other application has this address: what only an application needs of the address goes, too. */
  isLast: boolean
  /** The owner of the address or staff want it; otherwise the address may be somebody else's. */
  isOwn: boolean
  /** What a JSON text may repeat of the person. */
  said: readonly string[]
}

/**
 * Until when a table keeps what nobody asks to delete (decisions 020 and 028; the days stand in `privacy/retention-days.ts`):
 * - 'client goes': after its client's cancellation or last use, by `clear`;
 * - 'application goes': after the last use of its funding application, by `clearApplication`;
 * - 'nobody came back': so long after it was left, when no record came of it, by `forget`;
 * - 'address is unknown': when it is that old and nobody is known under its address any more, by `trace`;
 * - 'session ends': when no browser can open it any more, by the feature's own clock.
 */
export type KeptUntil =
  | 'client goes'
  | 'application goes'
  | 'nobody came back'
  | 'address is unknown'
  | 'session ends'

/** Which of what was left by people without a record is too old to be kept. */
export interface LeftLongAgo {
  /** Left, or last changed, before this instant. */
  before: Date
  now: Date
  /** That no client and no application has the address of a row. @param address in lower case */
  hasNoRecord: (address: TableColumn) => Condition
}

interface HeldTable {
  /** The table's name in the database. */
  table: string
  /** The column that names stored files, where the table has one: what it does not name is swept away. */
  fileKey?: FileKeyColumn
  /** Keys of the files that the rows of this client name. */
  files?: (queryable: Queryable, client: DeletedClient) => Promise<string[]>
  /** Under which addresses somebody is known here; `isRecord`: as a client or an applicant, who keep what is theirs. */
  knows?: RowsOfAddress & { isRecord?: true }
}

/** What goes or is emptied. All of it in the caller's transaction; twice changes nothing more. */
export interface HeldForAWhile extends HeldTable {
  /** 'emptied' rows stay without the person. */
  how: 'goes' | 'emptied'
  until: readonly KeptUntil[]
  /**
   * Locks those rows of this client that others lock before the client's record and before what else is in the list. It is
   * done first of all, so that nobody waits in a circle.
   */
  lock?: (tx: Queryable, client: DeletedClient) => Promise<void>
  /** What is this client's goes. */
  clear: (tx: Queryable, client: DeletedClient) => Promise<void>
  /** What is this application's goes. */
  clearApplication?: (tx: Queryable, application: DeletedApplication) => Promise<void>
  /** What nobody came back to goes. */
  forget?: (tx: Queryable, left: LeftLongAgo) => Promise<void>
  /** What an address has beside its records: it goes with the last of them. `which`: those that belong to no record. */
  trace?: RowsOfAddress & {
    /** When they came; without it they go by a clock of their own. */
    since?: TableColumn
  }
}

/** What no deletion touches, and why. */
interface HeldForGood extends HeldTable {
  how: 'stays' | 'nobody'
  why: string
}

/** What a feature holds of a person in one table, until when, and what a deletion does with it. */
export type Holding = HeldForAWhile | HeldForGood

/** Those of which something goes some day. */
export function heldForAWhile(holdings: readonly Holding[]): readonly HeldForAWhile[] {
  return holdings.filter((holding): holding is HeldForAWhile => 'clear' in holding)
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
  /** `noClient` of an address without a client. */
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
export function remains(how: 'stays' | 'nobody', why: string, ...tables: readonly string[]): HeldForGood[] {
  return tables.map((table) => ({ table, how, why }))
}
