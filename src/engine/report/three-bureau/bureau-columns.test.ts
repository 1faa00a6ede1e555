import { describe, expect, it } from 'vitest'
import { type PrintedCell, printedLine } from '../../../../test/support/printed-lines.ts'
import { textOf } from '../printed-values.ts'
import { cellParts, columnsIn, labelPart } from './bureau-columns.ts'

const row = (y: number, label: string, at: readonly number[], values: readonly string[]) =>
  printedLine(y, [40, label], ...values.map((value, i): PrintedCell => [at[i] ?? 0, value]))
const values = ['01/02/2020', '$1,234.00', 'Individual account of two']

function read(names: ReturnType<typeof printedLine>, rows: readonly ReturnType<typeof row>[]) {
  const columns = columnsIn(names, rows)
  if (columns === null) throw new Error('no columns')
  return rows.map((line) => [
    textOf(labelPart(line, columns)),
    ...[...cellParts(line, columns).values()].map((words) => textOf(words)),
  ])
}

describe('the columns of the bureaus', () => {
  // A browser centres the heads of a table and sets its cells flush left, wherever nothing says otherwise.
  it('begin where their cells do, when the names stand in the middle above them', () => {
    const names = printedLine(100, [200, 'TransUnion'], [343, 'Experian'], [483, 'Equifax'])
    const left = [150, 290, 430]
    const rows = [
      row(112, 'Date Opened:', left, values),
      row(124, 'Account Type - Detail:', left, ['Credit Card', 'Credit Card', 'Charge account']),
      row(136, 'Past Due:', left, ['$0.00', '$0.00', '-']),
    ]
    expect(read(names, rows)).toEqual([
      ['Date Opened:', ...values],
      ['Account Type - Detail:', 'Credit Card', 'Credit Card', 'Charge account'],
      ['Past Due:', '$0.00', '$0.00', '-'],
    ])
  })

  it('are parted in the middle between names whose cells are centred below them', () => {
    const middle = [215, 355, 495]
    const centred = (texts: readonly string[]) => middle.map((x, i) => x - 1.5 * (texts[i] ?? '').length)
    const names = printedLine(
      100,
      ...['TransUnion', 'Experian', 'Equifax'].map(
        (name, i): PrintedCell => [centred(['TransUnion', 'Experian', 'Equifax'])[i] ?? 0, name],
      ),
    )
    const cells = [values, ['$10.00', '-', 'Revolving account'], ['-', '-', '-']]
    const rows = cells.map((texts, i) => row(112 + 12 * i, 'Balance:', centred(texts), texts))
    expect(read(names, rows)).toEqual(cells.map((texts) => ['Balance:', ...texts]))
  })

  it('end where their cells do, when these are set flush right below the names', () => {
    const right = [245, 375, 505]
    const flush = (texts: readonly string[]) => right.map((x, i) => x - 3 * (texts[i] ?? '').length)
    const heads = ['Experian', 'Equifax', 'TransUnion']
    const names = printedLine(100, ...heads.map((name, i): PrintedCell => [flush(heads)[i] ?? 0, name]))
    const cells = [
      ['01/02/2020', '01/03/2020', '-'],
      ['$10.00', '$1,234.00', '$7.00'],
      ['Account closed by credit grantor', 'NONE REPORTED', 'Account closed by credit grantor'],
    ]
    const rows = cells.map((texts, i) => row(112 + 12 * i, 'Balance:', flush(texts), texts))
    expect(read(names, rows)).toEqual(cells.map((texts) => ['Balance:', ...texts]))
  })
})
