import type { ReportPart } from '../../shared/sentences/en/reading-sentences.ts'

/** Thrown by a layout reader when the file lacks what no report of its layout lacks, such as the report's date. */
export class UnreadableLayout extends Error {
  readonly lacks: ReportPart

  constructor(lacks: ReportPart) {
    super(lacks)
    this.name = 'UnreadableLayout'
    this.lacks = lacks
  }
}
