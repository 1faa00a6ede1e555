import type { Deps } from '../../deps.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { languageOfPerson } from '../accounts/person-language.ts'
import type { Viewer } from '../accounts/viewer.ts'
import { findClient, findClientForChange } from '../clients/find-client.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { actorOfViewer } from '../review/actor-of-viewer.ts'
import { appendAuditEntry } from '../staff/append-audit-entry.ts'
import { endRequests, insertRequest, selectOpenRequest } from './deletion-requests.store.ts'
import { getRetention, type Retention } from './get-retention.ts'
import { addDays, dayOf, daysToThink } from './retention-days.ts'

const kinds = { staff: 'staff', client: 'client', browser: 'browser' } as const

/**
 * Keeps the wish for deletion with the day on which it runs, and mails the address that it was asked, so that nobody
 * loses a case through somebody else. A second request while one is open is the same one. Errors: not_found.
 */
export async function requestDeletion(
  deps: Deps,
  input: { clientId: number; viewer: Exclude<Viewer, { kind: 'nobody' }> },
): Promise<Retention> {
  const { clientId, viewer } = input
  const now = deps.clock.now()
  const dueOn = addDays(dayOf(now), daysToThink)
  const person = await findClient(deps.database.db, clientId)
  if (!person) throw new Refusal('not_found', 'There is no such client.')
  const { renderDeletionMail } = await import('./emails/deletion-mail.tsx')
  const mail = await renderDeletionMail(deps.config, {
    clientId,
    dueOn,
    language: await languageOfPerson(deps.database.db, person.email),
  })
  await deps.database.transaction(async (tx) => {
    const client = await findClientForChange(tx, clientId)
    if (!client) throw new Refusal('not_found', 'There is no such client.')
    if (await selectOpenRequest(tx, clientId)) return
    await insertRequest(tx, { clientId, requestedBy: kinds[viewer.kind], dueOn, createdAt: now })
    const { id, name } = actorOfViewer(viewer)
    const event = { actor: { id, name }, action: 'request-deletion', clientId, detail: { dueOn }, at: now }
    await appendAuditEntry(tx, event)
    await queueMail(deps, tx, {
      ...mail,
      to: client.email,
      clientId,
      mailType: 'deletion',
      dedupeKey: `deletion:${clientId}:${now.toISOString()}`,
      optional: false,
    })
  })
  return getRetention(deps, clientId)
}

/** Takes the wish back. Without an open one nothing changes. */
export async function withdrawDeletion(
  deps: Deps,
  input: { clientId: number; viewer: Viewer },
): Promise<Retention> {
  const { clientId } = input
  const now = deps.clock.now()
  await deps.database.transaction(async (tx) => {
    await findClientForChange(tx, clientId)
    if ((await endRequests(tx, clientId, { withdrawnAt: now })) === 0) return
    const { id, name } = actorOfViewer(input.viewer)
    await appendAuditEntry(tx, { actor: { id, name }, action: 'withdraw-deletion', clientId, at: now })
  })
  return getRetention(deps, clientId)
}
