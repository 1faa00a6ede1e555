import { describe, expect, it } from 'vitest'
import { headerRows as header, readRows as read } from '../../../../test/support/transunion-rows.ts'

describe('the other sections of a TransUnion disclosure', () => {
  it('hold inquiries of three kinds, one for each date', () => {
    const block = (name: string, dates: string) => [
      'Name',
      `! ${name}`,
      'Location | PO BOX 2 RENO, NV',
      `Requested On | ${dates}`,
    ]
    const { plain, unread } = read([
      '# Inquiries',
      ...block('LENDER A', '06/07/2026'),
      '# Promotional Inquiries',
      ...block('LENDER B', '05/07/2026, 01/02/2026'),
      '# Account Review Inquiries',
      ...block('LENDER C', '04/07/2026'),
      'Permissible Purpose | ACCOUNT REVIEW',
    ])
    expect(plain.inquiries.map(({ name, date, kind }) => `${kind} ${date} ${name}`)).toEqual([
      'hard 2026-06-07 LENDER A',
      'soft 2026-05-07 LENDER B',
      'soft 2026-01-02 LENDER B',
      'soft 2026-04-07 LENDER C',
    ])
    expect(unread).toEqual([])
  })

  it('hold a record whose court is only in its heading', () => {
    const { plain } = read([
      '# Public Records',
      '! SUPERIOR COURT OF RENO 22-1234',
      'Address | 1 COURT ST',
      'Type | CIVIL JUDGMENT SATISFIED',
      'Date Filed | 02/11/2022',
      'Estimated month and year that this item will | 01/2029',
      'be removed',
    ])
    expect(plain.publicRecords[0]).toMatchObject({
      court: 'SUPERIOR COURT OF RENO',
      reference: '22-1234',
      type: 'Civil Judgment',
      status: 'Satisfied',
      filed: '2022-02-11',
      removalDate: '2029-01',
    })
  })

  it('hold notices and the consumer statement apart', () => {
    const { plain, unread } = read([
      '# Credit Report Messages',
      'Your credit report contains the following messages',
      '! Special Message',
      'Consumer reported as deceased',
      '! Consumer Statement',
      'I was ill.',
    ])
    expect(plain.personal.notices).toEqual(['Consumer reported as deceased'])
    expect(plain.personal.statements).toEqual(['I was ill.'])
    expect(unread).toEqual([])
  })

  it('end where the summary of rights begins', () => {
    const { plain } = read([
      ...header,
      '# A Summary of Your Rights Under the Fair Credit Reporting Act',
      'Account Name',
      '! EQUIFAX 12345****',
      'Account Information',
    ])
    expect(plain.accounts).toEqual([])
    expect(plain).toMatchObject({
      reportDate: '2026-07-03',
      reportNumber: '000123456',
      preparedFor: 'ADA B LOVELACE',
    })
  })

  it('report a supplemental public record as unread, for it is no legal record', () => {
    const { plain, unread } = read([
      '# Additional Information',
      'Supplemental public records: a deed of 2011',
    ])
    expect(plain.publicRecords).toEqual([])
    expect(unread).toEqual(['Supplemental public records: a deed of 2011'])
  })
})
