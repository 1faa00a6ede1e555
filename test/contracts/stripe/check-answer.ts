import { givenIn, type WireRequest } from './check-request.ts'
import { problemsOf } from './check-value.ts'
import { findCall, stripeWire } from './stripe-wire.ts'

export interface WireAnswer {
  status: number
  headers: Readonly<Record<string, string | undefined>>
  body: string
}

/** docs.stripe.com/api/errors: the types, and the status with which each comes. */
const statusesOf: Readonly<Record<string, readonly number[]>> = {
  api_error: [500, 502, 503, 504],
  card_error: [402],
  idempotency_error: [400, 409],
  invalid_request_error: [400, 401, 403, 404, 409, 424, 429],
}

/** Fields of `error`, of which `type` and `message` always stand there. */
const errorFields = [
  'advice_code',
  'charge',
  'code',
  'decline_code',
  'doc_url',
  'message',
  'network_advice_code',
  'network_decline_code',
  'param',
  'payment_intent',
  'payment_method',
  'payment_method_type',
  'request_log_url',
  'setup_intent',
  'source',
  'type',
]

/** What Stripe would never answer to this request; empty when it is as documented. */
export function problemsOfAnswer(request: WireRequest, answer: WireAnswer): string[] {
  const call = findCall(request.method, request.url)
  if (!call) return []
  const problems = problemsOfHeaders(request, answer)
  const body: unknown = JSON.parse(answer.body)
  if (answer.status !== 200) problems.push(...problemsOfError(answer.status, body))
  else {
    const { expand } = givenIn(request)
    const expanded = Array.isArray(expand) ? expand.map(String) : []
    problems.push(...problemsOf(body, call.answer, { path: '', writing: 'json', expanded }))
  }
  return problems.map((each) => `answer of ${call.name}: ${each}`)
}

function problemsOfHeaders(request: WireRequest, { headers }: WireAnswer): string[] {
  const problems: string[] = []
  if (!/^req_\w+$/.test(headers['request-id'] ?? '')) problems.push('Request-Id is missing')
  if (headers['stripe-version'] !== stripeWire.apiVersion) problems.push('Stripe-Version is another one')
  if (!headers['content-type']?.startsWith('application/json')) problems.push('it is no JSON')
  const key = request.headers['idempotency-key']
  if (request.method === 'POST' && headers['idempotency-key'] !== key)
    problems.push('Idempotency-Key is not repeated')
  return problems
}

/** `{error: {type, message, …}}` under a status of its type. */
export function problemsOfError(status: number, body: unknown): string[] {
  const error = (body as { error?: Record<string, unknown> } | null)?.error
  if (!error) return [`a status ${status} without error`]
  const problems = Object.keys(error)
    .filter((name) => !errorFields.includes(name))
    .map((name) => `error.${name} is unknown to Stripe`)
  if (!statusesOf[String(error.type)]?.includes(status)) problems.push(`${error.type} under ${status}`)
  if (typeof error.message !== 'string' || error.message === '') problems.push('error.message is missing')
  if (status === 402 && typeof error.code !== 'string') problems.push('a card_error without code')
  if (status === 404 && error.param !== undefined && error.code !== 'resource_missing')
    problems.push('a missing object without resource_missing')
  const intent = error.payment_intent
  if (intent !== undefined)
    problems.push(
      ...problemsOf(
        intent,
        { ref: 'payment_intent' },
        { path: 'error.payment_intent', writing: 'json', expanded: [] },
      ),
    )
  return problems
}
