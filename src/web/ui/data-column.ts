import type { ReactNode } from 'react'

/** One column of a data table: its header, and what stands in it for each row. */
export interface DataColumn<Row> {
  id: string
  title: string
  cell: (row: Row) => ReactNode
  /** Numbers and money stand right. */
  align?: 'left' | 'right'
  /** The cell that names the row for a screen reader. */
  rowHeader?: boolean
  /** What its header sorts by; without it the header does not sort. */
  sort?: string
  /** Its title stands on two lines where the rows need the room. */
  titleWraps?: boolean
  /** On a narrow screen, where a row is a list: left out there when this answers true. */
  isEmpty?: (row: Row) => boolean
}
