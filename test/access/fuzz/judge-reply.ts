import { fromJSONSchema, type ZodType } from 'zod'
import type { FuzzedRequest } from './fuzz-requests.ts'

export interface FuzzedReply {
  status: number
  headers: Record<string, unknown>
  body: Buffer
  /** From sending to the last byte. */
  ms: number
}

/** What takes longer than this hangs, on a machine that is ten times too busy, too; how long the slowest took is printed by the soak. */
const longestMs = 60_000

/** @param error the document's schema of every refusal */
export function createJudge(error: object): (request: FuzzedRequest, reply: FuzzedReply) => string | null {
  const schemas = new Map<object, ZodType>()
  const fits = (schema: object, value: unknown): string | null => {
    const known = schemas.get(schema) ?? fromJSONSchema(schema as Parameters<typeof fromJSONSchema>[0])
    schemas.set(schema, known)
    const parsed = known.safeParse(value)
    if (parsed.success) return null
    return parsed.error.issues
      .map((issue) => `${issue.path.join('.')} ${issue.message}`)
      .join('; ')
      .slice(0, 300)
  }

  /** What is wrong with this reply; null: nothing. */
  return ({ operation, method }, { status, headers, body, ms }) => {
    if (status >= 500) return `answered ${status}`
    if (ms > longestMs) return `took ${Math.round(ms)} ms`
    if (headers['cache-control'] !== 'no-store') return 'may be kept by a cache'
    if (method === 'HEAD' || method === 'OPTIONS' || status === 304 || status === 204) return null
    // RFC 9110, 14: a file without the bytes that were asked for.
    if (status === 416) return body.length === 0 ? null : '416 with a body'
    const isJson = String(headers['content-type']).startsWith('application/json')
    if (status >= 400) {
      const problem = isJson ? fits(error, parsed(body)) : 'no JSON'
      return problem && `${status} without the shape of an error: ${problem}`
    }
    if (method !== operation.method || operation.reply === null || status >= 300) return null
    const problem = isJson ? fits(operation.reply, parsed(body)) : 'no JSON'
    return problem && `the reply does not fit its schema: ${problem}`
  }
}

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    return undefined
  }
}
