import type { Tradeline } from './credit-report.ts'

/** An account of which only the heading is known yet; every other field is absent until its line is read. */
export function newTradeline(
  known: Pick<Tradeline, 'bureau' | 'id' | 'section' | 'creditor'> & Partial<Tradeline>,
): Tradeline {
  return {
    originalCreditor: null,
    accountNumber: null,
    type: null,
    loanType: null,
    responsibility: null,
    opened: null,
    reported: null,
    closed: null,
    status: null,
    paymentStatus: null,
    balance: null,
    highBalance: null,
    creditLimit: null,
    originalAmount: null,
    pastDue: null,
    monthlyPayment: null,
    chargeOffAmount: null,
    terms: null,
    lastPayment: null,
    dofd: null,
    removalDate: null,
    remarks: [],
    history: [],
    figures: [],
    statedLates: [],
    blank: [],
    furnisherAddress: null,
    furnisherPhone: null,
    blocks: [],
    ...known,
  }
}
