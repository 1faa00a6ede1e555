import type { CheckedCard } from './card-data.ts'
import type { SandboxObject } from './sandbox.store.ts'
import { sandboxId } from './sandbox-id.ts'
import { unixSeconds, withoutNotes } from './wire-object.ts'

/** The PaymentIntent of the sandbox: Stripe's fields, as far as a card payment in dollars has them (facts 3.3). */
export interface SandboxIntent extends SandboxObject {
  object: 'payment_intent'
  amount: number
  amount_received: number
  canceled_at: number | null
  cancellation_reason: string | null
  capture_method: 'automatic'
  client_secret: string
  confirmation_method: 'automatic'
  created: number
  currency: string
  customer: string | null
  description: string | null
  last_payment_error: Record<string, unknown> | null
  latest_charge: string | null
  livemode: false
  metadata: Record<string, string>
  next_action: Record<string, unknown> | null
  payment_method: string | null
  payment_method_types: string[]
  receipt_email: string | null
  status: 'requires_payment_method' | 'requires_action' | 'succeeded' | 'canceled'
  /** Sandbox only, never on the wire: the card that waits for authentication. */
  sandbox_card?: CheckedCard
  /** Sandbox only: the Checkout Session whose hosted page pays it. */
  sandbox_session?: string
}

export interface SandboxCharge extends SandboxObject {
  object: 'charge'
  amount: number
  amount_refunded: number
  payment_intent: string
  refunded: boolean
  /** Sandbox only: refunds of its card begin as pending, or are sent back by the bank. */
  sandbox_refund?: 'late' | 'fails'
}

export function newIntent(
  input: {
    amount: number
    currency: string
    description: string | null
    receiptEmail: string | null
    customer: string | null
    metadata: Record<string, string>
  },
  now: Date,
): SandboxIntent {
  const id = sandboxId('pi')
  return {
    id,
    object: 'payment_intent',
    amount: input.amount,
    amount_received: 0,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic',
    client_secret: `${id}_${sandboxId('secret')}`,
    confirmation_method: 'automatic',
    created: unixSeconds(now),
    currency: input.currency,
    customer: input.customer,
    description: input.description,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    metadata: input.metadata,
    next_action: null,
    payment_method: null,
    payment_method_types: ['card'],
    receipt_email: input.receiptEmail,
    status: 'requires_payment_method',
  }
}

/** What a secret key sees: everything but the sandbox's own notes. */
export function serverView(intent: SandboxIntent): SandboxObject {
  return withoutNotes(intent)
}

const browserFields = [
  'id',
  'object',
  'amount',
  'canceled_at',
  'cancellation_reason',
  'capture_method',
  'client_secret',
  'confirmation_method',
  'created',
  'currency',
  'description',
  'last_payment_error',
  'livemode',
  'next_action',
  'payment_method',
  'payment_method_types',
  'receipt_email',
  'status',
] as const

/** What a publishable key with the client secret sees (facts 3.3): no metadata, no charge, no customer. */
export function browserView(intent: SandboxIntent): Record<string, unknown> {
  return Object.fromEntries(browserFields.map((field) => [field, intent[field]]))
}
