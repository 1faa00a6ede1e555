import { describe, expect, it } from 'vitest'
import {
  accountRows as account,
  frontRows as front,
  readRows as read,
} from '../../../../test/support/experian-rows.ts'

describe('sections that few Experian reports have', () => {
  it('are personal statements, notices and a second Social Security number', () => {
    const { report, unread } = read([
      ...front,
      [[30, '*Names']],
      [
        [30, 'MARIBEL STONE'],
        [216, 'MARIBEL ANNE VERYLONGNAME'],
      ],
      [
        [30, 'Name ID #1'],
        [216, 'STONE-FEATHERSTONEHAUGH'],
      ],
      [[216, 'Name ID #2']],
      [[30, '*Addresses']],
      [[30, '12 LONG HOLLOW ROAD']],
      [
        [30, 'APT 4'],
        [216, 'PO BOX 12'],
      ],
      [
        [30, 'ERIE, PA 16556'],
        [216, 'ERIE, PA 16501'],
      ],
      [
        [30, 'Address ID #01'],
        [216, 'Address ID #02'],
      ],
      [
        [30, 'Multifamily'],
        [216, 'Post Office Box'],
      ],
      [[30, '*Social Security Number Variations']],
      [
        [30, 'XXX-XX-1234'],
        [216, 'XXX-XX-9876'],
      ],
      [[30, '*Personal Statements']],
      [[30, 'My purse was stolen in May 2025.']],
      [[30, '*Notices']],
      [[30, 'Consumer reported as deceased.']],
      [[30, '*Spouse or Co-Applicant']],
      [[30, 'DANIEL']],
      ...account.slice(0, -1),
    ])
    expect(report.personal.names.map(({ value }) => value)).toEqual([
      'MARIBEL STONE',
      'MARIBEL ANNE VERYLONGNAME STONE-FEATHERSTONEHAUGH',
    ])
    expect(report.personal.addresses.map(({ value }) => value)).toEqual([
      '12 LONG HOLLOW ROAD APT 4, ERIE, PA 16556',
      'PO BOX 12, ERIE, PA 16501',
    ])
    expect(report.personal.ssnLast4?.value).toBe('1234')
    expect(report.personal.statements.map(({ value }) => value)).toEqual(['My purse was stolen in May 2025.'])
    expect(report.personal.notices.map(({ value }) => value)).toEqual(['Consumer reported as deceased.'])
    expect(unread).toEqual(['XXX-XX-9876'])
  })

  it('are a public record with details and a court, and an inquiry with several dates', () => {
    const { report, unread } = read([
      ...front,
      ...account.slice(0, -1),
      [[30, '##Public Records']],
      [[30, '#CHAPTER 13 BANKRUPTCY']],
      [[30, '*Record Details']],
      [
        [33, 'Record Type'],
        [132, '*Chapter 13 Bankruptcy'],
        [309, 'Reference Number'],
        [408, '*24-50835'],
      ],
      [
        [33, 'Date Filed'],
        [132, '*06/03/2024'],
        [309, 'Date Resolved'],
        [408, '*-'],
      ],
      [
        [33, 'Responsibility'],
        [132, '*Individual'],
        [309, 'On Record Until'],
        [408, '*Jun 2031'],
      ],
      [[30, '*Court Information']],
      [
        [33, 'Court'],
        [132, '*US BANKRUPTCY COURT'],
        [309, 'Phone Number'],
        [408, '*(800) 555-0100'],
      ],
      [
        [33, 'Address'],
        [132, '*1 COURT ST ERIE PA'],
      ],
      [[30, '##Hard Inquiries']],
      [[30, '*ALLY FINANCIAL']],
      [
        [33, 'Inquired on'],
        [132, '*05/02/2026'],
      ],
      [[30, 'PO BOX 1, ERIE, PA 16501 (800) 555-0137']],
      [[30, 'Credit Granting. This inquiry is scheduled to continue on record until Jun 2028.']],
      [[30, '##Soft Inquiries']],
      [[30, '*LENDINGTREE']],
      [
        [33, 'Inquired on'],
        [132, '*06/17/2026, 05/12/2026,'],
        [309, 'Business Type'],
        [408, '*Miscellaneous'],
      ],
      [[132, '*04/02/2026']],
      [[30, '##Contact Experian']],
      [[30, '*Account Info']],
      [
        [33, 'Account Name'],
        [132, '*NOT AN ACCOUNT'],
      ],
    ])
    expect(report.publicRecords).toMatchObject([
      {
        type: { value: 'Chapter 13 Bankruptcy' },
        court: { value: 'US BANKRUPTCY COURT' },
        reference: { value: '24-50835' },
        filed: { value: '2024-06-03' },
        resolved: null,
        removalDate: { value: '2031-06' },
      },
    ])
    expect(report.inquiries.map(({ name, date, kind }) => `${kind} ${date.value} ${name.value}`)).toEqual([
      'hard 2026-05-02 ALLY FINANCIAL',
      'soft 2026-06-17 LENDINGTREE',
      'soft 2026-05-12 LENDINGTREE',
      'soft 2026-04-02 LENDINGTREE',
    ])
    expect(report.accounts).toHaveLength(1)
    expect(unread).toEqual([])
  })

  it('have their accounts below a box of messages that stands under the heading of the accounts', () => {
    const [, ...rows] = account
    const { report, unread } = read([
      ...front,
      [[30, '##Accounts']],
      [[30, '##Important Messages']],
      [[30, 'Consumer reported as deceased.']],
      ...rows,
    ])
    expect(report.accounts).toHaveLength(1)
    expect(report.inquiries).toHaveLength(0)
    expect(report.personal.notices.map(({ value }) => value)).toEqual(['Consumer reported as deceased.'])
    expect(unread.filter((text) => /deceased|Messages/.test(text))).toEqual([])
  })

  it.each(['Important Messages', 'Contact Experian', 'Know Your Rights', 'Dispute Information'])(
    'do not end with a box "%s" before the accounts',
    (heading) => {
      const { report, unread } = read([
        ...front,
        [[30, `##${heading}`]],
        [[30, 'Consumer reported as deceased.']],
        ...account.slice(0, -1),
        [[30, '##Hard Inquiries']],
        [[30, '*HARBOR AUTO']],
        [[30, 'Inquired on 06/01/2026']],
        [[30, '##Important Messages From Experian']],
        [[30, 'By law, we cannot disclose certain medical information.']],
        [[30, '##Accounts']],
        [[30, 'You may ask for a paper copy.']],
      ])
      expect(report.accounts).toHaveLength(1)
      expect(report.inquiries).toHaveLength(1)
      const notices = heading === 'Important Messages' ? ['Consumer reported as deceased.'] : []
      expect(report.personal.notices.map(({ value }) => value)).toEqual(notices)
      expect(unread.filter((text) => /law|paper/.test(text))).toEqual([])
    },
  )
})
