import { beforeAll, describe, expect, it } from 'vitest'
import type { WholeSet } from '../../../../test/support/hard-files/dropped-pages.ts'
import { readWholeSet } from '../../../../test/support/hard-files/whole-set.ts'
import { makeReport } from '../../../../test/support/make-report.ts'
import { renameLabel } from '../../../../test/support/mutate-pages/rename-label.ts'
import { nonsense } from '../../../../test/support/mutate-pages/synonyms.ts'
import { soaked } from '../../../../test/support/soak-share.ts'
import { linesOf } from '../../read/lines.ts'
import type { Page, Word } from '../../read/positioned-text.ts'
import type { CreditReport, Tradeline, UnprovenPart } from '../credit-report.ts'
import { reportsOf } from '../read-report.ts'
import { proveReading } from './prove-reading.ts'
import { provenPart } from './proven-part.ts'

const plain = { creditor: 'MERIDIAN BANK', accountNumber: '4455XXXX', opened: '2020-03-04', balance: 10 }

function unprovenIn(report: CreditReport): UnprovenPart[] {
  const [proven] = proveReading([report], [])
  return proven?.coverage.unproven ?? []
}

/** The first account with some of its values changed. */
function withAccount(change: (account: Tradeline) => Partial<Tradeline>, words = {}): CreditReport {
  const report = makeReport('Equifax', { entries: [{ ...plain, ...words }] })
  return { ...report, accounts: report.accounts.map((account) => ({ ...account, ...change(account) })) }
}

const history = { from: '2026-05', codes: 'OK OK 30 OK' }

describe('a reading', () => {
  let set1: WholeSet
  beforeAll(async () => {
    set1 = await readWholeSet('set-1')
  })

  it('is proven where every block, month and value is as it can be', () => {
    expect(unprovenIn(withAccount(() => ({}), { history }))).toEqual([])
  })

  it('has one code a month', () => {
    const twice = withAccount(
      ({ history: months }) => ({
        history: [...months, ...months.map((month) => ({ ...month, code: '60' as const }))],
      }),
      { history },
    )
    expect(unprovenIn(twice)).toEqual([{ item: 'equifax-01', part: 'history', because: 'two_codes_a_month' }])
    const printedTwice = withAccount(({ history: months }) => ({ history: [...months, ...months] }), {
      history,
    })
    expect(unprovenIn(printedTwice)).toEqual([])
  })

  it('has no history from before the opening, but of a debt that was taken over', () => {
    const early = { history, opened: '2026-05-20' }
    expect(unprovenIn(withAccount(() => ({}), early))).toEqual([
      { item: 'equifax-01', part: 'history', because: 'before_opening' },
    ])
    expect(unprovenIn(withAccount(() => ({}), { ...early, type: 'Debt Buyer Account' }))).toEqual([])
    // Months without data before the opening say nothing.
    expect(
      unprovenIn(withAccount(() => ({}), { ...early, history: { from: '2026-05', codes: 'OK OK ND ND' } })),
    ).toEqual([])
  })

  it.each([
    ['opened', '2020-31-01'],
    ['dofd', '1819-04-01'],
    ['balance', 12_345_678_901],
    ['status', 'Date Opened:'],
    ['responsibility', '$1,250'],
    ['accountNumber', 'your payment history'],
  ] as const)('has no %s that reads %s', (field, value) => {
    const report = withAccount(({ creditor }) => ({ [field]: { ...creditor, value, raw: String(value) } }))
    expect(unprovenIn(report)).toEqual([{ item: 'equifax-01', part: field, because: 'wrong_form' }])
    const [account] = provenPart(proveReading([report], [])[0] ?? report).accounts
    expect(account?.[field]).toBeNull()
  })

  it('does not take a field for empty whose value may stand in a line that was not understood', () => {
    const file = set1.files.find(({ file: each }) => each === 'equifax.pdf')
    if (file === undefined) throw new Error('no file')
    const reading = reportsOf(renameLabel(file.pages, 'Credit Limit', nonsense))
    const [report] = reading.ok ? reading.reports : []
    const hiding = (field: string) =>
      (report?.coverage.unproven ?? [])
        .filter(({ part, because }) => part === field && because === 'perhaps_printed')
        .map(({ item }) => item)
    // Four limits are printed, and the fifth card's is empty in the report itself.
    expect(hiding('creditLimit').length).toBeGreaterThanOrEqual(4)
    expect(hiding('creditLimit')).not.toContain('equifax-05')
    expect(hiding('originalCreditor')).toEqual([])
  })

  it('of an account whose type may stand in a line that was not understood is out', () => {
    const file = set1.files.find(({ file: each }) => each === 'equifax.pdf')
    if (file === undefined) throw new Error('no file')
    const reading = reportsOf(renameLabel(file.pages, 'Loan/Account Type', nonsense))
    const [report] = reading.ok ? reading.reports : []
    const unknown =
      report?.accounts.filter(({ type, section }) => type === null && section !== 'collections') ?? []
    expect(unknown.length).toBeGreaterThan(1)
    const kept = report === undefined ? [] : provenPart(report).accounts
    expect(kept.filter(({ id }) => unknown.some((account) => account.id === id))).toEqual([])
  })

  it('of fewer accounts than the report counts proves nothing by what is not there', () => {
    const stated = { accounts: 3, hardInquiries: null, publicRecords: null }
    const report = withAccount(() => ({}))
    const counted = { ...report, coverage: { ...report.coverage, stated } }
    expect(unprovenIn(counted)).toEqual([{ item: 'accounts', part: 'all', because: 'count' }])
    expect(provenPart(counted).accounts).toHaveLength(1)
  })

  it('of more accounts than the report counts leaves out those that hold next to nothing', () => {
    const report = makeReport('Equifax', {
      entries: [plain, { creditor: 'PAYMENT HISTORY' }],
      coverage: { stated: { accounts: 1, hardInquiries: null, publicRecords: null } },
    })
    expect(unprovenIn(report).map(({ item }) => item)).toEqual(['accounts', 'equifax-02'])
  })
})

