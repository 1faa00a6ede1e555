/** Thrown by a layout reader when the file lacks what no report of its layout lacks, such as the report's date. */
export class UnreadableLayout extends Error {
  /** @param missing what is missing, as the person would name it: 'the date of the report' */
  constructor(missing: string) {
    super(missing)
    this.name = 'UnreadableLayout'
  }
}
