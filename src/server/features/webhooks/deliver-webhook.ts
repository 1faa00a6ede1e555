import type { Deps } from '../../deps.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { queueMail } from '../outbox/queue-mail.ts'
import { longestFailureMs, pauseAfter } from './retry-pauses.ts'
import { openReceiver, signedHeaders } from './webhook-secret.ts'
import {
  holdDeliveries,
  lockEndpoint,
  takeDelivery,
  updateDelivery,
  updateEndpoint,
} from './webhooks.store.ts'
import type { WebhookDeliveryRow, WebhookEndpointRow } from './webhooks.tables.ts'

/** How long an attempt may be under way, its ten seconds of silence included. */
const underWayMs = 60_000
/** RFC 9110, 15.5.11: the receiver says that it will not come back. */
const goneStatus = 410

interface InHand {
  delivery: WebhookDeliveryRow
  endpoint: WebhookEndpointRow
}

/**
 * One attempt to deliver a message. It is taken in hand first, so that jobs that run twice or at once send once; a process
 * that dies between the receiver's yes and the note of it sends once more, under the same id. Any answer but 2xx is a failure
 * and is tried again after a growing pause; nothing is thrown for it. The answer's body is not read.
 */
export async function deliverWebhook(deps: Deps, { deliveryId }: { deliveryId: number }): Promise<void> {
  const now = deps.clock.now()
  const giveUpAt = new Date(now.getTime() + underWayMs)
  const taken = await deps.database.transaction((tx) => takeDelivery(tx, { id: deliveryId, now, giveUpAt }))
  if (!taken) return
  const outcome = await attempt(deps, taken)
  if (outcome.isTaken) await deps.database.transaction((tx) => noteTaken(deps, tx, taken, outcome.answer))
  else await noteFailure(deps, taken, outcome)
}

interface Outcome {
  isTaken: boolean
  isGone: boolean
  answer: string
}

async function attempt(deps: Deps, { delivery, endpoint }: InHand): Promise<Outcome> {
  const { address, secret } = openReceiver(deps.sealer, endpoint)
  const { messageId, kind, happenedAt, data } = delivery
  const body = JSON.stringify({ type: kind, timestamp: happenedAt.toISOString(), data })
  const headers = signedHeaders(secret, { id: messageId, at: deps.clock.now(), body })
  try {
    const status = await deps.postOutward(address, { headers, body: Buffer.from(body) })
    return { isTaken: status >= 200 && status < 300, isGone: status === goneStatus, answer: String(status) }
  } catch (error) {
    return { isTaken: false, isGone: false, answer: faultOf(error) }
  }
}

/** Why there was no answer, without the address, whose path may be a secret. */
function faultOf(error: unknown): string {
  const code = (error as NodeJS.ErrnoException).code
  if (typeof code === 'string') return code
  return error instanceof Error ? error.message.slice(0, 100) : 'no answer'
}

async function noteTaken(
  deps: Deps,
  tx: Queryable,
  { delivery, endpoint }: InHand,
  answer: string,
): Promise<void> {
  await lockEndpoint(tx, endpoint.id)
  const deliveredAt = deps.clock.now()
  await updateDelivery(tx, delivery.id, { status: 'delivered', answer, nextAt: null, deliveredAt })
  if (endpoint.failingSince !== null) await updateEndpoint(tx, endpoint.id, { failingSince: null })
}

/** The mail is drawn before the transaction, for the receiver that is switched off in it. */
async function noteFailure(deps: Deps, taken: InHand, { answer, isGone }: Outcome): Promise<void> {
  const now = deps.clock.now()
  const isOver = (since: Date | null) => since !== null && now.getTime() - since.getTime() >= longestFailureMs
  const mayEnd = isGone || isOver(taken.endpoint.failingSince)
  const mail = mayEnd ? await drawMail(deps, { host: taken.endpoint.host, isGone }) : null
  await deps.database.transaction(async (tx) => {
    const endpoint = await lockEndpoint(tx, taken.endpoint.id)
    if (!endpoint) return
    const pause = pauseAfter(taken.delivery.attempts)
    const next =
      pause === null
        ? { status: 'failed' as const, nextAt: null }
        : { nextAt: new Date(now.getTime() + pause) }
    await updateDelivery(tx, taken.delivery.id, { answer, ...next })
    const failingSince = endpoint.failingSince ?? now
    if (endpoint.offAt !== null || mail === null || !(isGone || isOver(endpoint.failingSince))) {
      await updateEndpoint(tx, endpoint.id, { failingSince })
      return
    }
    const offBecause = isGone ? ('said it is gone' as const) : ('failed for a day' as const)
    await updateEndpoint(tx, endpoint.id, { failingSince, offAt: now, offBecause })
    await holdDeliveries(tx, endpoint.id)
    const dedupeKey = `webhook-off:${endpoint.id}:${now.toISOString()}`
    await queueMail(deps, tx, { ...mail, to: deps.config.supportEmail, mailType: 'webhook-off', dedupeKey })
  })
}

async function drawMail(deps: Deps, what: { host: string; isGone: boolean }) {
  const { renderWebhookOffMail } = await import('./emails/render-webhook-off-mail.tsx')
  return renderWebhookOffMail(deps.config, what)
}
