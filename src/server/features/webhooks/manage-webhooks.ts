import type { Webhook } from '../../../shared/api/webhooks.ts'
import { testKind, type WebhookKind } from '../../../shared/rules/webhook-kinds.ts'
import { says } from '../../../shared/sentences/says.ts'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { isPublicEndpoint } from '../../platform/outward/public-address.ts'
import { type AuditActor, appendAuditEntry } from '../audit-log/append-audit-entry.ts'
import { describeWebhook } from './describe-webhook.ts'
import { enqueueMessages } from './tell-webhooks.ts'
import { newSecret, sealAddress, sealSecret } from './webhook-secret.ts'
import {
  deleteEndpoint,
  holdDeliveries,
  insertEndpoint,
  lockEndpoint,
  renewDeliveries,
  selectEndpoints,
  updateEndpoint,
} from './webhooks.store.ts'

const mostEndpoints = 20
const noReceiver = () => new Refusal('not_found', says('staff.noWebhook'))

/**
 * Adds a receiver and sends it a first message. Which address its name leads to is looked at each time that something is
 * sent. Errors: invalid_input for anything but https at a public name; conflict when there are too many.
 */
export async function addWebhook(
  deps: Deps,
  { address, kinds, actor }: { address: string; kinds: readonly WebhookKind[]; actor: AuditActor },
): Promise<{ webhook: Webhook; secret: string }> {
  if (!isPublicEndpoint(address)) {
    const sentence = says('staff.webhookAddress')
    throw new Refusal('invalid_input', sentence, { address: sentence })
  }
  const secret = newSecret()
  const now = deps.clock.now()
  const { host } = new URL(address)
  const row = await deps.database.transaction(async (tx) => {
    if ((await selectEndpoints(tx)).length >= mostEndpoints)
      throw new Refusal('conflict', says('staff.manyWebhooks', { most: mostEndpoints }))
    const endpoint = await insertEndpoint(tx, {
      host,
      addressSealed: sealAddress(deps.sealer, address),
      secretSealed: sealSecret(deps.sealer, secret),
      kinds: [...new Set(kinds)],
      madeBy: actor.name,
      createdAt: now,
    })
    await enqueueMessages(deps, tx, [endpoint], { kind: testKind, clientId: null, data: {} })
    const detail = { webhook: endpoint.id, host, kinds: kinds.join(' ') }
    await appendAuditEntry(tx, { actor, action: 'add-webhook', detail, at: now })
    return endpoint
  })
  return { webhook: describeWebhook(row), secret }
}

/** Throws Refusal 'not_found'. */
export async function removeWebhook(
  deps: Deps,
  { webhook, actor }: { webhook: number; actor: AuditActor },
): Promise<{ removed: true }> {
  await deps.database.transaction(async (tx) => {
    const row = await deleteEndpoint(tx, webhook)
    if (!row) throw noReceiver()
    const detail = { webhook, host: row.host }
    await appendAuditEntry(tx, { actor, action: 'remove-webhook', detail, at: deps.clock.now() })
  })
  return { removed: true }
}

/** On again, a receiver starts anew: what was held is due now, and its day of failures begins with the next one. */
export async function switchWebhook(
  deps: Deps,
  { webhook, on, actor }: { webhook: number; on: boolean; actor: AuditActor },
): Promise<Webhook> {
  const now = deps.clock.now()
  return deps.database.transaction(async (tx) => {
    const row = await lockEndpoint(tx, webhook)
    if (!row) throw noReceiver()
    if ((row.offAt === null) === on) return describeWebhook(row)
    const change = on
      ? { offAt: null, offBecause: null, failingSince: null }
      : { offAt: now, offBecause: 'by hand' as const }
    const changed = await updateEndpoint(tx, webhook, change)
    if (on) await renewDeliveries(tx, { endpointId: webhook, statuses: ['held'], now })
    else await holdDeliveries(tx, webhook)
    const detail = { webhook, host: row.host, on }
    await appendAuditEntry(tx, { actor, action: 'switch-webhook', detail, at: now })
    return describeWebhook(changed ?? row)
  })
}
