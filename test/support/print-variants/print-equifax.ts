/**
 * Equifax's disclosure of AnnualCreditReport.com (facts/report-layouts 2.1), and how other prints of it differ
 * (facts/report-variants 21 to 25).
 */
import { equifaxGrid, equifaxMonths } from './equifax-grids.ts'
import { type EquifaxStyle, equifaxWords, saidInCollections, saidOfEquifax } from './equifax-wording.ts'
import type { Entry } from './invented-entry.ts'
import type { Person } from './invented-person.ts'
import { type PrintedFile, saidReport } from './printed-truth.ts'
import { type Block, type SheetStyle, typesetSheet } from './typeset-sheet.ts'
import { dollars, namedInFull, slashed } from './worded.ts'

const left = 30

export function printEquifax(person: Person, style: EquifaxStyle = {}): PrintedFile {
  const heading = (text: string): Block => ({ cells: [{ x: left, text, bold: true }], size: 12, above: 16 })
  const row = (...texts: string[]): Block => ({
    cells: texts.map((text, at) => ({ x: left + 4 + at * 185, text })),
  })
  const inFile = person.entries.filter(({ kind }) => kind !== 'collection')
  const collections = person.entries.filter(({ kind }) => kind === 'collection')
  const date = namedInFull(person.reportDate)
  const oldest = `${person.entries[0]?.creditor} | ${style.hasOtherValues ? 'Sep 2010' : 'September 2010'}`
  const blocks: Block[] = [
    { cells: [{ x: left, text: 'Credit Report', bold: true }], size: 14 },
    row(person.name),
    row(`Date: ${date}`),
    row(`Confirmation # ${person.fileNumber}`),
    heading('Summary'),
    row('Report Date', date),
    row('Average Account Age', '5 Years, 2 Months'),
    row('Length of Credit History', '15 Years, 9 Months'),
    row('Oldest Account', oldest),
    heading('Personal Information'),
    row(person.name),
    row(`Current Address: ${person.addresses[0]}`),
    row(`Social Security Number: XXX-XX-${person.ssnLast4}`, `Date of Birth: ${slashed(person.dob)}`),
    row('Former Name(s):'),
    row(person.alias),
    row('Former Address(es):'),
    row(String(person.addresses[1])),
    row('Phone Number(s):'),
    row(person.phone),
    row('Employment Information:'),
    row(person.employer),
    row('Consumer File Notices:'),
    row(style.hasOtherValues ? 'FILE_BLOCKED_FOR_PROMOTIONAL_PURPOSES' : 'None'),
    row('Consumer Statement:'),
    row('No Statement on file.'),
    heading('Credit Accounts'),
    row(
      'This includes all types of credit accounts, such as revolving accounts, mortgages, and installment loans.',
    ),
    ...inFile.flatMap((entry, at) => printAccount(entry, style, at)),
    heading('Collections'),
    ...collections.flatMap(printCollection),
    heading('Public Records'),
    row('You currently do not have any Public Records in your file.'),
    heading('Inquiries'),
    row('A request for your credit history is called an inquiry.'),
    inquiryRow('Company Information', 'Inquiry Type', 'Inquiry Date(s)'),
    ...person.inquiries.flatMap(({ name, kind, date: day, address, phone }) => [
      inquiryRow(name, kind === 'hard' ? 'Hard' : 'Soft', slashed(day)),
      row(`${address} | ${phone}`),
    ]),
    heading('A Summary of Your Rights Under the Fair Credit Reporting Act'),
    row(
      'The federal Fair Credit Reporting Act (FCRA) promotes the accuracy, fairness, and privacy of information.',
    ),
  ]
  const accounts = [
    ...inFile.map((entry) => saidOfEquifax(entry, style)),
    ...collections.map((entry) => saidInCollections(entry)),
  ]
  const notices = style.hasOtherValues ? ['FILE_BLOCKED_FOR_PROMOTIONAL_PURPOSES'] : []
  return {
    bytes: typesetSheet(blocks, furniture(person, style)),
    reports: [saidReport('Equifax', person, accounts, { personal: { notices } })],
  }
}

const inquiryRow = (...[name = '', kind = '', date = '']: string[]): Block => ({
  cells: [
    { x: left, text: name },
    { x: 360, text: kind },
    { x: 460, text: date },
  ],
  above: 4,
})

function furniture(person: Person, { isHeadInOneRun }: EquifaxStyle): SheetStyle {
  const parts = [
    `Prepared for: ${person.name}`,
    `Date: ${namedInFull(person.reportDate)}`,
    `Confirmation # ${person.fileNumber}`,
  ]
  if (isHeadInOneRun) {
    return {
      head: [[{ x: left, text: parts.join(' ') }]],
      foot: [[{ x: left, text: '0000000001-DISC' }], [{ x: left, text: 'Page {page} of {pages}' }]],
    }
  }
  return {
    head: [parts.map((text, at) => ({ x: left + at * 200, text }))],
    foot: [
      [
        { x: left, text: 'EFX-ACR-000000001-DISC' },
        { x: 500, text: 'Page {page} of {pages}' },
      ],
    ],
  }
}

