/** Experian's member site, printed (facts/report-layouts 2.4): payment grids with the years across and the months down (20). */
import { datedLates, saidOfExperian } from './experian-wording.ts'
import type { Entry } from './invented-entry.ts'
import type { Person } from './invented-person.ts'
import { type PrintedFile, saidReport } from './printed-truth.ts'
import { type Block, type Cell, typesetSheet } from './typeset-sheet.ts'
import { dollars, monthNames, named } from './worded.ts'

export interface MemberStyle {
  /** A sign of a font, or a drawing, in cells on time. */
  onTime?: 'sign' | 'tick'
}

const left = 40
const lanes = [left, 160, 330, 450] as const
const legend =
  'Current / Terms met 30 Past due 30 days 60 Past due 60 days 90 Past due 90 days 120 Past due 120 days 150 Past due 150 days 180 Past due 180 days C Collection CO Charge off R Repossession F Foreclosure B Included in Bankruptcy CLS Closed ND No data'

export function printExperianMember(person: Person, style: MemberStyle = {}): PrintedFile {
  const title = (text: string): Block => ({ cells: [{ x: left - 6, text, bold: true }], size: 11, above: 14 })
  const line = (...texts: string[]): Block => ({
    cells: texts.map((text, at) => ({ x: left + at * 190, text })),
  })
  const generated = `Date generated: ${named(person.reportDate)}`
  const split = person.addresses.flatMap((address) => address.split(/, (.*)/).slice(0, 2))
  const hard = person.inquiries.filter(({ kind }) => kind === 'hard')
  const sections = [
    [
      'Open accounts',
      ({ entry }: { entry: Entry }) => entry.closed === null && entry.originalCreditor === null,
    ],
    ['Closed accounts', ({ entry }: { entry: Entry }) => entry.closed !== null],
    [
      'Collection accounts',
      ({ entry }: { entry: Entry }) => entry.closed === null && entry.originalCreditor !== null,
    ],
  ] as const
  const all = person.entries.map((entry) => ({ entry }))
  const blocks: Block[] = [
    { cells: [{ x: left, text: 'Experian', bold: true }], size: 14 },
    line('Prepared For'),
    line(person.name),
    line('Personal & confidential'),
    line(generated),
    title('At a glance'),
    line('FICO® Score 8', 'Account summary', 'Overall credit usage'),
    line('684', 'Open accounts 5', 'Credit used: $9,120'),
    title('Personal information'),
    memberRow('Name', person.name),
    memberRow('Also known as', person.alias),
    memberRow('Year of birth', person.dob.slice(0, 4)),
    ...split.map((text, at) => memberRow(at === 0 ? 'Addresses' : '', text)),
    memberRow('Employers', person.employer),
    ...sections.flatMap(([name, has]) => [
      title(name),
      ...all.filter(has).flatMap(({ entry }) => printAccount(entry, style)),
    ]),
    title('Inquiries'),
    title('Hard inquiries'),
    ...hard.flatMap(({ name, date, address, phone }) => [
      { cells: [{ x: left, text: name, bold: true }], above: 8 },
      memberRow('Inquired on', named(date)),
      line(`${address} ${phone}`),
    ]),
    title('Public records'),
    line('No public records reported.'),
    title('Know your rights'),
    line('A Summary of Your Rights Under the Fair Credit Reporting Act'),
  ]
  const accounts = sections.flatMap(([, has]) =>
    all.filter(has).map(({ entry }) => saidOfExperian(entry, {})),
  )
  return {
    bytes: typesetSheet(blocks, {
      head: [[{ x: 20, text: `Experian Prepared For ${person.name} ${generated}` }]],
      foot: [
        [
          { x: 20, text: 'https://usa.experian.com/mfe/credit/printable-report/experian/now' },
          { x: 520, text: 'Page {page} of {pages}' },
        ],
      ],
    }),
    reports: [
      saidReport('Experian', person, accounts, {
        inquiries: hard.map(({ name, date, kind }) => ({ name, date, kind })),
        personal: { dob: person.dob.slice(0, 4), ssnLast4: null, phones: [] },
      }),
    ],
  }
}

