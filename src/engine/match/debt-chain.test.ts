import { describe, expect, it } from 'vitest'
import { type EntryWords, makeReport } from '../../../test/support/make-report.ts'
import type { CreditReport } from '../report/credit-report.ts'
import { debtChain } from './debt-chain.ts'
import { matchAccounts, matchDebts } from './match-debts.ts'

function chainsOf(...reports: CreditReport[]) {
  return matchDebts(matchAccounts(reports)).flatMap((debt) => debtChain(debt) ?? [])
}

const original: EntryWords = {
  creditor: 'CITI CARDS CBNA',
  accountNumber: '*4471',
  type: 'Credit Card',
  opened: '2018-08-21',
  status: 'Charge Off',
  balance: 0,
  chargeOffAmount: 3100,
  highBalance: 3100,
  dofd: '2022-01-15',
}
const agency: EntryWords = {
  creditor: 'SUMMIT RIDGE ADJUSTMENT',
  originalCreditor: 'CITIBANK NA',
  accountNumber: '*0931',
  type: 'Collection',
  opened: '2022-11-03',
  status: 'Collection',
  balance: 0,
  highBalance: 3100,
  dofd: '2022-01-15',
}
const buyer: EntryWords = {
  creditor: 'LVNV FUNDING LLC',
  originalCreditor: 'CITI CARDS CBNA',
  accountNumber: '*7702',
  type: 'Debt Buyer Account',
  opened: '2023-08-30',
  status: 'Collection',
  balance: 3100,
  dofd: '2022-01-15',
}

describe('the chain of the owners of a debt', () => {
  it('goes from the original creditor to the collector and the debt buyer, however the report lists them', () => {
    const [chain, ...others] = chainsOf(makeReport('Equifax', { entries: [buyer, original, agency] }))
    expect(others).toEqual([])
    expect(chain?.owners.map(({ role, name, since }) => [role, name, since])).toEqual([
      ['original creditor', 'CITI CARDS CBNA', '2018-08-21'],
      ['collector', 'SUMMIT RIDGE ADJUSTMENT', '2022-11-03'],
      ['debt buyer', 'LVNV FUNDING LLC', '2023-08-30'],
    ])
    expect(chain?.owners.map(({ amounts }) => amounts)).toEqual([[3100], [3100], [3100]])
  })

  it('shows what each bureau prints of each owner', () => {
    const chains = chainsOf(
      makeReport('Equifax', { entries: [original, buyer] }),
      makeReport('TransUnion', {
        entries: [{ ...buyer, accountNumber: '889911****', loanType: 'FACTORING COMPANY ACCOUNT' }],
      }),
    )
    expect(chains).toHaveLength(1)
    expect(chains[0]?.owners[1]?.entries).toEqual([
      {
        bureau: 'Equifax',
        itemId: 'equifax-02',
        accountNumber: '*7702',
        opened: '2023-08-30',
        balance: 3100,
        status: 'Collection',
        originalCreditor: 'CITI CARDS CBNA',
        page: 1,
      },
      expect.objectContaining({ bureau: 'TransUnion', accountNumber: '889911****' }),
    ])
  })

  it('begins with the name alone where only the collector names the original creditor', () => {
    const [chain] = chainsOf(makeReport('Equifax', { entries: [agency] }))
    expect(chain?.owners[0]).toEqual({
      role: 'original creditor',
      name: 'CITIBANK NA',
      entries: [],
      since: null,
      amounts: [],
    })
  })

  it('is none for an account that never left its owner, and for a collector that names nobody', () => {
    expect(chainsOf(makeReport('Equifax', { entries: [original] }))).toEqual([])
    expect(chainsOf(makeReport('Equifax', { entries: [{ ...agency, originalCreditor: null }] }))).toEqual([])
  })

  it('puts an owner without a date last', () => {
    const [chain] = chainsOf(
      makeReport('Equifax', { entries: [{ ...agency, opened: null }, buyer, original] }),
    )
    expect(chain?.owners.at(-1)?.name).toBe('SUMMIT RIDGE ADJUSTMENT')
  })
})

describe('a debt that was sold twice', () => {
  const second: EntryWords = {
    ...buyer,
    creditor: 'BLUE HERON RECEIVABLES LLC',
    accountNumber: '*5150',
    opened: '2025-02-11',
  }
  const first = { ...buyer, balance: 0, highBalance: 3100, remarks: ['Account Transferred or Sold'] }

  it('is one debt with both buyers, with the original creditor in the report or not', () => {
    for (const entries of [
      [original, first, second],
      [first, second],
    ]) {
      const [chain, ...others] = chainsOf(makeReport('Equifax', { entries }))
      expect(others).toEqual([])
      expect(chain?.owners.map(({ name }) => name).slice(-2)).toEqual([
        'LVNV FUNDING LLC',
        'BLUE HERON RECEIVABLES LLC',
      ])
    }
  })

  it('is one debt when interest was added, as the date of first delinquency is the same', () => {
    const grown = { ...second, balance: 3720, highBalance: 3720 }
    expect(chainsOf(makeReport('Equifax', { entries: [first, grown] }))).toHaveLength(1)
  })

  it('is two debts when the original creditor, the amount or the delinquency is another', () => {
    for (const words of [
      { originalCreditor: 'DISCOVER BANK' },
      { balance: 900, dofd: '2022-01-15' },
      { balance: 3720, dofd: '2024-05-15' },
    ])
      expect(chainsOf(makeReport('Equifax', { entries: [first, { ...second, ...words }] }))).toHaveLength(2)
  })
})

describe('masks that overlap nowhere', () => {
  const card = (bureau: 'eq' | 'tu' | 'ex', opened: string, number: string, limit: number): EntryWords => ({
    creditor: bureau === 'tu' ? 'CAP ONE' : 'CAPITAL ONE BANK USA NA',
    type: bureau === 'tu' ? 'Revolving Account' : 'Credit Card',
    opened,
    accountNumber: number,
    creditLimit: limit,
    reported: '2026-10-10',
  })

  it('join an Equifax suffix and a TransUnion prefix by the other data, and tell two cards of one bank apart', () => {
    const groups = matchAccounts([
      makeReport('Equifax', {
        entries: [card('eq', '2020-01-05', '*2222', 3000), card('eq', '2020-01-22', '*3333', 500)],
      }),
      makeReport('TransUnion', {
        entries: [
          card('tu', '2020-01-22', '517805111111****', 500),
          card('tu', '2020-01-05', '414709222222****', 3000),
        ],
      }),
      makeReport('Experian', { entries: [card('ex', '2020-01-05', '4147092222222222', 3000)] }),
    ])
    expect(groups.map(({ entries }) => entries.map(({ id }) => id))).toEqual([
      ['equifax-01', 'experian-01', 'transunion-02'],
      ['equifax-02', 'transunion-01'],
    ])
  })

  it('do not join what the full Experian number shows to be two accounts', () => {
    const groups = matchAccounts([
      makeReport('Equifax', { entries: [card('eq', '2020-01-05', '*9999', 3000)] }),
      makeReport('Experian', { entries: [card('ex', '2020-01-05', '4147092222222222', 500)] }),
    ])
    expect(groups).toHaveLength(2)
  })
})
