import type { Word } from '../../read/positioned-text.ts'
import type { Bureau } from '../credit-report.ts'
import type { BureauColumns } from './bureau-columns.ts'

/** A row of a side-by-side table. */
export interface BureauRow {
  /** As the list of labels spells it. */
  label: string
  labelWords: Word[]
  /** The printed lines of each bureau's cell, over page breaks too; a bureau whose cell is empty is absent. */
  cells: Map<Bureau, Word[][]>
  columns: BureauColumns
}
