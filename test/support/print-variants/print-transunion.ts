/**
 * TransUnion's disclosure of AnnualCreditReport.com, printed from a browser (facts/report-layouts 2.5), and the ways in
 * which other prints of it differ (facts/report-variants 1 to 14).
 */
import type { Entry } from './invented-entry.ts'
import type { Person } from './invented-person.ts'
import { type PrintedFile, saidReport } from './printed-truth.ts'
import { remarksKey, supplementalPages } from './transunion-extras.ts'
import { transunionFrame, transunionHistory } from './transunion-frame.ts'
import { isDebt, saidOfTransunion, type TransunionStyle } from './transunion-wording.ts'
import { type Block, type Cell, typesetSheet } from './typeset-sheet.ts'
import { dollars, slashed } from './worded.ts'

const left = 40
const middle = 230

export function printTransunion(person: Person, style: TransunionStyle = {}): PrintedFile {
  const { copies = 1, isPersonalBelow = false, hasChat = false } = style
  const bold = (x: number, text: string): Cell => ({ x, text, bold: true, copies })
  const heading = (text: string): Block => ({ cells: [bold(left - 8, text)], size: 12, above: 14 })
  const pair = (label: string, value: string): Block[] =>
    isPersonalBelow
      ? [{ cells: [{ x: left, text: label }] }, { cells: [{ x: left, text: value }] }]
      : [
          {
            cells: [
              { x: left, text: label },
              { x: middle, text: value },
            ],
          },
        ]
  const entries = person.entries.map((entry) => ({ entry, isBad: isAdverse(entry) }))
  const accounts = (isBad: boolean) =>
    entries
      .filter((each) => each.isBad === isBad)
      .flatMap(({ entry }, at) => [
        ...printAccount(entry, style, at === 0),
        ...(hasChat && at % 2 === 0 ? [{ cells: [{ x: 520, text: 'Chat Now' }] }] : []),
      ])
  const blocks: Block[] = [
    { cells: [bold(left - 8, 'Personal Credit Report for:')], size: 13 },
    { cells: [bold(left - 8, person.name)], size: 11 },
    ...pair('File Number:', person.fileNumber),
    ...pair('Date Created:', slashed(person.reportDate)),
    { cells: [{ x: left, text: 'Visit transunion.com/dispute to start a dispute online.' }], above: 8 },
    heading('Personal Information'),
    {
      cells: [
        {
          x: left,
          text: 'You have been on our files since 03/2004. Your SSN has been masked for your protection.',
        },
      ],
    },
    ...pair('Credit Report Date', slashed(person.reportDate)),
    ...pair('Social Security Number', `XXX-XX-${person.ssnLast4}`),
    ...pair('Date of Birth', slashed(person.dob)),
    ...pair('Name', person.name),
    ...pair('Also Known As', person.alias),
    { cells: [bold(left, 'Addresses')], above: 8 },
    ...person.addresses.flatMap((address, at) => [
      ...pair(at === 0 ? 'Current Address' : 'Other Address', address),
      ...pair('Date Reported', `0${at + 2}/11/202${5 - at}`),
    ]),
    { cells: [bold(left, 'Phone Numbers')], above: 8 },
    ...pair('Phone Number', person.phone),
    { cells: [bold(left, 'Employers')], above: 8 },
    ...pair('Employer', person.employer),
    ...pair('Date Verified', '04/19/2024'),
    ...(style.hasKey ? remarksKey(bold) : []),
    heading('Accounts'),
    {
      cells: [
        {
          x: left,
          text: 'Typically, creditors report any changes made to your account information monthly. To help you, items that some creditors may view as negative carry >brackets<.',
        },
      ],
    },
    heading('Accounts with Adverse Information'),
    ...accounts(true),
    heading('Satisfactory Accounts'),
    ...accounts(false),
    heading('Inquiries'),
    heading('Regular Inquiries'),
    ...inquiries(person, 'hard', bold),
    heading('Account Review Inquiries'),
    ...inquiries(person, 'soft', bold),
    ...(style.hasSupplement ? supplementalPages(heading, pair) : []),
    heading('A Summary of Your Rights Under the Fair Credit Reporting Act'),
    {
      cells: [
        {
          x: left,
          text: 'The federal Fair Credit Reporting Act (FCRA) promotes the accuracy, fairness, and privacy of information in the files of consumer reporting agencies.',
        },
      ],
    },
  ]
  const said = [true, false].flatMap((isBad) =>
    entries.filter((each) => each.isBad === isBad).map(({ entry }) => saidOfTransunion(entry, style)),
  )
  return {
    bytes: typesetSheet(blocks, transunionFrame(person, style)),
    reports: [saidReport('TransUnion', person, said)],
  }
}

