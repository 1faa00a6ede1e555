import type { Call } from '../../shared/call.ts'
import { unattendedHeader } from '../../shared/rules/unattended-call.ts'
import { tellAnswer } from './answer-events.ts'
import { ApiError, NetworkError } from './api-error.ts'
import { addressOf, type CallInput, type CallReply } from './call-address.ts'
import { takeFirstAnswer } from './first-answers.ts'
import { isSomebodyThere } from './is-somebody-there.ts'
import { pageLanguage } from './page-language.ts'

interface CallOptions {
  signal?: AbortSignal
  /** Sent even while the page goes away (a reload, a closed tab); the body must stay under 64 KB. */
  outlivePage?: boolean
  /** Sent as the header If-Match: the version of a record that this change rests on (decision 29). */
  ifMatch?: number
}

/**
 * Makes one call of the product's own API: credentials always included, form data sent as it is, other bodies as
 * JSON, and the reply checked against its schema.
 * @throws ApiError for an answer outside 200 to 299, NetworkError when there was none.
 */
export async function callApi<C extends Call>(
  call: C,
  input: CallInput<C>,
  options: CallOptions = {},
): Promise<CallReply<C>> {
  return replyOf(call, (await ask(call, input, options)).text)
}

/** One page of a list: the rows, and how many there are in all (header `x-total-count`). Throws as `callApi`. */
export async function callApiPage<C extends Call>(
  call: C,
  input: CallInput<C>,
  options: CallOptions = {},
): Promise<{ rows: CallReply<C>; total: number }> {
  const { response, text } = await ask(call, input, options)
  return { rows: replyOf(call, text), total: Number(response.headers.get('x-total-count') ?? 0) }
}

async function ask<C extends Call>(
  call: C,
  input: CallInput<C>,
  options: CallOptions,
): Promise<{ response: Response; text: string }> {
  const { params, query, body } = input as { params?: unknown; query?: unknown; body?: unknown }
  const content = contentOf(body)
  const ifMatch: Record<string, string> =
    options.ifMatch === undefined ? {} : { 'if-match': `"${options.ifMatch}"` }
  const response = await send(addressOf(call, { params, query }), {
    method: call.method,
    credentials: 'include',
    signal: options.signal,
    keepalive: options.outlivePage === true,
    ...content,
    headers: { ...content.headers, ...ifMatch },
  })
  const text = await response.text()
  const error = response.ok ? null : errorOf(response, text)
  tellAnswer({ status: response.status, code: error?.code ?? null })
  if (error) throw error
  return { response, text }
}

/** Parses the text of a good answer against the call's reply schema; a call without one answers undefined. */
export function replyOf<C extends Call>(call: C, text: string): CallReply<C> {
  if (!call.reply) return undefined as CallReply<C>
  return call.reply.parse(JSON.parse(text)) as CallReply<C>
}

async function send(address: string, init: RequestInit): Promise<Response> {
  try {
    const first = init.method === 'GET' ? takeFirstAnswer(address) : undefined
    const answer = first && (await first)
    return answer ?? (await fetch(address, init))
  } catch (cause) {
    if (cause instanceof DOMException && cause.name === 'AbortError') throw cause
    throw new NetworkError(cause)
  }
}

/** Accept-Language is what the person reads now, whatever the browser itself was set to; a page that calls by itself says so. */
function contentOf(body: unknown): { headers: Record<string, string>; body?: BodyInit } {
  const headers: Record<string, string> = {
    'accept-language': pageLanguage(),
    ...(isSomebodyThere() ? {} : { [unattendedHeader]: '1' }),
  }
  if (body === undefined) return { headers }
  if (body instanceof FormData) return { body, headers }
  return { body: JSON.stringify(body), headers: { ...headers, 'content-type': 'application/json' } }
}

function errorOf(response: Response, body: string): ApiError {
  const { status, statusText } = response
  return new ApiError({ status, statusText, body, retryAfter: response.headers.get('retry-after') })
}
