import { describe, expect, it } from 'vitest'
import { type EntryWords, makeReport } from '../../../test/support/make-report.ts'
import { sampleCase } from '../../../test/support/sample-case.ts'
import { soaked } from '../../../test/support/soak-share.ts'
import { auditReports } from '../audit/audit-reports.ts'
import type { Finding } from '../audit/finding.ts'
import type { Bureau, CreditReport } from '../report/credit-report.ts'
import { compareReports } from './compare-reports.ts'

const card: EntryWords = {
  creditor: 'ALDER BANK',
  accountNumber: '*4147',
  type: 'Credit Card',
  opened: '2019-03-05',
  status: 'Charge Off',
  balance: 500,
  pastDue: 900,
  creditLimit: 2000,
  highBalance: 1900,
  dofd: '2022-04-01',
}
const other: EntryWords = {
  creditor: 'BIRCH CREDIT UNION',
  accountNumber: '*8822',
  type: 'Auto Loan',
  opened: '2020-07-01',
  status: 'Pays As Agreed',
  balance: 4000,
  highBalance: 12_000,
}

function reportOf(
  entries: EntryWords[],
  reportDate = '2026-11-09',
  bureau: Bureau = 'Equifax',
): CreditReport {
  return makeReport(bureau, { reportDate, entries })
}
const later = (entries: EntryWords[]) => reportOf(entries, '2027-01-10')

function findingsIn(report: CreditReport, key: string, others: CreditReport[] = []): Finding[] {
  const { findings, questions } = auditReports([report, ...others], { asOf: report.reportDate.value })
  const found = [...findings, ...questions].filter(({ ruleKey }) => ruleKey === key)
  if (found.length === 0) throw new Error(`${key} does not fire`)
  return found
}

const before = reportOf([card, other])
const disputed = findingsIn(before, 'past_due_exceeds_balance')

