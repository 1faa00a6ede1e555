import * as z from 'zod/mini'
import { defineCall, totalCount } from '../call.ts'

/** What money came for: packages of the checkout, what payment links sell once or again and again, funding packages, letters mailed, and what was paid elsewhere. */
export const revenueKinds = [
  'checkout',
  'purchase',
  'subscription',
  'funding',
  'postal',
  'elsewhere',
] as const
export type RevenueKind = (typeof revenueKinds)[number]

/** A calendar month of the office, 'YYYY-MM'. */
const month = z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/))
/** `months` months, the last of which is `until`; absent: the twelve that end with this month. */
const period = {
  until: z.optional(month),
  months: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(36))),
}

/** How many payments, and dollars as numeric strings: paid, given back of it by now, and what stays. */
const sums = { payments: z.number(), paid: z.string(), refunded: z.string(), kept: z.string() }

/** A month of a first payment; 'earlier': before the period; 'deleted': of people who were deleted. */
export const cohortKey = z.union([month, z.enum(['earlier', 'deleted'])])
export type CohortKey = z.infer<typeof cohortKey>

const revenue = z.object({
  until: z.string(),
  /** The oldest first, those without a payment included. */
  months: z.array(z.object({ month: z.string(), ...sums })),
  /** What stays most first. */
  products: z.array(z.object({ kind: z.enum(revenueKinds), product: z.string(), name: z.string(), ...sums })),
  /** By the month of a person's first payment of all. */
  cohorts: z.array(
    z.object({
      cohort: cohortKey,
      /** Who paid first in that month, whether or not they paid again; null where it is not known. */
      people: z.nullable(z.number()),
      /** What stays of payments in the same month, one or two months later, three to five, six and more; null where it is not known. */
      spans: z.nullable(z.array(z.string()).check(z.length(4))),
      ...sums,
    }),
  ),
  total: z.object(sums),
})
export type Revenue = z.infer<typeof revenue>

export const getRevenue = defineCall({
  name: 'getRevenue',
  method: 'GET',
  path: '/api/staff/figures/revenue',
  summary:
    'What was paid less what was given back of it, by month of the office, product and month of the first payment; staff only.',
  query: z.object(period),
  reply: revenue,
})

/** Which payments a figure counts. */
const revenueFilter = {
  ...period,
  month: z.optional(month),
  kind: z.optional(z.enum(revenueKinds)),
  product: z.optional(z.string().check(z.maxLength(100))),
  cohort: z.optional(cohortKey),
}

export const listRevenueRows = defineCall({
  name: 'listRevenueRows',
  method: 'GET',
  path: '/api/staff/figures/revenue/payments',
  summary: 'The payments behind a figure of the revenue, the newest first, fifty a page; staff only.',
  headers: totalCount,
  query: z.object({
    ...revenueFilter,
    page: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100_000))),
  }),
  reply: z.array(
    z.object({
      /** The provider's id; of what was paid elsewhere the number of the case. */
      reference: z.string(),
      kind: z.enum(revenueKinds),
      product: z.string(),
      /** null after a deletion. */
      email: z.nullable(z.string()),
      clientId: z.nullable(z.number()),
      paidAt: z.string(),
      paid: z.string(),
      refunded: z.string(),
    }),
  ),
})

export const exportRevenue = defineCall({
  name: 'exportRevenue',
  method: 'GET',
  path: '/api/staff/figures/revenue.csv',
  summary: 'The revenue by month, product or month of the first payment as CSV; it names nobody.',
  query: z.object({ ...period, by: z.enum(['months', 'products', 'cohorts']) }),
  produces: 'file',
})
