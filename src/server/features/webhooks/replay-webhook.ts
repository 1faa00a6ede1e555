import { says } from '../../../shared/sentences/says.ts'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { type AuditActor, appendAuditEntry } from '../audit-log/append-audit-entry.ts'
import { sendDueWebhooksJob } from './webhooks.jobs.ts'
import { lockEndpoint, renewDeliveries } from './webhooks.store.ts'

/**
 * Sends one message again, or everything that failed, under the ids that it had. Errors: not_found; conflict while the
 * receiver is switched off.
 */
export async function replayWebhook(
  deps: Deps,
  input: { webhook: number; delivery?: number | undefined; actor: AuditActor },
): Promise<{ replayed: number }> {
  const { webhook, delivery, actor } = input
  const now = deps.clock.now()
  return deps.database.transaction(async (tx) => {
    const endpoint = await lockEndpoint(tx, webhook)
    if (!endpoint) throw new Refusal('not_found', says('staff.noWebhook'))
    if (endpoint.offAt !== null) throw new Refusal('conflict', says('staff.webhookOff'))
    const statuses = delivery === undefined ? (['failed'] as const) : (['failed', 'delivered'] as const)
    const replayed = await renewDeliveries(tx, { endpointId: webhook, statuses, id: delivery, now })
    if (replayed === 0) return { replayed }
    await deps.queue.enqueue(tx, sendDueWebhooksJob, {})
    const detail = { webhook, host: endpoint.host, messages: replayed }
    await appendAuditEntry(tx, { actor, action: 'replay-webhook', detail, at: now })
    return { replayed }
  })
}
