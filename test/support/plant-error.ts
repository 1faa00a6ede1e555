/**
 * Plants one error in one entry of an accurate report, in the words of that entry's bureau, so that a rule can be tried
 * at every bureau and on every sample account, not only where the sample sets happen to carry the error.
 */
import { kindOf, portfolioOf } from '../../src/engine/match/account-kind.ts'
import { addDays, addMonths, addYears } from '../../src/engine/match/calendar.ts'
import type { Bureau, HistoryCode, Printed, Tradeline } from '../../src/engine/report/credit-report.ts'

export interface Planting {
  ruleKey: string
  /** Whether the error can be printed on this entry at all. */
  suits: (entry: Tradeline) => boolean
  plant: (entry: Tradeline, reportDate: string) => Tradeline
}

export function printed<T extends string | number>(value: T): Printed<T> {
  return { value, raw: String(value), box: { page: 1, x: 0, y: 0, width: 1, height: 1 }, confidence: 1 }
}

const isOpen = (entry: Tradeline) =>
  /^open|pays as agreed|^current/i.test(entry.status?.value ?? '') && entry.closed === null
const isNeverLate = (entry: Tradeline) =>
  entry.history.length > 3 && entry.history.every(({ code }) => code === 'OK')
const isGoodOpen = (entry: Tradeline) =>
  isOpen(entry) && isNeverLate(entry) && !/closed/i.test(entry.status?.value ?? '')
const isRevolving = (entry: Tradeline) =>
  portfolioOf(entry) === 'revolving' && (entry.creditLimit?.value ?? 0) > 900
const isPaidOff = (entry: Tradeline) =>
  (/^paid, closed/i.test(entry.status?.value ?? '') || (entry.closed !== null && isOpenWord(entry))) &&
  entry.balance?.value === 0 &&
  !entry.history.some(({ code }) => /\d/.test(code))
const isOpenWord = (entry: Tradeline) => /pays as agreed|^closed$/i.test(entry.status?.value ?? '')
const isChargeOff = (entry: Tradeline) =>
  /^charge off|^charged off|^account charged off/i.test(entry.status?.value ?? '') &&
  (entry.balance?.value ?? 0) > 0
const isCollector = (entry: Tradeline) => ['collection', 'debt buyer'].includes(kindOf(entry))

function withCodes(entry: Tradeline, codes: Record<string, HistoryCode>): Tradeline {
  const box = { page: 1, x: 0, y: 0, width: 1, height: 1 }
  const known = new Set(entry.history.map(({ month }) => month))
  const added = Object.entries(codes).filter(([month]) => !known.has(month))
  return {
    ...entry,
    history: [
      ...added.map(([month, code]) => ({ month, code, box })),
      ...entry.history.map((each) => ({ ...each, code: codes[each.month] ?? each.code })),
    ],
  }
}

const chargedOffStatus: Record<Bureau, string> = {
  Experian: 'Account charged off. $3,023 written off.',
  Equifax: 'Charge Off',
  TransUnion: 'Charged Off',
}

const soldRemark: Record<Bureau, string> = {
  Experian: 'Purchased by another lender.',
  Equifax: 'Account Transferred or Sold',
  TransUnion: 'PURCHASED BY ANOTHER LENDER',
}

const month = (entry: Tradeline, back: number) => entry.history[back]?.month ?? '2020-01'

