import * as z from 'zod/mini'
import { defineCall, totalCount } from '../call.ts'

/** A payment that its cardholder disputes at the bank, or that the bank warns of. Dollars are numeric strings, instants ISO. */
const chargeback = z.object({
  /** The provider's. */
  id: z.string(),
  productName: z.string(),
  /** null after a deletion. */
  name: z.nullable(z.string()),
  email: z.nullable(z.string()),
  clientId: z.nullable(z.number()),
  amount: z.string(),
  /** 'needs-answer': evidence is waited for. 'closed': an inquiry that ended without a dispute, or one that was prevented. 'warned': the bank reports fraud, nothing is disputed yet. */
  status: z.enum(['needs-answer', 'under-review', 'won', 'lost', 'closed', 'warned', 'warning-over']),
  /** The bank's category in the provider's word: 'fraudulent', 'product_not_received', ... */
  reason: z.string(),
  /** Until when evidence is taken; null: none is. */
  answerBy: z.nullable(z.string()),
  foundAt: z.string(),
  /** Where it is answered, on the provider's own site; null in the sandbox. */
  address: z.nullable(z.string()),
})
export type Chargeback = z.infer<typeof chargeback>

/** The header `x-total-count` tells how many there are in all. */
export const listChargebacks = defineCall({
  name: 'listChargebacks',
  method: 'GET',
  path: '/api/staff/chargebacks',
  summary: 'What cardholders dispute at their bank, and what banks warn of, the newest first; staff only.',
  headers: totalCount,
  query: z.object({
    /** By default those of which the bank has not decided. */
    show: z.optional(z.enum(['open', 'decided'])),
    page: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100_000))),
  }),
  reply: z.array(chargeback),
})
