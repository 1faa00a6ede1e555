import type { TodayKind } from '../../../shared/api/today.ts'
import type { Deps } from '../../deps.ts'

export interface WaitingWish {
  now: Date
  /** Of the rows; 0 for the total alone. */
  limit: number
  /** Who asks, of the staff. */
  readerId: string
  /** Only what is the reader's own is asked for; a kind that knows no owners answers everything. */
  isMine: boolean
}

export interface WaitingRow {
  clientId: number | null
  /** Of whoever has no client record; a client's is looked up. */
  name: string | null
  /** Dollars, where it is about a sum. */
  amount?: string
  /** What is to be done, in the staff's own words; opened for the rows that are shown. */
  about?: () => string
  /** ISO instant or 'YYYY-MM-DD' day. */
  since: string
  /** The page where it is done. */
  address: string
  /** It is the reader's, whoever looks after the client. */
  isReaders?: boolean
}

/** One kind of what waits for a person: a question to the feature that knows its cause. */
export type WaitingKind = (
  deps: Deps,
  wish: WaitingWish,
) => Promise<{ rows: readonly WaitingRow[]; total: number }>

export type WaitingKinds = Readonly<Record<TodayKind, WaitingKind>>

/** A part of a client's page, by its name in the address; without one, what comes next stands on top. */
export const casePage = (clientId: number, part?: 'reports' | 'answers' | 'mail' | 'money' | 'notes') =>
  `/dashboard/client?client=${clientId}${part ? `&part=${part}` : ''}`
