import type { Queryable } from '../../db/database.ts'
import type { SandboxPrice, SandboxSchedule, SandboxSubscription } from './billing-objects.ts'
import { periodEndAfter, unusedCents } from './billing-period.ts'
import { chargeInvoice } from './charge-invoice.ts'
import type { LedgerDeps } from './ledger-deps.ts'
import { insertObject, lockObject, selectObject, updateObject } from './sandbox.store.ts'
import { addEvent } from './sandbox-events.ts'
import { sandboxId } from './sandbox-id.ts'
import { cardError, invalidRequest, missingResource } from './wire-error.ts'
import { atUnix, unixSeconds } from './wire-object.ts'

/** A dearer price begins at once, a cheaper one with the next period. */
export const isUpward = (from: SandboxPrice, to: SandboxPrice) => to.unit_amount > from.unit_amount

/** Cents due at once for a change to another price: its first period, less what is left of the paid one. */
export function dueForChange(subscription: SandboxSubscription, price: SandboxPrice, now: Date): number {
  const [item] = subscription.items.data
  return Math.max(0, price.unit_amount - unusedCents(item.price, item, now))
}

/**
 * Changes the price at once: a new period begins now, and the difference is charged as an invoice of its own (the
 * provider's proration `always_invoice`). Throws WireError 402 when the card is declined: then nothing is changed.
 */
export async function changeNow(
  deps: LedgerDeps,
  id: string,
  price: SandboxPrice,
): Promise<SandboxSubscription> {
  const now = deps.clock.now()
  const { subscription, decline } = await deps.database.transaction(async (tx) => {
    const before = await lockActive(tx, id)
    const [item] = before.items.data
    if (item.price.id === price.id) return { subscription: before, decline: null }
    const start = unixSeconds(now)
    const changed: SandboxSubscription = {
      ...before,
      billing_cycle_anchor: start,
      items: {
        ...before.items,
        data: [
          {
            ...item,
            price,
            current_period_start: start,
            current_period_end: periodEndAfter(start, price, start),
          },
        ],
      },
    }
    const cents = dueForChange(before, price, now)
    const charged =
      cents === 0
        ? null
        : await chargeInvoice(
            tx,
            { subscription: changed, cents, reason: 'subscription_update', open: null },
            now,
          )
    if (charged?.decline) {
      await updateObject(tx, { ...charged.invoice, status: 'void' })
      return { subscription: before, decline: charged.decline }
    }
    const subscription: SandboxSubscription = {
      ...changed,
      ...(await withoutSchedule(tx, before, now)),
      latest_invoice: charged?.invoice.id ?? changed.latest_invoice,
    }
    await keepChanged(tx, before, subscription, now)
    return { subscription, decline: null }
  })
  deps.onEvent()
  if (decline) throw cardError(decline)
  return subscription
}

/** Changes the price with the next period, by a schedule of two phases, as the provider's customer page does. */
export async function changeAtPeriodEnd(
  deps: LedgerDeps,
  id: string,
  price: SandboxPrice,
): Promise<SandboxSubscription> {
  return change(deps, id, async (tx, before, now) => {
    const [item] = before.items.data
    const { current_period_start: start, current_period_end: end } = item
    const schedule: SandboxSchedule = {
      id: sandboxId('sub_sched'),
      object: 'subscription_schedule',
      created: unixSeconds(now),
      current_phase: { start_date: start, end_date: end },
      customer: before.customer,
      livemode: false,
      phases: [phase(item.price, start, end), phase(price, end, periodEndAfter(end, price, end))],
      status: 'active',
      subscription: id,
    }
    const released = await withoutSchedule(tx, before, now)
    await insertObject(tx, 'subscription_schedule', schedule, now)
    return { ...before, ...released, schedule: schedule.id }
  })
}

/** One phase of a schedule, with what else the provider writes in it. Times in unix seconds. */
function phase(price: SandboxPrice, start: number, end: number) {
  const item = { billing_thresholds: null, discounts: [], metadata: null, plan: price.id }
  return {
    add_invoice_items: [],
    application_fee_percent: null,
    billing_cycle_anchor: null,
    billing_thresholds: null,
    collection_method: null,
    currency: price.currency,
    default_payment_method: null,
    description: null,
    discounts: [],
    end_date: end,
    invoice_settings: null,
    items: [{ ...item, price: price.id, quantity: 1 as const }],
    metadata: null,
    on_behalf_of: null,
    proration_behavior: 'create_prorations',
    start_date: start,
    transfer_data: null,
    trial_end: null,
  }
}