describe('an item disputed with a bureau, by the next report of that bureau', () => {
  it('is not deleted because a page of that report is missing', () => {
    const whole = later([other])
    const lacking = (touched: string[]): CreditReport => ({
      ...whole,
      coverage: { ...whole.coverage, missing: { pages: [2], count: 1, of: 5, touched } },
    })
    expect(compareReports(before, whole, disputed, [])).toMatchObject([{ outcome: 'deleted' }])
    expect(compareReports(before, lacking([]), disputed, [])).toMatchObject([{ outcome: 'no_answer' }])
    const changed = later([{ ...card, pastDue: 100 }, other])
    const [id = ''] = changed.accounts.map((account) => account.id)
    const cut = {
      ...changed,
      coverage: { ...whole.coverage, missing: { pages: [2], count: 1, of: 5, touched: [id] } },
    }
    expect(compareReports(before, cut, disputed, [])).toMatchObject([{ outcome: 'no_answer' }])
  })

  it('is deleted when the entry is gone, whatever became of its number in the list', () => {
    expect(compareReports(before, later([other]), disputed, [])).toEqual([
      { fingerprint: disputed[0]?.fingerprint, outcome: 'deleted', said: null, evidence: [] },
    ])
  })

  it('is not called deleted when the report was not read completely', () => {
    const missed = later([other])
    missed.coverage.stated.accounts = 2
    expect(compareReports(before, missed, disputed, [])[0]?.outcome).toBe('no_answer')
    const named = later([other])
    named.coverage.unread.push({
      text: 'Alder Bank continued',
      box: { page: 2, x: 0, y: 0, width: 9, height: 9 },
    })
    expect(compareReports(before, named, disputed, [])[0]?.outcome).toBe('no_answer')
  })

  it('is not called deleted by a part of a report', () => {
    expect(compareReports(before, later([]), disputed, [])[0]?.outcome).toBe('no_answer')
    const counted = later([])
    counted.coverage.stated.accounts = 0
    expect(compareReports(before, counted, disputed, [])[0]?.outcome).toBe('deleted')
  })

  it('is verified when it stands as it was, and shows the lines of the new report', () => {
    const [item] = compareReports(before, later([other, card]), disputed, [])
    expect(item?.outcome).toBe('verified')
    expect(item?.said).toBe('Amount past due: 900; Balance: 500')
    expect(item?.evidence.map(({ itemId, field }) => [itemId, field])).toEqual([
      ['equifax-02', 'pastDue'],
      ['equifax-02', 'balance'],
    ])
  })

  it('is not yet verified by a report from the time in which the bureau may still be at work', () => {
    const after = later([card, other])
    const outcome = (runsUntil: string) =>
      compareReports(before, after, disputed, [], { runsUntil }).map((item) => [item.outcome, item.said])
    expect(outcome('2027-01-10')).toEqual([['no_answer', null]])
    expect(outcome('2027-01-09')).toEqual([['verified', 'Amount past due: 900; Balance: 500']])
    expect(
      compareReports(before, later([other]), disputed, [], { runsUntil: '2027-01-31' })[0]?.outcome,
    ).toBe('deleted')
  })

  it('is corrected when the line changed and no rule finds fault any more', () => {
    const after = later([other, { ...card, pastDue: 500 }])
    expect(compareReports(before, after, disputed, [])).toMatchObject([
      { outcome: 'corrected', said: 'Amount past due: 500; Balance: 500' },
    ])
  })

  it('is changed and still wrong when the same rule, or another one about that line, still fires', () => {
    expect(compareReports(before, later([{ ...card, pastDue: 700 }, other]), disputed, [])[0]?.outcome).toBe(
      'changed_still_wrong',
    )
    const paid = { ...card, status: 'Paid, Was a Charge Off', balance: 0, pastDue: 300 }
    expect(compareReports(before, later([paid, other]), disputed, [])[0]?.outcome).toBe('changed_still_wrong')
  })

  it('is verified when its lines stand and another finding only took the place of the old one', () => {
    const current = { ...other, pastDue: 100 }
    const first = reportOf([current, card])
    const items = findingsIn(first, 'past_due_on_current_account')
    expect(compareReports(first, later([{ ...current, balance: 50 }, card]), items, [])).toMatchObject([
      { outcome: 'verified' },
    ])
  })

  it('is re-aged when a date moved later without a current month between', () => {
    const history = { from: '2026-10', codes: 'CO*30' }
    const first = reportOf([{ ...card, history }, other])
    const items = findingsIn(first, 'past_due_exceeds_balance')
    const moved = later([{ ...card, history, dofd: '2023-09-01', pastDue: 500 }, other])
    expect(compareReports(first, moved, items, [])).toMatchObject([{ outcome: 'reaged' }])
    expect(compareReports(first, moved, items, [])[0]?.said).toContain(
      'Date of first delinquency: 2023-09-01',
    )
    const cured = { from: '2026-10', codes: 'CO*30 OK*12' }
    const fresh = later([{ ...card, history: cured, dofd: '2023-09-01', pastDue: 500 }, other])
    expect(compareReports(first, fresh, items, [])[0]?.outcome).toBe('corrected')
    const sameMonth = later([{ ...card, history, dofd: '2022-04-15', pastDue: 500 }, other])
    expect(compareReports(first, sameMonth, items, [])[0]?.outcome).toBe('corrected')
  })

  it('is reinserted when an earlier answer had deleted it and it is back', () => {
    const fingerprint = disputed[0]?.fingerprint ?? ''
    const previously = [{ fingerprint, outcome: 'deleted' as const }]
    expect(compareReports(before, later([card, other]), disputed, previously)[0]?.outcome).toBe('reinserted')
    expect(compareReports(before, later([other]), disputed, previously)[0]?.outcome).toBe('deleted')
    // The report in between does not have it, so that the number as printed in the letter tells.
    const between = reportOf([other])
    expect(compareReports(between, later([other, card]), disputed, previously)[0]?.outcome).toBe('reinserted')
    const hidden = later([other, { ...card, accountNumber: '4147XXXX' }])
    expect(compareReports(between, hidden, disputed, previously)[0]?.outcome).toBe('no_answer')
  })

  it('has no answer when two entries could be the one', () => {
    const twin = { ...card, accountNumber: undefined }
    const first = reportOf([{ ...twin, pastDue: 900 }, other])
    const items = findingsIn(first, 'past_due_exceeds_balance')
    expect(compareReports(first, later([twin, twin]), items, [])[0]?.outcome).toBe('no_answer')
  })

  it('has no answer when the account changed beyond recognition', () => {
    const changed = { ...card, accountNumber: '*9999', opened: '2024-01-01', highBalance: 7, creditLimit: 9 }
    expect(compareReports(before, later([changed, other]), disputed, [])[0]?.outcome).toBe('deleted')
    const half = { ...card, accountNumber: undefined, opened: '2021-05-01', highBalance: 7, creditLimit: 9 }
    expect(compareReports(before, later([half, other]), disputed, [])[0]?.outcome).toBe('no_answer')
  })

  it('takes no line that another layout leaves out for a correction', () => {
    const sparse = { ...later([{ ...card, pastDue: undefined }, other]), family: 'labelled' as const }
    expect(compareReports(before, sparse, disputed, [])[0]?.outcome).toBe('no_answer')
  })

  it('says nothing of items disputed with other bureaus', () => {
    const experian = disputed.map((finding) => ({ ...finding, bureaus: ['Experian' as const] }))
    expect(compareReports(before, later([other]), experian, [])).toEqual([])
  })
})

