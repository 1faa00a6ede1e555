/** A public record's 'Type' value says what it is and how it ended: 'CHAPTER 7 BANKRUPTCY DISCHARGED'. */
import type { Word } from '../../read/positioned-text.ts'
import type { Printed } from '../credit-report.ts'
import { printed } from '../printed-values.ts'
import { readText } from './value-readers.ts'

export const dispositions =
  /\s+(DISCHARGED|DISMISSED(?:\/CLOSED)?|FILED|CLOSED|COMPLETED|CONVERTED|VOLUNTARY|INVOLUNTARY|RELEASED|SATISFIED|PAID|VACATED|WITHDRAWN|REVOKED)$/i

/** Type and disposition in title case, as the other bureaus print them; `raw` keeps the capitals. */
export function readRecordType(
  words: readonly Word[],
): { type: Printed<string>; status: Printed<string> | null } | null {
  const text = readText(words)
  if (text === null) return null
  const status = dispositions.exec(text.value)?.[1] ?? null
  const type = text.value.replace(dispositions, '')
  return {
    type: printed(titleCase(type), text.raw, words),
    status: status === null ? null : printed(titleCase(status), text.raw, words),
  }
}

export function titleCase(text: string): string {
  return text.toLowerCase().replace(/(^|[\s/-])[a-z]/g, (start) => start.toUpperCase())
}
