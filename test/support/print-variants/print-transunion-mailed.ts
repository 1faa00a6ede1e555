/** TransUnion's disclosure as it is mailed: labels with colons in three lanes, months in a row (facts/report-variants 15). */
import type { Entry } from './invented-entry.ts'
import type { Person } from './invented-person.ts'
import { type PrintedFile, saidReport } from './printed-truth.ts'
import { saidOfTransunion } from './transunion-wording.ts'
import { type Block, typesetSheet } from './typeset-sheet.ts'
import { dollars, slashed } from './worded.ts'

export interface MailedStyle {
  /** `NAME Requested On: date` on one row; the page's number on the row of `Date Issued` (15). */
  isInquiryInOneRow?: boolean
}

const left = 36
const lanes = [left, 230, 420] as const

export function printTransunionMailed(person: Person, style: MailedStyle = {}): PrintedFile {
  const heading = (text: string): Block => ({ cells: [{ x: left, text, bold: true }], size: 11, above: 14 })
  const pair = (label: string, value: string): Block => ({
    cells: [
      { x: left, text: label },
      { x: 190, text: value },
    ],
  })
  const kinds = [
    ['Regular Inquiries', 'hard'],
    ['Account Review Inquiries', 'soft'],
  ] as const
  const groups = [true, false].map((isBad) =>
    person.entries.filter(({ state }) => (state !== 'current' && state !== 'paid') === isBad),
  )
  const blocks: Block[] = [
    { cells: [{ x: left, text: 'TransUnion Personal Credit Report', bold: true }], size: 13 },
    heading('Personal Information'),
    pair('Name:', person.name),
    pair('You have also used:', person.alias),
    pair('SSN:', `XXX-XX-${person.ssnLast4}`),
    pair('Date of Birth:', slashed(person.dob)),
    pair('Telephone:', person.phone),
    ...person.addresses.map((address, at) =>
      pair(at === 0 ? 'Current Address:' : 'Previous Address:', `${address} Date Reported: 0${at + 3}/2025`),
    ),
    pair('Employer Name:', person.employer),
    heading('Account Information'),
    {
      cells: [
        {
          x: left,
          text: 'Rating key: N/R Not Reported, X Unknown, OK Current, 30 30 days late, 60 60 days late, 90 90 days late, 120 120 days late, COL Collection, VS Voluntary Surrender, RPO Repossession, C/O Charge Off, FC Foreclosure',
        },
      ],
    },
    heading('Adverse Accounts'),
    ...(groups[0] ?? []).flatMap(printAccount),
    heading('Satisfactory Accounts'),
    ...(groups[1] ?? []).flatMap(printAccount),
    ...kinds.flatMap(([title, kind]) => [
      heading(title),
      ...person.inquiries
        .filter((each) => each.kind === kind)
        .flatMap(({ name, address, phone, date }): Block[] => {
          const requested = `Requested On: ${slashed(date)}`
          if (style.isInquiryInOneRow)
            return [{ cells: [{ x: left, text: `${name} ${requested}` }], above: 4 }]
          return [name, `( ${address}, ${phone} )`, requested].map((text) => ({ cells: [{ x: left, text }] }))
        }),
    ]),
    heading('A Summary of Your Rights Under the Fair Credit Reporting Act'),
  ]
  const issued = `Date Issued: ${slashed(person.reportDate)}`
  const page = 'Page: {page} of {pages}'
  return {
    bytes: typesetSheet(blocks, {
      head: [
        [
          { x: left, text: `File Number: ${person.fileNumber}` },
          { x: 330, text: `Consumer: ${person.name}` },
        ],
        style.isInquiryInOneRow
          ? [{ x: left, text: `${issued} ${page}` }]
          : [
              { x: left, text: issued },
              { x: 520, text: page },
            ],
      ],
      foot: [[{ x: 200, text: 'To dispute online go to: http://transunion.com/disputeonline' }]],
    }),
    reports: [
      saidReport(
        'TransUnion',
        person,
        groups.flat().map((entry) => saidOfTransunion(entry, {})),
      ),
    ],
  }
}

function printAccount(entry: Entry): Block[] {
  const said = saidOfTransunion(entry, {})
  const isBad = entry.state !== 'current' && entry.state !== 'paid'
  const bad = (text: string) => (isBad ? `>${text}<` : text)
  const amount = (label: string, value: string | number | null) =>
    typeof value === 'number' ? [`${label}: ${dollars(value)}`] : []
  const text = (label: string, value: string | number | null) =>
    typeof value === 'string' ? [`${label}: ${value}`] : []
  const date = (label: string, value: string | number | null) =>
    typeof value === 'string' ? [`${label}: ${slashed(value)}`] : []
  const columns = [
    [
      ...date('Date Opened', said.opened),
      ...text('Responsibility', said.responsibility),
      ...text('Account Type', said.type),
      ...text('Loan Type', said.loanType),
    ],
    [
      ...amount('Balance', said.balance),
      ...date('Date Updated', said.reported),
      ...date('Last Payment Made', said.lastPayment),
      ...amount('High Balance', said.highBalance),
      ...amount('Original Amount', said.originalAmount),
      ...text('Original Creditor', said.originalCreditor),
      ...amount('Credit Limit', said.creditLimit),
      ...(entry.pastDue > 0 ? [`Past Due: >${dollars(entry.pastDue)}<`] : []),
    ],
    [
      `Pay Status: ${bad(String(said.status))}`,
      ...text('Terms', said.terms),
      ...date('Date Closed', said.closed),
    ],
  ]
  const most = Math.max(...columns.map(({ length }) => length))
  const shown = said.history.map(({ month, code }) => ({
    month: slashed(month),
    code: code === 'CO' ? 'C/O' : code,
  }))
  const rows = Array.from({ length: Math.ceil(shown.length / 16) }, (_, at) =>
    shown.slice(at * 16, at * 16 + 16),
  )
  return [
    { cells: [{ x: left, text: `${entry.creditor} #${said.accountNumber}`, bold: true }], above: 12 },
    { cells: [{ x: left, text: `( ${entry.address}, ${entry.phone} )` }] },
    ...Array.from(
      { length: most },
      (_, at): Block => ({
        cells: columns.map((lane, column) => ({ x: lanes[column] ?? left, text: lane[at] ?? '' })),
      }),
    ),
    ...(said.remarks.length === 0
      ? []
      : [{ cells: [{ x: left, text: `Remarks: ${said.remarks.join('; ')}` }] }]),
    ...date('Estimated month and year that this item will be removed', said.removalDate).map(
      (line): Block => ({ cells: [{ x: left, text: line }] }),
    ),
    ...rows.flatMap((row): Block[] => [
      { cells: row.map(({ month }, at) => ({ x: left + 44 + at * 32, text: month })), size: 7 },
      {
        cells: [
          { x: left, text: 'Rating' },
          ...row.map(({ code }, at) => ({ x: left + 50 + at * 32, text: code })),
        ],
        size: 7,
      },
    ]),
  ]
}
