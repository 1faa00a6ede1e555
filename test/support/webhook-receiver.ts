import { createHmac, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Post } from '../../src/server/platform/outward/post-publicly.ts'

export interface ArrivedWebhook {
  headers: IncomingHttpHeaders
  body: string
}

/** A receiver of webhooks of one's own, reached over the wire by whatever address a test names. */
export async function startWebhookReceiver() {
  const arrived: ArrivedWebhook[] = []
  let status = 200
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    arrived.push({ headers: request.headers, body: Buffer.concat(chunks).toString() })
    response.writeHead(status).end('an answer that nobody reads')
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  const post: Post = async (address, { headers, body }) => {
    const { pathname } = new URL(address)
    const init = { method: 'POST', headers, body: new Uint8Array(body) }
    return (await fetch(`http://127.0.0.1:${port}${pathname}`, init)).status
  }
  return {
    arrived,
    post,
    /** From now on every message is answered so. */
    answer: (next: number) => {
      status = next
    },
    close: () => new Promise<void>((closed) => server.close(() => closed())),
  }
}

/** As standardwebhooks.com tells a receiver to check what came; nothing of the product's own code. */
export function isSigned({ headers, body }: ArrivedWebhook, secret: string): boolean {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
  const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`
  const right = createHmac('sha256', key).update(signed).digest()
  return String(headers['webhook-signature'])
    .split(' ')
    .some((each) => {
      const given = Buffer.from(each.replace(/^v1,/, ''), 'base64')
      return given.length === right.length && timingSafeEqual(given, right)
    })
}
