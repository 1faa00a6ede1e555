import { afterEach } from 'vitest'
import { getToday } from '../../shared/api/today.ts'
import type { Call } from '../../shared/call.ts'
import type { CallReply } from '../lib/call-address.ts'

interface Received {
  address: string
  params: Record<string, string>
  query: URLSearchParams
  headers: Headers
  /** Parsed JSON, a FormData, or undefined. */
  body: unknown
}

type Answer<C extends Call> = CallReply<C> | { status: number; body: unknown } | Response
interface Stub {
  call: Pick<Call, 'method' | 'path'>
  answer: (received: Received) => unknown
}

const realFetch = globalThis.fetch
afterEach(() => {
  globalThis.fetch = realFetch
})

/** One stubbed answer, typed by the call; `{status, body}` answers an error, a Response is sent as it is. */
export function answerTo<C extends Call>(
  call: C,
  answer: (received: Received) => Answer<C> | Promise<Answer<C>>,
): Stub {
  return { call, answer }
}

/** The same for an address that is none of the product's own calls: the sandbox's wire. */
export function answerAt(
  method: Call['method'],
  path: string,
  answer: (received: Received) => unknown,
): Stub {
  return { call: { method, path }, answer }
}

/** What the navigation of every staff page asks for; a test of it answers itself. */
const nothingWaits = answerTo(getToday, () => ({ total: 0, kinds: [], rows: [] }))

/** Answers the product's own calls in a test, by method and path; any other request fails the test. */
export function stubCalls(...stubs: Stub[]): void {
  globalThis.fetch = async (input, init) => {
    const url = new URL(String(input), 'http://test')
    const method = init?.method ?? 'GET'
    for (const { call, answer } of [...stubs, nothingWaits]) {
      const params = call.method === method ? matchPath(call.path, url.pathname) : null
      if (!params) continue
      const body = typeof init?.body === 'string' ? JSON.parse(init.body) : (init?.body ?? undefined)
      const headers = new Headers(init?.headers)
      return responseOf(
        await answer({ address: url.pathname, params, query: url.searchParams, headers, body }),
      )
    }
    throw new Error(`No stub answers ${method} ${url.pathname}.`)
  }
}

/** One page of a list, with the header that says how many there are in all. */
export function pageOf(rows: readonly unknown[], total: number): Response {
  return Response.json(rows, { headers: { 'x-total-count': String(total) } })
}

function responseOf(answer: unknown): Response {
  if (answer instanceof Response) return answer
  const refused = typeof answer === 'object' && answer !== null && 'status' in answer && 'body' in answer
  if (!refused) return Response.json(answer ?? null)
  return Response.json(answer.body, { status: Number(answer.status) })
}

function matchPath(pattern: string, path: string): Record<string, string> | null {
  const wanted = pattern.split('/')
  const given = path.split('/')
  if (wanted.length !== given.length) return null
  const params: Record<string, string> = {}
  for (const [position, segment] of wanted.entries()) {
    const value = given[position] ?? ''
    if (segment.startsWith(':')) params[segment.slice(1)] = decodeURIComponent(value)
    else if (segment !== value) return null
  }
  return params
}
