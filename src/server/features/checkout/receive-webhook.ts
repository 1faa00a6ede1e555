import { says } from '../../../shared/sentences/says.ts'
import type { Deps } from '../../deps.ts'
import { noteFact } from '../../facts.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { type ProviderEvent, WebhookRefused } from '../../platform/payments/payment-provider.ts'
import { insertEvent } from './checkout.store.ts'

/**
 * Takes a signed event: verified, its id stored and the jobs of what follows enqueued in one transaction. A copy of a known event changes
 * nothing and is answered like the first. Errors: invalid_input with the sentence of what was wrong.
 */
export async function receiveWebhook(
  deps: Deps,
  input: { raw: Uint8Array; signature: string | undefined },
): Promise<{ received: true }> {
  const now = deps.clock.now()
  const event = verified(deps, input, now)
  const { paymentIntentId, checkoutSessionId, subscriptionId } = event
  const objectId = paymentIntentId ?? checkoutSessionId ?? subscriptionId
  if (objectId === null) return { received: true }
  await deps.database.transaction(async (tx) => {
    const isNew = await insertEvent(tx, {
      eventId: event.id,
      type: event.type,
      objectId,
      receivedAt: now,
    })
    if (!isNew) return
    const about = { paymentIntentId, checkoutSessionId, subscriptionId }
    await noteFact(deps, tx, {
      kind: 'provider-event-received',
      eventId: event.id,
      type: event.type,
      ...about,
    })
  })
  return { received: true }
}

function verified(
  deps: Deps,
  input: { raw: Uint8Array; signature: string | undefined },
  now: Date,
): ProviderEvent {
  try {
    return deps.payments.verifyWebhook(input.raw, input.signature, now)
  } catch (cause) {
    if (!(cause instanceof WebhookRefused)) throw cause
    throw new Refusal('invalid_input', says('staff.webhookRefused', { why: cause.message }))
  }
}
