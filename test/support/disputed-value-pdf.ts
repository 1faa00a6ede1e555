/** A report of Experian in which one account prints two balances, so that nobody can tell from it what is owed. */
import { type TextRun, textPdf } from './print-older/text-pdf.ts'

/** x and text; '*' before bold text, '#' before headings, '##' before those of sections. */
type Cell = [x: number, text: string]

const front: Cell[][] = [
  [
    [33, 'Prepared For'],
    [350, 'Date Generated Jul 3, 2026'],
  ],
  [
    [33, '*HARLAN ASHGROVE'],
    [350, 'Report Number 1234-5678-90'],
  ],
  [[30, '##Personal Information']],
  [[33, '#Names']],
  [[33, 'HARLAN ASHGROVE']],
  [[30, '##Accounts']],
]

/** One line that is not understood is then little of the account. */
const rest: Cell[][] = (
  [
    ['Status Updated', 'Jun 2026', 'Monthly Payment', '$60'],
    ['Responsibility', 'Individual', 'Terms', 'Revolving'],
    ['Date Closed', '-', 'Recent Payment', '$60'],
    ['Payment Frequency', 'Monthly', 'Interest Type', '-'],
  ] as const
).map(([one, first, two, second]) => [
  [33, one],
  [132, first],
  [309, two],
  [408, second],
])

const account = (name: string, number: string, balance: string, ...more: Cell[][]): Cell[][] => [
  [[30, `#${name}`]],
  [[30, '*Account Info']],
  [
    [33, 'Account Name'],
    [132, name],
    [309, 'Balance'],
    [408, balance],
  ],
  [
    [33, 'Account Number'],
    [132, number],
    [309, 'Balance Updated'],
    [408, '06/28/2026'],
  ],
  [
    [33, 'Account Type'],
    [132, 'Credit card'],
    [309, 'Credit Limit'],
    [408, '$5,000'],
  ],
  [
    [33, 'Date Opened'],
    [132, '03/12/2019'],
    [309, 'Past Due Amount'],
    [408, '$1,204'],
  ],
  [
    [33, 'Status'],
    [132, 'Open. $1,204 past due as of Jun 2026.'],
    [309, 'Highest Balance'],
    [408, '$2,000'],
  ],
  ...rest,
  ...more,
]

const rows: Cell[][] = [
  ...front,
  ...account(
    'COPPERTREE BANKCARD',
    '488893705720',
    '$999',
    [[30, '*Historical Info']],
    [
      [309, 'Balance'],
      [408, '$1,204'],
    ],
  ),
  ...['MERIDIAN PEAK BANK', 'CEDAR FORK BANK'].flatMap((name, at) =>
    account(name, `5177${at}1205720`, '$1,204'),
  ),
]

/** One page of text. The first account's 'Balance' is $999 in its table and $1,204 below 'Historical Info'. */
export function disputedValuePdf(): Uint8Array {
  const plain = (x: number, y: number, text: string): TextRun => ({ x, y, text, size: 7, bold: false })
  let y = 34
  const runs = rows.flatMap((row) => {
    y += row.some(([, text]) => text.startsWith('#')) ? 18 : 12
    return row.map(
      ([x, text]): TextRun => ({
        x,
        y,
        text: text.replace(/^[#*]+/, ''),
        size: text.startsWith('##') ? 12 : text.startsWith('#') ? 10 : 7,
        bold: /^[#*]/.test(text),
      }),
    )
  })
  return textPdf([
    [
      plain(18, 20, '7/3/26, 10:15 AM'),
      plain(240, 20, 'Annual Credit Report - Experian'),
      ...runs,
      plain(18, 780, 'https://usa.experian.com/acr/printReport?type=CDI'),
      plain(530, 780, 'Page 1 of 1'),
    ],
  ])
}
