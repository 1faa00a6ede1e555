import type { RevenueKind } from '../../api/figures.ts'

const kinds: Record<RevenueKind, string> = {
  checkout: 'Case packages',
  purchase: 'Bought through links',
  subscription: 'Subscriptions',
  funding: 'Funding packages',
  postal: 'Mailing of letters',
  elsewhere: 'Paid elsewhere',
}

/** The reports of the business. Read by staff, in English only. */
export const figureTexts = {
  title: 'Reports',
  lead: 'What came in, what became of it, and who worked on it. For staff alone: nothing of it may be promised to anybody.',
  parts: { revenue: 'Revenue', outcomes: 'Outcomes', work: 'Work' },
  navigation: 'Reports',
  failed: 'The report could not be loaded.',
  period: {
    title: 'Period',
    until: 'Last month',
    months: 'Months',
    count: (count: number) => (count === 1 ? '1 month' : `${count} months`),
  },
  revenue: {
    kept: (sum: string, count: number) =>
      `${sum} in ${count === 1 ? '1 payment' : `${count.toLocaleString('en-US')} payments`}`,
    parts: (paid: string, refunded: string) => `${paid} paid, ${refunded} given back of it by now.`,
    note: 'Months are those of New York. A refund is taken off the month in which was paid. Payments in an unknown sum count once they were accepted; fees of success are not payments and do not count.',
    none: 'Nothing was paid in these months',
    export: 'Download CSV',
    exportOf: (part: string) => `Download ${part} as CSV`,
    byMonth: 'By month',
    byProduct: 'By product',
    byCohort: 'By month of the first payment',
    cohortNote:
      'Everybody who paid for the first time in that month, by their email address, and what they paid since within the period.',
    month: 'Month',
    product: 'Product',
    cohort: 'First paid',
    keptTitle: 'Kept',
    payments: 'Payments',
    refunded: 'Refunded',
    people: 'People',
    spans: ['Same month', '1–2 months later', '3–5 months later', '6 and more'],
    earlier: 'Before this period',
    deleted: 'Deleted people',
    unknown: '–',
    kinds,
  },
  rows: {
    title: 'Payments behind the figure',
    back: 'Back to the revenue',
    total: (count: number) => (count === 1 ? '1 payment' : `${count.toLocaleString('en-US')} payments`),
    none: 'No payments',
    noneText: 'Nothing was paid that this figure counts.',
    paidOn: 'Paid',
    product: 'Product',
    who: 'Who',
    amount: 'Amount',
    refunded: 'Refunded',
    deleted: 'deleted',
    case: (id: number) => `Case ${id}`,
    beyond: { title: 'There are no more payments', button: 'To the first page' },
  },
}
