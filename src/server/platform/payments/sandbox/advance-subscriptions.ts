import type { Queryable } from '../../db/database.ts'
import type { SandboxInvoice, SandboxPrice, SandboxSchedule, SandboxSubscription } from './billing-objects.ts'
import { periodEndAfter } from './billing-period.ts'
import { ended, keepChanged } from './change-subscription.ts'
import { chargeInvoice } from './charge-invoice.ts'
import { expireSessions } from './checkout-sessions.ts'
import type { LedgerDeps } from './ledger-deps.ts'
import { getPrice } from './link-catalogue.ts'
import { endRefunds } from './refund-intent.ts'
import { lockObject, selectMatching, selectObject, updateObject } from './sandbox.store.ts'
import { unixSeconds } from './wire-object.ts'

const daySeconds = 24 * 60 * 60

/** Days after a declined renewal at which it is tried again; after the last one the subscription ends. */
const retryAfterDays = [3, 5, 7]

/**
 * Renews and ends what is due, tries declined renewals again, closes hosted pages that nobody used for a day, and lets banks answer what
 * they answer later.
 */
export async function advanceSubscriptions(deps: LedgerDeps): Promise<void> {
  const now = deps.clock.now()
  const { db } = deps.database
  const running = [
    ...(await selectMatching(db, 'subscription', { status: 'active' }, 10_000)),
    ...(await selectMatching(db, 'subscription', { status: 'past_due' }, 10_000)),
  ] as SandboxSubscription[]
  for (const { id } of running.filter((each) => dueAt(each) <= unixSeconds(now))) {
    await deps.database.transaction((tx) => advanceOne(tx, id, now))
    deps.onEvent()
  }
  await expireSessions(deps, now)
  await endRefunds(deps, now)
}

/** Unix seconds at which something happens next. */
function dueAt(subscription: SandboxSubscription): number {
  return subscription.sandbox_retry_at ?? subscription.items.data[0].current_period_end
}

/** Every period that has ended since, one after the other, each with an invoice of its own. */
async function advanceOne(tx: Queryable, id: string, now: Date): Promise<void> {
  for (;;) {
    const found = (await lockObject(tx, 'subscription', id)) as SandboxSubscription | undefined
    if (!found || found.status === 'canceled' || dueAt(found) > unixSeconds(now)) return
    const after =
      found.sandbox_retry_at !== null
        ? await chargePeriod(tx, found, now)
        : found.cancel_at_period_end
          ? await ended(tx, found, now)
          : await chargePeriod(tx, await nextPeriod(tx, found), now)
    await keepChanged(tx, found, after, now)
  }
}

/** The next period, at the price that a schedule planned for it. It begins whether or not it is paid. */
async function nextPeriod(tx: Queryable, before: SandboxSubscription): Promise<SandboxSubscription> {
  const [item] = before.items.data
  const start = item.current_period_end
  const planned = await plannedPrice(tx, before)
  const price = planned ?? item.price
  const anchor = planned ? start : before.billing_cycle_anchor
  const end = periodEndAfter(anchor, price, start)
  return {
    ...before,
    billing_cycle_anchor: anchor,
    items: {
      ...before.items,
      data: [{ ...item, price, current_period_start: start, current_period_end: end }],
    },
    latest_invoice: null,
    schedule: null,
  }
}

async function plannedPrice(tx: Queryable, subscription: SandboxSubscription): Promise<SandboxPrice | null> {
  if (!subscription.schedule) return null
  const schedule = (await lockObject(tx, 'subscription_schedule', subscription.schedule)) as
    | SandboxSchedule
    | undefined
  const [line] = schedule?.phases[1].items ?? []
  if (!schedule || !line) return null
  await updateObject(tx, { ...schedule, status: 'completed', current_phase: null })
  return getPrice(tx, line.price)
}

async function chargePeriod(
  tx: Queryable,
  before: SandboxSubscription,
  now: Date,
): Promise<SandboxSubscription> {
  const earlier = before.latest_invoice ? await selectObject(tx, 'invoice', before.latest_invoice) : undefined
  const open = earlier?.status === 'open' ? (earlier as SandboxInvoice) : null
  const cents = before.items.data[0].price.unit_amount
  const { invoice, decline } = await chargeInvoice(
    tx,
    { subscription: before, cents, reason: 'subscription_cycle', open },
    now,
  )
  const invoiced = { ...before, latest_invoice: invoice.id }
  if (decline === null) return { ...invoiced, status: 'active', sandbox_attempts: 0, sandbox_retry_at: null }
  const pause = retryAfterDays[before.sandbox_attempts]
  if (pause === undefined) return ended(tx, invoiced, now)
  return {
    ...invoiced,
    status: 'past_due',
    sandbox_attempts: before.sandbox_attempts + 1,
    sandbox_retry_at: unixSeconds(now) + pause * daySeconds,
  }
}
