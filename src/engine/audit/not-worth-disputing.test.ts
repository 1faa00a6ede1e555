import { describe, expect, it } from 'vitest'
import { type EntryWords, makeReport } from '../../../test/support/make-report.ts'
import { readTruth, sampleSets, truthReports } from '../../../test/support/truth-report.ts'
import type { CreditReport } from '../report/credit-report.ts'
import { auditReports } from './audit-reports.ts'
import { notWorthDisputing } from './not-worth-disputing.ts'

function listFor(reports: CreditReport[], asOf = '2026-11-09') {
  const { findings, questions } = auditReports(reports, { asOf })
  return { list: notWorthDisputing(reports, findings, questions), findings, questions }
}

function whatOf(...entries: EntryWords[]): string[] {
  return listFor([makeReport('Equifax', { entries })]).list.map(({ what }) => what)
}

const card: EntryWords = {
  creditor: 'DISCOVER BANK',
  accountNumber: '*5145',
  type: 'Credit Card',
  opened: '2019-04-20',
  status: 'Pays As Agreed',
  balance: 1200,
  creditLimit: 4000,
}

describe('what is not worth disputing', () => {
  it.each(sampleSets)(
    'lists in %s the accurate accounts that look like an error, unless the client is asked about them',
    (set) => {
      const truth = readTruth(set)
      const reports = truthReports(truth)
      const { list, questions } = listFor(reports, truth.asOf)
      const asked = questions.flatMap(({ accounts }) => accounts)
      const idsOf = (trueId: string) =>
        reports.flatMap((report, r) =>
          report.accounts.flatMap(({ id }, at) =>
            truth.reports[r]?.accounts[at]?.trueId === trueId ? [id] : [],
          ),
        )
      const notListed = truth.decoys.filter(
        ({ trueId }) =>
          trueId !== null && ![...list, ...asked].some(({ itemId }) => idsOf(trueId).includes(itemId)),
      )
      expect(notListed).toEqual([])
    },
  )

  it.each(sampleSets)(
    'lists in %s nothing that a finding or a question is about, and nothing twice',
    (set) => {
      const truth = readTruth(set)
      const { list, findings, questions } = listFor(truthReports(truth), truth.asOf)
      const inQuestion = [...findings, ...questions].flatMap(({ accounts, bureaus }) =>
        accounts.filter(({ bureau }) => bureaus.includes(bureau)).map(({ itemId }) => itemId),
      )
      expect(list.filter(({ itemId }) => inQuestion.includes(itemId))).toEqual([])
      expect(new Set(list.map(({ itemId }) => itemId)).size).toBe(list.length)
      for (const { what, why } of list) {
        expect(what).toMatch(/^[A-Z]/)
        expect(why).toMatch(/^[A-Z$].*\.$/)
        expect(why).not.toMatch(/undefined|null|NaN|\d{4}-\d{2}/)
      }
    },
  )

  it('says of a closed account with a balance that it is no violation', () => {
    const { list } = listFor([
      makeReport('Equifax', { entries: [{ ...card, remarks: ['Account Closed By Consumer'] }] }),
    ])
    expect(list).toEqual([
      {
        bureau: 'Equifax',
        itemId: 'equifax-01',
        creditor: 'DISCOVER BANK',
        what: 'Closed account with a balance',
        why: 'An account may be closed and still be paid off: the $1,200 is what was owed when this was reported. A closed account with a balance is no violation.',
      },
    ])
  })

  it('lists nothing of an account in good order that looks like nothing else', () => {
    expect(whatOf(card)).toEqual([])
  })

  it('says of a collector’s later date opened that it is in order', () => {
    const sold = {
      ...card,
      status: 'Charge Off',
      balance: 0,
      highBalance: 3000,
      remarks: ['Account Transferred or Sold'],
    }
    const buyer = {
      creditor: 'LVNV FUNDING LLC',
      originalCreditor: 'DISCOVER BANK',
      accountNumber: '*0744',
      type: 'Debt Buyer Account',
      opened: '2024-11-02',
      status: 'Collection',
      balance: 3000,
    }
    const { list } = listFor([makeReport('Equifax', { entries: [sold, buyer] })])
    expect(list.map(({ what }) => what)).toEqual(['Charged-off account', 'Collection account'])
    expect(list[1]?.why).toContain('does not begin the seven years anew')
  })

  it('lists a hard inquiry that led to an account, and none that is a question', () => {
    const report = makeReport('Equifax', {
      entries: [{ ...card, opened: '2026-02-10' }],
      inquiries: [
        { name: 'DISCOVER BANK', date: '2026-02-01' },
        { name: 'HARBOR AUTO', date: '2026-02-01' },
        { name: 'DISCOVER BANK', date: '2026-01-20', kind: 'soft' },
      ],
    })
    expect(listFor([report]).list.map(({ itemId, what }) => `${itemId} ${what}`)).toEqual([
      'equifax-inquiry-01 Hard inquiry that led to an account',
    ])
  })

  it('says of two cards of one bank that they are two', () => {
    expect(whatOf(card, { ...card, accountNumber: '*9999', opened: '2021-01-01' })).toEqual([
      'Second account of the same company',
    ])
    expect(whatOf(card, { ...card, creditor: 'OTHER BANK', accountNumber: '*9999' })).toEqual([])
  })

  it('says once that a balance differs between bureaus', () => {
    const { list } = listFor([
      makeReport('Equifax', { entries: [{ ...card, reported: '2026-10-11' }] }),
      makeReport('TransUnion', {
        entries: [{ ...card, accountNumber: null, balance: 1260, reported: '2026-09-12' }],
      }),
    ])
    expect(list.map(({ what }) => what)).toEqual(['Balance differs between bureaus'])
    expect(list[0]?.why).toContain('$1,200 at Equifax and $1,260 at TransUnion')
  })

  it('does not call an entry accurate that only shows what another one contradicts', () => {
    const late = { ...card, type: 'Credit Card', status: 'Charge Off', balance: 900, reported: '2026-10-11' }
    const reports = [
      makeReport('Equifax', { entries: [{ ...late, dofd: '2021-01-10' }] }),
      makeReport('TransUnion', {
        entries: [{ ...late, accountNumber: null, type: 'Revolving Account', removalDate: '2030-12' }],
      }),
    ]
    const { list, findings } = listFor(reports)
    expect(findings.map(({ ruleKey }) => ruleKey)).toContain('dofd_mismatch_bureaus')
    expect(list).toHaveLength(1)
    expect(list[0]).toMatchObject({ bureau: 'Equifax', what: 'Charged-off account' })
    expect(list[0]?.why).toContain('is what it is compared with')
  })

  it('looks at the newest report of a bureau alone', () => {
    const older = makeReport('Equifax', {
      reportDate: '2026-01-05',
      entries: [{ ...card, status: 'Charge Off' }],
    })
    expect(notWorthDisputing([older, makeReport('Equifax')], [], [])).toEqual([])
    expect(notWorthDisputing([older], [], [])).toHaveLength(1)
  })
})
