import * as z from 'zod/mini'

/** A larger package and its address at the checkout. */
export const upgradeShown = z.object({ name: z.string(), address: z.string() })

/** What a client record holds of what was paid for it (docs/decisions/060). */
export const holdingShown = z.object({
  /** How many rounds may be begun; null: without a limit. */
  rounds: z.nullable(z.number()),
  /** The highest round that was begun. */
  begun: z.number(),
  /** The last day on which a round may be begun, 'YYYY-MM-DD'; null: without end. */
  until: z.nullable(z.string()),
  isOver: z.boolean(),
  /** Place in the support queue: 1 is answered before 2. */
  supportPlace: z.number(),
  /** What would let the case go on, with its place at the checkout; null while nothing is lacking. */
  upgrade: z.nullable(upgradeShown),
})
export type HoldingShown = z.infer<typeof holdingShown>
