/** The tables of months of Equifax's disclosure. */

import type { EquifaxStyle } from './equifax-wording.ts'
import type { Entry } from './invented-entry.ts'
import type { Block, Cell } from './typeset-sheet.ts'
import { dollars, monthNames, slashed } from './worded.ts'

const left = 30

/** A row a year, newest first, and the legend below. */
export function equifaxGrid({ history }: Entry, { onTime = 'sign' }: EquifaxStyle): Block[] {
  const column = (at: number) => left + 60 + at * 42
  const years = [...new Set(history.map(({ month }) => month.slice(0, 4)))]
  const cell = (year: string, at: number): Cell => {
    const code = history.find(({ month }) => month === `${year}-${String(at + 1).padStart(2, '0')}`)?.code
    const text = code === undefined ? '' : ({ OK: '✓', COL: 'C' }[String(code)] ?? code)
    return code === 'OK' ? onTimeCell(column(at), onTime) : { x: column(at), text }
  }
  const legend =
    'Paid on Time 30 30 Days Past Due 60 60 Days Past Due 90 90 Days Past Due 120 120 Days Past Due 150 150 Days Past Due 180 180 Days Past Due V Voluntary Surrender F Foreclosure C Collection Account CO Charge Off B Included in Bankruptcy R Repossession TN Too New to Rate'
  return [
    { cells: [{ x: left, text: 'Payment History', bold: true }], above: 6 },
    { cells: [{ x: left + 4, text: 'Year' }, ...monthNames.map((text, at) => ({ x: column(at), text }))] },
    ...years.map(
      (year): Block => ({
        cells: [{ x: left + 4, text: year }, ...monthNames.map((_, at) => cell(year, at))],
        above: 1,
      }),
    ),
    { cells: [onTimeCell(left + 4, onTime), { x: left + 14, text: legend }], above: 3 },
  ]
}

function onTimeCell(x: number, onTime: 'sign' | 'tick' | 'empty'): Cell {
  if (onTime === 'tick') return { x, text: '', mark: 'tick' }
  return { x, text: onTime === 'sign' ? '✓' : '' }
}

/** `24-Month History` with its own headings. */
export function equifaxMonths(entry: Entry): Block[] {
  const columns = [
    'Month',
    'Balance',
    'Scheduled Payment',
    'Actual Payment',
    'Last Payment Date',
    'Past Due',
    'High Credit',
  ]
  const across = (texts: readonly string[]): Cell[] =>
    texts.map((text, at) => ({ x: left + 4 + at * 78, text }))
  return [
    { cells: [{ x: left, text: '24-Month History', bold: true }], above: 6 },
    { cells: across(columns), above: 1 },
    ...entry.history.slice(1, 25).map(
      ({ month }, at): Block => ({
        cells: across([
          `${month.slice(5)}/${month.slice(2, 4)}`,
          dollars(entry.balance + 11 * at),
          dollars(entry.monthly ?? 25),
          dollars((entry.monthly ?? 25) + (at % 3)),
          slashed(`${month}-14`),
          '$0',
          dollars(entry.high),
        ]),
        above: 1,
      }),
    ),
  ]
}
