import * as z from 'zod/mini'
import { cohortKey, funnelSteps, revenueKinds } from '../../../shared/api/figures.ts'
import { bureauKeys } from '../../../shared/api/vocabulary.ts'

export const reportParts = ['revenue', 'outcomes', 'work'] as const
export type ReportPart = (typeof reportParts)[number]

const month = z.catch(z.optional(z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/))), undefined)

/** What of the reports stands in the address; `show=payments` with a filter: what is behind a figure. */
export const figuresSearch = z.object({
  part: z.catch(z.enum(reportParts), 'revenue'),
  until: month,
  months: z.catch(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(36)), 12),
  show: z.catch(z.optional(z.enum(['payments', 'cases', 'rounds', 'people'])), undefined),
  month,
  kind: z.catch(z.optional(z.enum(revenueKinds)), undefined),
  product: z.catch(z.optional(z.string().check(z.maxLength(100))), undefined),
  cohort: z.catch(z.optional(cohortKey), undefined),
  bureau: z.catch(z.optional(z.enum(bureauKeys)), undefined),
  rule: z.catch(z.optional(z.string().check(z.maxLength(100))), undefined),
  furnisher: z.catch(z.optional(z.string().check(z.maxLength(100))), undefined),
  alone: z.catch(z.optional(z.enum(['yes', 'no'])), undefined),
  step: z.catch(z.optional(z.enum(funnelSteps)), undefined),
  page: z.catch(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100_000)), 1),
})
export type FiguresAddress = z.output<typeof figuresSearch>

/** The reports with these, leaving out what is the usual. */
export function figuresAddress(of: Partial<FiguresAddress>): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(of)) {
    const isUsual = (name === 'part' && value === 'revenue') || (name === 'months' && value === 12)
    if (value !== undefined && !isUsual) search.set(name, String(value))
  }
  const text = search.toString()
  return text === '' ? '/dashboard/reports' : `/dashboard/reports?${text}`
}
