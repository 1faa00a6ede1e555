import { randomUUID } from 'node:crypto'
import type { WireAnswer } from './check-answer.ts'
import { givenIn, type WireRequest } from './check-request.ts'
import { exampleOf, overlaid } from './example-object.ts'
import { findCall, stripeWire } from './stripe-wire.ts'

type Kept = Record<string, unknown> & { id: string; object: string }

/** An answer that the next calls get instead of being done; 'broken': it is done, and the line breaks before the answer. */
export type Mishap = { status: number; error: Record<string, unknown> } | 'broken'

const kinds: Readonly<Record<string, { object: string; prefix: string }>> = {
  '/v1/products': { object: 'product', prefix: 'prod' },
  '/v1/prices': { object: 'price', prefix: 'price' },
  '/v1/payment_links': { object: 'payment_link', prefix: 'plink' },
  '/v1/billing_portal/configurations': { object: 'billing_portal.configuration', prefix: 'bpc' },
}

/**
 * A Stripe account that keeps products, prices, payment links and customer pages, written from the recorded contract and
 * the reference alone: it shares nothing with the sandbox. Lists come newest first, by pages; a lookup key belongs to one
 * price; what is only there when it is expanded is left out; answers are kept under their idempotency key.
 */
export class StandInAccount {
  kept: Kept[] = []
  /** By the number of the POST, from 1: what goes wrong with it. */
  mishaps = new Map<number, Mishap>()
  posts = 0
  readonly #answers = new Map<string, { request: string; answer: WireAnswer }>()

  async answer(request: WireRequest): Promise<WireAnswer> {
    if (request.method !== 'POST') return this.#read(request)
    const key = String(request.headers['idempotency-key'])
    const fingerprint = `${request.url} ${request.body}`
    const earlier = this.#answers.get(key)
    if (earlier && earlier.request !== fingerprint) {
      const message =
        'Keys for idempotent requests can only be used with the same parameters they were first used with.'
      return this.#refused(request, 400, { type: 'idempotency_error', message })
    }
    if (earlier)
      return { ...earlier.answer, headers: { ...earlier.answer.headers, 'idempotent-replayed': 'true' } }
    this.posts += 1
    const mishap = this.mishaps.get(this.posts)
    if (mishap && mishap !== 'broken') return this.#refused(request, mishap.status, mishap.error)
    const answer = this.#write(request)
    this.#answers.set(key, { request: fingerprint, answer })
    if (mishap) throw new Error('The line breaks.')
    return answer
  }

  /** As it stands, with the answers that it keeps; what happens to one does not happen to the other. */
  copy(): StandInAccount {
    const copy = new StandInAccount()
    copy.kept = structuredClone(this.kept)
    copy.posts = this.posts
    for (const [key, kept] of this.#answers) copy.#answers.set(key, kept)
    return copy
  }

  /** Everything of a kind that can be used, the newest first. */
  active(object: string): Kept[] {
    return this.kept.filter((each) => each.object === object && each.active === true)
  }

  /** As somebody did it in the dashboard of the account. */
  change(id: string, fields: Record<string, unknown>): void {
    this.kept = this.kept.map((each) => (each.id === id ? { ...each, ...fields } : each))
  }

  #write(request: WireRequest): WireAnswer {
    const given = givenIn(request)
    const [path = '', id] = this.#target(request)
    const kind = kinds[path]
    const shape = kind && stripeWire.objects[kind.object]
    if (!kind || !shape)
      return this.#refused(request, 404, { type: 'invalid_request_error', message: 'Unrecognized.' })
    const before = id === null ? exampleOf(shape) : this.kept.find((each) => each.id === id)
    if (!before) return this.#missing(request, kind.object, String(id))
    if (kind.object === 'price' && typeof given.lookup_key === 'string') {
      const holder = this.kept.find((each) => each.lookup_key === given.lookup_key && each.id !== id)
      const message = `A price (\`${holder?.id}\`) already uses that lookup key.`
      if (holder && given.transfer_lookup_key !== 'true')
        return this.#refused(request, 400, { type: 'invalid_request_error', message, param: 'lookup_key' })
      if (holder) this.change(holder.id, { lookup_key: null })
    }
    const after = overlaid(before, given, shape) as Kept
    if (id !== null) {
      this.change(id, after)
      return this.#said(request, after)
    }
    const made = `${kind.prefix}_${randomUUID().replaceAll('-', '')}`
    const url = kind.object === 'payment_link' ? { url: `https://buy.stripe.com/test_${made}` } : {}
    const type = kind.object === 'price' ? { type: given.recurring ? 'recurring' : 'one_time' } : {}
    const active = given.active !== 'false'
    this.kept.unshift({ ...after, ...url, ...type, id: made, object: kind.object, active })
    return this.#said(request, this.kept[0] as Kept)
  }

  #read(request: WireRequest): WireAnswer {
    const given = givenIn(request)
    const [path = '', id] = this.#target(request)
    const kind = kinds[path]
    if (!kind) return this.#refused(request, 404, { type: 'invalid_request_error', message: 'Unrecognized.' })
    if (id !== null) {
      const found = this.kept.find((each) => each.id === id)
      return found ? this.#said(request, found) : this.#missing(request, kind.object, id)
    }
    const keys = Array.isArray(given.lookup_keys) ? given.lookup_keys : null
    const all = this.kept.filter(
      (each) =>
        each.object === kind.object &&
        (given.active === undefined || String(each.active) === given.active) &&
        (keys === null || keys.includes(each.lookup_key)),
    )
    const from = all.findIndex((each) => each.id === given.starting_after) + 1
    const limit = Number(given.limit ?? 10)
    return this.#said(request, {
      object: 'list',
      url: path,
      has_more: all.length > from + limit,
      data: all.slice(from, from + limit).map((each) => shown(each, given.expand)),
    })
  }

  #target(request: WireRequest): [string, string | null] {
    const path = request.url.split('?')[0] ?? ''
    const hasId = findCall(request.method, path)?.name.endsWith('{id}') ?? false
    const cut = path.lastIndexOf('/')
    return hasId ? [path.slice(0, cut), path.slice(cut + 1)] : [path, null]
  }

  #said(request: WireRequest, body: Record<string, unknown>, status = 200): WireAnswer {
    const key = request.headers['idempotency-key']
    return {
      status,
      headers: {
        'content-type': 'application/json',
        'request-id': `req_${randomUUID().replaceAll('-', '')}`,
        'stripe-version': stripeWire.apiVersion,
        ...(typeof key === 'string' ? { 'idempotency-key': key } : {}),
      },
      body: JSON.stringify(body.object === 'billing_portal.configuration' ? shown(body, undefined) : body),
    }
  }

  #refused(request: WireRequest, status: number, error: Record<string, unknown>): WireAnswer {
    return this.#said(request, { error }, status)
  }

  #missing(request: WireRequest, object: string, id: string): WireAnswer {
    const message = `No such ${object}: '${id}'`
    const error = { type: 'invalid_request_error', code: 'resource_missing', message, param: object }
    return this.#refused(request, 404, error)
  }
}

/** The products of a customer page are left out unless `expand` names them. */
function shown(object: Record<string, unknown>, expand: unknown): Record<string, unknown> {
  if (object.object !== 'billing_portal.configuration') return object
  if (Array.isArray(expand) && expand.includes('data.features.subscription_update.products')) return object
  const features = object.features as Record<string, Record<string, unknown>>
  const { products: _products, ...update } = features.subscription_update ?? {}
  return { ...object, features: { ...features, subscription_update: update } }
}