const isAdverse = ({ state }: Entry) => state !== 'current' && state !== 'paid'

function printAccount(entry: Entry, style: TransunionStyle, isFirst: boolean): Block[] {
  const { copies = 1, longLabel = 'first', isNamedOnce = false } = style
  const row = (label: string, value: string | null): Block[] => {
    if (value === null) return []
    const isLong = value.length > 60
    if (isLong && longLabel === 'above') {
      return [{ cells: [{ x: left, text: label }] }, { cells: [{ x: middle, text: value }] }]
    }
    const vertical = isLong && longLabel === 'last' ? 'bottom' : 'top'
    return [
      {
        cells: [
          { x: left, text: label, vertical },
          { x: middle, text: value },
        ],
      },
    ]
  }
  const said = saidOfTransunion(entry, style)
  const bad = (text: string, isBad = isAdverse(entry)) => (isBad ? `>${text}<` : text)
  const amount = (value: string | number | null) => (typeof value === 'number' ? dollars(value) : null)
  const date = (value: string | number | null) => (typeof value === 'string' ? slashed(value) : null)
  const plain = (value: string | number | null) => (value === null ? null : String(value))
  const from = `from ${slashed(entry.history.at(-1)?.month ?? '2024-01')} to ${slashed(entry.reported.slice(0, 7))}`
  const earlier = `from 01/2022 to ${slashed(entry.history.at(-1)?.month ?? '2024-01')}`
  const high = {
    plain: amount(entry.high),
    'one time': `High balance of ${dollars(entry.high)} ${from}`,
    'several times': `High balance of ${dollars(entry.high)} ${from}; ${dollars(entry.high - 300)} ${earlier}; ${dollars(entry.high - 450)} from 02/2020 to 12/2021`,
  }[style.high ?? 'plain']
  const isPlain = (style.high ?? 'plain') === 'plain'
  return [
    ...(isNamedOnce && !isFirst ? [] : [{ cells: [{ x: left, text: 'Account Name' }], above: 12 }]),
    {
      cells: [{ x: left, text: `${entry.creditor} ${said.accountNumber}`, bold: true, copies }],
      above: isNamedOnce ? 10 : 2,
    },
    { cells: [{ x: left, text: 'Account Information', bold: true, copies }], above: 4 },
    ...row('Address', entry.address),
    ...row('Phone', entry.phone),
    ...row('Monthly Payment', amount(said.monthlyPayment)),
    ...row('Date Opened', date(said.opened)),
    ...row('Responsibility', plain(said.responsibility)),
    ...row('Account Type', plain(said.type)),
    ...row('Loan Type', plain(said.loanType)),
    ...row('Balance', amount(said.balance)),
    ...row('Date Updated', date(said.reported)),
    ...row(style.hasOtherRows ? 'Last Payment Made/Paid' : 'Last Payment Made', date(said.lastPayment)),
    ...(isDebt(entry)
      ? row('Original Amount', amount(said.originalAmount))
      : row(isPlain ? 'High Balance' : 'High Balance (Hist.)', high)),
    ...row('Original Creditor', plain(said.originalCreditor)),
    ...row('Credit Limit', amount(said.creditLimit)),
    ...row('Past Due', entry.pastDue > 0 ? bad(dollars(entry.pastDue)) : amount(said.pastDue)),
    ...row('Pay Status', bad(String(said.status))),
    ...row('Terms', plain(said.terms)),
    ...row('Date Closed', date(said.closed)),
    ...(style.hasOtherRows && said.closed !== null ? row('Date Paid', date(said.closed)) : []),
    ...row('Remarks', said.remarks.length === 0 ? null : said.remarks.join('; ')),
    ...row('Estimated month and year this item will be removed', date(said.removalDate)),
    ...transunionHistory(entry, style),
  ]
}

function inquiries(person: Person, kind: 'hard' | 'soft', bold: (x: number, text: string) => Cell): Block[] {
  return person.inquiries
    .filter((each) => each.kind === kind)
    .flatMap(({ name, date, address, phone }): Block[] => [
      { cells: [{ x: left, text: 'Name' }], above: 8 },
      { cells: [bold(left, name)] },
      {
        cells: [
          { x: left, text: 'Location' },
          { x: middle, text: address.replace(',', '') },
        ],
      },
      {
        cells: [
          { x: left, text: 'Requested On' },
          { x: middle, text: slashed(date) },
        ],
      },
      {
        cells: [
          { x: left, text: 'Phone' },
          { x: middle, text: phone },
        ],
      },
    ])
}
