import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { OpenStep, Traces } from '../traces/traces.ts'

/** Each call as a step by the pattern of its path; never its address, its query, its content or its caller. */
export function traceRequests(app: FastifyInstance, traces: Traces): void {
  const open = new WeakMap<FastifyRequest, OpenStep>()
  app.addHook('onRequest', (request, _reply, done) => {
    open.set(request, traces.begin({ name: request.method, kind: 'call' }))
    done()
  })
  // Here, since what reads a body comes back from the socket, outside of what a hook before it ran in.
  app.addHook('preHandler', (request, _reply, done) => {
    const step = open.get(request)
    if (step) step.within(done)
    else done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none'
    const outcome = reply.statusCode < 400 ? 'ok' : 'refused'
    open.get(request)?.end({ outcome, status: reply.statusCode }, `${request.method} ${route}`)
    done()
  })
}
