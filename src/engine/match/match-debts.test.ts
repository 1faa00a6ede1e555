import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type EntryWords, makeReport } from '../../../test/support/make-report.ts'
import { readTruth, sampleSets, truthReports } from '../../../test/support/truth-report.ts'
import { bureaus, type CreditReport } from '../report/credit-report.ts'
import { debtsAcrossBureaus } from './debts-across-bureaus.ts'
import { matchAccounts, matchDebts } from './match-debts.ts'

function debtsOf(reports: CreditReport[]) {
  return matchDebts(matchAccounts(reports))
}

describe('matching accounts across bureaus', () => {
  it.each(sampleSets)('joins in %s exactly the entries of one account', (set) => {
    const truth = readTruth(set)
    const reports = truthReports(truth)
    const trueIds = new Map(
      reports.flatMap((report, r) =>
        report.accounts.map((account, at) => [account.id, truth.reports[r]?.accounts[at]?.trueId] as const),
      ),
    )
    const groups = matchAccounts(reports)
    for (const { entries } of groups) {
      expect(new Set(entries.map(({ id }) => trueIds.get(id))).size, entries.map(({ id }) => id).join()).toBe(
        1,
      )
    }
    // An account is split only where one bureau lists it twice.
    const twice = truth.planted.filter(({ ruleKey }) => ruleKey === 'duplicate_tradeline').length
    expect(groups).toHaveLength(new Set(trueIds.values()).size + twice)
  })

  it('does not depend on the order of the reports or of their accounts', () => {
    const reports = truthReports(readTruth('set-3'))
    const expected = debtsOf(reports).map(({ id }) => id)
    fc.assert(
      fc.property(
        fc.shuffledSubarray(reports, { minLength: reports.length }),
        fc.boolean(),
        (shuffled, turned) => {
          const given = turned
            ? shuffled.map((report) => ({ ...report, accounts: [...report.accounts].reverse() }))
            : shuffled
          expect(debtsOf(given).map(({ id }) => id)).toEqual(expected)
        },
      ),
      { numRuns: 10 },
    )
  })

  it('keeps every entry exactly once, and one bureau at most once in an account', () => {
    const amount = fc.integer({ min: 0, max: 20_000 })
    const entry: fc.Arbitrary<EntryWords> = fc.record({
      creditor: fc.constantFrom('CAPITAL ONE', 'CHASE CARD', 'JPMCB CARD SERVICES', 'LVNV FUNDING LLC'),
      accountNumber: fc.option(fc.constantFrom('*1234', '414700XXXXXXXXXX', '414700123456****')),
      type: fc.constantFrom('Credit Card', 'Revolving Account', 'Collection', 'Student Loan'),
      opened: fc.option(fc.constantFrom('2020-01-05', '2020-01-20', '2022-06-01', '2019')),
      balance: fc.option(amount),
      highBalance: fc.option(amount),
    })
    const entries = fc.array(entry, { maxLength: 6 })
    fc.assert(
      fc.property(entries, entries, entries, (a, b, c) => {
        const reports = [a, b, c].map((each, at) => makeReport(bureaus[at] ?? 'Experian', { entries: each }))
        const debts = debtsOf(reports)
        const all = debts.flatMap(({ accounts }) =>
          accounts.flatMap((account) => account.entries.map(({ id }) => id)),
        )
        expect(all.sort()).toEqual(reports.flatMap((report) => report.accounts.map(({ id }) => id)).sort())
        for (const { entries: joined } of debts.flatMap(({ accounts }) => accounts)) {
          expect(new Set(joined.map(({ bureau }) => bureau)).size).toBe(joined.length)
        }
      }),
      { numRuns: 60 },
    )
  })

  it('joins accounts of unknown lenders, however each bureau shortens the name', () => {
    const word = fc
      .array(fc.tuple(fc.constantFrom(...'BCDFGKLMNPRSTV'), fc.constantFrom(...'AEIOU')), {
        minLength: 3,
        maxLength: 4,
      })
      .map((syllables) => syllables.flat().join(''))
    const lender = fc.uniqueArray(word, { minLength: 2, maxLength: 3 })
    const shorten = (words: string[]) =>
      words.map((each) => `${each[0]}${each.slice(1).replace(/[AEIOU]/g, '')}`).join(' ')
    fc.assert(
      fc.property(
        fc.uniqueArray(lender, { minLength: 2, maxLength: 5, selector: (words) => words[0] }),
        (lenders) => {
          const made = (name: (words: string[]) => string, type: string): EntryWords[] =>
            lenders.map((words, at) => ({
              creditor: name(words),
              type,
              opened: `20${15 + at}-03-14`,
              creditLimit: 1000 + at * 700,
              highBalance: 800 + at * 333,
              reported: '2026-10-10',
            }))
          const groups = matchAccounts([
            makeReport('Experian', { entries: made((words) => `${words.join(' ')} BANK`, 'Credit card') }),
            makeReport('Equifax', { entries: made((words) => `${words.join(' ')} BANK NA`, 'Credit Card') }),
            makeReport('TransUnion', {
              entries: made((words) => `${shorten(words)} BK`, 'Revolving Account'),
            }),
          ])
          expect(groups).toHaveLength(lenders.length)
        },
      ),
      { numRuns: 60 },
    )
  })

  it('keeps two cards of one bank apart', () => {
    const card = (opened: string, accountNumber: string, creditLimit: number): EntryWords => ({
      creditor: 'CAPITAL ONE',
      type: 'Credit card',
      opened,
      accountNumber,
      creditLimit,
    })
    const groups = matchAccounts([
      makeReport('Experian', {
        entries: [card('2020-01-05', '414709XXXXXXXXXX', 3000), card('2021-07-02', '517805XXXXXXXXXX', 500)],
      }),
      makeReport('Equifax', {
        entries: [card('2021-07-02', '*1111', 500), card('2020-01-05', '*2222', 3000)],
      }),
    ])
    expect(groups.map(({ entries }) => entries.map(({ id }) => id).sort())).toEqual([
      ['equifax-01', 'experian-02'],
      ['equifax-02', 'experian-01'],
    ])
  })
})

