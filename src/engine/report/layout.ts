import type { ReportPart } from '../../shared/sentences/en/reading-sentences.ts'
import type { Page } from '../read/positioned-text.ts'
import type { CreditReport, LayoutFamily } from './credit-report.ts'
import type { LearnedLabel } from './hints/hints.ts'

/** One layout family: how it is recognised and how it is read. */
export interface Layout {
  family: LayoutFamily
  /**
   * Marks that only this layout prints. A bureau's name is no mark: every report names the other two.
   * The weight says how sure a mark alone makes us; a file with 4 and more is recognised.
   */
  marks: readonly (readonly [RegExp, number])[]
  /**
   * One report for each bureau that the file shows, never none. Pure. Throws UnreadableLayout and nothing else.
   * @param learned labels that staff taught the reader: three columns side by side are read with them, for a label alone
   *   does not tell afterwards whose value stands beside it
   */
  read(pages: Page[], learned?: readonly LearnedLabel[]): CreditReport[]
}

/** Thrown by a layout reader when the file lacks what no report of its layout lacks, such as the report's date. */
export class UnreadableLayout extends Error {
  readonly lacks: ReportPart

  constructor(lacks: ReportPart) {
    super(lacks)
    this.name = 'UnreadableLayout'
    this.lacks = lacks
  }
}