/** The subscription stays as it is: a planned change is dropped. */
export function keepPrice(deps: LedgerDeps, id: string): Promise<SandboxSubscription> {
  return change(deps, id, async (tx, before, now) => ({
    ...before,
    schedule: (await withoutSchedule(tx, before, now)).schedule,
  }))
}

/** Ends the subscription with what is paid, or takes that back. A subscription that is past due ends at once. */
export function setEnding(deps: LedgerDeps, id: string, ending: boolean): Promise<SandboxSubscription> {
  return change(deps, id, async (tx, before, now) => {
    if (ending && before.status === 'past_due') return ended(tx, before, now)
    const [item] = before.items.data
    return {
      ...before,
      ...(ending ? await withoutSchedule(tx, before, now) : {}),
      cancel_at_period_end: ending,
      cancel_at: ending ? item.current_period_end : null,
      canceled_at: ending ? unixSeconds(now) : null,
    }
  })
}

/** Ends it now; nothing is paid back. */
export function endNow(deps: LedgerDeps, id: string): Promise<SandboxSubscription> {
  return change(deps, id, (tx, before, now) => ended(tx, before, now))
}

/** The ended subscription; its open invoice is void. */
export async function ended(
  tx: Queryable,
  before: SandboxSubscription,
  now: Date,
): Promise<SandboxSubscription> {
  const invoice = before.latest_invoice ? await lockObject(tx, 'invoice', before.latest_invoice) : undefined
  if (invoice?.status === 'open') await updateObject(tx, { ...invoice, status: 'void' })
  return {
    ...before,
    ...(await withoutSchedule(tx, before, now)),
    canceled_at: before.canceled_at ?? unixSeconds(now),
    ended_at: unixSeconds(now),
    status: 'canceled',
    sandbox_retry_at: null,
  }
}

/** Keeps a changed subscription and tells it. */
export async function keepChanged(
  tx: Queryable,
  before: SandboxSubscription,
  subscription: SandboxSubscription,
  now: Date,
): Promise<void> {
  const over = subscription.status === 'canceled'
  await updateObject(tx, subscription)
  if (over) await addEvent(tx, 'customer.subscription.deleted', subscription, now)
  else await addEvent(tx, 'customer.subscription.updated', subscription, now, before)
}

async function change(
  deps: LedgerDeps,
  id: string,
  step: (tx: Queryable, before: SandboxSubscription, now: Date) => Promise<SandboxSubscription>,
): Promise<SandboxSubscription> {
  const now = deps.clock.now()
  const changed = await deps.database.transaction(async (tx) => {
    const before = await lockActive(tx, id, true)
    const after = await step(tx, before, now)
    await keepChanged(tx, before, after, now)
    return after
  })
  deps.onEvent()
  return changed
}

async function lockActive(tx: Queryable, id: string, pastDueToo = false): Promise<SandboxSubscription> {
  const found = (await lockObject(tx, 'subscription', id)) as SandboxSubscription | undefined
  if (!found) throw missingResource('subscription', id)
  if (found.status === 'canceled') throw invalidRequest('A canceled subscription cannot be changed.')
  if (found.status === 'past_due' && !pastDueToo)
    throw invalidRequest('This subscription has an unpaid invoice. Please pay it before you change the plan.')
  return found
}

/** The fields of a subscription that neither ends nor changes; its schedule is released. */
async function withoutSchedule(tx: Queryable, subscription: SandboxSubscription, now: Date) {
  if (subscription.schedule) {
    const schedule = await selectObject(tx, 'subscription_schedule', subscription.schedule)
    const released = { status: 'released', current_phase: null, released_at: unixSeconds(now) }
    if (schedule) await updateObject(tx, { ...schedule, ...released })
  }
  return { schedule: null, cancel_at_period_end: false, cancel_at: null, canceled_at: null }
}

/** Until when what runs now is paid. */
export const paidUntil = (subscription: SandboxSubscription): Date => {
  const [item] = subscription.items.data
  return atUnix(subscription.status === 'past_due' ? item.current_period_start : item.current_period_end)
}
