/** Of an account, what is printed as an amount. */
export const moneyFields = [
  'balance',
  'highBalance',
  'creditLimit',
  'originalAmount',
  'pastDue',
  'monthlyPayment',
  'chargeOffAmount',
] as const

/** Of an account, what is printed as a day or a month. */
export const dateFields = ['opened', 'reported', 'closed', 'lastPayment', 'dofd', 'removalDate'] as const

/** The single-valued fields of an account beside its creditor's name, in the order in which a report is compared with its truth. */
export const accountFields = [
  'originalCreditor',
  'accountNumber',
  'type',
  'loanType',
  'responsibility',
  'opened',
  'reported',
  'closed',
  'status',
  'paymentStatus',
  ...moneyFields,
  'terms',
  'lastPayment',
  'dofd',
  'removalDate',
] as const
