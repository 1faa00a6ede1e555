import { describe, expect, it } from 'vitest'
import { type EntryWords, makeReport } from '../../../../test/support/make-report.ts'
import { readTruth, sampleSets, truthReports } from '../../../../test/support/truth-report.ts'
import type { CreditReport } from '../../report/credit-report.ts'
import { auditReports } from '../audit-reports.ts'
import type { Finding } from '../finding.ts'
import type { DeliveredDispute } from '../rule.ts'

const chargedOff: EntryWords = {
  creditor: 'COPPERTREE BANKCARD',
  accountNumber: '*2222',
  type: 'Credit Card',
  opened: '2018-03-01',
  status: 'Charge Off',
  balance: 3000,
  chargeOffAmount: 3000,
  dofd: '2023-02-10',
  history: { from: '2026-10', codes: 'CO*38 180 150 120 90 60 30 OK*6' },
}

function equifax(day: string, ...entries: EntryWords[]): CreditReport {
  return makeReport('Equifax', { reportDate: day, entries })
}

function audit(now: CreditReport, earlier: CreditReport[], mailed: DeliveredDispute[] = []) {
  return auditReports([now], { asOf: '2026-11-21', earlier, mailed })
}

function found(ruleKey: string, { findings, questions }: { findings: Finding[]; questions: Finding[] }) {
  return [...findings, ...questions].filter((each) => each.ruleKey === ruleKey)
}

const disputed: DeliveredDispute = {
  bureau: 'Equifax',
  deliveredOn: '2026-03-20',
  items: [{ creditor: 'COPPERTREE BANKCARD', accountNumber: '*2222' }],
}

describe('a date of first delinquency that moved between two uploads', () => {
  const before = equifax('2026-03-02', chargedOff)

  it('is a finding that names both dates and asks for the earlier one', () => {
    const now = equifax('2026-11-09', { ...chargedOff, dofd: '2024-06-10' })
    const [finding] = found('reaged_between_uploads', audit(now, [before]))
    expect(finding?.strength).toBe('A')
    expect(finding?.statement).toContain(
      'My Equifax report of March 2, 2026 showed February 10, 2023 for the same account.',
    )
    expect(finding?.request).toContain('correct it to February 10, 2023')
    // Every place shown is in the report that is audited: the older file is not the one that pictures are drawn from.
    expect(finding?.evidence.map(({ printed }) => printed)).toEqual(['2024-06-10'])
  })

  it('takes the place of the other findings on the same date', () => {
    const now = equifax('2026-11-09', { ...chargedOff, dofd: '2024-06-10' })
    const keys = audit(now, [before]).findings.map(({ ruleKey }) => ruleKey)
    expect(keys).toEqual(['reaged_between_uploads'])
  })

  it('is left alone when the account was brought current in between', () => {
    const cured = {
      ...chargedOff,
      dofd: '2024-06-10',
      history: { from: '2026-10', codes: 'CO*22 180 150 120 90 60 30 OK*3 60 30 OK*9' },
    }
    expect(found('reaged_between_uploads', audit(equifax('2026-11-09', cured), [before]))).toEqual([])
  })

  it('is only a strong signal when the history does not reach back to the earlier date', () => {
    const short = {
      ...chargedOff,
      dofd: '2024-06-10',
      history: { from: '2026-10', codes: 'CO*12' },
    }
    const [finding] = found('reaged_between_uploads', audit(equifax('2026-11-09', short), [before]))
    expect(finding?.strength).toBe('B')
  })

  it('is left alone when it moved earlier, or by one month', () => {
    for (const dofd of ['2022-12-10', '2023-03-15'])
      expect(
        found('reaged_between_uploads', audit(equifax('2026-11-09', { ...chargedOff, dofd }), [before])),
      ).toEqual([])
  })

  it('is not read from an account with another number, or from two that may be meant', () => {
    const now = equifax('2026-11-09', { ...chargedOff, dofd: '2024-06-10' })
    const other = equifax('2026-03-02', { ...chargedOff, accountNumber: '*9999' })
    const two = equifax('2026-03-02', chargedOff, { ...chargedOff, opened: '2020-01-01' })
    expect(found('reaged_between_uploads', audit(now, [other]))).toEqual([])
    expect(found('reaged_between_uploads', audit(now, [two]))).toEqual([])
  })

  it('is not read from another bureau, or from a report that is not older', () => {
    const now = equifax('2026-11-09', { ...chargedOff, dofd: '2024-06-10' })
    const elsewhere = makeReport('Experian', { reportDate: '2026-03-02', entries: [chargedOff] })
    const sameDay = equifax('2026-11-09', chargedOff)
    expect(found('reaged_between_uploads', audit(now, [elsewhere, sameDay]))).toEqual([])
  })

  it('is found in a removal date too', () => {
    const words = { ...chargedOff, dofd: null, accountNumber: '2222****' }
    const at = (reportDate: string, removalDate: string) =>
      makeReport('TransUnion', { reportDate, entries: [{ ...words, removalDate }] })
    const now = at('2026-11-09', '2031-05')
    expect(found('reaged_between_uploads', audit(now, [at('2026-03-02', '2030-01')]))).toHaveLength(1)
    expect(found('reaged_between_uploads', audit(now, [at('2026-03-02', '2031-04')]))).toEqual([])
  })
})

