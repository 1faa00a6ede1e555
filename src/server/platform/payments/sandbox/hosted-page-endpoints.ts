import type { FastifyInstance, FastifyRequest } from 'fastify'
import { setEnding } from './change-subscription.ts'
import { nameBuyer, readSession } from './checkout-sessions.ts'
import { changeProduct, ownSubscription, readPage } from './customer-page-session.ts'
import type { LedgerDeps } from './ledger-deps.ts'
import { idOf } from './read-endpoints.ts'
import { invalidRequest } from './wire-error.ts'
import { optionalBoolean, optionalText, type Parameters, requiredText } from './wire-parameters.ts'

const bodyOf = (request: FastifyRequest) => (request.body ?? {}) as Parameters

/**
 * What the sandbox's hosted pages in the browser call: a payment page (`/pay/{key}`) and a customer's page
 * (`/pay/manage`). Whoever has the id of a page may use it, as with the provider's own addresses.
 */
export function addHostedPageEndpoints(app: FastifyInstance, deps: LedgerDeps): void {
  app.get('/payment_pages/:id', async (request) => {
    const { session, clientSecret } = await readSession(deps, idOf(request))
    const { id, amount_total, status } = session
    return { id, amount_total, status, client_secret: clientSecret }
  })
  app.post('/payment_pages/:id', async (request) => {
    const body = bodyOf(request)
    const email = requiredText(body, 'email')
    if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) {
      throw invalidRequest('Invalid email address', { code: 'email_invalid', param: 'email' })
    }
    const { id, status } = await nameBuyer(deps, idOf(request), { email, name: requiredText(body, 'name') })
    return { id, status }
  })
  app.get('/customer_pages/:id', (request) => readPage(deps, idOf(request)))
  app.post('/customer_pages/:id/subscriptions/:subscription', async (request) => {
    const { subscription: given } = request.params as { subscription: string }
    const subscription = await ownSubscription(deps, idOf(request), given)
    const ends = optionalBoolean(bodyOf(request), 'ends')
    const product = optionalText(bodyOf(request), 'product')
    if (ends !== null) await setEnding(deps, subscription.id, ends)
    else if (product !== null) await changeProduct(deps, subscription, product)
    else throw invalidRequest('Name the product or whether it ends.')
    return readPage(deps, idOf(request))
  })
}
