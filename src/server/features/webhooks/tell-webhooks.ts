import { randomUUID } from 'node:crypto'
import { disputeProgress } from '../../../shared/rules/dispute-status.ts'
import type { Deps } from '../../deps.ts'
import type { FactKind, FactOf } from '../../facts.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { findClient } from '../clients/find-client.ts'
import { messageOf, type WebhookMessage } from './messages-of-facts.ts'
import { deliverWebhookJob } from './webhooks.jobs.ts'
import { insertDeliveries, selectOpenEndpoints } from './webhooks.store.ts'
import type { WebhookEndpointRow } from './webhooks.tables.ts'

/**
 * A message of this fact for every receiver that asked for its kind, in the transaction of the fact. Whoever is failing is
 * tried by the timer alone, so that what is due to others is not held up.
 */
export async function tellWebhooks<K extends FactKind>(
  deps: Pick<Deps, 'queue' | 'clock'>,
  tx: Queryable,
  kind: K,
  fact: FactOf<K>,
): Promise<void> {
  const message = messageOf(kind, fact)
  if (message === null) return
  const listening = (await selectOpenEndpoints(tx)).filter(({ kinds }) => kinds.includes(message.kind))
  if (listening.length === 0) return
  await enqueueMessages(deps, tx, listening, { ...message, data: await withStates(tx, message) })
}

export async function enqueueMessages(
  deps: Pick<Deps, 'queue' | 'clock'>,
  tx: Queryable,
  endpoints: readonly WebhookEndpointRow[],
  message: Omit<WebhookMessage, 'kind'> & { kind: string },
): Promise<void> {
  const now = deps.clock.now()
  const rows = endpoints.map(({ id }) => ({
    endpointId: id,
    messageId: `msg_${randomUUID().replaceAll('-', '')}`,
    ...message,
    status: 'waiting' as const,
    nextAt: now,
    happenedAt: now,
  }))
  for (const { id, endpointId } of await insertDeliveries(tx, rows)) {
    const isFailing = endpoints.some((each) => each.id === endpointId && each.failingSince !== null)
    if (!isFailing) await deps.queue.enqueue(tx, deliverWebhookJob, { deliveryId: id })
  }
}

/** Where the case stands, by the five stages of the product: a text that staff typed in their place says nothing here. */
async function withStates(
  tx: Queryable,
  { clientId, data }: WebhookMessage,
): Promise<WebhookMessage['data']> {
  const client = clientId === null ? undefined : await findClient(tx, clientId)
  if (!client) return data
  const { status } = disputeProgress(client.disputeStatus)
  return { clientId: client.id, stage: status, paymentStatus: client.paymentStatus, ...data }
}
