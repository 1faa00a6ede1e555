import { describe, expect, it } from 'vitest'
import { type EntryWords, makeReport } from '../../../../test/support/make-report.ts'
import { keysFor } from '../../../../test/support/rule-keys.ts'
import { auditReports } from '../audit-reports.ts'

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
}

const chargedOff: EntryWords = {
  ...card,
  status: 'Charge Off',
  balance: 3000,
  chargeOffAmount: 3000,
  dofd: '2025-10-14',
  history: { from: '2026-10', codes: 'CO*6 180 150 120 90 60 30 OK*10' },
}

describe('the balance of a charged-off account', () => {
  const growing = { '2026-07': 3000, '2026-08': 3060, '2026-09': 3121, '2026-10': 3183 }

  it('that grows month by month is a strong signal, with both months shown', () => {
    const report = makeReport('Equifax', { entries: [{ ...chargedOff, balances: growing }] })
    const { findings } = auditReports([report], { asOf: '2026-11-09' })
    expect(findings.map(({ ruleKey, strength }) => `${ruleKey} ${strength}`)).toEqual([
      'chargeoff_balance_growing B',
    ])
    expect(findings[0]?.statement).toContain('$3,000 in July 2026 to $3,183 in October 2026')
  })

  it.each([
    ['stays', { '2026-07': 3000, '2026-08': 3000, '2026-09': 3000, '2026-10': 3000 }],
    ['rises once', { '2026-07': 3000, '2026-08': 3000, '2026-09': 3000, '2026-10': 3060 }],
    ['falls in between', { '2026-07': 3000, '2026-08': 3060, '2026-09': 2900, '2026-10': 3183 }],
    ['grew before the charge-off', { '2025-12': 2000, '2026-01': 2300, '2026-02': 2600, '2026-03': 3000 }],
  ] as [string, Record<string, number>][])('that %s is in order', (_, balances) => {
    expect(keysFor({ Equifax: [{ ...chargedOff, balances }] })).toEqual([])
  })

  it('is in order as long as the account is not charged off', () => {
    expect(keysFor({ Equifax: [{ ...card, balances: growing }] })).toEqual([])
  })
})

describe('the history of a charged-off account', () => {
  it('that shows new late marks after the charge-off is a strong signal', () => {
    const codes = 'CO CO 90 CO CO CO 180 150 120 90 60 30 OK*10'
    const keys = keysFor({ Equifax: [{ ...chargedOff, history: { from: '2026-10', codes } }] })
    expect(keys.some((key) => key === 'late_after_chargeoff' || key === 'late_jump')).toBe(true)
    expect(keys).toHaveLength(1)
  })

  it('that shows the late marks before it is in order', () => {
    expect(keysFor({ Equifax: [chargedOff] })).toEqual([])
  })
})

describe('the responsibility for an account', () => {
  const elsewhere: EntryWords = { ...card, accountNumber: '601100123456****', type: 'Revolving Account' }

  it('that differs at one bureau is put to that bureau', () => {
    const reports = [
      makeReport('Experian', { entries: [{ ...card, accountNumber: '601100XXXXXX', type: 'Credit card' }] }),
      makeReport('Equifax', { entries: [card] }),
      makeReport('TransUnion', { entries: [{ ...elsewhere, responsibility: 'Joint Account' }] }),
    ]
    const { findings } = auditReports(reports, { asOf: '2026-11-09' })
    expect(findings.map(({ ruleKey, bureaus }) => `${ruleKey} ${bureaus.join()}`)).toEqual([
      'cross_responsibility_mismatch TransUnion',
    ])
  })

  it.each(['Individual', 'Individual Account.', 'Terminated', ''])(
    'worded as "%s" is no difference',
    (responsibility) => {
      expect(keysFor({ Equifax: [card], TransUnion: [{ ...elsewhere, responsibility }] })).toEqual([])
    },
  )

  it('of a co-signer and of a joint holder is the same to the bureaus', () => {
    expect(
      keysFor({
        Equifax: [{ ...card, responsibility: 'Joint Account' }],
        TransUnion: [{ ...elsewhere, responsibility: 'Co-signer' }],
      }),
    ).toEqual([])
  })
})