describe('items that are no account', () => {
  it('finds one of two repeated entries deleted', () => {
    const twice = reportOf([card, other, { ...card, creditor: 'ALDER BANK NA' }])
    const items = findingsIn(twice, 'duplicate_tradeline')
    expect(compareReports(twice, later([card, other]), items, [])[0]?.outcome).toBe('deleted')
    expect(
      compareReports(twice, later([other, card, { ...card, creditor: 'ALDER BANK NA' }]), items, [])[0]
        ?.outcome,
    ).toBe('verified')
  })

  it('finds an inquiry deleted, verified or made a soft one', () => {
    const inquiries = [
      { name: 'CEDAR AUTO', date: '2026-03-04' },
      { name: 'DOGWOOD BANK', date: '2023-02-01' },
    ]
    const first = makeReport('Equifax', { inquiries })
    const items = findingsIn(first, 'obsolete_hard_inquiry')
    const after = (names: { name: string; date: string; kind?: 'hard' | 'soft' }[]) =>
      makeReport('Equifax', { reportDate: '2027-01-10', inquiries: names })
    const outcome = (names: Parameters<typeof after>[0]) =>
      compareReports(first, after(names), items, [])[0]?.outcome
    expect(outcome([{ name: 'CEDAR AUTO', date: '2026-03-04' }])).toBe('deleted')
    expect(outcome([...inquiries].reverse())).toBe('verified')
    expect(outcome([{ name: 'DOGWOOD BANK', date: '2023-02-01', kind: 'soft' }])).toBe('corrected')
  })

  it('finds a wrong address deleted or still listed', () => {
    const home = '12 ELM ST, SALEM, MA 01970'
    const wrong = '9 FAR RD, RENO, NV 89501'
    const others = [makeReport('Experian', { addresses: [home] })]
    const first = makeReport('Equifax', { addresses: [home, wrong] })
    const items = findingsIn(first, 'unknown_address', others)
    const outcome = (addresses: string[]) =>
      compareReports(first, makeReport('Equifax', { reportDate: '2027-01-10', addresses }), items, [], {
        others,
      })[0]?.outcome
    expect(outcome([home])).toBe('deleted')
    expect(outcome([wrong, home])).toBe('verified')
  })

  it('judges a rule that compares bureaus only with the others’ reports at hand', () => {
    const entry: EntryWords = { ...other, balance: 4000, reported: '2026-10-31' }
    const others = (['Experian', 'TransUnion'] as const).map((bureau) =>
      reportOf([{ ...entry, type: 'Auto Loan', opened: '2020-07-01' }], '2026-11-09', bureau),
    )
    const first = reportOf([{ ...entry, opened: '2021-01-01' }])
    const items = findingsIn(first, 'cross_opened_mismatch', others)
    const right = later([entry])
    expect(compareReports(first, right, items, [], { others })[0]?.outcome).toBe('corrected')
    // Without them, the value that the others printed in the dispute tells.
    expect(compareReports(first, right, items, [])[0]?.outcome).toBe('corrected')
    const unknown = later([{ ...entry, opened: '2020-11-20' }])
    expect(compareReports(first, unknown, items, [])[0]?.outcome).toBe('no_answer')
    expect(compareReports(first, unknown, items, [], { others })[0]?.outcome).toBe('changed_still_wrong')
  })
})

describe('the reports of the sample sets', () => {
  it('verify every item when nothing changes, in whatever order, and lose exactly what is taken away', () => {
    for (const set of soaked(['set-1'] as const, ['set-1', 'set-3', 'set-5'] as const)) {
      const { reports, findings } = sampleCase(set)
      for (const report of reports) {
        const others = reports.filter((each) => each !== report)
        const own = findings.filter(({ bureaus }) => bureaus.includes(report.bureau))
        const same = compareReports(
          report,
          turned(report, () => true),
          own,
          [],
          { others },
        )
        expect(same.filter(({ outcome }) => outcome !== 'verified')).toEqual([])
        const [first] = own.filter(({ evidence }) => evidence[0]?.bureau === report.bureau)
        const id = first?.evidence[0]?.itemId
        const gone = compareReports(
          report,
          turned(report, (each) => each !== id),
          own,
          [],
          { others },
        )
        for (const [at, { outcome }] of gone.entries()) {
          const lines = own[at]?.evidence.filter(({ bureau }) => bureau === report.bureau) ?? []
          if (lines.every(({ itemId }) => itemId === id)) expect(outcome).toBe('deleted')
          else if (lines.every(({ itemId }) => itemId !== id)) expect(outcome).toBe('verified')
        }
      }
    }
  })
})

/** The report with its accounts and inquiries in the other order, under other ids, some left out. */
function turned(report: CreditReport, keep: (id: string) => boolean): CreditReport {
  const again = <T extends { id: string }>(items: T[], name: string): T[] =>
    items
      .filter(({ id }) => keep(id))
      .reverse()
      .map((item, at) => ({ ...item, id: `${report.bureau.toLowerCase()}${name}-${at + 60}` }))
  const accounts = again(report.accounts, '')
  const { stated, found, unread } = report.coverage
  return {
    ...report,
    accounts,
    inquiries: again(report.inquiries, '-inquiry'),
    publicRecords: again(report.publicRecords, '-record'),
    coverage: { stated: { ...stated, accounts: accounts.length, hardInquiries: null }, found, unread },
  }
}
