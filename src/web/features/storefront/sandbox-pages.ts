/** What the sandbox's hosted pages send and get, in the provider's form encoding (the server: hosted-page-endpoints.ts). */

export interface PaymentPage {
  /** Of the Checkout Session. */
  id: string
  client_secret: string
}

export interface SubscriptionShown {
  id: string
  /** Key of the product; null for one that the catalogue does not have. */
  product: string | null
  status: 'active' | 'past_due' | 'canceled'
  /** Unix seconds. */
  paid_until: number
  ends: boolean
  /** Key of the product that it changes to. */
  becomes: string | null
  changes: { product: string; at_once: boolean; due_cents: number }[]
}

export interface CustomerPage {
  return_url: string
  subscriptions: SubscriptionShown[]
}

/** The sandbox refused. `message` is its own sentence, in English. */
export class PageRefused extends Error {
  override name = 'PageRefused'
  readonly status: number
  /** 'email' where that field is wrong. */
  readonly param: string | null

  constructor(status: number, message: string, param: string | null) {
    super(message)
    this.status = status
    this.param = param
  }
}

/** The page that the server opened. Throws PageRefused. */
export function readPaymentPage(publishableKey: string, pageId: string): Promise<PaymentPage> {
  return send(publishableKey, `payment_pages/${encodeURIComponent(pageId)}`)
}

/** Who pays. Throws PageRefused. */
export function nameBuyer(
  publishableKey: string,
  pageId: string,
  buyer: { email: string; name: string },
): Promise<unknown> {
  return send(publishableKey, `payment_pages/${encodeURIComponent(pageId)}`, buyer)
}

/** Throws PageRefused, 404 for a page that is over. */
export function readCustomerPage(publishableKey: string, pageId: string): Promise<CustomerPage> {
  return send(publishableKey, `customer_pages/${encodeURIComponent(pageId)}`)
}

/** Answers the page as it is then. Throws PageRefused: with 402 the card was declined, and nothing is changed. */
export function changeSubscription(
  publishableKey: string,
  pageId: string,
  subscriptionId: string,
  change: { product: string } | { ends: 'true' | 'false' },
): Promise<CustomerPage> {
  const page = `customer_pages/${encodeURIComponent(pageId)}`
  return send(publishableKey, `${page}/subscriptions/${encodeURIComponent(subscriptionId)}`, change)
}

async function send<T>(publishableKey: string, path: string, fields?: Record<string, string>): Promise<T> {
  const response = await fetch(`/sandbox/v1/${path}`, {
    method: fields ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${publishableKey}` },
    ...(fields ? { body: new URLSearchParams(fields) } : {}),
  })
  const answer: unknown = await response.json()
  if (response.ok) return answer as T
  const { error } = answer as { error?: { message?: string; param?: string } }
  throw new PageRefused(response.status, error?.message ?? '', error?.param ?? null)
}
