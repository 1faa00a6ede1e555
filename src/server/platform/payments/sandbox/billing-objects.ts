import type { CheckedCard } from './card-data.ts'
import type { SandboxObject } from './sandbox.store.ts'

/** Stripe's billing objects, as far as payment links and subscriptions in dollars have them. */
export interface SandboxPrice extends SandboxObject {
  object: 'price'
  active: boolean
  currency: string
  lookup_key: string | null
  metadata: Record<string, string>
  product: string
  recurring: SandboxRecurrence | null
  type: 'one_time' | 'recurring'
  unit_amount: number
}

export interface SandboxRecurrence {
  interval: 'month' | 'year'
  interval_count: number
  meter: null
  trial_period_days: null
  usage_type: 'licensed'
}

export interface SandboxLink extends SandboxObject {
  object: 'payment_link'
  active: boolean
  metadata: Record<string, string>
  url: string
  /** The price of its one line. */
  sandbox_price: string
}

export interface SandboxSession extends SandboxObject {
  object: 'checkout.session'
  amount_total: number
  created: number
  customer: string | null
  customer_details: { email: string; name: string; phone: string | null } | null
  expires_at: number
  metadata: Record<string, string>
  mode: 'payment' | 'subscription'
  payment_intent: string | null
  /** null: a page that was opened by the API. */
  payment_link: string | null
  payment_status: 'paid' | 'unpaid'
  status: 'open' | 'complete' | 'expired'
  subscription: string | null
  /** Of the hosted page, while it can be paid. */
  url: string | null
  /** The PaymentIntent that the hosted page pays. */
  sandbox_intent: string
  /** Of a subscription, or of a link; '' for a sum of its own. */
  sandbox_price: string
}

export interface SandboxCustomer extends SandboxObject {
  object: 'customer'
  email: string | null
  name: string | null
  /** How the card behaves at a renewal, and the little that may be kept of it. */
  sandbox_card: CheckedCard | null
}

export interface SandboxSubscription extends SandboxObject {
  object: 'subscription'
  billing_cycle_anchor: number
  cancel_at: number | null
  cancel_at_period_end: boolean
  canceled_at: number | null
  created: number
  customer: string
  ended_at: number | null
  items: { object: 'list'; data: [SubscriptionItem]; has_more: false; url: string }
  latest_invoice: string | null
  schedule: string | null
  start_date: number
  status: 'active' | 'past_due' | 'canceled'
  /** Failed attempts at the renewal that is due. */
  sandbox_attempts: number
  /** When the renewal that failed is tried again. */
  sandbox_retry_at: number | null
}

interface SubscriptionItem {
  id: string
  object: 'subscription_item'
  created: number
  current_period_start: number
  current_period_end: number
  price: SandboxPrice
  plan: { id: string; object: 'plan' }
  quantity: 1
  subscription: string
}

interface SchedulePhase extends Record<string, unknown> {
  start_date: number
  end_date: number
  items: { price: string; quantity: 1 }[]
}

/** A change at the end of the period: two phases, as the provider's customer page makes it. */
export interface SandboxSchedule extends SandboxObject {
  object: 'subscription_schedule'
  current_phase: { start_date: number; end_date: number } | null
  phases: [SchedulePhase, SchedulePhase]
  status: 'active' | 'released' | 'completed'
  subscription: string
}

export interface SandboxInvoice extends SandboxObject {
  object: 'invoice'
  amount_due: number
  amount_paid: number
  attempt_count: number
  billing_reason: 'subscription_create' | 'subscription_cycle' | 'subscription_update'
  created: number
  customer: string
  parent: {
    type: 'subscription_details'
    quote_details: null
    subscription_details: { metadata: null; subscription: string }
  }
  /** Left out on the wire where it is not asked for. */
  payments: { object: 'list'; data: SandboxObject[]; has_more: false; url: string }
  status: 'open' | 'paid' | 'void'
  /** What the product is: the invoice names it for whoever reads it. */
  description: string
}
