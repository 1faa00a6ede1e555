/**
 * Experian's disclosure of AnnualCreditReport.com, printed from a browser (facts/report-layouts 2.3), and how other
 * prints of it differ (facts/report-variants 16 to 19).
 */
import { datedLates, type ExperianStyle, experianNumber, saidOfExperian } from './experian-wording.ts'
import type { Entry } from './invented-entry.ts'
import type { Person } from './invented-person.ts'
import { type PrintedFile, saidReport } from './printed-truth.ts'
import { type Block, type Cell, typesetSheet } from './typeset-sheet.ts'
import { dollars, named, slashed } from './worded.ts'

const left = 40
const lanes = [left, 150, 330, 430] as const

export function printExperian(person: Person, style: ExperianStyle = {}): PrintedFile {
  const heading = (text: string): Block => ({
    cells: [{ x: left - 6, text, bold: true }],
    size: 13,
    above: 16,
  })
  const line = (...texts: string[]): Block => ({
    cells: texts.map((text, at) => ({ x: left + at * 185, text })),
  })
  const title = (text: string): Block => ({ cells: [{ x: left, text, bold: true }], size: 10, above: 10 })
  const kinds = { hard: 'Hard Inquiries', soft: 'Soft Inquiries' } as const
  const hard = person.inquiries.filter(({ kind }) => kind === 'hard').length
  const locked = "FILE LOCKED AT CONSUMER'S REQUEST"
  const blocks: Block[] = [
    {
      cells: [
        { x: left, text: 'Prepared For' },
        { x: 400, text: `Date Generated ${named(person.reportDate)}` },
      ],
    },
    {
      cells: [
        { x: left, text: person.name, bold: true },
        {
          x: 400,
          text: `Report Number ${person.fileNumber.slice(0, 4)}-${person.fileNumber.slice(4, 8)}-26`,
        },
      ],
    },
    title('At a Glance'),
    line(`${person.entries.length} Accounts`, '0 Public Records', `${hard} Hard Inquiries`),
    heading('Personal Information'),
    line(
      `2 Names 2 Addresses 1 Employers ${style.hasGuideLabels ? 1 : 0} Personal Statements 0 Other Records`,
    ),
    title('Names'),
    line(person.name, person.alias),
    line('Name ID #20417', 'Name ID #33918'),
    title('Addresses'),
    ...addressRows(person, line),
    title('Social Security Numbers'),
    line(`XXX-XX-${person.ssnLast4}`),
    title('Year of Birth'),
    line(person.dob.slice(0, 4)),
    title('Phone Numbers'),
    line(person.phone),
    line('Cellular'),
    ...(style.hasGuideLabels ? [title('Spouse or Co-Applicant'), line('MERCER')] : []),
    title('Employers'),
    line(person.employer),
    ...(style.hasGuideLabels ? [title('Personal Statements'), line(locked)] : []),
    ...(style.hasBoxes ? boxes(person, title, line) : []),
    heading('Accounts'),
    ...person.entries.flatMap((entry) => printAccount(entry, style)),
    heading('Public Records'),
    line('No public records reported.'),
    ...(['hard', 'soft'] as const).flatMap((kind) => [
      heading(kinds[kind]),
      ...person.inquiries
        .filter((each) => each.kind === kind)
        .flatMap(({ name, date, address, phone }): Block[] => [
          { cells: [{ x: left, text: name, bold: true }], above: 8 },
          laneRow('Inquired on', slashed(date), 'Business Type', 'Finance Companies, General'),
          line(`${address} ${phone}`),
          ...(kind === 'hard'
            ? [line('This inquiry is scheduled to continue on record until Feb 2028.')]
            : []),
        ]),
    ]),
    heading('Know Your Rights'),
    line('A Summary of Your Rights Under the Fair Credit Reporting Act'),
  ]
  return {
    bytes: typesetSheet(blocks, {
      head: [
        [
          { x: 20, text: `${slashed(person.reportDate).replace(/^0/, '').replace('/20', '/')}, 2:13 PM` },
          { x: 240, text: 'Annual Credit Report - Experian' },
        ],
      ],
      foot: [
        [
          { x: 20, text: 'https://usa.experian.com/acr/printReport?type=CDI' },
          { x: 530, text: 'Page {page} of {pages}' },
        ],
      ],
    }),
    reports: [
      saidReport(
        'Experian',
        person,
        person.entries.map((entry) => saidOfExperian(entry, style)),
        {
          personal: {
            dob: person.dob.slice(0, 4),
            statements: style.hasGuideLabels ? [locked] : [],
            notices: style.hasBoxes ? messagesTo(person.name) : [],
          },
        },
      ),
    ],
  }
}

function addressRows({ addresses }: Person, line: (...texts: string[]) => Block): Block[] {
  const parts = addresses.map((address) => address.split(/, (.*)/))
  return [
    line(...parts.map(([street]) => String(street))),
    line(...parts.map(([, city]) => String(city))),
    line(...parts.map((_, at) => `Address ID #000241${at}731`)),
    line(...parts.map(() => 'Single family')),
  ]
}

const messagesTo = (name: string): string[] => [
  'A security freeze is in place on this report at the request of the consumer.',
  `Fraud alert: verify the identity of ${name} before any credit is granted.`,
]

