import { closeSession, openSession } from './checkout-sessions.ts'
import type { LedgerDeps } from './ledger-deps.ts'
import { getPrice } from './link-catalogue.ts'
import { idOf, type PostEndpoint } from './read-endpoints.ts'
import { invalidRequest } from './wire-error.ts'
import { withoutNotes } from './wire-object.ts'
import {
  fieldsOf,
  metadataOf,
  onlyLine,
  optionalText,
  type Parameters,
  refuseUnknown,
  requiredText,
  wholeNumber,
} from './wire-parameters.ts'

const createKnown = [
  'mode',
  'line_items',
  'metadata',
  'success_url',
  'cancel_url',
  'phone_number_collection',
  'allowed_payment_method_types',
  'custom_text',
  'payment_intent_data',
  'customer_email',
  'expand',
]

/** Hosted pages that the server opens and closes: a price of the account, or a sum of its own for one payment. */
export function addSessionEndpoints(deps: LedgerDeps, post: PostEndpoint): void {
  post('/v1/checkout/sessions', async (_request, body) => {
    refuseUnknown(body, createKnown)
    const now = deps.clock.now()
    const sold = await soldBy(deps, body)
    const opened = await deps.database.transaction((tx) =>
      openSession(
        tx,
        {
          ...sold,
          linkId: null,
          metadata: metadataOf(body),
          email: optionalText(body, 'customer_email'),
          successUrl: requiredText(body, 'success_url'),
          cancelUrl: optionalText(body, 'cancel_url'),
        },
        now,
      ),
    )
    deps.onEvent()
    return withoutNotes(opened.session)
  })
  post('/v1/checkout/sessions/:id/expire', async (request) =>
    withoutNotes(await closeSession(deps, idOf(request))),
  )
}

async function soldBy(deps: LedgerDeps, body: Parameters) {
  const line = onlyLine(body, 'line_items')
  const mode = requiredText(body, 'mode')
  const priceId = optionalText(line, 'price')
  const price = priceId === null ? null : await getPrice(deps.database.db, priceId)
  if (mode !== (price?.recurring ? 'subscription' : 'payment'))
    throw invalidRequest(`The mode ${mode} does not go with this line.`, { param: 'mode' })
  if (price) return { amount: price.unit_amount, price, description: price.lookup_key ?? price.id }
  const given = fieldsOf(line, 'price_data')
  if (requiredText(given, 'currency') !== 'usd')
    throw invalidRequest('Invalid currency: the sandbox takes usd.', { param: 'currency' })
  const amount = wholeNumber(given, 'unit_amount')
  if (amount < 50)
    throw invalidRequest('The Checkout Session’s total amount due must add up to at least $0.50 usd', {
      code: 'amount_too_small',
    })
  return { amount, price: null, description: requiredText(fieldsOf(given, 'product_data'), 'name') }
}
