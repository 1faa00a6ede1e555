/** Addresses and telephone numbers of the creditors, as the service lists them behind the report. */
import type { Line } from '../../read/positioned-text.ts'
import type { Printed } from '../credit-report.ts'
import { isNothing, readText, textOf } from './cell-values.ts'
import { entriesOf } from './listed-entries.ts'

export interface CreditorContact {
  name: string
  address: Printed<string> | null
  phone: Printed<string> | null
}

const contactColumns = [['creditorname', 'name'], ['address'], ['phonenumber', 'phone']] as const

export function readCreditorContacts(lines: readonly Line[]): {
  contacts: CreditorContact[]
  unread: Line[]
} {
  const { entries, unread } = entriesOf(lines, contactColumns, (cells) => cells.has('phonenumber'))
  const contacts = entries.flatMap((cells) => {
    const name = textOf(cells.get('creditorname') ?? [])
    if (isNothing(name)) return []
    return [
      {
        name,
        address: readText(cells.get('address') ?? []),
        phone: readText(cells.get('phonenumber') ?? []),
      },
    ]
  })
  return { contacts, unread }
}
