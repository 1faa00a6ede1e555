import { createHash } from 'node:crypto'
import type * as z from 'zod/mini'
import type { orderPostal as call } from '../../../shared/api/postal.ts'
import { centsFromDollars, dollarsFromCents } from '../../../shared/rules/money.ts'
import { says } from '../../../shared/sentences/says.ts'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { RequestOrigin } from '../../platform/http/request-origin.ts'
import { refuseSilentProvider } from '../../platform/payments/refuse-silent-provider.ts'
import type { CaseActor } from '../accounts/actor-of-viewer.ts'
import { appendAuditEntry } from '../audit-log/append-audit-entry.ts'
import { findClient } from '../clients/find-client.ts'
import { recordOrderTerms } from '../consent/record-order-terms.ts'
import { requireSpokenWord } from '../decisions/spoken-words.ts'
import { settlePostalOrderJob } from './postal.jobs.ts'
import { insertSends } from './postal.store.ts'
import { insertOrder, selectOrder } from './postal-orders.store.ts'
import { type Quote, quoteLetters } from './quote-letters.ts'
import { sealAddresses } from './sealed-send.ts'

/** As receipts and staff call it. */
export const postalProduct = 'Mailing of letters'
const minuteMs = 60_000

interface OrderWish {
  clientId: number
  body: z.output<typeof call.body>
  actor: CaseActor
  origin: RequestOrigin
}

/**
 * Creates the PaymentIntent of letters that are to be mailed, at the price that the server works out anew, and keeps the very bytes
 * that will be handed over. The provider is asked before the transaction; a crash between the two leaves an intent that nobody can
 * pay, because its secret was never answered. Errors: those of quoteLetters; conflict for another price than was shown, for an address
 * that the post does not know, and for staff to whom the client has not said that they agree.
 */
export async function orderLetters(deps: Deps, wish: OrderWish): Promise<z.input<(typeof call)['reply']>> {
  const { body, clientId, actor } = wish
  const client = await findClient(deps.database.db, clientId)
  const quote = await quoteLetters(deps, { clientId, ...body })
  if (!client) throw new Refusal('not_found', says('case.noClient'))
  const word = actor.kind === 'staff' ? await requireSpokenWord(deps, deps.database.db, wish) : null
  if (quote.problem !== null) throw new Refusal('conflict', quote.problem)
  if (quote.totalCents !== centsFromDollars(body.total))
    throw new Refusal('conflict', says('postal.priceChanged'))
  const attemptKey = attemptKeyOf(wish, quote)
  const intent = await deps.payments
    .createPaymentIntent({
      amountCents: quote.totalCents,
      description: postalProduct,
      receiptEmail: client.email,
      metadata: { product: 'postal' },
      idempotencyKey: attemptKey,
    })
    .catch(refuseSilentProvider)
  const order = { attemptKey, paymentIntentId: intent.id, status: intent.status, email: client.email }
  if (!(await selectOrder(deps.database.db, intent.id)))
    await keepOrder(deps, { ...wish, word }, quote, order)
  return {
    paymentIntentId: intent.id,
    clientSecret: intent.clientSecret,
    amount: dollarsFromCents(quote.totalCents),
  }
}

/** One visit of the form, the same letters as they read now and one price make one PaymentIntent, however often it is pressed. */
function attemptKeyOf({ clientId, body }: OrderWish, { letters, totalCents }: Quote): string {
  const papers = letters.map(({ letter, paper }) => [letter.document.id, paper.sha256])
  const parts = [
    'postal',
    clientId,
    body.attemptKey,
    body.service,
    body.useCorrectedSender,
    totalCents,
    papers,
  ]
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url')
}

async function keepOrder(
  deps: Deps,
  { clientId, body, actor, origin, word }: OrderWish & { word: number | null },
  quote: Quote,
  order: { attemptKey: string; paymentIntentId: string; status: string; email: string },
): Promise<void> {
  const { attemptKey, paymentIntentId, status, email } = order
  const now = deps.clock.now()
  const files = await Promise.all(quote.letters.map(({ paper }) => deps.files.put(paper.pdf)))
  const from = (body.useCorrectedSender && quote.fromCheck.corrected) || quote.from
  const kept = await deps.database.transaction(async (tx) => {
    const added = await insertOrder(tx, {
      clientId,
      provider: deps.payments.name,
      paymentIntentId,
      attemptKey,
      productName: postalProduct,
      amountCents: quote.totalCents,
      status,
      createdAt: now,
      updatedAt: now,
    })
    if (!added) return false
    await insertSends(
      tx,
      quote.letters.map(({ letter, paper, to, price }, at) => ({
        orderId: added.id,
        clientId,
        documentId: letter.document.id,
        documentSha256: letter.document.sha256,
        service: body.service,
        pages: paper.pages,
        priceCents: price.cents,
        recipient: letter.recipient,
        addressesSealed: sealAddresses(deps, clientId, { to, from }),
        fileKey: files[at]?.key ?? '',
        sha256: paper.sha256,
        state: 'ordered' as const,
        stateAt: now,
        createdAt: now,
        updatedAt: now,
      })),
    )
    if (actor.kind === 'client')
      await recordOrderTerms(tx, {
        email,
        clientId,
        page: '/account/mailing',
        order: paymentIntentId,
        origin,
        now,
      })
    else
      await appendAuditEntry(tx, {
        actor: { id: actor.id, name: actor.name },
        action: 'order-postal',
        clientId,
        detail: { payment: paymentIntentId, word },
        at: now,
      })
    // A webhook may never come and a browser never return: the provider is asked again by itself.
    for (const minutes of [15, 24 * 60])
      await deps.queue.enqueue(
        tx,
        settlePostalOrderJob,
        { paymentIntentId },
        {
          id: `look-${minutes}-${paymentIntentId}`,
          startAfter: new Date(now.getTime() + minutes * minuteMs),
        },
      )
    return true
  })
  if (!kept) for (const { key } of files) await deps.files.remove(key)
}
