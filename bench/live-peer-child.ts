/** What an edit is measured beside: a bare Fastify with a bare socket.io, which changes one row of the same data and tells everybody. */
import type { AddressInfo } from 'node:net'
import { PGlite } from '@electric-sql/pglite'
import fastify from 'fastify'
import pg from 'pg'
import { Server } from 'socket.io'

const { PEER_FOLDER, PEER_DATABASE } = process.env
const update = 'update clients set results = $2 where id = $1 returning *'
const changeRow = await openRows()
const app = fastify()
const io = new Server(app.server, { serveClient: false })
io.on('connection', (socket) => {
  socket.on('subscribe-staff', () => socket.emit('staff-subscribed'))
})
app.patch<{ Params: { id: string }; Body: { results: string } }>('/clients/:id', async ({ params, body }) => {
  const row = await changeRow(Number(params.id), body.results)
  io.emit('staff-change', { what: 'clients', clientId: Number(params.id) })
  return row
})
await app.listen({ port: 0, host: '127.0.0.1' })
console.log(`ready http://127.0.0.1:${(app.server.address() as AddressInfo).port}`)
process.once('SIGTERM', () => process.exit(0))

async function openRows(): Promise<(id: number, results: string) => Promise<unknown>> {
  if (PEER_FOLDER) {
    const database = await PGlite.create({ dataDir: PEER_FOLDER })
    return async (...values) => (await database.query(update, values)).rows[0]
  }
  const pool = new pg.Pool({ connectionString: PEER_DATABASE })
  return async (...values) => (await pool.query(update, values)).rows[0]
}
