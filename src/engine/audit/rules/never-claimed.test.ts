import { describe, expect, it } from 'vitest'
import { type EntryWords, makeReport } from '../../../../test/support/make-report.ts'
import { keysFor, keysOf } from '../../../../test/support/rule-keys.ts'

const card: EntryWords = {
  creditor: 'DISCOVER BANK',
  accountNumber: '*5145',
  type: 'Credit Card',
  responsibility: 'Individual Account',
  opened: '2019-04-20',
  reported: '2026-10-11',
  status: 'Pays As Agreed',
  balance: 1200,
  highBalance: 3000,
  creditLimit: 4000,
  pastDue: 0,
  monthlyPayment: 40,
  history: { from: '2026-10', codes: 'OK*24' },
}

const chargedOff: EntryWords = {
  ...card,
  status: 'Charge Off',
  balance: 3000,
  pastDue: 3000,
  monthlyPayment: null,
  chargeOffAmount: 3000,
  dofd: '2023-02-14',
  closed: '2023-09-01',
  lastPayment: '2023-01-10',
  history: { from: '2026-10', codes: 'CO*38 180 150 120 90 60 30 OK*10' },
}

const debtBuyer: EntryWords = {
  creditor: 'LVNV FUNDING LLC',
  originalCreditor: 'DISCOVER BANK',
  accountNumber: '*0744',
  type: 'Debt Buyer Account',
  opened: '2024-11-02',
  reported: '2026-10-24',
  status: 'Collection',
  balance: 3000,
  pastDue: 3000,
  dofd: '2023-02-14',
}

describe('what auditors often claim and the law does not say', () => {
  it('does not object to a closed account that is still being paid', () => {
    const closed = { ...card, closed: '2026-02-01', remarks: ['Account Closed By Consumer'] }
    expect(keysFor({ Equifax: [closed] })).toEqual([])
  })

  it('does not object to a balance somewhat over the limit', () => {
    expect(keysFor({ Equifax: [{ ...card, balance: 4100, highBalance: 4300 }] })).toEqual([])
  })

  it.each([
    'Amount in High Credit Column is Credit Limit',
    '233',
    '233 - Amount in High Credit is Credit Limit',
  ])('does not miss a limit that stands under High Credit (%s)', (remark) => {
    const own = {
      ...card,
      creditLimit: null,
      highBalance: 4000,
      remarks: [remark],
      blank: ['creditLimit' as const],
    }
    expect(keysFor({ Equifax: [own] })).toEqual([])
    expect(keysFor({ Equifax: [own], Experian: [{ ...card, accountNumber: '601153XXXXXX5145' }] })).toEqual(
      [],
    )
    expect(keysFor({ Equifax: [{ ...own, remarks: [] }] })).toEqual(['credit_limit_missing'])
  })

  it('does not ask for a compliance code on a derogatory account', () => {
    expect(keysFor({ Equifax: [chargedOff] })).toEqual([])
  })

  it('does not take every difference between bureaus for an error', () => {
    const later = {
      ...card,
      accountNumber: '601100123456****',
      type: 'Revolving Account',
      reported: '2026-09-12',
    }
    expect(
      keysFor({
        Equifax: [card],
        TransUnion: [{ ...later, balance: 1900, opened: '2019-05-09', monthlyPayment: 57 }],
      }),
    ).toEqual([])
  })

  it("does not take a collector's later date opened for re-aging", () => {
    const sold = { ...chargedOff, balance: 0, pastDue: 0, remarks: ['Account Transferred or Sold'] }
    expect(keysFor({ Equifax: [sold, debtBuyer] })).toEqual([])
  })

  it('does not count the seven years from the charge-off or the last payment', () => {
    const old = {
      ...chargedOff,
      opened: '2015-01-01',
      lastPayment: '2019-02-01',
      closed: '2019-10-01',
      dofd: '2020-03-01',
    }
    expect(keysFor({ Equifax: [{ ...old, history: { from: '2026-10', codes: 'CO*70' } }] })).toEqual([])
  })

  it('does not take a restarted delinquency after a cure for re-aging', () => {
    const cured = {
      ...chargedOff,
      history: { from: '2026-10', codes: 'CO*38 180 150 120 90 60 30 OK OK 30 OK*10' },
    }
    expect(keysFor({ Equifax: [cured] })).toEqual([])
  })

  it('does not ask a charge card for its limit', () => {
    expect(keysFor({ Equifax: [{ ...card, creditLimit: null, remarks: ['Charge'] }] })).toEqual([])
    expect(
      keysFor({
        Experian: [
          {
            ...card,
            type: 'Credit card',
            status: 'Open/Never late.',
            creditLimit: null,
            monthlyPayment: 1200,
          },
        ],
      }),
    ).toEqual([])
    expect(keysFor({ TransUnion: [{ ...card, type: 'Open Account', creditLimit: null }] })).toEqual([])
  })

  it('does not take months without data for late payments', () => {
    expect(
      keysFor({ Equifax: [{ ...card, history: { from: '2026-10', codes: 'OK*4 ND ND OK*12' } }] }),
    ).toEqual([])
  })

  it('does not take severities that bureaus cap differently for a contradiction', () => {
    const capped = {
      ...chargedOff,
      accountNumber: '601100123456****',
      type: 'Revolving Account',
      status: 'Charged Off',
      dofd: null,
      history: { from: '2026-10', codes: 'CO*38 120 120 120 90 60 30 OK*10' },
    }
    expect(keysFor({ Equifax: [chargedOff], TransUnion: [capped] })).toEqual([])
  })

  it('does not quote a status that is not printed, nor call words without a number an address', () => {
    const { status: _status, ...silent } = { ...chargedOff, remarks: ['Charged Off Account'] }
    const elsewhere = { ...card, accountNumber: '601100123456****', type: 'Revolving Account' }
    expect(keysFor({ Equifax: [silent], TransUnion: [elsewhere] })).not.toContain('cross_status_mismatch')
    const address = '12 ELM ST, RENO, NV 89501'
    const reports = [
      makeReport('Experian', { addresses: [address] }),
      makeReport('Equifax', { addresses: [address, 'Residence Type'] }),
    ]
    expect(keysOf(reports)).toEqual([])
  })
})