function boxes(
  { name }: Person,
  title: (text: string) => Block,
  line: (...texts: string[]) => Block,
): Block[] {
  return [
    title('Important Messages'),
    ...messagesTo(name).map((text) => line(text)),
    title('Credit Items'),
    line('Total balance: $41,203', 'Total monthly payment: $918'),
    title('FICO Score 8 Account summary'),
    line('Open accounts 6', 'Accounts ever late 3', 'Average account age 5 yrs'),
  ]
}

const laneRow = (...texts: string[]): Block => ({
  cells: texts.map((text, at) => ({ x: lanes[at] ?? left, text })),
  above: 1,
})

function printAccount(entry: Entry, style: ExperianStyle): Block[] {
  const said = saidOfExperian(entry, style)
  const guide = style.hasGuideLabels === true
  const shown = (value: string | number | null) =>
    typeof value === 'number' ? dollars(value) : (value ?? '-')
  const amountLabel =
    entry.kind === 'card' ? 'Credit Limit' : guide ? 'Original Loan Amount' : 'Original Balance'
  const amount = said.creditLimit ?? said.originalAmount
  const recent =
    entry.lastPaid === null ? '-' : `${dollars(entry.monthly ?? 25)} as of ${slashed(entry.lastPaid)}`
  const isBad = entry.state !== 'current' && entry.state !== 'paid'
  const comment = said.remarks[0]
  const long: Block[] =
    comment === undefined
      ? []
      : [
          comment.slice(0, comment.indexOf(' requirement') + 12),
          comment.slice(comment.indexOf(' requirement') + 13),
        ]
          .filter((text) => text !== '')
          .map((text) => ({ cells: [{ x: left, text }] }))
  const isAbove = style.isCommentAbove === true && entry.isDisputed
  const removal =
    said.removalDate === null
      ? []
      : [guide ? 'Removal Date' : 'On Record Until', named(String(said.removalDate))]
  return [
    { cells: [], above: 10 },
    ...(isAbove ? long : []),
    { cells: [{ x: left, text: entry.creditor, bold: true }], size: 10 },
    ...(isBad ? [{ cells: [{ x: left, text: 'POTENTIALLY NEGATIVE' }] }] : []),
    { cells: [{ x: left, text: 'Account Info', bold: true }], above: 6 },
    laneRow('Account Name', entry.creditor, 'Balance', shown(said.balance)),
    laneRow('Account Number', experianNumber(entry, style), 'Balance Updated', slashed(entry.reported)),
    laneRow('Account Type', shown(said.type), 'Recent Payment', recent),
    laneRow('Responsibility', shown(said.responsibility), 'Monthly Payment', shown(said.monthlyPayment)),
    laneRow('Date Opened', slashed(entry.opened), amountLabel, shown(amount)),
    laneRow('Status', shown(said.status), 'Highest Balance', shown(said.highBalance)),
    laneRow('Status Updated', named(entry.reported.slice(0, 7)), 'Terms', shown(said.terms)),
    ...(removal.length === 0 ? [] : [laneRow('', '', ...removal)]),
    ...(guide ? [laneRow('Business Type', entry.kind === 'card' ? 'Bank Credit Cards' : 'Finance')] : []),
    ...(guide && entry.kind === 'collection' ? [laneRow('Collection Opened', slashed(entry.opened))] : []),
    ...history(entry, guide),
    ...(entry.originalCreditor === null
      ? []
      : [
          { cells: [{ x: left, text: 'Historical Info', bold: true }], above: 6 },
          laneRow('Original Creditor', entry.originalCreditor),
        ]),
    { cells: [{ x: left, text: 'Contact Info', bold: true }], above: 6 },
    laneRow('Address', `${entry.address.split(', ')[0]},`, 'Phone Number', entry.phone),
    laneRow('', entry.address.slice(entry.address.indexOf(', ') + 2)),
    ...(said.remarks.length === 0 || isAbove
      ? []
      : [
          { cells: [{ x: left, text: 'Comment', bold: true }], above: 6 },
          laneRow('Current:'),
          ...said.remarks.map((text) => laneRow(text)),
          laneRow('Previous:'),
          laneRow('None'),
        ]),
  ]
}

function history(entry: Entry, isGuide: boolean): Block[] {
  if (entry.history.length === 0) return []
  const column = (at: number) => left + 60 + at * 38
  const years = [...new Set(entry.history.map(({ month }) => month.slice(0, 4)))]
  const cell = (year: string, at: number): Cell => {
    const code = entry.history.find(
      ({ month }) => month === `${year}-${String(at + 1).padStart(2, '0')}`,
    )?.code
    if (code === 'OK') return { x: column(at), text: '', mark: 'tick' }
    return { x: column(at), text: code === undefined ? '–' : code === 'COL' ? 'C' : code }
  }
  const lates = datedLates(entry)
  return [
    { cells: [{ x: left, text: 'Payment History', bold: true }], above: 6 },
    { cells: [...'JFMAMJJASOND'].map((text, at) => ({ x: column(at), text })) },
    ...years.map(
      (year): Block => ({
        cells: [{ x: left, text: year }, ...Array.from({ length: 12 }, (_, at) => cell(year, at))],
        above: 1,
      }),
    ),
    ...(lates.length === 0 ? [] : [{ cells: [{ x: left, text: 'Payment history guide' }] }]),
    ...lates.map((text): Block => ({ cells: [{ x: left, text }], above: 1 })),
    ...(isGuide && entry.state === 'late'
      ? [
          laneRow(
            'Late Payments:',
            entry.history
              .filter(({ code }) => code !== 'OK')
              .map(({ month }) => named(month))
              .join(' '),
          ),
        ]
      : []),
  ]
}