const memberRow = (...texts: string[]): Block => ({
  cells: texts.map((text, at) => ({ x: lanes[at] ?? left, text })),
  above: 1,
})

function printAccount(entry: Entry, style: MemberStyle): Block[] {
  const said = saidOfExperian(entry, {})
  const shown = (value: string | number | null) =>
    typeof value === 'number' ? dollars(value) : (value ?? '-')
  const amount = entry.kind === 'card' ? 'Credit limit' : 'Original balance'
  return [
    {
      cells: [
        { x: left, text: entry.creditor, bold: true },
        { x: 450, text: dollars(entry.balance), bold: true },
      ],
      size: 10,
      above: 12,
    },
    {
      cells: [
        { x: left, text: entry.pastDue > 0 ? 'Potentially negative' : '' },
        { x: 450, text: `Balance updated ${named(entry.reported)}` },
      ],
    },
    { cells: [{ x: left, text: 'Account info', bold: true }], above: 6 },
    memberRow('Account name', entry.creditor, 'Balance', shown(said.balance)),
    memberRow('Account number', String(said.accountNumber), 'Balance updated', named(entry.reported)),
    memberRow(
      'Original creditor',
      shown(said.originalCreditor),
      amount,
      shown(said.creditLimit ?? said.originalAmount),
    ),
    memberRow('Company sold', '-', 'Monthly payment', shown(said.monthlyPayment)),
    memberRow('Account type', shown(said.type), 'Highest balance', shown(said.highBalance)),
    memberRow('Date opened', named(entry.opened), 'Past due amount', shown(said.pastDue)),
    memberRow('Status', shown(said.status), 'Terms', shown(said.terms)),
    memberRow(
      'Status updated',
      named(entry.reported.slice(0, 7)),
      'Responsibility',
      shown(said.responsibility),
    ),
    memberRow(
      'Last payment date',
      entry.lastPaid === null ? '-' : named(entry.lastPaid),
      'On record until',
      entry.removal === null ? '-' : named(entry.removal),
    ),
    ...grid(entry, style),
    { cells: [{ x: left, text: 'Contact info', bold: true }], above: 6 },
    memberRow('Address', entry.address, 'Phone number', entry.phone),
    { cells: [{ x: left, text: 'Comments', bold: true }], above: 6 },
    ...(said.remarks.length === 0 ? [memberRow('-')] : said.remarks.map((text) => memberRow(text))),
  ]
}

function grid(entry: Entry, { onTime = 'sign' }: MemberStyle): Block[] {
  const { history } = entry
  const lates = datedLates(entry)
  if (history.length === 0) return []
  const years = [...new Set(history.map(({ month }) => month.slice(0, 4)))]
  const column = (at: number) => 130 + at * 70
  const met = (x: number): Cell => (onTime === 'tick' ? { x, text: '', mark: 'tick' } : { x, text: '✓' })
  const cell = (year: string, month: number, at: number): Cell => {
    const code = history.find((each) => each.month === `${year}-${String(month + 1).padStart(2, '0')}`)?.code
    return code === 'OK'
      ? met(column(at))
      : { x: column(at), text: code === undefined ? '-' : code === 'COL' ? 'C' : code }
  }
  return [
    { cells: [{ x: left, text: 'Payment history', bold: true }], above: 6 },
    { cells: years.map((text, at) => ({ x: column(at), text })) },
    ...monthNames.map(
      (name, month): Block => ({
        cells: [{ x: left, text: name }, ...years.map((year, at) => cell(year, month, at))],
        above: 1,
      }),
    ),
    { cells: [met(left), { x: left + 12, text: legend }], above: 3 },
    { cells: [{ x: left, text: lates.length === 0 ? '' : 'Payment history guide', bold: true }], above: 3 },
    ...lates.map((text): Block => ({ cells: [{ x: left, text }], above: 1 })),
  ]
}
