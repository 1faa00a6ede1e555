import type { Queryable } from '../../db/database.ts'
import { cancelled } from './advance-intent.ts'
import type { SandboxCustomer, SandboxPrice, SandboxSession } from './billing-objects.ts'
import type { CheckedCard } from './card-data.ts'
import type { LedgerDeps } from './ledger-deps.ts'
import { getPrice, takeLink } from './link-catalogue.ts'
import { newIntent, type SandboxIntent, serverView } from './payment-intent.ts'
import { insertObject, lockObject, selectMatching, selectObject, updateObject } from './sandbox.store.ts'
import { addEvent } from './sandbox-events.ts'
import { sandboxId } from './sandbox-id.ts'
import { startSubscription } from './start-subscription.ts'
import { invalidRequest, missingResource } from './wire-error.ts'
import { unixSeconds } from './wire-object.ts'

const daySeconds = 24 * 60 * 60

/** What a hosted page sells, whoever opened it. */
interface PageOffer {
  /** Cents. */
  amount: number
  /** null: a sum of its own. */
  price: SandboxPrice | null
  linkId: string | null
  metadata: Record<string, string>
  email: string | null
  description: string
  /** Only of a page that the API opened. */
  successUrl?: string
  cancelUrl?: string | null
}

export interface OpenedSession {
  session: SandboxSession
  clientSecret: string
}

/** Opens the hosted page of a product's payment link. Throws WireError 404 for a key that is no linked product. */
export async function openLinkSession(deps: LedgerDeps, key: string): Promise<OpenedSession> {
  const now = deps.clock.now()
  const opened = await deps.database.transaction(async (tx) => {
    const { link, price, product } = await takeLink(tx, key, now)
    const { id: linkId, metadata } = link
    const offer = { amount: price.unit_amount, price, linkId, metadata, email: null }
    return openSession(tx, { ...offer, description: product.name }, now)
  })
  deps.onEvent()
  return opened
}

/** A Checkout Session and the PaymentIntent that its hosted page pays. */
export async function openSession(tx: Queryable, offer: PageOffer, now: Date): Promise<OpenedSession> {
  const { amount, price } = offer
  const intent = newIntent(
    {
      amount,
      currency: 'usd',
      description: offer.description,
      receiptEmail: null,
      customer: null,
      metadata: {},
    },
    now,
  )
  const id = sandboxId('cs_test')
  const session: SandboxSession = {
    id,
    object: 'checkout.session',
    amount_total: amount,
    cancel_url: offer.cancelUrl ?? null,
    created: unixSeconds(now),
    currency: 'usd',
    customer: null,
    customer_details: null,
    customer_email: offer.email,
    expires_at: unixSeconds(now) + daySeconds,
    livemode: false,
    metadata: offer.metadata,
    mode: price?.recurring ? 'subscription' : 'payment',
    payment_intent: null,
    payment_link: offer.linkId,
    payment_status: 'unpaid',
    status: 'open',
    subscription: null,
    success_url: offer.successUrl ?? null,
    ui_mode: 'hosted_page',
    // The provider's own host: in this product the page of the sandbox is opened by the session's id.
    url: `https://checkout.stripe.com/c/pay/${id}`,
    sandbox_intent: intent.id,
    sandbox_price: price?.id ?? '',
  }
  await insertObject(tx, 'payment_intent', { ...intent, sandbox_session: session.id }, now)
  await insertObject(tx, 'checkout.session', session, now)
  await addEvent(tx, 'payment_intent.created', serverView(intent), now)
  return { session, clientSecret: intent.client_secret }
}

/** What the hosted page shows and pays with. Throws WireError 404. */
export async function readSession(deps: LedgerDeps, id: string): Promise<OpenedSession> {
  const session = await selectObject(deps.database.db, 'checkout.session', id)
  if (!session) throw missingResource('checkout.session', id)
  const intent = await selectObject(deps.database.db, 'payment_intent', String(session.sandbox_intent))
  if (!intent) throw missingResource('payment_intent', String(session.sandbox_intent))
  return {
    session: session as SandboxSession,
    clientSecret: (intent as SandboxIntent).client_secret,
  }
}

/** What the hosted page of the sandbox asks nobody for. */
const unasked = {
  address: null,
  business_name: null,
  individual_name: null,
  phone: null,
  tax_exempt: 'none',
  tax_ids: [],
} as const

