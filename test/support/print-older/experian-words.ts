/** How Experian words what an invented account holds, and what a reader must then find. */
import type { CreditReport, Tradeline, TradelineField } from '../../../src/engine/report/credit-report.ts'
import { tradelineFields } from '../../../src/engine/report/plain-report.ts'
import { dollars, type InventedAccount } from './invented-file.ts'
import type { Sheet } from './sheet.ts'

/** Past due and written-off amounts stand inside the status. */
export function statusOf({ values }: InventedAccount): string {
  const pastDue = typeof values.pastDue === 'number' ? values.pastDue : 0
  if (values.status === 'Charge Off')
    return `Account charged off. ${dollars(pastDue)} written off. ${dollars(pastDue)} past due as of Feb 2024.`
  return pastDue > 0 ? `Open. ${dollars(pastDue)} past due as of Feb 2024.` : 'Open/Never late.'
}

/** '48890571....': this layout hides the end of the number, or prints all of it. */
export function numberOf({ number, isAdverse }: InventedAccount): string {
  return isAdverse ? `48890571${number}....` : `5299XXXXXXXX${number}`
}

/** The lines of 'Payment history guide' for what is late. */
export function guideOf({ history }: InventedAccount): string[] {
  return history.flatMap(([month, code]) => {
    if (code === 'OK') return []
    const [year = '', number = ''] = month.split('-')
    const name = monthName(Number(number))
    return [`${code === 'CO' ? 'Charge Off' : `${code} days past due`} as of ${name} ${year}`]
  })
}

export function monthName(number: number): string {
  return (
    ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'][number - 1] ?? ''
  )
}

/** Every value that the account has, by field; without what the layout does not print. */
export function expectedOf(
  account: InventedAccount,
  unprinted: readonly TradelineField[],
  other: Partial<Record<TradelineField, string | number>>,
): Partial<Record<TradelineField, string | number>> {
  const printed = Object.entries(account.values).filter(
    ([field, value]) => value !== null && !unprinted.some((each) => each === field),
  )
  const status = statusOf(account)
  return {
    ...Object.fromEntries(printed),
    creditor: account.creditor,
    accountNumber: numberOf(account),
    status,
    ...(status.includes('written off') ? { chargeOffAmount: account.values.pastDue ?? 0 } : {}),
    ...other,
  }
}

export function readValues(account: Tradeline): Partial<Record<TradelineField, string | number>> {
  return Object.fromEntries(
    tradelineFields.flatMap((field) => {
      const value = account[field]
      return value === null ? [] : [[field, value.value]]
    }),
  )
}

/** Fields whose labels are printed without a value. */
export function blankOf({ values }: InventedAccount, unprinted: readonly TradelineField[]): string[] {
  return Object.entries(values)
    .flatMap(([field, value]) => (value === null && !unprinted.some((each) => each === field) ? [field] : []))
    .sort()
}

export function inquiriesOf({ inquiries }: CreditReport): string[] {
  return inquiries.map(({ name, date, kind }) => `${kind} ${date.value} ${name.value}`)
}

/** Breaks a text at spaces into rows of at most so many signs. */
export function rowsOf(text: string, most: number): string[] {
  const rows: string[] = []
  for (const word of text.split(' ')) {
    const last = rows.at(-1)
    if (last !== undefined && last.length + word.length < most) rows[rows.length - 1] = `${last} ${word}`
    else rows.push(word)
  }
  return rows
}

/** A row of cells that may wrap below themselves. */
export function wrappingRow(
  sheet: Sheet,
  cells: readonly (readonly [x: number, text: string, most: number])[],
): void {
  const texts = cells.map(([x, text, most]) => [x, rowsOf(text, most)] as const)
  for (let at = 0; at < Math.max(...texts.map(([, rows]) => rows.length)); at += 1)
    sheet.row(texts.map(([x, rows]) => [x, rows[at] ?? ''] as const))
}