describe('single fields', () => {
  it('show a first delinquency before the account was opened, unless it is a collector’s', () => {
    const early = { ...chargedOff, opened: '2025-11-20', history: { from: '2026-10', codes: 'CO*6' } }
    expect(keysFor({ Equifax: [early] })).toContain('dofd_before_opened')
    const collector = {
      ...early,
      type: 'Collection',
      originalCreditor: 'DISCOVER BANK',
      status: 'Collection',
    }
    expect(keysFor({ Equifax: [collector] })).not.toContain('dofd_before_opened')
    expect(keysFor({ Equifax: [{ ...early, opened: '2025' }] })).not.toContain('dofd_before_opened')
  })

  it('show no order of dates that is wrong where nothing printed says that the account is the furnisher’s own', () => {
    const early: EntryWords = {
      ...chargedOff,
      opened: '2026-03-20',
      lastPayment: '2025-06-02',
      history: { from: '2026-10', codes: 'CO*16' },
    }
    const claims = ['dofd_before_opened', 'history_before_opened', 'last_payment_before_opened']
    const claimed = (entry: EntryWords) => keysFor({ Equifax: [entry] }).filter((key) => claims.includes(key))
    expect(claimed(early)).not.toEqual([])
    const { type: _type, ...untyped } = early
    expect(claimed(untyped)).toEqual([])
    expect(claimed({ ...early, originalCreditor: 'DISCOVER BANK' })).toEqual([])
  })

  it('show a payment due on an account that is paid', () => {
    const paid = { ...card, status: 'Paid in full', balance: 0, monthlyPayment: 40 }
    expect(keysFor({ Equifax: [paid] })).toEqual(['payment_due_on_paid'])
    expect(keysFor({ Equifax: [{ ...paid, monthlyPayment: 0 }] })).toEqual([])
    expect(keysFor({ Equifax: [{ ...paid, status: 'Pays As Agreed' }] })).toEqual([])
  })

  it('show a balance on an account that either status calls paid, and none on one paid as agreed', () => {
    const paid = {
      ...card,
      status: 'Closed',
      paymentStatus: 'Paid, Closed; was Paid as agreed',
      balance: 450,
    }
    expect(keysFor({ TransUnion: [paid] })).toEqual(['balance_on_paid_or_settled'])
    for (const paymentStatus of [
      'Paid as agreed',
      'Paid on time',
      'Paid when due',
      'Paid to date',
      'Paid monthly',
    ])
      expect(keysFor({ TransUnion: [{ ...paid, paymentStatus }] }), paymentStatus).toEqual([])
    expect(keysFor({ TransUnion: [{ ...card, status: 'Paid as agreed', balance: 450 }] })).toEqual([])
  })

  it('show a balance below zero', () => {
    expect(keysFor({ Equifax: [{ ...card, balance: -12 }] })).toEqual(['negative_balance'])
    expect(keysFor({ Equifax: [{ ...card, balance: 0 }] })).toEqual([])
  })

  it('lack the amount charged off only where the label is printed empty', () => {
    const without = { ...chargedOff, chargeOffAmount: null }
    expect(keysFor({ Equifax: [{ ...without, blank: ['chargeOffAmount'] }] })).toEqual([
      'chargeoff_amount_missing',
    ])
    expect(keysFor({ Equifax: [without] })).toEqual([])
    expect(keysFor({ Equifax: [{ ...card, blank: ['chargeOffAmount'] }] })).toEqual([])
  })
})

describe('an entry that one bureau stopped updating', () => {
  const collection: EntryWords = {
    creditor: 'IC SYSTEM INC',
    originalCreditor: 'TIDEWATER ELECTRIC',
    type: 'Collection',
    opened: '2024-10-14',
    status: 'Collection',
    highBalance: 1761,
    balance: 1761,
    reported: '2026-04-02',
  }
  const fresh = { ...collection, balance: 1500, reported: '2026-10-20' }

  it('is a signal when the newer one shows less owed', () => {
    const keys = keysFor({ Equifax: [collection], TransUnion: [fresh] })
    expect(keys.some((key) => key === 'stale_entry' || key === 'cross_balance_mismatch')).toBe(true)
  })

  it('is none when the newer one shows the same, or the dates are near', () => {
    expect(keysFor({ Equifax: [collection], TransUnion: [{ ...fresh, balance: 1761 }] })).toEqual([])
    const near = { ...collection, reported: '2026-09-02' }
    expect(keysFor({ Equifax: [near], TransUnion: [fresh] })).not.toContain('stale_entry')
  })
})

describe('a medical collection without a printed date of the delinquency', () => {
  const medical: EntryWords = {
    creditor: 'CASCADIA MEDICAL COLLECTIONS',
    originalCreditor: 'LUMEN CREEK HOSPITAL',
    type: 'Collection',
    status: 'Collection',
    balance: 900,
  }

  it('is a question when the collector took it over within the year', () => {
    const report = makeReport('Equifax', { entries: [{ ...medical, opened: '2026-02-20' }] })
    const [question] = auditReports([report], { asOf: '2026-11-09' }).questions
    expect(question?.ruleKey).toBe('medical_service_date')
    expect(question?.question?.answers[0]?.days).toEqual({ from: '2025-11-10', to: '2026-11-09' })
  })

  it('is none when the dates settle it', () => {
    for (const words of [{ opened: '2025-02-20' }, { opened: '2026-02-20', dofd: '2025-01-01' }])
      expect(keysFor({ Equifax: [{ ...medical, ...words }] })).toEqual([])
  })
})
