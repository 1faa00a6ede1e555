import { subscriptions } from '../../../../shared/catalogue/linked-products.ts'
import type { LinkedProduct } from '../../../../shared/catalogue/product.ts'
import type { SandboxPrice, SandboxSchedule, SandboxSubscription } from './billing-objects.ts'
import {
  changeAtPeriodEnd,
  changeNow,
  dueForChange,
  isUpward,
  keepPrice,
  paidUntil,
} from './change-subscription.ts'
import type { LedgerDeps } from './ledger-deps.ts'
import { getPrice, takePrice } from './link-catalogue.ts'
import type { SandboxObject } from './sandbox.store.ts'
import { insertObject, selectMatching, selectObject } from './sandbox.store.ts'
import { sandboxId } from './sandbox-id.ts'
import { invalidRequest, missingResource } from './wire-error.ts'
import { unixSeconds } from './wire-object.ts'

/** A page of the customer's own is good for so long. */
const minutesGood = 30

/** What one may change to: everything in the catalogue that renews. */
const renewing = (subscriptions as readonly LinkedProduct[]).filter(({ billing }) => billing !== 'once')

/** Throws WireError 404 for an unknown customer, 400 without a return address. */
export async function openPage(
  deps: LedgerDeps,
  wanted: { customer: string; returnUrl: string; configuration: string | null },
): Promise<SandboxObject> {
  const { customer, returnUrl } = wanted
  if (!(await selectObject(deps.database.db, 'customer', customer)))
    throw missingResource('customer', customer)
  if (!/^https?:\/\//.test(returnUrl) || !URL.canParse(returnUrl))
    throw invalidRequest('Not a valid URL', { param: 'return_url' })
  const now = deps.clock.now()
  const id = sandboxId('bps')
  const page = {
    id,
    object: 'billing_portal.session',
    // The account's own, where none is named.
    configuration: wanted.configuration ?? sandboxId('bpc'),
    created: unixSeconds(now),
    customer,
    livemode: false,
    return_url: returnUrl,
    url: `${new URL(returnUrl).origin}/pay/manage?session=${id}`,
  }
  await insertObject(deps.database.db, 'billing_portal.session', page, now)
  return page
}

/** What the customer page shows. Throws WireError 404 for a page that is not there or too old. */
export async function readPage(deps: LedgerDeps, id: string) {
  const page = await takePage(deps, id)
  const own = (await selectMatching(
    deps.database.db,
    'subscription',
    { customer: page.customer },
    100,
  )) as SandboxSubscription[]
  const shown = []
  for (const each of own) shown.push(await shownSubscription(deps, each))
  return { return_url: page.return_url, subscriptions: shown }
}

async function shownSubscription(deps: LedgerDeps, subscription: SandboxSubscription) {
  const now = deps.clock.now()
  const current = subscription.items.data[0].price
  const changes = []
  for (const product of subscription.status === 'active' ? renewing : []) {
    if (product.key === current.metadata.product) continue
    const price = await takePrice(deps.database.db, product, now)
    const atOnce = isUpward(current, price)
    changes.push({
      product: product.key,
      at_once: atOnce,
      due_cents: atOnce ? dueForChange(subscription, price, now) : 0,
    })
  }
  return {
    id: subscription.id,
    product: current.metadata.product ?? null,
    status: subscription.status,
    paid_until: unixSeconds(paidUntil(subscription)),
    ends: subscription.cancel_at_period_end,
    becomes: await plannedProduct(deps, subscription),
    changes,
  }
}

async function plannedProduct(deps: LedgerDeps, subscription: SandboxSubscription): Promise<string | null> {
  if (!subscription.schedule) return null
  const found = await selectObject(deps.database.db, 'subscription_schedule', subscription.schedule)
  const price = (found as SandboxSchedule | undefined)?.phases[1].items[0]?.price
  return price ? ((await getPrice(deps.database.db, price)).metadata.product ?? null) : null
}

/** The subscription, when it is one of the customer whose page this is. Throws WireError 404. */
export async function ownSubscription(
  deps: LedgerDeps,
  pageId: string,
  id: string,
): Promise<SandboxSubscription> {
  const page = await takePage(deps, pageId)
  const found = (await selectObject(deps.database.db, 'subscription', id)) as SandboxSubscription | undefined
  if (!found || found.customer !== page.customer) throw missingResource('subscription', id)
  return found
}

/** Changes to another product: up at once, down with the next period, to the present one: no change. Throws WireError. */
export async function changeProduct(
  deps: LedgerDeps,
  subscription: SandboxSubscription,
  key: string,
): Promise<void> {
  const product = renewing.find((each) => each.key === key)
  if (!product) throw missingResource('product', key)
  const current: SandboxPrice = subscription.items.data[0].price
  if (current.metadata.product === key) {
    await keepPrice(deps, subscription.id)
    return
  }
  const price = await takePrice(deps.database.db, product, deps.clock.now())
  await (isUpward(current, price) ? changeNow : changeAtPeriodEnd)(deps, subscription.id, price)
}

async function takePage(deps: LedgerDeps, id: string): Promise<SandboxObject> {
  const page = await selectObject(deps.database.db, 'billing_portal.session', id)
  const oldest = unixSeconds(deps.clock.now()) - minutesGood * 60
  if (!page || Number(page.created) < oldest) throw missingResource('billing_portal.session', id)
  return page
}
