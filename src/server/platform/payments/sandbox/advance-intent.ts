import type { CheckedCard } from './card-data.ts'
import type { SandboxCharge, SandboxIntent } from './payment-intent.ts'
import { sandboxId } from './sandbox-id.ts'
import { authenticationFailure, authenticationLookupFailure, type Decline } from './test-cards.ts'
import { unixSeconds } from './wire-object.ts'

/** One step of a PaymentIntent: what it becomes, the charge made if any, and the events to be told, in order. */
export interface Advance {
  intent: SandboxIntent
  charge: SandboxCharge | null
  events: { type: string; object: 'intent' | 'charge' | 'dispute' }[]
  /** Set when the attempt failed: the caller answers 402 with it. */
  decline: Decline | null
  /** The card that was charged; null when none was. */
  paidWith: CheckedCard | null
}

/** The attempt to pay with a card (facts 3.3 and 3.5). The caller has checked that the status allows it. */
export function confirmWithCard(intent: SandboxIntent, card: CheckedCard, now: Date): Advance {
  const { behaviour } = card
  const withCard: SandboxIntent = { ...intent, payment_method: sandboxId('pm'), last_payment_error: null }
  if (behaviour.authentication === 'lookup_fails') return failed(withCard, authenticationLookupFailure, card)
  if (behaviour.authentication === 'required') {
    return {
      intent: {
        ...withCard,
        status: 'requires_action',
        next_action: { type: 'use_stripe_sdk', use_stripe_sdk: { type: 'sandbox_challenge' } },
        sandbox_card: card,
      },
      charge: null,
      events: [{ type: 'payment_intent.requires_action', object: 'intent' }],
      decline: null,
      paidWith: null,
    }
  }
  return charged(withCard, card, now)
}

/** The cardholder's answer to the 3-D Secure challenge. */
export function answerChallenge(intent: SandboxIntent, outcome: 'complete' | 'fail', now: Date): Advance {
  const { sandbox_card: card, ...rest } = intent
  if (!card) throw new Error(`The PaymentIntent ${intent.id} has no card that waits for authentication.`)
  const answered: SandboxIntent = { ...rest, id: intent.id, next_action: null }
  return outcome === 'complete' ? charged(answered, card, now) : failed(answered, authenticationFailure, card)
}

/** Cancels; the caller has checked that nothing was paid yet. */
export function cancelled(intent: SandboxIntent, reason: string | null, now: Date): Advance {
  return {
    intent: {
      ...intent,
      status: 'canceled',
      canceled_at: unixSeconds(now),
      cancellation_reason: reason,
      next_action: null,
    },
    charge: null,
    events: [{ type: 'payment_intent.canceled', object: 'intent' }],
    decline: null,
    paidWith: null,
  }
}

function charged(intent: SandboxIntent, card: CheckedCard, now: Date): Advance {
  if (card.behaviour.decline) return failed(intent, card.behaviour.decline, card)
  const charge: SandboxCharge = {
    id: sandboxId('ch'),
    object: 'charge',
    amount: intent.amount,
    amount_captured: intent.amount,
    amount_refunded: 0,
    captured: true,
    created: unixSeconds(now),
    currency: intent.currency,
    disputed: Boolean(card.behaviour.dispute),
    livemode: false,
    paid: true,
    payment_intent: intent.id,
    payment_method_details: { type: 'card', card: card.shown },
    receipt_email: intent.receipt_email,
    refunded: false,
    status: 'succeeded',
    ...(card.behaviour.refund ? { sandbox_refund: card.behaviour.refund } : {}),
  }
  const paid: SandboxIntent = {
    ...intent,
    status: 'succeeded',
    amount_received: intent.amount,
    latest_charge: charge.id,
    next_action: null,
    last_payment_error: null,
  }
  const events: Advance['events'] = [
    { type: 'charge.succeeded', object: 'charge' },
    { type: 'payment_intent.succeeded', object: 'intent' },
  ]
  if (card.behaviour.dispute) events.push({ type: 'charge.dispute.created', object: 'dispute' })
  return { intent: paid, charge, events, decline: null, paidWith: card }
}

function failed(intent: SandboxIntent, decline: Decline, card: CheckedCard): Advance {
  return {
    intent: {
      ...intent,
      status: 'requires_payment_method',
      payment_method: null,
      next_action: null,
      last_payment_error: {
        type: 'card_error',
        code: decline.code,
        ...(decline.declineCode ? { decline_code: decline.declineCode } : {}),
        message: decline.message,
        payment_method: { object: 'payment_method', type: 'card', card: card.shown },
      },
    },
    charge: null,
    events: [{ type: 'payment_intent.payment_failed', object: 'intent' }],
    decline,
    paidWith: null,
  }
}
