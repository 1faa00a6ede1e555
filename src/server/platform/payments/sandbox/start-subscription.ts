import type { Queryable } from '../../db/database.ts'
import type { SandboxCustomer, SandboxPrice, SandboxSubscription } from './billing-objects.ts'
import { periodEndAfter } from './billing-period.ts'
import { keepPaidInvoice } from './charge-invoice.ts'
import type { SandboxIntent } from './payment-intent.ts'
import { insertObject, updateObject } from './sandbox.store.ts'
import { addEvent } from './sandbox-events.ts'
import { sandboxId } from './sandbox-id.ts'
import { unixSeconds } from './wire-object.ts'

/** A subscription whose first invoice the PaymentIntent has paid. */
export async function startSubscription(
  tx: Queryable,
  given: { customer: SandboxCustomer; price: SandboxPrice; intent: SandboxIntent },
  now: Date,
): Promise<SandboxSubscription> {
  const start = unixSeconds(now)
  const id = sandboxId('sub')
  const subscription: SandboxSubscription = {
    id,
    object: 'subscription',
    billing_cycle_anchor: start,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    collection_method: 'charge_automatically',
    created: start,
    currency: given.price.currency,
    customer: given.customer.id,
    ended_at: null,
    items: {
      object: 'list',
      data: [
        {
          id: sandboxId('si'),
          object: 'subscription_item',
          created: start,
          current_period_start: start,
          current_period_end: periodEndAfter(start, given.price, start),
          // The provider still writes the price's older form beside it, under the same id.
          plan: { id: given.price.id, object: 'plan' },
          price: given.price,
          quantity: 1,
          subscription: id,
        },
      ],
      has_more: false,
      url: `/v1/subscription_items?subscription=${id}`,
    },
    latest_invoice: null,
    livemode: false,
    metadata: {},
    schedule: null,
    start_date: start,
    status: 'active',
    sandbox_attempts: 0,
    sandbox_retry_at: null,
  }
  await insertObject(tx, 'subscription', subscription, now)
  await addEvent(tx, 'customer.subscription.created', subscription, now)
  const invoice = await keepPaidInvoice(
    tx,
    { subscription, intent: given.intent, reason: 'subscription_create' },
    now,
  )
  const invoiced = { ...subscription, latest_invoice: invoice.id }
  await updateObject(tx, { ...given.intent, customer: given.customer.id })
  await updateObject(tx, invoiced)
  return invoiced
}
