import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { addBillingEndpoints } from './billing-endpoints.ts'
import { addCatalogueEndpoints } from './catalogue-endpoints.ts'
import { completeObjects } from './complete-object.ts'
import { answerOnce } from './idempotent-requests.ts'
import type { LedgerDeps } from './ledger-deps.ts'
import { type SandboxIntent, serverView } from './payment-intent.ts'
import { addReading, type PostEndpoint } from './read-endpoints.ts'
import { refundIntent } from './refund-intent.ts'
import { selectObject, selectObjects, selectRefundsOf } from './sandbox.store.ts'
import { cancelIntent, confirmIntent, createIntent, findCharge, getIntent } from './sandbox-ledger.ts'
import { invalidRequest, missingResource } from './wire-error.ts'
import { metadataOf, optionalText, type Parameters, refuseUnknown, wholeNumber } from './wire-parameters.ts'
import { addWireProtocol, requireKey } from './wire-protocol.ts'

const createKnown = [
  'amount',
  'currency',
  'description',
  'receipt_email',
  'metadata',
  'customer',
  'allowed_payment_method_types',
  'payment_method_types',
  'automatic_payment_methods',
  'expand',
]

const refundKnown = ['payment_intent', 'amount', 'reason', 'metadata', 'expand']

/** The endpoints of a secret key, under /v1: what the official server SDK calls (facts 3.2). */
export function addServerEndpoints(app: FastifyInstance, deps: LedgerDeps, secretKey: string): void {
  addWireProtocol(app)
  app.addHook('onRequest', async (request) => requireKey(request, secretKey))
  app.addHook('preSerialization', async (_request, _reply, payload) => completeObjects(payload))

  const post: PostEndpoint = (path, run) =>
    app.post(path, async (request, reply) => {
      const body = (request.body ?? {}) as Parameters
      const key = request.headers['idempotency-key']
      const answer = await answerOnce(
        deps,
        { key: typeof key === 'string' ? key : undefined, method: 'POST', path: request.url, params: body },
        async () => ({ status: 200, body: await run(request, body) }),
      )
      if (answer.replayed) reply.header('idempotent-replayed', 'true')
      return send(reply, answer.status, answer.body)
    })

  post('/v1/payment_intents', async (_request, body) => {
    refuseUnknown(body, createKnown)
    const amount = wholeNumber(body, 'amount')
    if (amount < 50)
      throw invalidRequest('Amount must be at least $0.50 usd', { code: 'amount_too_small', param: 'amount' })
    if (amount > 99_999_999)
      throw invalidRequest('Amount must be no more than $999,999.99', {
        code: 'amount_too_large',
        param: 'amount',
      })
    const currency = optionalText(body, 'currency')
    if (currency !== 'usd')
      throw invalidRequest('Invalid currency: the sandbox takes usd.', { param: 'currency' })
    const intent = await createIntent(deps, {
      amount,
      currency,
      description: optionalText(body, 'description'),
      receiptEmail: optionalText(body, 'receipt_email'),
      customer: optionalText(body, 'customer'),
      metadata: metadataOf(body),
    })
    return serverView(intent)
  })
  app.get('/v1/payment_intents/:id', async (request, reply) => {
    const intent = await getIntent(deps, idOf(request))
    return send(reply, 200, await expanded(deps, intent, request))
  })
  app.get('/v1/payment_intents', async (_request, reply) => {
    const data = await selectObjects(deps.database.db, 'payment_intent', 100)
    return send(reply, 200, {
      object: 'list',
      data: data.map((each) => serverView(each as SandboxIntent)),
      has_more: false,
      url: '/v1/payment_intents',
    })
  })
  post('/v1/payment_intents/:id/confirm', async (request, body) =>
    serverView(await confirmIntent(deps, idOf(request), body)),
  )
  post('/v1/payment_intents/:id/cancel', async (request, body) =>
    serverView(await cancelIntent(deps, idOf(request), optionalText(body, 'cancellation_reason'))),
  )
  post('/v1/refunds', async (_request, body) => {
    refuseUnknown(body, refundKnown)
    const paymentIntentId = optionalText(body, 'payment_intent')
    if (!paymentIntentId)
      throw invalidRequest('Missing required param: payment_intent.', {
        code: 'parameter_missing',
        param: 'payment_intent',
      })
    return refundIntent(deps, {
      paymentIntentId,
      amount: body.amount === undefined ? null : wholeNumber(body, 'amount'),
      reason: optionalText(body, 'reason'),
      metadata: metadataOf(body),
    })
  })
  app.get('/v1/refunds', async (request, reply) => {
    const paymentIntentId = optionalText((request.query ?? {}) as Parameters, 'payment_intent')
    if (!paymentIntentId)
      throw invalidRequest('The sandbox lists the refunds of one payment_intent.', {
        code: 'parameter_missing',
        param: 'payment_intent',
      })
    const data = await selectRefundsOf(deps.database.db, paymentIntentId)
    return send(reply, 200, { object: 'list', data, has_more: false, url: '/v1/refunds' })
  })
  app.get('/v1/charges/:id', async (request, reply) => {
    const charge = await findCharge(deps, idOf(request))
    if (!charge) throw missingResource('charge', idOf(request))
    return send(reply, 200, charge)
  })
  addReading(app, deps, {
    path: '/v1/disputes',
    kind: 'dispute',
    filters: { payment_intent: (id) => ({ payment_intent: id }) },
  })
  addReading(app, deps, {
    path: '/v1/radar/early_fraud_warnings',
    kind: 'radar.early_fraud_warning',
    filters: {
      payment_intent: (id) => ({ payment_intent: id }),
    },
    view: async (warning, expands) => {
      const charge = await findCharge(deps, String(warning.charge))
      const actionable = charge !== undefined && !charge.refunded && !charge.disputed
      return { ...warning, actionable, ...(charge && expands.includes('charge') ? { charge } : {}) }
    },
  })
  addCatalogueEndpoints(app, deps, post)
  addBillingEndpoints(app, deps, post)
  app.get('/v1/events', async (_request, reply) => {
    const data = await selectObjects(deps.database.db, 'event', 100)
    return send(reply, 200, { object: 'list', data, has_more: false, url: '/v1/events' })
  })
  app.get('/v1/events/:id', async (request, reply) => {
    const event = await selectObject(deps.database.db, 'event', idOf(request))
    if (!event) throw missingResource('event', idOf(request))
    return send(reply, 200, event)
  })
}

const idOf = (request: FastifyRequest) => (request.params as { id: string }).id

async function expanded(deps: LedgerDeps, intent: SandboxIntent, request: FastifyRequest): Promise<unknown> {
  const wanted = JSON.stringify((request.query as Parameters).expand ?? [])
  const charge =
    wanted.includes('latest_charge') && intent.latest_charge
      ? await findCharge(deps, intent.latest_charge)
      : undefined
  return charge ? { ...serverView(intent), latest_charge: charge } : serverView(intent)
}

function send(reply: FastifyReply, status: number, body: unknown) {
  return reply.code(status).type('application/json; charset=utf-8').send(body)
}
