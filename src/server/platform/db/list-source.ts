import type * as z from 'zod/mini'
import type { getStaffList } from '../../../shared/api/staff-lists.ts'
import type { Queryable } from './database.ts'

type ListReply = z.output<typeof getStaffList.reply>
export type ListColumn = ListReply['columns'][number]
export type ListRow = ListReply['rows'][number]

export interface ListWish {
  /** What was typed; empty: everything. */
  search: string
  offset: number
  limit: number
}

/** What a feature says of a general list: its columns, and how a page of it is read, the newest first. */
export interface ListSource {
  columns: readonly ListColumn[]
  /** Whether the search finds rows by the beginning of a name or an address. */
  searchable: boolean
  readPage(queryable: Queryable, wish: ListWish): Promise<{ rows: ListRow[]; total: number }>
}
