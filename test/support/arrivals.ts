import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Post } from '../../src/server/platform/outward/post-publicly.ts'

interface ArrivalsOptions<Arrived> {
  /** What is kept of a message. */
  keep: (request: IncomingMessage, body: Buffer) => Arrived
  /** How messages are answered until a test says otherwise. */
  status: number
  reply?: string
}

/** Somebody on the wire to whom the product sends messages, reached by whatever address it was told. */
export async function startArrivals<Arrived>({ keep, status: first, reply }: ArrivalsOptions<Arrived>) {
  const arrived: Arrived[] = []
  let status = first
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    arrived.push(keep(request, Buffer.concat(chunks)))
    response.writeHead(status).end(reply)
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