/** How many accounts of each report lose their heading, one after the other; the report is read anew for each. */
const [some = 0] = soaked([1], [4])

describe('an account whose heading was not understood', () => {
  let set: WholeSet
  beforeAll(async () => {
    set = await readWholeSet('set-1')
  })

  /** The pages without the lines that name the creditor where its account begins. */
  function withoutHeading(pages: readonly Page[], { creditor }: Tradeline): Page[] {
    return pages.map((page) => {
      const lost = new Set<Word>(
        linesOf(page)
          .filter(({ box }) => box.page === creditor.box.page && Math.abs(box.y - creditor.box.y) < 3)
          .flatMap(({ words }) => words),
      )
      return { ...page, words: page.words.filter((word) => !lost.has(word)) }
    })
  }

  it.each(['equifax.pdf', 'experian.pdf', 'transunion.pdf'])(
    'gives nothing to the account before it that counts (%s)',
    (name) => {
      const file = set.files.find(({ file: each }) => each === name)
      const [whole] = file?.reading.ok ? file.reading.reports : []
      if (file === undefined || whole === undefined) throw new Error('no report')
      const valuesOf = ({ creditor, accountNumber, balance, status, opened }: Tradeline) =>
        [creditor, accountNumber, balance, status, opened].map((value) => value?.value ?? null)
      const known = whole.accounts.map(valuesOf)
      // What is lost is lost; nothing may stand in an account that is another one's.
      const isOfOne = (account: Tradeline) =>
        known.some((values) => valuesOf(account).every((value, at) => value === null || value === values[at]))
      for (const account of whole.accounts.slice(1, 1 + some)) {
        const reading = reportsOf(withoutHeading(file.pages, account))
        if (!reading.ok) continue
        for (const report of reading.reports)
          expect(provenPart(report).accounts.filter((each) => !isOfOne(each))).toEqual([])
      }
    },
  )
})
