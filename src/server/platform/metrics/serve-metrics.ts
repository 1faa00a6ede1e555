import { createHash, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import { StartRefused } from '../start-refused.ts'
import type { PrometheusMetrics } from './prometheus-metrics.ts'

interface MetricsPlace {
  port: number
  host: string
  /** Null: whoever reaches the port may read; only on this machine's own address. */
  token: string | null
}

/** `GET /metrics` on a port of its own, apart from what clients reach. Throws StartRefused when it cannot listen. */
export async function serveMetrics(
  metrics: PrometheusMetrics,
  place: MetricsPlace,
): Promise<{ port: number; close(): Promise<void> }> {
  const server = createServer((request, response) => {
    const end = (status: number, text: string, type = 'text/plain; charset=utf-8') =>
      response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(text)
    if (request.method !== 'GET' || request.url?.split('?')[0] !== '/metrics') return end(404, 'Not found.\n')
    if (!isAllowed(request, place.token)) return end(401, 'A token is needed.\n')
    return metrics.page().then(
      ({ type, text }) => end(200, text, type),
      () => end(503, 'The figures could not be read.\n'),
    )
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(place.port, place.host, resolve)
  }).catch((error: NodeJS.ErrnoException) => {
    throw new StartRefused(
      `The figures cannot be served on ${place.host}:${place.port} (${error.code}): check METRICS_HOST and METRICS_PORT.`,
    )
  })
  const address = server.address()
  return {
    port: typeof address === 'object' && address !== null ? address.port : place.port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function isAllowed({ headers }: IncomingMessage, token: string | null): boolean {
  if (token === null) return true
  const hash = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(hash(headers.authorization ?? ''), hash(`Bearer ${token}`))
}
