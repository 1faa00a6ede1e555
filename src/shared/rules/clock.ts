import * as z from 'zod/mini'
import { saidSentence } from '../errors.ts'

/** A deadline that runs from evidenced delivery, or that waits for it. */
export const clock = z.object({
  key: z.string(),
  /** 'Experian finishes its reinvestigation'. */
  title: saidSentence,
  /** 'FCRA 612(a)(3)'. */
  source: z.string(),
  /** ISO date; null while nothing evidenced starts it. */
  from: z.nullable(z.string()),
  due: z.nullable(z.string()),
  state: z.enum(['waiting', 'running', 'late', 'met']),
  /** Whole days after `due`, while late. */
  daysLate: z.number(),
})
export type Clock = z.infer<typeof clock>
