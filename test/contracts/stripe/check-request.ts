import { parse } from 'qs'
import { problemsOf } from './check-value.ts'
import { fieldsOfShape, findCall, stripeWire, type WireCall } from './stripe-wire.ts'
import type { Shape } from './wire-shape.ts'

/** A request as it came over the wire. */
export interface WireRequest {
  method: string
  /** With its query. */
  url: string
  headers: Readonly<Record<string, string | string[] | undefined>>
  body: string
}

type Given = Record<string, unknown>

/** Parameters of a form or a query: brackets raw or encoded, lists by number. */
export const parametersOf = (text: string): Given =>
  parse(text, { depth: 8, arrayLimit: 200, parameterLimit: 1000 }) as Given

/** The parameters of a request, wherever its method puts them. */
export const givenIn = (request: WireRequest): Given =>
  parametersOf(request.method === 'POST' ? request.body : (request.url.split('?')[1] ?? ''))

/** What Stripe would not take, or take otherwise than it is meant; empty when the request is as documented. */
export function problemsOfRequest(request: WireRequest): string[] {
  const call = findCall(request.method, request.url)
  if (!call) return [`${request.method} ${request.url} is no recorded call`]
  const given = givenIn(request)
  const place = { path: '', writing: 'form', expanded: [] } as const
  return [
    ...problemsOfHeaders(request),
    ...(call.request === 'null' ? [] : problemsOf(given, call.request, place)),
    ...problemsOfLimits(given),
    ...problemsOfExpansion(given, call),
    ...problemsOfMeaning(call.name, given),
  ].map((each) => `${call.name}: ${each}`)
}

function problemsOfHeaders({ method, headers }: WireRequest): string[] {
  const problems: string[] = []
  if (!/^Bearer (sk|rk)_\w+$/.test(String(headers.authorization)))
    problems.push('Authorization bears no secret key')
  if (headers['stripe-version'] !== stripeWire.apiVersion)
    problems.push(`Stripe-Version is ${headers['stripe-version']}, recorded is ${stripeWire.apiVersion}`)
  if (method !== 'POST') return problems
  if (!String(headers['content-type']).startsWith('application/x-www-form-urlencoded'))
    problems.push('the body is no form')
  // docs.stripe.com/api/idempotent_requests: up to 255 characters, on POST.
  const key = headers['idempotency-key']
  if (typeof key !== 'string' || key === '' || key.length > 255)
    problems.push('Idempotency-Key is missing, or longer than 255 characters')
  return problems
}

