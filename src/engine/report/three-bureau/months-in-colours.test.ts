import { expect, it } from 'vitest'
import { type PrintedCell, printedLine } from '../../../../test/support/printed-lines.ts'
import { monthsUnsaid } from '../../audit/report-use.ts'
import type { Line } from '../../read/positioned-text.ts'
import { unseenService } from '../three-bureau-labelled/read-unseen-service.ts'
import { smartCredit } from '../three-bureau-smartcredit/layout.ts'

const bureaus = ['Experian', 'Equifax', 'TransUnion']
const lanes = [170, 300, 430]
const row = (y: number, label: string, ...values: string[]): Line =>
  printedLine(y, [40, label], ...values.map((value, at): PrintedCell => [lanes[at] ?? 0, value]))
const heads = (y: number): Line =>
  printedLine(y, ...bureaus.map((name, at): PrintedCell => [lanes[at] ?? 0, name]))
const all = (value: string) => [value, value, value]
const months = ['10/26', '9/26', '8/26', '7/26', '6/26', '5/26']
const headOf = (y: number) => printedLine(y, ...months.map((month, at): PrintedCell => [90 + 20 * at, month]))

function readingOf({ read }: Pick<typeof smartCredit, 'read'>, ...lines: Line[]) {
  const words = lines.flatMap((line) => line.words)
  return read([{ number: 1, width: 612, height: 792, words, marks: [] }], []).map(
    ({ bureau, accounts, coverage }) => ({
      bureau,
      names: accounts.map(({ creditor }) => creditor.value),
      months: accounts.map(({ history }) => history.length),
      unread: coverage.unread.map(({ text }) => text),
    }),
  )
}

const account = (y: number, name: string, number: string): Line[] => [
  printedLine(y, [40, name]),
  heads(y + 10),
  row(y + 20, 'Account #', ...all(number)),
  row(y + 30, 'Date Opened:', ...all('11/02/2021')),
  row(y + 40, 'Balance Owed:', ...all('$120')),
  row(y + 50, 'Account Status:', ...all('Open')),
  row(y + 60, 'Creditor Remarks:', ...all('--')),
]

it('the key to coloured months and the counts behind their heading are no lines that nobody knows', () => {
  const parts = (y: number): Line[] => [
    printedLine(y, [40, 'Two-Year payment history']),
    ...bureaus.flatMap((name, at) => [printedLine(y + 10 + 20 * at, [40, name]), headOf(y + 20 + 20 * at)]),
    printedLine(
      y + 70,
      [44, 'Current'],
      [120, '30 days late'],
      [200, '60 days late'],
      [280, 'Collection / Charge-off'],
    ),
    row(y + 80, 'Days Late - 7 Year History', ...all('30: 0 60: 1 90: 0')),
  ]
  const reports = readingOf(
    smartCredit,
    printedLine(10, [40, 'Report Date: 10/28/2026']),
    printedLine(20, [40, 'Account History']),
    ...account(30, 'HARBOR BANK', '4147****'),
    ...parts(100),
    ...account(200, 'ELM BANK', '5512****'),
    ...parts(270),
  )
  for (const bureau of bureaus)
    expect(reports).toContainEqual({ bureau, names: ['HARBOR BANK', 'ELM BANK'], months: [0, 0], unread: [] })
})

it('months that no bureau has a sign for are said to be unread, once an account, where nobody knows the print', () => {
  const parts = (y: number, ...signs: string[]): Line[] => [
    printedLine(y, [40, '24-Month Payment History']),
    headOf(y + 10),
    ...bureaus.map((name, at) =>
      printedLine(
        y + 20 + 10 * at,
        [40, name],
        ...(at === 0 ? signs : []).map((sign, i): PrintedCell => [90 + 20 * i, sign]),
      ),
    ),
  ]
  const reports = readingOf(
    unseenService,
    printedLine(10, [40, 'Report Date: 10/28/2026']),
    printedLine(20, [40, 'Accounts']),
    ...account(30, 'HARBOR BANK', '4147****'),
    ...parts(100),
    ...account(200, 'ELM BANK', '5512****'),
    ...parts(270, 'OK', 'OK', '30', 'OK', 'OK', 'OK'),
  )
  const [experian, equifax] = bureaus.map((bureau) => reports.find((report) => report.bureau === bureau))
  expect(experian).toMatchObject({ months: [0, 6], unread: [months.join(' ')] })
  expect(equifax).toMatchObject({ months: [0, 0], unread: [months.join(' ')] })
})

it('marks in a row of their own below months that stand below the name of a bureau are its months', () => {
  const signs = ['OK', '30', 'OK', 'CO', 'OK', 'OK']
  const markedAt = (y: number, own: readonly string[]) =>
    printedLine(y, ...own.map((text, at): PrintedCell => [90 + 20 * at, text]))
  const reports = readingOf(
    smartCredit,
    printedLine(10, [40, 'Report Date: 10/28/2026']),
    printedLine(20, [40, 'Account History']),
    ...account(30, 'HARBOR BANK', '4147****'),
    printedLine(100, [40, 'Two-Year payment history']),
    printedLine(110, [40, 'TransUnion']),
    headOf(120),
    markedAt(130, signs),
    printedLine(140, [40, 'Experian']),
    headOf(150),
    printedLine(160, [40, 'Equifax']),
    headOf(170),
    markedAt(180, signs.slice(0, 3)),
  )
  const monthsOf = (bureau: string) => reports.find((report) => report.bureau === bureau)?.months
  expect(bureaus.map(monthsOf)).toEqual([[0], [3], [6]])
})

it('months that are boxes in colors alone are counted for each account of a bureau, from its opening on', () => {
  const reports = (...heads: Line[]) =>
    smartCredit
      .read(
        [
          {
            number: 1,
            width: 612,
            height: 792,
            marks: [],
            words: [
              printedLine(10, [40, 'Report Date: 10/28/2026']),
              printedLine(20, [40, 'Account History']),
              ...account(30, 'HARBOR BANK', '4147****'),
              printedLine(100, [40, 'Two-Year payment history']),
              ...heads,
            ].flatMap(({ words }) => words),
          },
        ],
        [],
      )
      .map((report) => [report.bureau, monthsUnsaid(report)])
  const older = printedLine(
    150,
    ...['1/22', '12/21', '11/21', '10/21', '9/21', '8/21'].map(
      (month, at): PrintedCell => [90 + 20 * at, month],
    ),
  )
  const named = (y: number, name: string, ...cells: string[]) =>
    printedLine(y, [40, name], ...cells.map((cell, at): PrintedCell => [90 + 20 * at, cell]))
  const counted = reports(
    named(110, 'TransUnion'),
    headOf(120),
    named(140, 'Experian'),
    older,
    named(160, 'Equifax', 'NONE', 'REPORTED'),
  )
  expect(Object.fromEntries(counted)).toEqual({ TransUnion: 6, Experian: 3, Equifax: 0 })
  // What says itself that there is nothing, or says a code, is no color.
  const said = reports(
    headOf(110),
    named(120, 'TransUnion', 'OK', 'OK', '30', 'OK', 'OK', 'OK'),
    named(130, 'Experian', ...months.map(() => '--')),
    named(140, 'Equifax'),
  )
  expect(Object.fromEntries(said)).toEqual({ TransUnion: 0, Experian: 0, Equifax: 6 })
})