export const plantings: Planting[] = [
  {
    ruleKey: 'past_due_exceeds_balance',
    suits: (entry) => isChargeOff(entry) && entry.pastDue !== null,
    plant: (entry) => ({ ...entry, pastDue: printed((entry.balance?.value ?? 0) + 350) }),
  },
  {
    ruleKey: 'past_due_on_paid_or_zero',
    suits: isPaidOff,
    plant: (entry) => ({ ...entry, pastDue: printed(125) }),
  },
  {
    ruleKey: 'past_due_on_current_account',
    suits: (entry) =>
      isGoodOpen(entry) && (entry.balance?.value ?? 0) > 300 && !/past due/i.test(entry.status?.value ?? ''),
    plant: (entry) => ({ ...entry, pastDue: printed(120) }),
  },
  {
    ruleKey: 'cross_balance_mismatch',
    suits: (entry) => isGoodOpen(entry) && (entry.balance?.value ?? 0) > 200,
    plant: (entry) => ({ ...entry, balance: printed((entry.balance?.value ?? 0) * 3) }),
  },
  {
    ruleKey: 'cross_limit_mismatch',
    suits: (entry) => isGoodOpen(entry) && isRevolving(entry),
    plant: (entry) => ({
      ...entry,
      highBalance: printed(Math.round((entry.creditLimit?.value ?? 0) / 5)),
      creditLimit: printed(Math.round((entry.creditLimit?.value ?? 0) / 4)),
    }),
  },
  {
    ruleKey: 'credit_limit_missing',
    suits: (entry) =>
      isGoodOpen(entry) &&
      isRevolving(entry) &&
      (entry.balance?.value ?? 0) > 0 &&
      entry.monthlyPayment?.value !== entry.balance?.value,
    plant: (entry) => ({
      ...entry,
      creditLimit: null,
      blank: [...entry.blank, { field: 'creditLimit', box: entry.creditor.box }],
    }),
  },
  {
    ruleKey: 'cross_opened_mismatch',
    suits: (entry) => isGoodOpen(entry) && entry.history.length > 40 && entry.lastPayment !== null,
    plant: (entry) => {
      const opened = addYears(entry.opened?.value ?? '', 1)
      return {
        ...entry,
        opened: printed(opened),
        history: entry.history.filter((each) => each.month > opened.slice(0, 7)),
      }
    },
  },
  {
    ruleKey: 'cross_late_mismatch',
    suits: (entry) => isGoodOpen(entry) && !/never late/i.test(entry.status?.value ?? ''),
    plant: (entry) => withCodes(entry, { [month(entry, 2)]: '30' }),
  },
  {
    ruleKey: 'status_history_conflict',
    suits: (entry) => isGoodOpen(entry) && /never late/i.test(entry.status?.value ?? ''),
    plant: (entry) => withCodes(entry, { [month(entry, 2)]: '30' }),
  },
  {
    ruleKey: 'late_jump',
    suits: isGoodOpen,
    plant: (entry) => withCodes(entry, { [month(entry, 1)]: '90' }),
  },
  {
    ruleKey: 'future_date',
    suits: (entry) => entry.lastPayment !== null,
    plant: (entry, reportDate) => ({ ...entry, lastPayment: printed(addDays(reportDate, 40)) }),
  },
  {
    ruleKey: 'last_payment_before_opened',
    suits: (entry) => isGoodOpen(entry) && entry.lastPayment !== null,
    plant: (entry) => ({ ...entry, lastPayment: printed(addYears(entry.opened?.value ?? '', -1)) }),
  },
  {
    ruleKey: 'opened_after_closed',
    suits: (entry) => isPaidOff(entry) && entry.closed !== null,
    plant: (entry) => ({ ...entry, opened: printed(addDays(entry.closed?.value ?? '', 180)) }),
  },
  {
    ruleKey: 'high_balance_over_limit',
    suits: (entry) => isGoodOpen(entry) && isRevolving(entry),
    plant: (entry) => ({ ...entry, highBalance: printed((entry.creditLimit?.value ?? 0) * 2 + 300) }),
  },
  {
    ruleKey: 'late_after_closed',
    suits: (entry) => isPaidOff(entry) && entry.closed !== null,
    plant: (entry) => {
      const closed = (entry.closed?.value ?? '').slice(0, 7)
      return withCodes(entry, { [addMonths(closed, 3)]: '60', [addMonths(closed, 2)]: '30' })
    },
  },
  {
    ruleKey: 'cross_status_mismatch',
    suits: isPaidOff,
    plant: (entry) => ({
      ...entry,
      status: printed(chargedOffStatus[entry.bureau]),
      removalDate: null,
      blank: [],
    }),
  },
  {
    ruleKey: 'au_derogatory',
    suits: isChargeOff,
    plant: (entry) => ({ ...entry, responsibility: printed('Authorized User') }),
  },
  {
    ruleKey: 'chargeoff_monthly_payment_due',
    suits: isChargeOff,
    plant: (entry) => ({ ...entry, monthlyPayment: printed(142) }),
  },
  {
    ruleKey: 'ok_after_chargeoff',
    suits: (entry) => isChargeOff(entry) && entry.history.slice(0, 6).every(({ code }) => code === 'CO'),
    plant: (entry) => withCodes(entry, { [month(entry, 3)]: 'OK', [month(entry, 4)]: 'OK' }),
  },
  {
    ruleKey: 'balance_on_transferred_sold',
    suits: isChargeOff,
    plant: (entry) => ({ ...entry, remarks: [...entry.remarks, printed(soldRemark[entry.bureau])] }),
  },
  {
    ruleKey: 'missing_dofd',
    suits: (entry) => isChargeOff(entry) && entry.dofd !== null,
    plant: (entry) => ({
      ...entry,
      dofd: null,
      blank: [...entry.blank, { field: 'dofd', box: entry.creditor.box }],
    }),
  },
  {
    ruleKey: 'reaged_dofd_vs_history',
    suits: (entry) =>
      isChargeOff(entry) && entry.dofd !== null && entry.history.some(({ code }) => code === '30'),
    plant: (entry) => ({ ...entry, dofd: printed(addDays(entry.dofd?.value ?? '', 120)) }),
  },
  {
    ruleKey: 'reaged_dofd_after_chargeoff',
    suits: (entry) => isChargeOff(entry) && entry.dofd !== null,
    plant: (entry) => ({ ...entry, dofd: printed(`${month(entry, 1)}-07`) }),
  },
  {
    ruleKey: 'removal_date_beyond_7y',
    suits: (entry) =>
      isChargeOff(entry) && entry.removalDate !== null && entry.history.some(({ code }) => code === '30'),
    plant: (entry) => ({ ...entry, removalDate: printed(addMonths(entry.removalDate?.value ?? '', 20)) }),
  },
  {
    ruleKey: 'obsolete_negative',
    suits: (entry) => isChargeOff(entry) && entry.removalDate !== null,
    plant: (entry, reportDate) => ({ ...entry, removalDate: printed(addMonths(reportDate.slice(0, 7), -4)) }),
  },
  {
    ruleKey: 'missing_original_creditor',
    suits: (entry) => isCollector(entry) && entry.originalCreditor !== null,
    plant: (entry) => ({
      ...entry,
      originalCreditor: null,
      blank: [...entry.blank, { field: 'originalCreditor', box: entry.creditor.box }],
    }),
  },
  {
    ruleKey: 'mixed_file_account',
    suits: isPaidOff,
    plant: (entry) => ({ ...entry, opened: printed('1975-06-19'), history: [] }),
  },
]
