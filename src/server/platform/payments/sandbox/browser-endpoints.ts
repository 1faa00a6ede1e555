import type { FastifyInstance, FastifyRequest } from 'fastify'
import { addHostedPageEndpoints } from './hosted-page-endpoints.ts'
import type { LedgerDeps } from './ledger-deps.ts'
import { browserView, type SandboxIntent } from './payment-intent.ts'
import { authenticateIntent, confirmIntent, getIntent } from './sandbox-ledger.ts'
import { invalidRequest, missingResource, WireError } from './wire-error.ts'
import { optionalText, type Parameters } from './wire-parameters.ts'
import { addWireProtocol, requireKey } from './wire-protocol.ts'

/**
 * What a publishable key with the client secret of one PaymentIntent may do: the part of Stripe that Stripe.js talks to.
 * Mounted in the product's own app under /sandbox/v1.
 */
export function addBrowserEndpoints(app: FastifyInstance, deps: LedgerDeps, publishableKey: string): void {
  addWireProtocol(app)
  app.addHook('onRequest', async (request) => requireKey(request, publishableKey))

  addHostedPageEndpoints(app, deps)
  app.get('/payment_intents/:id', async (request) =>
    browserView(await ownIntent(deps, request, request.query)),
  )
  app.post('/payment_intents/:id/confirm', async (request) => {
    const intent = await ownIntent(deps, request, request.body)
    return inBrowserWords(() => confirmIntent(deps, intent.id, request.body as Parameters))
  })
  app.post('/payment_intents/:id/complete_challenge', async (request) => {
    const intent = await ownIntent(deps, request, request.body)
    const outcome = optionalText(request.body as Parameters, 'outcome')
    if (outcome !== 'complete' && outcome !== 'fail') {
      throw invalidRequest('outcome must be complete or fail.', { param: 'outcome' })
    }
    return inBrowserWords(() => authenticateIntent(deps, intent.id, outcome))
  })
}

/** A wrong secret is answered like an absent intent. */
async function ownIntent(deps: LedgerDeps, request: FastifyRequest, given: unknown): Promise<SandboxIntent> {
  const { id } = request.params as { id: string }
  const intent = await getIntent(deps, id)
  if (optionalText((given ?? {}) as Parameters, 'client_secret') !== intent.client_secret) {
    throw missingResource('payment_intent', id)
  }
  return intent
}

/** The payer's browser sees the smaller object, and no decline code that names a fraud reason (facts 3.4). */
async function inBrowserWords(run: () => Promise<SandboxIntent>): Promise<Record<string, unknown>> {
  try {
    return browserView(await run())
  } catch (cause) {
    if (!(cause instanceof WireError)) throw cause
    const { payment_intent: intent, decline_code: declineCode, ...rest } = cause.body
    throw new WireError(cause.status, {
      ...rest,
      type: String(rest.type),
      message: cause.message,
      ...(declineCode ? { decline_code: publicDeclineCode(String(declineCode)) } : {}),
      ...(intent ? { payment_intent: withoutFraudCode(browserView(intent as SandboxIntent)) } : {}),
    })
  }
}

const fraudCodes = ['lost_card', 'stolen_card', 'fraudulent']
const publicDeclineCode = (code: string) => (fraudCodes.includes(code) ? 'generic_decline' : code)

function withoutFraudCode(intent: Record<string, unknown>): Record<string, unknown> {
  const error = intent.last_payment_error as Record<string, unknown> | null
  if (!error?.decline_code) return intent
  return {
    ...intent,
    last_payment_error: { ...error, decline_code: publicDeclineCode(String(error.decline_code)) },
  }
}
