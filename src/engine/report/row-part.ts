import type { Word } from '../read/positioned-text.ts'

/** A label of a row with its value, or words without a label. */
export interface RowPart {
  /** As the list spells it; null for words without a label. */
  label: string | null
  /** True for a label with a colon that the list does not have. */
  isUnknownLabel: boolean
  /** The label's words; without a label all words of the part. */
  words: Word[]
  value: Word[]
  /** Further rows that the label takes; absent where it stands in one. */
  span?: number
}