/** docs.stripe.com/api/metadata, /api/pagination, /api/expanding_objects; texts as the OpenAPI description bounds them. */
function problemsOfLimits(given: Given, path = ''): string[] {
  return Object.entries(given).flatMap(([name, value]) => {
    const place = path ? `${path}.${name}` : name
    if (name === 'metadata') return problemsOfMetadata(value, place)
    if (name === 'limit' && !(Number(value) >= 1 && Number(value) <= 100)) return [`${place} is not 1 to 100`]
    if (name === 'expand' && ((value as string[]).length > 20 || !Array.isArray(value)))
      return [`${place} is long`]
    if (name === 'lookup_keys' && (value as string[]).length > 10) return [`${place} has more than 10`]
    if (/^statement_descriptor/.test(name) && !/^[^<>\\'"*]{5,22}$/.test(String(value)))
      return [`${place} is no descriptor of 5 to 22 characters`]
    if (typeof value === 'string')
      return value.length > (place.startsWith('custom_text.') ? 1200 : 5000) ? [`${place} is too long`] : []
    return typeof value === 'object' && value !== null ? problemsOfLimits(value as Given, place) : []
  })
}

function problemsOfMetadata(value: unknown, place: string): string[] {
  if (typeof value !== 'object' || value === null) return []
  const entries = Object.entries(value)
  const bad = entries.filter(
    ([key, text]) => key.length > 40 || String(text).length > 500 || /[[\]]/.test(key),
  )
  return [
    ...(entries.length > 50 ? [`${place} has more than 50 names`] : []),
    ...bad.map(([key]) => `${place}.${key} is longer than 40 and 500 characters, or has brackets`),
  ]
}

/** Every path names a field of the answer that is an id or is left out otherwise, at most four deep. */
function problemsOfExpansion(given: Given, call: WireCall): string[] {
  const { expand } = given
  if (!Array.isArray(expand)) return []
  return expand.flatMap((path: string) => {
    const names = path.split('.')
    if (names.length > 4) return [`expand ${path} is more than four deep`]
    let shape: Shape | null = call.answer
    let isExpandable = false
    for (const name of names) {
      const field: { shape: Shape; isOptional: boolean } | undefined = shape ? inside(shape)[name] : undefined
      if (!field) return [`expand ${path}: there is no ${name}`]
      isExpandable = field.isOptional || isReference(field.shape)
      shape = field.shape
    }
    return isExpandable ? [] : [`expand ${path}: it is there anyway`]
  })
}

const isReference = (shape: Shape): boolean =>
  typeof shape === 'object' && 'anyOf' in shape && shape.anyOf.includes('string')

function inside(shape: Shape): Record<string, { shape: Shape; isOptional: boolean }> {
  if (typeof shape === 'string') return {}
  if ('list' in shape) return { data: { shape: shape.list, isOptional: false } }
  if ('array' in shape) return inside(shape.array)
  if ('anyOf' in shape) return Object.assign({}, ...shape.anyOf.map(inside))
  return fieldsOfShape(shape) ?? {}
}

/** What the reference says in words about parameters that are optional one by one. */
function problemsOfMeaning(call: string, given: Given): string[] {
  const problems: string[] = []
  const wants = (holds: boolean, what: string) => holds || problems.push(what)
  // docs.stripe.com/currencies#minimum-and-maximum-charge-amounts: 50 cents to 999,999.99 dollars.
  const isSum = (cents: unknown) => Number(cents) >= 50 && Number(cents) <= 99_999_999
  if (call === 'POST /v1/payment_intents') {
    wants(isSum(given.amount), 'amount is no sum that can be charged')
    wants(/^[a-z]{3}$/.test(String(given.currency)), 'currency is not three small letters')
  }
  if (call === 'POST /v1/refunds') {
    wants(
      (given.charge === undefined) !== (given.payment_intent === undefined),
      'charge or payment_intent, one of them',
    )
    wants(given.amount === undefined || Number(given.amount) >= 1, 'amount is not positive')
  }
  if (call === 'POST /v1/checkout/sessions') {
    const lines = (given.line_items ?? []) as { price?: string; price_data?: { unit_amount?: string } }[]
    wants(['payment', 'subscription', 'setup'].includes(String(given.mode)), 'mode is missing')
    wants(given.success_url !== undefined, 'success_url is missing on a hosted page')
    wants(
      given.mode === 'payment' || given.payment_intent_data === undefined,
      'payment_intent_data outside mode payment',
    )
    wants(
      given.mode === 'subscription' || given.subscription_data === undefined,
      'subscription_data outside its mode',
    )
    wants(
      given.customer === undefined || given.customer_email === undefined,
      'customer and customer_email together',
    )
    wants(lines.length > 0 && lines.length <= 100, 'line_items are missing')
    for (const line of lines) {
      wants((line.price === undefined) !== (line.price_data === undefined), 'a line has price or price_data')
      if (line.price_data)
        wants(isSum(line.price_data.unit_amount), 'unit_amount is no sum that can be charged')
    }
  }
  if (call === 'POST /v1/subscriptions/{id}')
    wants(given.cancel_at === undefined || given.cancel_at_period_end === undefined, 'two ends at once')
  if (call.startsWith('POST /v1/billing_portal/configurations')) {
    const { products = [] } = ((given.features as Given | undefined)?.subscription_update ?? {}) as Given
    wants((products as unknown[]).length <= 10, 'more than 10 products')
  }
  return problems
}
