/** The Summary's rows. Nothing in them is part of the record; what is not one of them is unread. */
import type { Line } from '../../read/positioned-text.ts'
import { segmentsOf } from '../../read/segments.ts'
import type { UnreadLine } from '../credit-report.ts'
import { unreadLine } from '../fields/unread-lines.ts'

const rows =
  /^(Report Date|Average Account Age|Length of Credit History|Oldest Account|Most Recent Account|Accounts with (a )?Negative Information|Credit Accounts|Consumer File Notices)\b/i

/** Lines of the Summary that are none of its known rows, nor the rest of a value that wrapped. */
export function unreadInSummary(lines: readonly Line[]): UnreadLine[] {
  const values = lines.flatMap((line) =>
    segmentsOf(line)
      .slice(1)
      .map(({ box }) => box.x),
  )
  const valueLeft = Math.min(...values) - 4
  return lines.filter(({ text, box }) => !rows.test(text) && box.x < valueLeft).map(unreadLine)
}