describe('an entry that had gone and is back', () => {
  const earlier = [equifax('2026-03-02', chargedOff), equifax('2026-06-02')]
  const now = equifax('2026-11-09', chargedOff)

  it('is a finding when the mail log proves that it was disputed before it went', () => {
    const [finding] = found('deleted_item_back', audit(now, earlier, [disputed]))
    expect(finding?.strength).toBe('B')
    expect(finding?.statement).toContain('was gone from the report of June 2, 2026')
    expect(finding?.statement).toContain('delivered on March 20, 2026')
    expect(finding?.basis.citation).toContain('611(a)(5)(B)')
  })

  it('is a question when nothing proves that it was disputed', () => {
    const [question] = found('deleted_item_back', audit(now, earlier))
    expect(question?.strength).toBe('C')
    expect(question?.question?.text).toContain('deleted after a dispute')
    const late = { ...disputed, deliveredOn: '2026-07-01' }
    expect(found('deleted_item_back', audit(now, earlier, [late]))[0]?.strength).toBe('C')
  })

  it('is nothing when the report without it was read in part', () => {
    const partly = makeReport('Equifax', {
      reportDate: '2026-06-02',
      coverage: { stated: { accounts: 9, hardInquiries: null, publicRecords: null } },
    })
    expect(found('deleted_item_back', audit(now, [equifax('2026-03-02', chargedOff), partly]))).toEqual([])
  })

  it('is nothing when the report without it cannot prove that it was gone', () => {
    const scan = makeReport('Equifax', { reportDate: '2026-06-02', source: 'scan' })
    const unread = makeReport('Equifax', {
      reportDate: '2026-06-02',
      coverage: {
        unread: [{ text: 'COPPERTREE BANKCARD *2222', box: { page: 1, x: 0, y: 0, width: 1, height: 1 } }],
      },
    })
    const merged = makeReport('Equifax', { reportDate: '2026-06-02', family: 'three-bureau-smartcredit' })
    for (const report of [scan, unread, merged])
      expect(found('deleted_item_back', audit(now, [equifax('2026-03-02', chargedOff), report]))).toEqual([])
  })

  it('is nothing when it was there all the time, or came for the first time', () => {
    expect(found('deleted_item_back', audit(now, [equifax('2026-03-02', chargedOff)]))).toEqual([])
    expect(found('deleted_item_back', audit(now, [equifax('2026-06-02')]))).toEqual([])
  })

  it('is nothing when the report in between shows the account with fewer digits', () => {
    const masked = equifax('2026-06-02', { ...chargedOff, accountNumber: null })
    expect(found('deleted_item_back', audit(now, [equifax('2026-03-02', chargedOff), masked]))).toEqual([])
  })
})

describe('an older upload that prints the same', () => {
  it.each(sampleSets)('adds no finding to %s', (set) => {
    const truth = readTruth(set)
    const reports = truthReports(truth)
    const older = reports.map((report) => ({
      ...report,
      reportDate: { ...report.reportDate, value: '2026-01-09' },
    }))
    const keys = (earlier: CreditReport[]) => {
      const { findings, questions } = auditReports(reports, { asOf: truth.asOf, earlier })
      return [...findings, ...questions]
        .map(({ id }) => id)
        .filter((id) => !id.startsWith('dispute_remark_outdated'))
    }
    expect(keys(older)).toEqual(keys([]))
  })
})

describe('the dispute remark and the mail log', () => {
  const remark = 'Account information disputed by consumer'

  it('is missed when the entry was reported while the investigation ran', () => {
    const now = equifax('2026-11-09', { ...chargedOff, reported: '2026-04-10' })
    const [finding] = found('dispute_remark_missing', audit(now, [], [disputed]))
    expect(finding?.strength).toBe('C')
    expect(finding?.question?.text).toContain('with that company itself')
    expect(finding?.statement).toContain('delivered to Equifax on March 20, 2026')
  })

  it.each(['2026-03-25', '2026-05-20'])('is not missed in an entry reported on %s', (reported) => {
    const now = equifax('2026-11-09', { ...chargedOff, reported })
    expect(found('dispute_remark_missing', audit(now, [], [disputed]))).toEqual([])
  })

  it('is not missed for an account that the letter did not name', () => {
    const now = equifax('2026-11-09', { ...chargedOff, accountNumber: '*7777', reported: '2026-04-10' })
    expect(found('dispute_remark_missing', audit(now, [], [disputed]))).toEqual([])
  })

  it('has outlived the investigation 45 days after the delivery', () => {
    const words = { ...chargedOff, remarks: [remark] }
    const late = audit(equifax('2026-11-09', words), [], [disputed])
    expect(found('dispute_remark_outdated', late)).toHaveLength(1)
    const experianWords = [`${remark} (Meets requirement of the Fair Credit Reporting Act).`]
    const same = audit(equifax('2026-11-09', { ...chargedOff, remarks: experianWords }), [], [disputed])
    expect(found('dispute_remark_outdated', same)).toHaveLength(1)
    const early = audit(equifax('2026-05-04', words), [], [disputed])
    expect(found('dispute_remark_outdated', early)).toEqual([])
  })

  it('has outlived the investigation when a report 90 days older shows it', () => {
    const words = { ...chargedOff, remarks: [remark] }
    const older = equifax('2026-06-02', words)
    expect(found('dispute_remark_outdated', audit(equifax('2026-11-09', words), [older]))).toHaveLength(1)
    expect(found('dispute_remark_outdated', audit(equifax('2026-08-20', words), [older]))).toEqual([])
    expect(found('dispute_remark_outdated', audit(equifax('2026-07-01', words), [older]))).toEqual([])
  })

  it('says nothing without a date, and nothing of a remark on how an investigation ended', () => {
    const words = { ...chargedOff, remarks: [remark] }
    expect(found('dispute_remark_outdated', audit(equifax('2026-11-09', words), []))).toEqual([])
    const ended = { ...chargedOff, remarks: ['Completed investigation of FCRA dispute - consumer disagrees'] }
    expect(found('dispute_remark_outdated', audit(equifax('2026-11-09', ended), [], [disputed]))).toEqual([])
  })
})
