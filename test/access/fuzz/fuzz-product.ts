import { Agent, request as httpRequest } from 'node:http'
import { chanceOf } from './chance.ts'
import { type FuzzedRequest, requestFor } from './fuzz-requests.ts'
import { createJudge, type FuzzedReply } from './judge-reply.ts'
import type { KnownThings } from './known-things.ts'
import { type OpenApiDocument, operationsOf } from './read-operations.ts'

export interface FuzzPlan {
  /** Where the product answers. */
  address: string
  requests: number
  seed: number
  known: KnownThings
  /** The cookie header of whoever asks this time; none: nobody. */
  cookies(): Promise<readonly (string | undefined)[]>
  /** Requests under way at once. */
  atOnce: number
}

export interface FuzzFindings {
  sent: number
  /** How many were answered with each status. */
  statuses: Record<number, number>
  /** The five operations that took longest, the slowest first: milliseconds and the operation. */
  slowest: { ms: number; operation: string }[]
  /** What was wrong, with what was asked; each operation and fault once. */
  faults: string[]
}

/** Whoever signs out, or disables somebody, goes on as somebody new after so many requests. */
const requestsOfOneSession = 120

/** Sends requests made from the product's own OpenAPI document, over HTTP as any stranger does, and judges every reply. */
export async function fuzzProduct(plan: FuzzPlan): Promise<FuzzFindings> {
  const document = (await (await fetch(`${plan.address}/api/openapi.json`)).json()) as OpenApiDocument
  const operations = operationsOf(document)
  const judge = createJudge(document.components.schemas.Error)
  const chance = chanceOf(plan.seed)
  const findings: FuzzFindings = { sent: 0, statuses: {}, slowest: [], faults: [] }
  const ids = Object.values(plan.known).flat()
  const seen = new Set<string>()
  const agent = new Agent({ keepAlive: true, maxSockets: plan.atOnce })
  let cookies = plan.cookies()
  const askOnce = async () => {
    findings.sent += 1
    if (findings.sent % requestsOfOneSession === 0) cookies = plan.cookies()
    const asked = requestFor(chance.pick(operations), { chance, known: plan.known, ids })
    const cookie = chance.pick(await cookies)
    if (cookie !== undefined) asked.headers.cookie ??= cookie
    const reply = await send(plan.address, agent, asked)
    findings.statuses[reply.status] = (findings.statuses[reply.status] ?? 0) + 1
    findings.slowest = withSlow(findings.slowest, { ms: reply.ms, operation: asked.operation.operationId })
    const fault = judge(asked, reply)
    const name = `${asked.operation.operationId} ${fault?.slice(0, 60)}`
    if (fault === null || seen.has(name)) return
    seen.add(name)
    findings.faults.push(`${described(asked)}: ${fault} ${reply.body.toString('utf8', 0, 300)}`)
  }
  let left = plan.requests
  const asker = async () => {
    while (left > 0) {
      left -= 1
      await askOnce()
    }
  }
  await Promise.all(Array.from({ length: plan.atOnce }, asker))
  agent.destroy()
  return findings
}

const slowestShown = 5

/** Each operation once, by its slowest answer. */
function withSlow(slowest: FuzzFindings['slowest'], one: FuzzFindings['slowest'][number]) {
  const before = slowest.find(({ operation }) => operation === one.operation)
  if (before && before.ms >= one.ms) return slowest
  return [...slowest.filter((each) => each !== before), one]
    .sort((left, right) => right.ms - left.ms)
    .slice(0, slowestShown)
}

function described({ operation, method, address, headers, body }: FuzzedRequest): string {
  const { cookie, ...others } = headers
  const told = JSON.stringify(others).slice(0, 200)
  return `${operation.operationId} ${method} ${address.slice(0, 160)} ${told} ${body?.toString('utf8', 0, 600) ?? ''}`
}

/** Throws when the product does not answer at all: then it is gone. */
function send(address: string, agent: Agent, asked: FuzzedRequest): Promise<FuzzedReply> {
  const { method, headers, body } = asked
  const started = performance.now()
  return new Promise((resolve, reject) => {
    const options = { agent, method, headers: { ...headers, 'content-length': body?.length ?? 0 } }
    const request = httpRequest(`${address}${asked.address}`, options, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks),
          ms: performance.now() - started,
        }),
      )
    })
    request.on('error', (error: NodeJS.ErrnoException) => {
      // What is refused before its end is closed while it is still being sent (a body that is too large).
      if (error.code === 'EPIPE' || error.code === 'ECONNRESET')
        resolve({ status: 400, headers: { 'cache-control': 'no-store' }, body: Buffer.alloc(0), ms: 0 })
      else reject(error)
    })
    request.end(body)
  })
}
