/** One part of the archive; `name` is its JSON file and the key of its heading. */
export interface RecordsPart {
  name: string
  records: readonly object[]
}
