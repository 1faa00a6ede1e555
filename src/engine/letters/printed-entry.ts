import type { Inquiry, Tradeline } from '../report/credit-report.ts'
import { maskedAccount } from './hide-numbers.ts'
import type { RequestPart } from './request-letter.ts'

type EntryField = 'originalCreditor' | 'opened' | 'balance' | 'status' | 'reported'

const labels: Record<EntryField, string> = {
  originalCreditor: 'Original creditor',
  opened: 'Opened',
  balance: 'Balance',
  status: 'Status',
  reported: 'Reported',
}

/** An account as one bureau prints it: its name, number and the fields asked for, each with its page. */
export function printedEntry(
  entry: Tradeline,
  fields: readonly EntryField[],
): RequestPart['entries'][number] {
  const number = entry.accountNumber === null ? '' : `, account ${maskedAccount(entry.accountNumber.value)}`
  return {
    name: `${entry.bureau}: ${entry.creditor.value}${number}`,
    lines: fields.flatMap((field) => {
      const value = entry[field]
      return value === null || value.raw.trim() === ''
        ? []
        : [{ label: labels[field], value: value.raw.trim(), page: value.box.page }]
    }),
  }
}

export function printedInquiry(inquiry: Inquiry): RequestPart['entries'][number] {
  return {
    name: `${inquiry.bureau}: inquiry of ${inquiry.name.value}`,
    lines: [{ label: 'Date', value: inquiry.date.raw.trim(), page: inquiry.date.box.page }],
  }
}
