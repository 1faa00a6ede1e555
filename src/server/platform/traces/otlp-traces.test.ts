import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import fastify from 'fastify'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { traceRequests } from '../http/trace-requests.ts'
import { createLog } from '../log/log.ts'
import { runJob } from '../queue/run-job.ts'
import { openTraces } from './open-traces.ts'
import { noTraces } from './traces.ts'

interface SentSpan {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  kind: number
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[]
  status: { code?: number }
}

let receiver: Server
const received: { body: string; authorization: string | undefined }[] = []
const url = () => `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/v1/traces`

beforeEach(async () => {
  received.length = 0
  receiver = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const body = Buffer.concat(parts).toString()
      received.push({ body, authorization: request.headers.authorization })
      response.end('{}')
    })
  })
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
})
afterEach(() => new Promise((resolve) => receiver.close(resolve)))

const spans = (): SentSpan[] =>
  received.flatMap(({ body }) =>
    (JSON.parse(body) as { resourceSpans: { scopeSpans: { spans: SentSpan[] }[] }[] }).resourceSpans.flatMap(
      ({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans),
    ),
  )
const named = (name: string) => spans().find((span) => span.name === name)

it('tell of calls by pattern, of jobs by kind and of what they ask for, and name nobody', async () => {
  const traces = await openTraces({ tracesUrl: url(), tracesToken: 'a-token-here', tracesPercent: 100 })
  const mail = traces.watch('mail', {
    async send(to: string) {
      if (to === 'gone') throw new TypeError('no address of Ann Example')
    },
  })
  const app = fastify()
  traceRequests(app, traces)
  app.post('/api/clients/:id', async (request) => {
    await mail.send('ann@example.com')
    if ((request.query as { fails?: string }).fails) throw new Error('Ann Example is not there')
    return { name: 'Ann Example' }
  })
  const headers = {
    traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01',
    cookie: 'sid=Ann',
  }
  const payload = { name: 'Ann Example' }
  const post = (address: string) => app.inject({ method: 'POST', url: address, headers, payload })
  await post('/api/clients/4711?email=ann@example.com')
  await post('/api/clients/4711?fails=ann')
  await post('/Ann-Example')
  const job = {
    name: 'greet',
    payload: { parse: (given: unknown) => given },
    retryLimit: 1,
    expireInSeconds: 9,
  }
  await runJob(
    { id: 'ann', retryCount: 0, data: { payload: 'Ann Example' } } as never,
    { job: job as never, handler: () => mail.send('gone') },
    { database: { ping: async () => undefined }, log: createLog('silent'), traces },
  )
  await mail.send('outside of every call')
  await app.close()
  await traces.close()

  const call = spans().filter(({ name }) => name === 'POST /api/clients/:id')
  expect(call.map(({ kind, status }) => [kind, status.code ?? 0])).toEqual([
    [2, 0],
    [2, 2],
  ])
  expect(call[0]?.attributes).toContainEqual({ key: 'http.response.status_code', value: { intValue: 200 } })
  expect(named('POST none')).toBeDefined()
  const sends = spans().filter(({ name }) => name === 'mail send')
  expect(sends.map(({ parentSpanId }) => parentSpanId)).toEqual([
    call[0]?.spanId,
    call[1]?.spanId,
    named('job greet')?.spanId,
  ])
  expect(sends[2]).toMatchObject({ kind: 3, status: { code: 2 } })
  expect(sends[2]?.attributes).toEqual([{ key: 'armor.outcome', value: { stringValue: 'TypeError' } }])
  // Nobody's own trace is gone on with: it would be kept whatever the share is.
  expect(call[0]?.traceId).not.toBe('0af7651916cd43dd8448eb211c80319c')
  expect(call[0]?.traceId).not.toBe(call[1]?.traceId)
  expect(received[0]?.authorization).toBe('Bearer a-token-here')
  for (const { body } of received) expect(body).not.toMatch(/ann|example|4711|0af765/i)
})

it('are sent nowhere unless an address is set', async () => {
  expect(await openTraces({ tracesUrl: null, tracesToken: null, tracesPercent: 100 })).toBe(noTraces)
})

it('hold up nobody whose receiver is away', async () => {
  const traces = await openTraces({ tracesUrl: 'http://127.0.0.1:9', tracesToken: null, tracesPercent: 100 })
  traces.begin({ name: 'GET /', kind: 'call' }).end({ outcome: 'ok', status: 200 })
  const started = performance.now()
  await traces.close()
  expect(performance.now() - started).toBeLessThan(10_000)
})