function printAccount(entry: Entry, style: EquifaxStyle, at: number): Block[] {
  const said = saidOfEquifax(entry, style)
  const amount = (value: string | number | null) => (typeof value === 'number' ? dollars(value) : '')
  const date = (value: string | number | null) => (typeof value === 'string' ? slashed(value) : '')
  const codes = equifaxWords(entry, style).codes
  const row = (...texts: string[]): Block => ({
    cells: texts.map((text, column) => ({ x: left + 4 + column * 185, text })),
    above: 1,
  })
  const wide = (first: string, second: string): Block => ({
    cells: [
      { x: left + 4, text: first },
      { x: 330, text: second, align: 'right' },
    ],
    above: 1,
  })
  const dates = row(
    `Date Opened: ${date(said.opened)}`,
    `Date of 1st Delinquency: ${date(said.dofd)}`,
    'Terms Frequency: Monthly',
  )
  return [
    {
      cells: [{ x: left, text: `${entry.creditor}${entry.closed === null ? '' : ' - Closed'}`, bold: true }],
      size: 10,
      above: 12,
    },
    wide(
      `${entry.address} | ${entry.phone}`,
      `Date Reported: ${date(said.reported)} | Balance: ${amount(said.balance)}`,
    ),
    wide(
      `Account Number: ${said.accountNumber} | Owner: ${said.responsibility}`,
      `Credit Limit: ${amount(said.creditLimit)} | High Credit: ${amount(said.highBalance)}`,
    ),
    row(`Loan/Account Type: ${said.type} | Status: ${said.status}`),
    dates,
    ...(style.isRepeated && at % 2 === 1 ? (['page', dates] as const) : []),
    row(
      `Date of Last Activity: ${date(said.lastPayment)}`,
      'Date Major Delinquency 1st Reported:',
      `Months Reviewed: ${entry.history.length}`,
    ),
    row(
      `Scheduled Payment Amount: ${amount(said.monthlyPayment)}`,
      `Amount Past Due: ${amount(said.pastDue)}`,
      'Deferred Payment Start Date:',
    ),
    row(
      'Actual Payment Amount:',
      `Charge Off Amount: ${amount(said.chargeOffAmount)}`,
      'Balloon Payment Amount:',
    ),
    row(
      `Date of Last Payment: ${date(said.lastPayment)}`,
      `Date Closed: ${date(said.closed)}`,
      'Balloon Payment Date:',
    ),
    row(
      `Term Duration: ${said.terms ?? ''}`,
      `Activity Designator: ${entry.state === 'paid' ? 'Paid and Closed' : entry.closed === null ? '' : 'Closed'}`,
      `Narrative Code(s): ${codes.map(([code]) => code).join(', ')}`,
    ),
    ...(said.originalCreditor === null ? [] : [row(`Original Creditor Name: ${said.originalCreditor}`)]),
    ...equifaxGrid(entry, style),
    ...(style.hasMonthTable && entry.kind === 'card' ? equifaxMonths(entry) : []),
    {
      cells: [
        { x: left + 4, text: 'Narrative Code' },
        { x: 200, text: 'Narrative Code Description' },
      ],
      above: 6,
    },
    ...codes.map(
      ([code, text]): Block => ({
        cells: [
          { x: left + 4, text: code },
          { x: 200, text },
        ],
        above: 1,
      }),
    ),
  ]
}

function printCollection(entry: Entry): Block[] {
  const opened = slashed(entry.opened)
  const pairs = [
    [`Date Reported: ${slashed(entry.reported)}`, `Collection Agency: ${entry.creditor}`],
    [`Balance Date: ${slashed(entry.reported)}`, `Original Creditor Name: ${entry.originalCreditor}`],
    ['Account Designator Code: Individual Account', `Date Assigned: ${opened}`],
    [`Account Number: *${entry.number.slice(-4)}`, `Original Amount Owed: ${dollars(entry.original ?? 0)}`],
    ['Creditor Classification: Medical', `Amount: ${dollars(entry.balance)}`],
    ['Last Payment Date:', `Status Date: ${slashed(entry.reported)}`],
    [`Date of First Delinquency: ${slashed(entry.dofd ?? '')}`, 'Status: Collection'],
    ['Comments: Collection Account', `Contact: ${entry.address} ${entry.phone}`],
  ]
  return pairs.map((texts, at) => ({
    cells: texts.map((text, column) => ({ x: left + 4 + column * 290, text })),
    above: at === 0 ? 12 : 1,
  }))
}
