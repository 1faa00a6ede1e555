import type { Line, Word } from '../../read/positioned-text.ts'
import type { LabelKeys } from '../label-keys.ts'

/** What tells where an entry begins and ends: how the labels of its section are used. */
export interface BlockLabels {
  keys: LabelKeys
  /** True for the label of a name, which begins an entry. */
  isNameLabel(label: string): boolean
  /** True for a label that one entry may print several times. */
  mayRepeat(label: string): boolean
  /** True for a row that labels and names stand in; false for subheadings and for the rows of tables. */
  isRow(line: Line): boolean
  /** True for a row of the table that ends an entry: below it only labels that may follow are the entry's own. */
  endsEntry?(line: Line): boolean
  /** True for the heading above that table: where it comes again, with no label between, the rows of another entry are lost. */
  headsEnd?(line: Line): boolean
  /** True for a row without labels that every entry prints once, below its own: where it comes again, another entry's are lost. */
  comesOnce?(line: Line): boolean
  mayFollow?(label: string): boolean
  /** True for the label that every entry's rows begin with: below other rows it begins another entry. */
  isFirstLabel?(label: string): boolean
  /** True for what no name says, where names are those of companies: a court's record may be called 'Chapter 7 Bankruptcy'. */
  isNoName?(text: string): boolean
  /** The words of a name with which a person says that an entry begins on this line; none for every other line. */
  saidName?(line: Line): Word[]
}
