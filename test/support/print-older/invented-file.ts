/** The file of a person who does not exist, to be printed in one of the older layouts and read again. */
import type { HistoryCode, TradelineField } from '../../../src/engine/report/credit-report.ts'

export interface InventedAccount {
  creditor: string
  number: string
  /** Values by field, as the normalised record holds them; null is a label printed without a value. */
  values: Partial<Record<TradelineField, string | number | null>>
  remarks: string[]
  /** Newest month first. */
  history: [month: string, code: HistoryCode][]
  balances: [month: string, balance: number][]
  address: string[]
  phone: string
  isClosed: boolean
  isAdverse: boolean
}

export const inventedAccounts: readonly InventedAccount[] = [
  {
    creditor: 'HARBORLIGHT BANK NA',
    number: '4471',
    values: {
      status: 'Pays As Agreed',
      balance: 1245,
      highBalance: 3980,
      creditLimit: 5000,
      type: 'Revolving',
      loanType: 'Credit Card',
      responsibility: 'Individual',
      opened: '2016-03-14',
      reported: '2024-02-05',
      pastDue: 0,
      monthlyPayment: 35,
      chargeOffAmount: null,
      lastPayment: '2024-01-22',
      closed: null,
      dofd: null,
    },
    remarks: [],
    history: [
      ['2024-02', 'OK'],
      ['2024-01', 'OK'],
      ['2023-12', 'OK'],
      ['2023-11', '30'],
      ['2023-10', 'OK'],
    ],
    balances: [
      ['2024-02', 1245],
      ['2024-01', 1310],
      ['2023-12', 12750],
    ],
    address: ['PO BOX 4410', 'SIOUX FALLS, SD 57117'],
    phone: '(800) 555-0142',
    isClosed: false,
    isAdverse: false,
  },
  {
    creditor: 'QUARRY RIDGE RECOVERY ASSOCIATES OF GREATER MINNESOTA',
    number: '9034',
    values: {
      status: 'Charge Off',
      balance: 2318,
      highBalance: 2318,
      creditLimit: null,
      type: 'Installment',
      loanType: 'Debt Buyer Account',
      responsibility: 'Joint Account',
      opened: '2021-07-30',
      reported: '2024-02-11',
      pastDue: 2318,
      monthlyPayment: null,
      chargeOffAmount: 2318,
      lastPayment: null,
      closed: '2022-05-01',
      dofd: '2021-01-09',
    },
    remarks: ['Charged off account', 'Consumer disputes after resolution'],
    history: [
      ['2024-02', 'CO'],
      ['2024-01', 'CO'],
      ['2022-12', '180'],
      ['2022-03', '90'],
    ],
    balances: [
      ['2024-02', 2318],
      ['2023-01', 2318],
    ],
    address: ['120 CORPORATE BLVD', 'NORFOLK, VA 23502'],
    phone: '(866) 555-0177',
    isClosed: true,
    isAdverse: true,
  },
  {
    creditor: 'ORCHARD HOME LENDING',
    number: '2210',
    values: {
      status: '30 Days Past Due',
      balance: 184230,
      highBalance: 201000,
      creditLimit: null,
      type: 'Mortgage',
      loanType: 'Conventional Mortgage',
      responsibility: 'Individual',
      opened: '2019-11-02',
      reported: '2024-02-01',
      pastDue: 1412,
      monthlyPayment: 1412,
      chargeOffAmount: null,
      lastPayment: '2023-12-29',
      closed: null,
      dofd: '2024-01-01',
    },
    remarks: [],
    history: [
      ['2024-02', '30'],
      ['2024-01', 'OK'],
    ],
    balances: [['2024-02', 184230]],
    address: ['9 ELM CT', 'DAYTON, OH 45402'],
    phone: '(937) 555-0110',
    isClosed: false,
    isAdverse: true,
  },
]

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** 'Feb 05, 2024'. */
export function namedDate(iso: string): string {
  const [year = '', month = '', day = ''] = iso.split('-')
  return `${months[Number(month) - 1]} ${day}, ${year}`
}

/** '02/05/2024'. */
export function numericDate(iso: string): string {
  const [year = '', month = '', day = ''] = iso.split('-')
  return `${month}/${day}/${year}`
}

export function dollars(amount: number): string {
  return `$${amount.toLocaleString('en-US')}`
}

export const monthNames: readonly string[] = months
