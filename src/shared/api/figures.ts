import * as z from 'zod/mini'
import { defineCall, totalCount } from '../call.ts'
import { bureauKey } from './vocabulary.ts'

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

/** A share of answered items. Below twenty cases there is none: it would say more of chance. */
const rate = z.object({
  /** 'all', a bureau, the key of a rule ('' of one that is asked no more), or what stands for a company in an address. */
  key: z.string(),
  name: z.string(),
  cases: z.number(),
  items: z.number(),
  /** Deleted of the answered items, 0 to 1, with the interval of 95 % (Wilson) over the cases. */
  deleted: z.nullable(z.object({ items: z.number(), share: z.number(), low: z.number(), high: z.number() })),
  /** Corrected beside them. */
  corrected: z.nullable(z.number()),
})
export type OutcomeRate = z.infer<typeof rate>

const outcomes = z.object({
  until: z.string(),
  all: z.nullable(rate),
  bureaus: z.array(rate),
  rules: z.array(rate),
  /** Those with the most cases. */
  furnishers: z.array(rate),
  /** Days from a proved delivery to the answer: a quarter, half and three quarters of the letters; null below twenty cases. */
  times: z.array(
    z.object({
      bureau: z.nullable(bureauKey),
      cases: z.number(),
      letters: z.number(),
      quartiles: z.nullable(z.array(z.number()).check(z.length(3))),
    }),
  ),
})
export type Outcomes = z.infer<typeof outcomes>

export const getOutcomes = defineCall({
  name: 'getOutcomes',
  method: 'GET',
  path: '/api/staff/figures/outcomes',
  summary:
    'What became of disputed items by bureau, rule and company, and how long answers took; no rate below twenty cases; staff only.',
  query: z.object(period),
  reply: outcomes,
})

export const listOutcomeCases = defineCall({
  name: 'listOutcomeCases',
  method: 'GET',
  path: '/api/staff/figures/outcomes/cases',
  summary: 'The cases behind a rate, the newest answer first, fifty a page; staff only.',
  headers: totalCount,
  query: z.object({
    ...period,
    bureau: z.optional(bureauKey),
    rule: z.optional(z.string().check(z.maxLength(100))),
    furnisher: z.optional(z.string().check(z.maxLength(100))),
    page: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100_000))),
  }),
  reply: z.array(
    z.object({
      clientId: z.number(),
      name: z.string(),
      items: z.number(),
      deleted: z.number(),
      answeredOn: z.string(),
    }),
  ),
})

/** How far somebody came who began a checkout; each step is a part of the one before. */
export const funnelSteps = ['begun', 'paid', 'intake', 'analysed', 'mailed', 'answered', 'completed'] as const
export type FunnelStep = (typeof funnelSteps)[number]

const share = z.object({ share: z.number(), low: z.number(), high: z.number() })

const work = z.object({
  until: z.string(),
  /** Rounds whose letters went out in the period, and in how many of them nobody of the staff did anything. */
  rounds: z.object({
    mailed: z.number(),
    alone: z.number(),
    cases: z.number(),
    /** null below twenty cases. */
    share: z.nullable(share),
    goal: z.number(),
  }),
  /** What each member of the staff did in the period by the audit log, the busiest first, and what is open in their name now. */
  people: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      changes: z.number(),
      mails: z.number(),
      reads: z.number(),
      openWorks: z.number(),
      sessionsAhead: z.number(),
    }),
  ),
  /** Work of nobody yet. */
  unownedWorks: z.number(),
  /** Of those who began a checkout in the period, how many came so far by now. */
  funnel: z.array(z.object({ step: z.enum(funnelSteps), people: z.number() })),
})
export type WorkFigures = z.infer<typeof work>

export const getWorkFigures = defineCall({
  name: 'getWorkFigures',
  method: 'GET',
  path: '/api/staff/figures/work',
  summary:
    'The share of rounds that needed no act of staff, what each member of the staff did, and how far those came who began a checkout; staff only.',
  query: z.object(period),
  reply: work,
})

export const listMailedRounds = defineCall({
  name: 'listMailedRounds',
  method: 'GET',
  path: '/api/staff/figures/work/rounds',
  summary:
    'Rounds whose letters went out in the period, with or without an act of staff, the newest first; staff only.',
  headers: totalCount,
  query: z.object({
    ...period,
    alone: z.optional(z.enum(['yes', 'no'])),
    page: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100_000))),
  }),
  reply: z.array(
    z.object({
      clientId: z.number(),
      name: z.string(),
      round: z.number(),
      mailedAt: z.string(),
      alone: z.boolean(),
    }),
  ),
})

export const listFunnelPeople = defineCall({
  name: 'listFunnelPeople',
  method: 'GET',
  path: '/api/staff/figures/work/funnel',
  summary: 'Those who came at least as far as a step of the funnel, the newest first; staff only.',
  headers: totalCount,
  query: z.object({
    ...period,
    step: z.enum(funnelSteps),
    page: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100_000))),
  }),
  reply: z.array(
    z.object({
      /** Tells apart those of whom no address is left. */
      key: z.string(),
      /** null after a deletion. */
      email: z.nullable(z.string()),
      begunAt: z.string(),
      reached: z.enum(funnelSteps),
    }),
  ),
})

/** The tables of the reports. */
export const figureSheets = [
  'months',
  'products',
  'cohorts',
  'outcomes',
  'times',
  'people',
  'funnel',
] as const
export type FigureSheet = (typeof figureSheets)[number]

export const exportFigures = defineCall({
  name: 'exportFigures',
  method: 'GET',
  path: '/api/staff/figures.csv',
  summary: 'One table of the reports as CSV; it names no client.',
  query: z.object({ ...period, sheet: z.enum(figureSheets) }),
  produces: 'file',
})
