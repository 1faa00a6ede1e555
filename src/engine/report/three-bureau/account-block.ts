import type { Line, Word } from '../../read/positioned-text.ts'
import type { BureauRow } from './table-pieces.ts'

/** What is printed of one account for all bureaus. */
export interface AccountBlock {
  /** The words of its name; none where the name is a row of its table. */
  heading: Word[]
  rows: BureauRow[]
  /** The lines of its payment history. */
  history: Line[]
  /** 'Comments | Contact' with its head. */
  below: Line[]
  words: Word[]
}
