import type { FastifyInstance } from 'fastify'
import { type Log, withoutHiding } from '../log/log.ts'
import type { AnsweredCall } from '../metrics/metrics.ts'

/** What is said of a request. No part of it names a person. */
interface RequestLine {
  requestId: string
  method: string
  /** The pattern of the path, or 'none'. */
  route: string
  status: number
  ms: number
}

declare module 'fastify' {
  interface FastifyInstance {
    /** The line of a request that the framework's own hook does not see. */
    noteRequest(line: RequestLine): void
  }
}

/**
 * One line a request: the pattern of the path, never the path itself, its query or the caller's address, which may name
 * people or hold tokens.
 * @param note is told of each, too, for the figures
 */
export function logRequests(app: FastifyInstance, log: Log, note?: (call: AnsweredCall) => void): void {
  const plain = withoutHiding(log)
  app.decorate('noteRequest', (line: RequestLine) => {
    writeLine(plain, line)
    note?.({ method: line.method, route: line.route, status: line.status, seconds: line.ms / 1000 })
  })
  app.addHook('onResponse', (request, reply, done) => {
    app.noteRequest({
      requestId: request.id,
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    })
    done()
  })
}

function writeLine(log: Log, line: RequestLine): void {
  if (line.status >= 500) log.error(line, 'request')
  else if (line.status === 401 || line.status === 403 || line.status === 429) log.warn(line, 'request')
  else log.info(line, 'request')
}
