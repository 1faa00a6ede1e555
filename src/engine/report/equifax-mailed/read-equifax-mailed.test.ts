import { describe, expect, it } from 'vitest'
import { type PrintedCell, printedLine, printedPage } from '../../../../test/support/printed-lines.ts'
import type { Line } from '../../read/positioned-text.ts'
import { plainReport } from '../plain-report.ts'
import { recognise } from '../recognise.ts'

const bold = (line: Line): Line => ({ ...line, words: line.words.map((word) => ({ ...word, bold: true })) })

/** Titles of the second table, with the second row of each. */
const titles: readonly (readonly [number, string, string])[] = [
  [49, 'Items As of Date', 'Reported'],
  [110, 'Balance', 'Amount'],
  [150, 'Amount', 'Past Due'],
  [190, 'Date of Last', 'Paymnt'],
  [240, 'Scheduled', 'Paymnt Amount'],
  [300, 'Date of 1st', 'Delinquency'],
]

function account(y: number, name: string, told: readonly string[]): Line[] {
  return [
    bold(printedLine(y, [46, name])),
    printedLine(
      y + 10,
      [49, 'Account Number'],
      [97, 'Date Opened'],
      [140, 'High Credit'],
      [180, 'Terms Duration'],
    ),
    printedLine(y + 20, [49, '4608191526****'], [97, '12/23/2020'], [140, '$2,124']),
    printedLine(y + 30, ...titles.map(([x, first]): PrintedCell => [x, first])),
    printedLine(y + 37, ...titles.map(([x, , second]): PrintedCell => [x, second])),
    printedLine(y + 47, [49, '10/21/2026'], [110, '$1,039'], [150, '$44'], [240, '$25'], [300, '08/03/2026']),
    ...told.map((text, at) => bold(printedLine(y + 57 + 10 * at, [46, text]))),
  ]
}

describe('the file that Equifax sends by mail', () => {
  it('is known and read whole: titles of columns, running text, months over a page break, a collection', () => {
    const pages = [
      printedPage([
        printedLine(10, [46, 'CREDIT FILE : October 30, 2026']),
        printedLine(20, [46, 'Confirmation # 6304418927']),
        printedLine(30, [46, 'Personal Identification Information']),
        printedLine(40, [46, 'Name On File: JANE Q PUBLIC']),
        printedLine(50, [46, 'Social Security # XXX-XX-3051 Date of Birth: January 30, 1985']),
        printedLine(60, [46, 'Last Reported Employment: ACME LINES; Previous Employment(s): ELM CO;']),
        printedLine(70, [46, 'Credit Account Information']),
        printedLine(80, [46, '(This section includes open and closed accounts reported by credit grantors)']),
        bold(printedLine(90, [113, 'Account Column Title Descriptions:'])),
        printedLine(100, [47, 'High Credit'], [125, '- The Highest Amount Charged']),
        printedLine(110, [46, 'Account History Status Code Descriptions: 1 : 30-59 Days Past Due']),
        ...account(130, '1ST HARBOR BANK 4515 N SANTA FE AVE OKLAHOMA CITY, OK 73118-7901 : (866) 555-0199', [
          'Status - 60 Days Past Due; Type of Account - Revolving; Type of Loan - Credit Card; Whose Account - Joint',
          'Account; ADDITIONAL INFORMATION - Consumer Disputes - In Process; Closed By Credit Grantor;',
        ]),
        printedLine(760, [40, '( Continued On Next Page )'], [289, 'Page 1 of 2']),
      ]),
      printedPage(
        [
          bold(printedLine(70, [51, 'Account History'], [110, '10/2026'], [150, '09/2026'])),
          printedLine(78, [49, 'with Status Codes'], [114, '2'], [154, 'G']),
          ...account(100, 'ELM BANK PO BOX 1, EL PASO, TX 79998 : (800) 555-0155', [
            'Status - Pays As Agreed; Type of Account - Open; Whose Account - Individual Account;',
          ]),
          printedLine(200, [46, 'Collection Agency Information']),
          bold(
            printedLine(210, [
              46,
              'Agency: OAK SYSTEMS INC; Collection Reported: 10/2026; Assigned: 07/2023; Client: TOWN',
            ]),
          ),
          printedLine(220, [
            46,
            'CLINIC; Amount: $1,213; Status as of 10/2026: Unpaid; Balance as of 10/2026: $1,200;',
          ]),
          printedLine(230, [46, 'Account Number: 4768****; ADDITIONAL INFORMATION: Collection;']),
          printedLine(240, [
            46,
            'Inquiries that do not display to companies (do not impact your credit score)',
          ]),
          printedLine(250, [86, 'Company Information'], [230, 'Inquiry Date(s)']),
          printedLine(260, [47, 'ACME CARDS'], [217, '05/30/2026']),
        ],
        2,
      ),
    ]
    const found = recognise(pages)
    expect(found?.layout.family).toBe('equifax-mailed')
    const [report] = found?.layout.read(pages, []) ?? []
    if (report === undefined) throw new Error('no report')
    const read = plainReport(report)
    expect(read).toMatchObject({
      reportDate: '2026-10-30',
      reportNumber: '6304418927',
      personal: {
        names: ['JANE Q PUBLIC'],
        ssnLast4: '3051',
        dob: '1985-01-30',
        employers: ['ACME LINES', 'ELM CO'],
      },
      inquiries: [{ name: 'ACME CARDS', date: '2026-05-30', kind: 'soft' }],
    })
    const columns = {
      accountNumber: '4608191526****',
      opened: '2020-12-23',
      highBalance: 2124,
      reported: '2026-10-21',
      balance: 1039,
      pastDue: 44,
      monthlyPayment: 25,
      dofd: '2026-08-03',
      blank: ['terms', 'lastPayment'],
    }
    expect(read.accounts).toMatchObject([
      {
        creditor: '1ST HARBOR BANK',
        ...columns,
        status: '60 Days Past Due',
        type: 'Revolving',
        loanType: 'Credit Card',
        responsibility: 'Joint Account',
        remarks: ['Consumer Disputes - In Process', 'Closed By Credit Grantor'],
        history: [
          { month: '2026-10', code: '60' },
          { month: '2026-09', code: 'COL' },
        ],
      },
      { creditor: 'ELM BANK', ...columns, status: 'Pays As Agreed', history: [] },
      {
        creditor: 'OAK SYSTEMS INC',
        section: 'collections',
        reported: '2026-10',
        opened: '2023-07',
        originalCreditor: 'TOWN CLINIC',
        originalAmount: 1213,
        status: 'Unpaid',
        balance: 1200,
        accountNumber: '4768****',
        remarks: ['Collection'],
      },
    ])
    expect(report.accounts[0]?.furnisherPhone?.value).toBe('(866) 555-0199')
    expect(report.coverage.unread.map(({ text }) => text)).toEqual([])
  })
})
