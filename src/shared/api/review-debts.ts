import * as z from 'zod/mini'
import { bureauName } from './vocabulary.ts'

/** When a negative item must leave a bureau's file. */
export const removalEntry = z.object({
  bureau: bureauName,
  creditor: z.string(),
  what: z.string(),
  /** Of a late mark: 'YYYY-MM'. */
  month: z.optional(z.string()),
  /** 'YYYY-MM'. */
  leaves: z.string(),
  /** 'printed': the bureau's own removal date; 'computed': ours, from what it prints. */
  basis: z.enum(['printed', 'computed']),
  because: z.string(),
  overdue: z.boolean(),
})
export type RemovalEntry = z.infer<typeof removalEntry>

/** One debt through its owners, first owner first: original creditor, collectors, debt buyers. */
export const debtOwners = z.object({
  label: z.string(),
  owners: z.array(
    z.object({
      name: z.string(),
      role: z.enum(['original creditor', 'collector', 'debt buyer']),
      /** ISO date at the printed precision; null where none is printed. */
      since: z.nullable(z.string()),
      /** Dollars, as printed, largest first. */
      amounts: z.array(z.number()),
      /** Those that list it; none for an original creditor that only a collector names. */
      bureaus: z.array(bureauName),
    }),
  ),
})
export type DebtOwners = z.infer<typeof debtOwners>
