import * as http from 'node:http'
import type { AddressInfo } from 'node:net'
import type { StripeAccess } from '../../../src/server/platform/payments/stripe-provider.ts'
import { problemsOfAnswer, type WireAnswer } from './check-answer.ts'
import { problemsOfRequest, type WireRequest } from './check-request.ts'

type Answer = WireAnswer

export interface ContractProxy {
  /** Where the SDK is pointed at. */
  api: NonNullable<StripeAccess['api']>
  /** What was not as recorded, of requests and answers, until now; forgotten when taken. */
  takeProblems(): string[]
  /** Names of the calls that came, 'POST /v1/refunds'. */
  seen: WireRequest[]
  close(): Promise<void>
}

/** Stands before whatever speaks Stripe's wire, and holds every request and every answer to the recorded contract. */
export async function openContractProxy(
  answerTo: (request: WireRequest) => Promise<Answer>,
): Promise<ContractProxy> {
  let problems: string[] = []
  const seen: WireRequest[] = []
  const server = http.createServer((incoming, outgoing) => {
    const chunks: Buffer[] = []
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
    incoming.on('end', async () => {
      const { method = '', url = '', headers } = incoming
      const request: WireRequest = { method, url, headers, body: Buffer.concat(chunks).toString() }
      seen.push(request)
      problems.push(...problemsOfRequest(request))
      try {
        const answer = await answerTo(request)
        problems.push(...problemsOfAnswer(request, answer))
        outgoing.writeHead(answer.status, answer.headers as http.OutgoingHttpHeaders).end(answer.body)
      } catch {
        // The line breaks: what the SDK then does is a test of its own.
        outgoing.destroy()
      }
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    api: { host: '127.0.0.1', port, protocol: 'http' },
    takeProblems() {
      const taken = [...new Set(problems)]
      problems = []
      return taken
    },
    seen,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** Asks another server on this machine the same, and hands on what it answers. */
export const passOn =
  ({ api }: StripeAccess) =>
  async (request: WireRequest): Promise<Answer> => {
    const { host: _host, connection: _connection, 'content-length': _length, ...headers } = request.headers
    const reply = await fetch(`http://${api?.host}:${api?.port}${request.url}`, {
      method: request.method,
      headers: headers as Record<string, string>,
      ...(request.method === 'POST' ? { body: request.body } : {}),
    })
    const kept = ['content-type', 'request-id', 'stripe-version', 'idempotency-key', 'idempotent-replayed']
    return {
      status: reply.status,
      headers: Object.fromEntries(
        kept.flatMap((name) => {
          const value = reply.headers.get(name)
          return value === null ? [] : [[name, value]]
        }),
      ),
      body: await reply.text(),
    }
  }
