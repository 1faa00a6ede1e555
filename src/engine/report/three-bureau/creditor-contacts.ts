/** Addresses and telephone numbers of the creditors, as the service lists them behind the report. */
import type { Line } from '../../read/positioned-text.ts'
import type { Printed } from '../credit-report.ts'
import { textOf } from '../fields/field-values.ts'
import { isNothing, readText } from './cell-values.ts'
import { listedRows } from './listed-rows.ts'

export interface CreditorContact {
  name: string
  address: Printed<string> | null
  phone: Printed<string> | null
}

const titles = { name: /^creditor name$/, address: /^address$/, phone: /^phone number$/ }

export function readCreditorContacts(lines: readonly Line[]): {
  contacts: CreditorContact[]
  unread: Line[]
} {
  const { rows, unread } = listedRows(lines, titles, ({ phone }) => phone.length > 0)
  const contacts = rows
    .map((row) => ({ name: textOf(row.name), address: readText(row.address), phone: readText(row.phone) }))
    .filter(({ name }) => !isNothing(name))
  return { contacts, unread }
}
