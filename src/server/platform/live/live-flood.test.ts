import { io, type Socket } from 'socket.io-client'
import { afterEach, describe, expect, it } from 'vitest'
import { makeApp, type TestApp } from '../../../../test/support/make-app.ts'
import { type ClientToServerEvents, clientRoom, type ServerToClientEvents } from '../../../shared/live.ts'

type Live = Socket<ServerToClientEvents, ClientToServerEvents>

let test: TestApp
let address: string
const opened: Live[] = []
async function start(settings: Record<string, string> = {}): Promise<void> {
  test = await makeApp({ working: false, settings })
  address = await test.listen()
}
afterEach(async () => {
  for (const socket of opened.splice(0)) socket.disconnect()
  await test.close()
})

function connect(headers: Record<string, string>): Promise<Live> {
  const socket: Live = io(address, {
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
    extraHeaders: headers,
  })
  opened.push(socket)
  return new Promise((resolve, reject) => {
    socket.once('connect', () => resolve(socket))
    socket.once('connect_error', reject)
  })
}

/** The cookie that anybody is given for a first word typed into the intake. */
async function freeCookie(): Promise<string> {
  const reply = await fetch(`${address}/api/intake-draft`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ fields: { name: 'A' } }),
  })
  return (reply.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
}

describe('a flood on the live channel', () => {
  it('of hundreds of subscriptions at once over five sockets ends them, and the product answers', async () => {
    await start()
    const cookie = await freeCookie()
    const sockets = await Promise.all(Array.from({ length: 5 }, () => connect({ cookie })))
    const ended = Promise.all(
      sockets.map((socket) => new Promise((resolve) => socket.once('disconnect', resolve))),
    )
    for (const socket of sockets)
      for (let each = 0; each < 400; each += 1) socket.emit('subscribe-client', 1 + (each % 10))
    expect((await fetch(`${address}/healthz`)).status).toBe(200)
    await ended
    const session = await fetch(`${address}/api/account/session`, { headers: { cookie } })
    expect(session.status).toBe(200)
  })

  it.each(['2["nothing-of-ours"]', '0/nowhere,', 'no packet at all'])(
    'of words that nobody knows ends the connection, too: %s',
    async (packet) => {
      await start()
      const socket = await connect({})
      const closed = new Promise((resolve) => socket.once('disconnect', resolve))
      for (let each = 0; each < 200; each += 1) socket.io.engine.write(packet)
      await closed
    },
  )

  it('over long polling ends its session: what it says next is answered with 400', async () => {
    await start()
    const base = `${address}/socket.io/?EIO=4&transport=polling`
    const { sid } = JSON.parse((await (await fetch(base)).text()).slice(1))
    const say = (body: string) => fetch(`${base}&sid=${sid}`, { method: 'POST', body })
    expect((await say('40')).status).toBe(200)
    await say(Array.from({ length: 100 }, () => '42["subscribe-client",1]').join('\u001e'))
    expect((await say('42["subscribe-client",1]')).status).toBe(400)
  })

  it('of connections is refused beyond the bound of one caller, whose proxies name everybody else', async () => {
    await start({ LIVE_CONNECTIONS: '3', TRUST_PROXY: '1' })
    const from = (caller: string) => connect({ 'x-forwarded-for': caller })
    await Promise.all([1, 2, 3].map(() => from('203.0.113.9')))
    await expect(from('203.0.113.9')).rejects.toThrow()
    await expect(from('203.0.113.9, 203.0.113.9')).rejects.toThrow()
    expect((await from('203.0.113.10')).connected).toBe(true)
    opened[0]?.disconnect()
    await expect.poll(() => from('203.0.113.9').catch(() => null)).not.toBeNull()
  })

  it('is not what a person does who opens and leaves clients one after the other', async () => {
    await start()
    const ids = [await test.makeClient(), await test.makeClient()]
    const socket = await connect({ cookie: (await test.asStaff()).cookie ?? '' })
    const errors: unknown[] = []
    socket.on('subscription-error', (error) => errors.push(error))
    const rounds = 4
    const [left = 0, open = 0] = ids
    let confirmed = 0
    const all = new Promise<void>((resolve) => {
      socket.on('subscription-confirmed', () => {
        confirmed += 1
        if (confirmed === 2 * rounds + 1) resolve()
      })
    })
    for (let round = 0; round < rounds; round += 1)
      for (const id of ids) {
        socket.emit('subscribe-client', id)
        socket.emit('unsubscribe-client', id)
      }
    socket.emit('subscribe-client', open)
    await all
    const told: unknown[] = []
    socket.on('notification', (payload) => told.push(payload))
    const news = (message: string) => ({ title: 'News', message, type: 'success' })
    test.deps.live.emit(clientRoom(left), 'notification', news('of the one that was left'))
    test.deps.live.emit(clientRoom(open), 'notification', news('of the one that is open'))
    await expect.poll(() => told.length).toBe(1)
    expect([told, errors, socket.connected]).toEqual([[news('of the one that is open')], [], true])
  })
})
