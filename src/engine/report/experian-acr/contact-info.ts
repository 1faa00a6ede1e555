import type { Line } from '../../read/positioned-text.ts'
import type { Printed } from '../credit-report.ts'
import { printed } from '../printed-values.ts'
import { readLanes, valueText } from './lanes.ts'
import { isBlank } from './report-lines.ts'

/** The furnisher's address and telephone number. */
export function readContact(
  lines: readonly Line[],
  unread: (line: Line) => void,
): { address: Printed<string> | null; phone: Printed<string> | null } {
  const contact: { address: Printed<string> | null; phone: Printed<string> | null } = {
    address: null,
    phone: null,
  }
  for (const pair of readLanes(lines, ['Address', 'Phone Number', 'Phone'], unread)) {
    const text = valueText(pair)
    if (isBlank(text)) continue
    if (pair.label === 'Address') contact.address = printed(text, text, pair.words)
    else contact.phone = printed(text, text, pair.words)
  }
  return contact
}
