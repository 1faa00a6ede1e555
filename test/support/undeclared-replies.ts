import type { FastifyInstance, FastifyReply } from 'fastify'
import {
  type DeclaredReply,
  declaredReplies,
  headersOfEveryReply,
} from '../../src/server/platform/http/declared-replies.ts'
import { securityHeaders } from '../../src/server/platform/http/security-headers.ts'

/** Of HTTP itself. */
const ofHttp = ['content-type', 'content-length', 'transfer-encoding', 'connection', 'date', 'keep-alive']

/**
 * Holds every reply to a call against what the OpenAPI page says of it.
 * @returns what was answered and is not declared, each once; grows while the app answers
 */
export function watchReplies(app: FastifyInstance): string[] {
  const undeclared = new Set<string>()
  const found: string[] = []
  const known = new Map<string, Map<number, DeclaredReply>>()
  app.addHook('onResponse', (request, reply, done) => {
    const { method, url } = request.routeOptions
    const call = app.mountedCalls.find((each) => each.method === method && each.path === url)
    if (call) {
      const declared = known.get(call.name) ?? declaredReplies(call)
      known.set(call.name, declared)
      for (const fault of faultsOf(reply, declared.get(reply.statusCode))) {
        const line = `${call.name} ${reply.statusCode}: ${fault}`
        if (!undeclared.has(line)) found.push(line)
        undeclared.add(line)
      }
    }
    done()
  })
  return found
}

function faultsOf(reply: FastifyReply, declared: DeclaredReply | undefined): string[] {
  if (!declared) return ['the status is not declared']
  const names = Object.keys(reply.getHeaders())
  const faults = names
    .filter((name) => !(name in declared.headers || name in headersOfEveryReply))
    .filter((name) => !ofHttp.includes(name) && !ofSecurity.includes(name))
    .map((name) => `the header ${name} is not declared`)
  const isJson = String(reply.getHeader('content-type')).startsWith('application/json')
  const needsJson = declared.content === 'reply' || declared.content === 'error'
  return needsJson && !isJson ? [...faults, 'it is declared as JSON, and is none'] : faults
}

/** With https, which has one more. */
const ofSecurity = Object.keys(securityHeaders({ publicUrl: 'https://example.com', stripe: true }))
