/**
 * What our server is measured beside: a bare Fastify in a process of its own. It sends a client's row, one select on the same data, and a page with
 * the headers that it is given, and does nothing else.
 */
import type { AddressInfo } from 'node:net'
import { PGlite } from '@electric-sql/pglite'
import fastify from 'fastify'
import pg from 'pg'

/** PEER_FOLDER: a copy of the embedded database; else PEER_DATABASE: the address of PostgreSQL. PEER_PAGE: an address whose answer it sends. */
const { PEER_FOLDER, PEER_DATABASE, PEER_PAGE } = process.env
const select = 'select * from clients where id = $1'
const findRow = await openRows()
const app = fastify()
app.get<{ Params: { id: string } }>('/clients/:id', async ({ params }) => findRow(Number(params.id)))
if (PEER_PAGE) {
  const page = await fetch(PEER_PAGE, { headers: { 'accept-encoding': 'gzip' } })
  const own = ['content-length', 'content-encoding', 'connection', 'date', 'keep-alive', 'transfer-encoding']
  const headers = Object.fromEntries([...page.headers].filter(([name]) => !own.includes(name)))
  const { gzipSync } = await import('node:zlib')
  const body = gzipSync(Buffer.from(await page.arrayBuffer()), { level: 9 })
  app.get('/', (_request, reply) => {
    reply.headers({ ...headers, 'content-encoding': 'gzip' }).send(body)
  })
}
await app.listen({ port: 0, host: '127.0.0.1' })
console.log(`ready http://127.0.0.1:${(app.server.address() as AddressInfo).port}`)

async function openRows(): Promise<(id: number) => Promise<unknown>> {
  if (PEER_FOLDER) {
    const database = await PGlite.create({ dataDir: PEER_FOLDER })
    return async (id) => (await database.query(select, [id])).rows[0]
  }
  const pool = new pg.Pool({ connectionString: PEER_DATABASE })
  return async (id) => (await pool.query(select, [id])).rows[0]
}
