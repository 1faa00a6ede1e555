/** How values are written in statements that a person signs: American dates and dollars, one form for each thing. */
import { monthOf } from '../match/calendar.ts'
import type { HistoryCode, PrintedDate, Tradeline } from '../report/credit-report.ts'

const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

/** 'March 10, 2023', 'March 2023' or '2023', at the precision printed. */
export function dateText(date: PrintedDate): string {
  const month = monthOf(date)
  if (month === null) return date
  const name = monthNames[Number(month.slice(5)) - 1] ?? month.slice(5)
  return date.length > 7
    ? `${name} ${Number(date.slice(8, 10))}, ${date.slice(0, 4)}`
    : `${name} ${date.slice(0, 4)}`
}

/** '$7,319', '-$12', '$1,204.50'. */
export function moneyText(amount: number): string {
  const text = Math.abs(amount).toLocaleString('en-US', {
    minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
    maximumFractionDigits: 2,
  })
  return `${amount < 0 ? '-' : ''}$${text}`
}

/** 'CITI CARDS CBNA (account *9437)'. */
export function accountText(entry: Pick<Tradeline, 'creditor' | 'accountNumber'>): string {
  const name = entry.creditor.value
  return entry.accountNumber === null ? name : `${name} (account ${entry.accountNumber.value})`
}

const codeTexts: Record<HistoryCode, string> = {
  OK: 'paid on time',
  '30': '30 days late',
  '60': '60 days late',
  '90': '90 days late',
  '120': '120 days late',
  '150': '150 days late',
  '180': '180 days late',
  CO: 'charged off',
  COL: 'in collection',
  BK: 'in bankruptcy',
  RPO: 'repossessed',
  VS: 'surrendered',
  FC: 'foreclosed',
  CLS: 'closed',
  TN: 'too new to rate',
  ND: 'no data',
}

export function codeText(code: HistoryCode): string {
  return codeTexts[code]
}

/** 'a', 'a and b', 'a, b and c'. */
export function listText(items: string[]): string {
  if (items.length <= 1) return items.join('')
  return `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`
}
