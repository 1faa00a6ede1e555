import * as z from 'zod/mini'
import { communicationPreferences } from '../../shared/api/vocabulary.ts'
import type { StoredRecord } from './stored-record.ts'

const text = () => z.catch(z.string(), '')
const maybe = () => z.catch(z.nullable(z.string()), null)

/** What was typed at the checkout and what is being bought; it survives the address rewrite and a reload (decision 7). */
export const checkoutData = {
  name: 'armor_checkout_data',
  schema: z.object({
    name: text(),
    email: text(),
    phone: text(),
    /** null until the consent dialog was answered. */
    agreeToContact: z.catch(z.nullable(z.boolean()), null),
    preferences: z.catch(z.nullable(communicationPreferences), null),
    tier: maybe(),
    /** Dollars, as they came in the address. */
    amount: maybe(),
    service: maybe(),
    /** Number of the unpaid record that this pays for; null: the payment makes one. */
    client: maybe(),
    /** Reference of the agreement under which it is paid, where one is signed first. */
    agreement: maybe(),
    attemptKey: maybe(),
    paymentIntentId: maybe(),
  }),
} satisfies StoredRecord<z.ZodMiniType>
export type CheckoutData = z.output<typeof checkoutData.schema>

/** Names of the chosen report files by bureau; no bytes (decision 20). */
export const creditReportSelections = {
  name: 'armor_credit_reports',
  schema: z.object({ experian: maybe(), equifax: maybe(), transunion: maybe() }),
} satisfies StoredRecord<z.ZodMiniType>

/** Written on the success page, read and removed when the intake opens. */
export const intakePrefill = {
  name: 'intake-prefill',
  schema: z.object({ name: text(), email: text(), phone: text(), paymentIntentId: z.optional(z.string()) }),
} satisfies StoredRecord<z.ZodMiniType>
