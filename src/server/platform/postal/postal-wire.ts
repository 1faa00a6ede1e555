import { PostalRefused, PostalUnavailable } from './postal-provider.ts'

/** A provider's answer that is JSON; 404 is an answer, too. */
export interface WireAnswer {
  status: number
  body: unknown
}

/** One provider's API: its address, and how a request proves whose it is. */
export interface WireAccess {
  /** 'https://api.lob.com' */
  origin: string
  headers: Readonly<Record<string, string>>
  /** What its errors say, out of their JSON; '' where they say nothing. */
  sentenceOf(body: unknown): string
}

const timeoutMs = 30_000

/** Faults before a connection stood: nothing of the request can have arrived. */
const unreachableCodes = [
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]

/**
 * Asks a provider. Answers 2xx and 404. Throws PostalRefused for every other refusal of the request, and PostalUnavailable for
 * silence, for 429, with which nothing was taken, and for 409 and 5xx, of which nobody knows what they did before.
 */
export async function askProvider(
  access: WireAccess,
  request: {
    method: 'GET' | 'POST' | 'DELETE'
    path: string
    body?: FormData | string
    headers?: Readonly<Record<string, string>>
  },
): Promise<WireAnswer> {
  const answer = await fetched(access, request)
  const { status } = answer
  if ((status >= 200 && status < 300) || status === 404) return answer
  const message = access.sentenceOf(answer.body) || `The mail provider answered ${status}.`
  if (status === 429) throw new PostalUnavailable(message, { mayHaveArrived: false })
  if (status === 409 || status >= 500) throw new PostalUnavailable(message, { mayHaveArrived: true })
  throw new PostalRefused(message)
}

async function fetched(
  { origin, headers }: WireAccess,
  request: Parameters<typeof askProvider>[1],
): Promise<WireAnswer> {
  const { method, path, body } = request
  try {
    const reply = await fetch(`${origin}${path}`, {
      method,
      headers: { accept: 'application/json', ...headers, ...request.headers },
      ...(body === undefined ? {} : { body }),
      signal: AbortSignal.timeout(timeoutMs),
      redirect: 'error',
    })
    return { status: reply.status, body: jsonOf(await reply.text()) }
  } catch (cause) {
    const code = (cause as { cause?: { code?: unknown } } | null)?.cause?.code
    const mayHaveArrived = !unreachableCodes.some((known) => known === code)
    throw new PostalUnavailable('The mail provider does not answer.', { mayHaveArrived, cause })
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** The form of every id of a provider: what has another one is none, and the provider is not asked about it. */
export const isLetterId = (given: unknown): given is string =>
  typeof given === 'string' && /^[A-Za-z0-9_-]{5,100}$/.test(given)

/** An instant of the wire; null for whatever is none. */
export function instantOf(given: unknown): Date | null {
  const at = typeof given === 'string' ? new Date(given) : null
  return at && !Number.isNaN(at.getTime()) ? at : null
}

/** A line of an envelope, cut at a word where a provider takes no more of it. */
export function cutLine(text: string, most: number): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= most) return line
  const cut = line.slice(0, most + 1)
  const end = cut.lastIndexOf(' ')
  return cut.slice(0, end > 0 ? end : most).trim()
}
