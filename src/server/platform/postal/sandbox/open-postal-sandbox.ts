import { createHmac, randomBytes } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import Fastify, { type FastifyInstance } from 'fastify'
import type { Clock } from '../../clock.ts'
import type { Database } from '../../db/database.ts'
import { noSchemas } from '../../http/no-schemas.ts'
import type { Log } from '../../log/log.ts'
import { createLobProvider } from '../lob-provider.ts'
import type { PostalProvider } from '../postal-provider.ts'
import { addLobEndpoints } from './lob-endpoints.ts'
import { selectUndelivered, setDelivered } from './postal-sandbox.store.ts'
import { advanceLetters, carry, type PostDeps } from './sandbox-post.ts'

const lookEveryMs = 15_000

/** Carries one signed event to the product's webhook; answers the HTTP status. */
type Deliver = (body: string, headers: Record<string, string>) => Promise<number>

/** The embedded mail sandbox: nothing is printed and nothing mailed. */
export interface PostalSandbox {
  provider: PostalProvider
  /** Where its API is, once it was asked for something. */
  origin(): Promise<string>
  apiKey: string
  /** The headers of a signed webhook with this body, for whoever writes their own. */
  sign(body: string, at: Date): Record<string, string>
  /** The carrier tells something of a letter: 'In Transit', 'Delivered', 'Returned to Sender'. */
  carry(letterId: string, name: string): Promise<void>
  /** What is due by the clock; a timer does so while webhooks are delivered. */
  advance(): Promise<void>
  /** Delivers what was not accepted yet. */
  deliverNow(deliver: Deliver): Promise<void>
  startDelivery(deliver: Deliver): void
  close(): Promise<void>
}

/**
 * Opens the sandbox, which listens on a free port of the loopback address from the first letter on, with keys that are random at every
 * start. Throws in production.
 */
export function openPostalSandbox(deps: {
  database: Database
  clock: Clock
  log: Log
  production: boolean
}): PostalSandbox {
  if (deps.production)
    throw new Error('The mail sandbox never runs in production: configure a mail provider.')
  const apiKey = `test_${randomBytes(18).toString('hex')}`
  const webhookSecret = randomBytes(18).toString('hex')
  let deliver: Deliver | null = null
  let server: FastifyInstance | null = null
  let timer: NodeJS.Timeout | undefined
  let working: Promise<void> = Promise.resolve()
  const inTurn = (work: () => Promise<void>) => {
    working = working
      .then(work)
      .catch((cause: unknown) => deps.log.warn({ err: cause }, 'the mail sandbox could not go on'))
  }
  const sign = (body: string, at: Date) => {
    const timestamp = String(at.getTime())
    const signature = createHmac('sha256', webhookSecret).update(`${timestamp}.${body}`).digest('hex')
    return {
      'content-type': 'application/json',
      'lob-signature': signature,
      'lob-signature-timestamp': timestamp,
    }
  }
  const deliverNow = async (carryTo: Deliver) => {
    for (const event of await selectUndelivered(deps.database.db)) {
      const body = JSON.stringify(event)
      const status = await carryTo(body, sign(body, deps.clock.now())).catch(() => 0)
      // What was not accepted comes again with the next look.
      if (status < 200 || status > 299) return
      await setDelivered(deps.database.db, event.id, deps.clock.now())
    }
  }
  const post: PostDeps = {
    database: deps.database,
    clock: deps.clock,
    onEvent: () => {
      const to = deliver
      if (to !== null) inTurn(() => deliverNow(to))
    },
  }
  let listening: Promise<string> | null = null
  const origin = () => {
    listening ??= (async () => {
      server = Fastify({ logger: false, schemaController: noSchemas })
      await addLobEndpoints(server, post, apiKey)
      await server.listen({ host: '127.0.0.1', port: 0 })
      return `http://127.0.0.1:${(server.server.address() as AddressInfo).port}`
    })()
    return listening
  }
  const ask = async () =>
    createLobProvider({ name: 'sandbox', apiKey, webhookSecret, origin: await origin() }, deps.clock)
  return {
    provider: {
      name: 'sandbox',
      wire: 'lob',
      checkAddress: async (address) => (await ask()).checkAddress(address),
      send: async (order) => (await ask()).send(order),
      cancel: async (id) => (await ask()).cancel(id),
      readLetter: async (id) => (await ask()).readLetter(id),
      parseWebhook: createLobProvider({ name: 'sandbox', apiKey, webhookSecret }, deps.clock).parseWebhook,
    },
    origin,
    apiKey,
    sign,
    carry: (letterId, name) => carry(post, letterId, name),
    advance: () => advanceLetters(post),
    deliverNow,
    startDelivery(to) {
      deliver = to
      const look = () => inTurn(() => advanceLetters(post).then(() => deliverNow(to)))
      timer = setInterval(look, lookEveryMs)
      timer.unref()
      look()
    },
    async close() {
      clearInterval(timer)
      deliver = null
      await working
      await server?.close()
    },
  }
}
