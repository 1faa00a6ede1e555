import type { Webhook, WebhookDelivery } from '../../../shared/api/webhooks.ts'
import type { WebhookDeliveryRow, WebhookEndpointRow } from './webhooks.tables.ts'

/** A receiver as an admin sees it: neither its address nor its secret. */
export function describeWebhook(row: WebhookEndpointRow): Webhook {
  return {
    id: row.id,
    host: row.host,
    kinds: [...row.kinds],
    madeBy: row.madeBy,
    createdAt: row.createdAt.toISOString(),
    state: row.offAt !== null ? 'off' : row.failingSince !== null ? 'failing' : 'on',
    failingSince: row.failingSince?.toISOString() ?? null,
    offBecause: row.offBecause,
  }
}

export function describeDelivery(row: WebhookDeliveryRow): WebhookDelivery {
  const { id, messageId, kind, status, attempts, answer } = row
  return {
    ...{ id, messageId, kind, status, attempts, answer },
    happenedAt: row.happenedAt.toISOString(),
    nextAt: row.nextAt?.toISOString() ?? null,
    deliveredAt: row.deliveredAt?.toISOString() ?? null,
  }
}
