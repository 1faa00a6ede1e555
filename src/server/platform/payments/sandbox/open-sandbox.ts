import { randomBytes } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import Fastify, { type FastifyInstance } from 'fastify'
import type { Clock } from '../../clock.ts'
import type { Database } from '../../db/database.ts'
import { noSchemas } from '../../http/no-schemas.ts'
import type { Log } from '../../log/log.ts'
import type { PaymentProvider } from '../payment-provider.ts'
import { createStripeProvider, type StripeAccess } from '../stripe-provider.ts'
import { advanceSubscriptions } from './advance-subscriptions.ts'
import { addBrowserEndpoints } from './browser-endpoints.ts'
import type { LedgerDeps } from './ledger-deps.ts'
import { payLink, payPage } from './pay-link.ts'
import { refundIntent } from './refund-intent.ts'
import { confirmIntent } from './sandbox-ledger.ts'
import { addServerEndpoints } from './server-endpoints.ts'
import { type Courier, type Deliver, startCourier } from './webhook-courier.ts'
import { parseWireBody } from './wire-parameters.ts'

const advanceEveryMs = 60_000

/** The embedded payment sandbox: test cards only, in the product's own database. */
export interface Sandbox {
  provider: PaymentProvider
  /** Signs the webhooks, for tests that write their own. */
  webhookSecret: string
  /** Mounts what the browser talks to into the product's app. */
  mountBrowserEndpoints(app: FastifyInstance): void
  /** Pays with the card 4242 4242 4242 4242, as a payer's browser would: for examples. */
  payWithTestCard(paymentIntentId: string): Promise<void>
  /** Refunds all of it, as one does on the provider's own site: for examples. */
  refund(paymentIntentId: string): Promise<void>
  /** Does the work while every webhook waits, and has them delivered then: for examples that settle themselves. */
  withWebhooksHeld(work: () => Promise<void>): Promise<void>
  /** Buys a linked product with the card 4242 4242 4242 4242; answers the id of its Checkout Session: for examples and tests. */
  payLink(key: string, buyer: { email: string; name: string }): Promise<string>
  /** Pays so on a page that is open. Throws when it is over. */
  payPage(sessionId: string, buyer: { email: string; name: string }): Promise<void>
  /** Renews and ends what is due by the clock; a timer does so while webhooks are delivered. */
  advanceSubscriptions(): Promise<void>
  /** Where its API is and with which keys, for whoever speaks the provider's wire themselves. */
  access: StripeAccess
  /** From now on webhooks are delivered, and subscriptions renewed. */
  startDelivery(deliver: Deliver): void
  close(): Promise<void>
}

/**
 * Opens the sandbox on a free port of the loopback address. Its keys are random at every start: nothing outside this
 * process can use them. Throws in production (decision 11).
 */
export async function openSandbox(deps: {
  database: Database
  clock: Clock
  log: Log
  production: boolean
}): Promise<Sandbox> {
  if (deps.production) throw new Error('The payment sandbox never runs in production: configure Stripe.')
  const secret = (prefix: string) => `${prefix}_${randomBytes(18).toString('hex')}`
  const keys = { secret: secret('sk_test'), publishable: 'pk_test_sandbox', webhook: secret('whsec') }
  let courier: Courier | null = null
  let held = false
  const ledger: LedgerDeps = {
    database: deps.database,
    clock: deps.clock,
    onEvent: () => held || courier?.wake(),
  }
  const server = Fastify({
    logger: false,
    schemaController: noSchemas,
    routerOptions: { querystringParser: parseWireBody },
  })
  addServerEndpoints(server, ledger, keys.secret)
  await server.listen({ host: '127.0.0.1', port: 0 })
  const { port } = server.server.address() as AddressInfo
  const access: StripeAccess = {
    name: 'sandbox',
    secretKey: keys.secret,
    publishableKey: keys.publishable,
    webhookSecret: keys.webhook,
    api: { host: '127.0.0.1', port, protocol: 'http' },
  }
  let clockwork: NodeJS.Timeout | undefined
  let advancing: Promise<void> = Promise.resolve()
  const advance = () => {
    advancing = advancing
      .then(() => advanceSubscriptions(ledger))
      .catch((cause: unknown) => deps.log.warn({ err: cause }, 'the sandbox could not renew subscriptions'))
  }
  return {
    provider: createStripeProvider(access),
    access,
    webhookSecret: keys.webhook,
    mountBrowserEndpoints(app) {
      app.register(async (scope) => addBrowserEndpoints(scope, ledger, keys.publishable), {
        prefix: '/sandbox/v1',
      })
    },
    async payWithTestCard(paymentIntentId) {
      await confirmIntent(ledger, paymentIntentId, { payment_method: 'pm_card_visa' })
    },
    async refund(paymentIntentId) {
      await refundIntent(ledger, { paymentIntentId, amount: null })
    },
    async withWebhooksHeld(work) {
      held = true
      try {
        await work()
      } finally {
        held = false
        courier?.wake()
      }
    },
    payLink: (key, buyer) => payLink(ledger, key, buyer),
    payPage: (sessionId, buyer) => payPage(ledger, sessionId, buyer),
    advanceSubscriptions: () => advanceSubscriptions(ledger),
    startDelivery(deliver) {
      courier = startCourier({ ...deps, webhookSecret: keys.webhook, deliver })
      courier.wake()
      clockwork = setInterval(advance, advanceEveryMs)
      clockwork.unref()
      advance()
    },
    async close() {
      clearInterval(clockwork)
      await advancing
      await courier?.stop()
      await server.close()
    },
  }
}
