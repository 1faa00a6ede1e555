/** How values are written in English statements that a person signs: American dates and dollars, one form for each thing. */
import type { Account, Cents, Day, Mark, MarkCode } from '../named-things.ts'

/** January to December. */
export const englishMonths = [
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
export function dateText(date: Day): string {
  if (date.length < 7) return date
  const month = englishMonths[Number(date.slice(5, 7)) - 1] ?? date.slice(5, 7)
  return date.length > 7
    ? `${month} ${Number(date.slice(8, 10))}, ${date.slice(0, 4)}`
    : `${month} ${date.slice(0, 4)}`
}

/** When it was: 'on March 10, 2023', 'in March 2023', 'in 2023'. */
export function onText(date: Day): string {
  return `${date.length > 7 ? 'on' : 'in'} ${dateText(date)}`
}

/** '$7,319', '-$12', '$1,204.50', of cents. */
export function moneyText(amount: Cents): string {
  const dollars = Math.abs(amount) / 100
  const digits = Number.isInteger(dollars) ? 0 : 2
  const text = dollars.toLocaleString('en-US', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
  return `${amount < 0 ? '-' : ''}$${text}`
}

/** 'CITI CARDS CBNA (account *9437)'. */
export function accountText({ creditor, number }: Account): string {
  return number === null ? creditor : `${creditor} (account ${number})`
}

const codes: Record<MarkCode, string> = {
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

export function codeText(code: MarkCode): string {
  return codes[code]
}

/** 'March 2023 as 30 days late'. */
export function markText({ month, code }: Mark): string {
  return `${dateText(month)} as ${codes[code]}`
}

/** 'a', 'a and b', 'a, b and c'. */
export function listText(items: readonly string[]): string {
  if (items.length <= 1) return items.join('')
  return `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`
}

/** The list of what each is called. */
export function listOf<T>(items: readonly T[], text: (item: T) => string): string {
  return listText(items.map(text))
}
