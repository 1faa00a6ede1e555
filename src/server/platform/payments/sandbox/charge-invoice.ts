import type { Queryable } from '../../db/database.ts'
import { confirmWithCard } from './advance-intent.ts'
import type { SandboxCustomer, SandboxInvoice, SandboxSubscription } from './billing-objects.ts'
import { newIntent, type SandboxIntent, serverView } from './payment-intent.ts'
import { insertObject, selectObject, updateObject } from './sandbox.store.ts'
import { addEvent } from './sandbox-events.ts'
import { sandboxId } from './sandbox-id.ts'
import type { Decline } from './test-cards.ts'
import { unixSeconds } from './wire-object.ts'

type Reason = SandboxInvoice['billing_reason']

/** An invoice that the PaymentIntent of a Checkout Session has paid. */
export async function keepPaidInvoice(
  tx: Queryable,
  given: { subscription: SandboxSubscription; intent: SandboxIntent; reason: Reason },
  now: Date,
): Promise<SandboxInvoice> {
  const draft = newInvoice(given.subscription, given.intent.amount, given.reason, now)
  const invoice = paidBy(draft, given.intent, now)
  await insertObject(tx, 'invoice', invoice, now)
  await addEvent(tx, 'invoice.paid', toldInvoice(invoice), now)
  return invoice
}

/**
 * Charges the customer's card for a period or a difference, without the cardholder: the card was set up with the first
 * payment, so no bank asks again. A declined charge leaves the invoice open, with its events.
 * @param open the invoice of an earlier attempt; null: a new one
 */
export async function chargeInvoice(
  tx: Queryable,
  given: {
    subscription: SandboxSubscription
    cents: number
    reason: Reason
    open: SandboxInvoice | null
  },
  now: Date,
): Promise<{ invoice: SandboxInvoice; decline: Decline | null }> {
  const { subscription, cents, reason, open } = given
  const draft = open ?? newInvoice(subscription, cents, reason, now)
  const attempted = { ...draft, attempt_count: draft.attempt_count + 1 }
  const { intent, decline } = await chargeCustomer(tx, subscription.customer, attempted, now)
  const invoice = decline === null ? paidBy(attempted, intent, now) : attempted
  await (open ? updateObject(tx, invoice) : insertObject(tx, 'invoice', invoice, now))
  await addEvent(tx, decline === null ? 'invoice.paid' : 'invoice.payment_failed', toldInvoice(invoice), now)
  return { invoice, decline }
}

/** Events expand nothing: the payments of an invoice are asked for. */
const toldInvoice = ({ payments: _payments, ...invoice }: SandboxInvoice): Record<string, unknown> => invoice

async function chargeCustomer(
  tx: Queryable,
  customerId: string,
  invoice: SandboxInvoice,
  now: Date,
): Promise<{ intent: SandboxIntent; decline: Decline | null }> {
  const customer = (await selectObject(tx, 'customer', customerId)) as SandboxCustomer | undefined
  if (!customer?.sandbox_card) throw new Error(`The sandbox has no card of the customer ${customerId}.`)
  const created = newIntent(
    {
      amount: invoice.amount_due,
      currency: 'usd',
      description: invoice.description,
      receiptEmail: customer.email,
      customer: customer.id,
      metadata: {},
    },
    now,
  )
  const { authentication: _asked, ...behaviour } = customer.sandbox_card.behaviour
  const step = confirmWithCard(created, { ...customer.sandbox_card, behaviour }, now)
  await insertObject(tx, 'payment_intent', step.intent, now)
  if (step.charge) await insertObject(tx, 'charge', step.charge, now)
  for (const event of step.events) {
    if (event.object === 'dispute') continue
    const object = event.object === 'charge' && step.charge ? step.charge : serverView(step.intent)
    await addEvent(tx, event.type, object, now)
  }
  return { intent: step.intent, decline: step.decline }
}

function newInvoice(
  subscription: SandboxSubscription,
  cents: number,
  reason: Reason,
  now: Date,
): SandboxInvoice {
  const id = sandboxId('in')
  return {
    id,
    object: 'invoice',
    amount_due: cents,
    amount_paid: 0,
    attempt_count: 0,
    billing_reason: reason,
    created: unixSeconds(now),
    currency: 'usd',
    customer: subscription.customer,
    description: `Subscription ${subscription.items.data[0].price.metadata.product ?? ''}`.trim(),
    livemode: false,
    parent: {
      type: 'subscription_details',
      quote_details: null,
      subscription_details: { metadata: null, subscription: subscription.id },
    },
    payments: { object: 'list', data: [], has_more: false, url: `/v1/invoice_payments?invoice=${id}` },
    status: 'open',
  }
}

function paidBy(invoice: SandboxInvoice, intent: SandboxIntent, now: Date): SandboxInvoice {
  const payment = {
    id: sandboxId('inpay'),
    object: 'invoice_payment',
    amount_paid: intent.amount,
    amount_requested: intent.amount,
    created: unixSeconds(now),
    currency: intent.currency,
    invoice: invoice.id,
    is_default: true,
    livemode: false,
    payment: { type: 'payment_intent', payment_intent: intent.id },
    status: 'paid',
    status_transitions: { canceled_at: null, paid_at: unixSeconds(now) },
  }
  return {
    ...invoice,
    amount_paid: intent.amount,
    status: 'paid',
    payments: { ...invoice.payments, data: [payment] },
  }
}
