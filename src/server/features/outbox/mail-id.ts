import { parseRecordId } from '../../../shared/rules/record-id.ts'

/** Parses the number of a mail in a path; anything but a positive 32-bit integer is none. */
export function parseMailId(given: string): number | null {
  return parseRecordId(given)
}
