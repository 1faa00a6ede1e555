import * as z from 'zod/mini'
import { said } from '../sentences/said.ts'

const factorShown = z.object({
  key: z.string(),
  weight: z.number(),
  points: z.number(),
  /** What was looked at, in a sentence. */
  reason: said,
  /** The one change that would raise it most; null: nothing would. */
  change: z.nullable(z.object({ advice: said, gain: z.number() })),
})

/** The readiness score (docs/decisions/026). */
export const scoreShown = z.object({
  points: z.number(),
  factors: z.array(factorShown),
  /** Of all factors. */
  bestChange: z.nullable(z.object({ advice: said, gain: z.number() })),
  /** Findings and removal dates of the same person's dispute case that stand in the way. */
  inTheWay: z.array(z.object({ what: z.string(), until: z.nullable(z.string()) })),
})

export const requirementKeys = [
  'bank-statements',
  'monthly-deposits',
  'business-documentation',
  'credit-score',
  'operating-history',
  'financial-statements',
] as const

/** The six requirements of the application module, and what was paid of it. */
export const prequalificationShown = z.object({
  paid: z.boolean(),
  requirements: z.array(
    z.object({
      key: z.enum(requirementKeys),
      /** null: not checked yet. */
      met: z.nullable(z.boolean()),
      note: z.nullable(z.string()),
    }),
  ),
  passed: z.boolean(),
  packagePaid: z.boolean(),
})