describe('matching a debt through its owners', () => {
  const soldCard: EntryWords = {
    creditor: 'CITI CARDS CBNA',
    type: 'Credit Card',
    opened: '2020-08-21',
    status: 'Charge Off',
    balance: 0,
    highBalance: 12_862,
  }
  const buyer: EntryWords = {
    creditor: 'LVNV FUNDING LLC',
    originalCreditor: 'CITICARDS CBNA (Financial)',
    type: 'Debt Buyer Account',
    opened: '2023-08-30',
    balance: 12_862,
  }

  it('joins the original creditor and the debt buyer that names it', () => {
    const [debt, ...others] = debtsOf([makeReport('Equifax', { entries: [soldCard, buyer] })])
    expect(others).toEqual([])
    expect(debtsAcrossBureaus(debt === undefined ? [] : [debt])).toEqual([
      {
        id: 'equifax-01/equifax-02',
        label: 'CITI CARDS CBNA',
        members: [
          { bureau: 'Equifax', accountId: 'equifax-01' },
          { bureau: 'Equifax', accountId: 'equifax-02' },
        ],
      },
    ])
  })

  it('keeps another debt to the same creditor apart', () => {
    const other = { ...buyer, balance: 4_100, originalAmount: 4_100 }
    expect(debtsOf([makeReport('Equifax', { entries: [soldCard, other] })])).toHaveLength(2)
  })

  it('keeps a debt apart that was collected before the account was opened', () => {
    expect(
      debtsOf([makeReport('Equifax', { entries: [soldCard, { ...buyer, opened: '2018-01-01' }] })]),
    ).toHaveLength(2)
  })
})