/** Who pays, as typed on the hosted page. Throws WireError 404, and 400 when the session is over. */
export async function nameBuyer(
  deps: LedgerDeps,
  id: string,
  buyer: { email: string; name: string },
): Promise<SandboxSession> {
  return deps.database.transaction(async (tx) => {
    const session = (await lockObject(tx, 'checkout.session', id)) as SandboxSession | undefined
    if (!session) throw missingResource('checkout.session', id)
    if (session.status !== 'open') throw invalidRequest(`This Checkout Session is ${session.status}.`)
    const named = { ...session, customer_details: { ...unasked, ...buyer } }
    await updateObject(tx, named)
    return named
  })
}

/** In the transaction in which its PaymentIntent was paid: the session is complete, and a subscription begins. */
export async function completeSession(
  tx: Queryable,
  intent: SandboxIntent,
  card: CheckedCard,
  now: Date,
): Promise<void> {
  const session = (await lockObject(tx, 'checkout.session', String(intent.sandbox_session))) as
    | SandboxSession
    | undefined
  if (session?.status !== 'open') return
  const complete: SandboxSession = { ...session, status: 'complete', payment_status: 'paid', url: null }
  if (session.mode === 'payment') {
    complete.payment_intent = intent.id
  } else {
    const customer = await makeCustomer(tx, session, card, now)
    const price = await getPrice(tx, session.sandbox_price)
    const subscription = await startSubscription(tx, { customer, price, intent }, now)
    complete.customer = customer.id
    complete.subscription = subscription.id
  }
  await updateObject(tx, complete)
  await addEvent(tx, 'checkout.session.completed', complete, now)
}

async function makeCustomer(
  tx: Queryable,
  session: SandboxSession,
  card: CheckedCard,
  now: Date,
): Promise<SandboxCustomer> {
  const customer: SandboxCustomer = {
    id: sandboxId('cus'),
    object: 'customer',
    created: unixSeconds(now),
    email: session.customer_details?.email ?? null,
    name: session.customer_details?.name ?? null,
    livemode: false,
    metadata: {},
    sandbox_card: card,
  }
  await insertObject(tx, 'customer', customer, now)
  return customer
}

/** Closes pages that stood open for a day: nothing can be paid in them any more. */
export async function expireSessions(deps: LedgerDeps, now: Date): Promise<void> {
  const open = await selectMatching(deps.database.db, 'checkout.session', { status: 'open' }, 1000)
  const over = open.filter((each) => Number(each.expires_at) <= unixSeconds(now))
  for (const { id } of over) await deps.database.transaction((tx) => expireOne(tx, id, now))
  if (over.length > 0) deps.onEvent()
}

/** Closes one page at once. Throws WireError 404, and 400 when it is not open any more. */
export async function closeSession(deps: LedgerDeps, id: string): Promise<SandboxSession> {
  const expired = await deps.database.transaction((tx) => expireOne(tx, id, deps.clock.now()))
  if (!expired) {
    const { session } = await readSession(deps, id)
    throw invalidRequest(
      `Only Checkout Sessions with a status in ["open"] can be expired: ${session.status}.`,
    )
  }
  deps.onEvent()
  return expired
}

/**
 * The intent is locked first, as by a payment: either the payment or the end comes first, and the other one sees it.
 * undefined when there was nothing to close.
 */
async function expireOne(tx: Queryable, id: string, now: Date): Promise<SandboxSession | undefined> {
  const [found] = await selectMatching(tx, 'checkout.session', { id }, 1)
  const intent = (await lockObject(tx, 'payment_intent', String(found?.sandbox_intent))) as
    | SandboxIntent
    | undefined
  const session = (await lockObject(tx, 'checkout.session', id)) as SandboxSession | undefined
  if (!intent || session?.status !== 'open') return undefined
  const expired: SandboxSession = { ...session, status: 'expired', url: null }
  const step = cancelled(intent, 'automatic', now)
  await updateObject(tx, expired)
  await updateObject(tx, step.intent)
  await addEvent(tx, 'payment_intent.canceled', serverView(step.intent), now)
  await addEvent(tx, 'checkout.session.expired', expired, now)
  return expired
}
