import { randomUUID } from 'node:crypto'
import { type EmailType, emailTypes } from '../../../shared/api/automation.ts'
import type { Deps } from '../../deps.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { findClientForChange } from '../clients/find-client.ts'
import { type AuditActor, appendAuditEntry } from '../staff/append-audit-entry.ts'
import { composeClientMail, loadMailDrawing, reasonNotToMail } from './compose-client-mail.ts'
import { gatherMailFacts } from './gather-mail-facts.ts'
import { findMailByKey } from './mail.store.ts'
import { queueMail } from './queue-mail.ts'

export interface SendClientMailInput {
  clientId: number
  /** One of the eight; anything else is refused. */
  type: string
  customMessage?: string | undefined
  /** The same key, client and type is the same mail; absent: each call is a mail of its own. */
  attemptKey?: string | undefined
  actor: AuditActor
  /** Absent: a transaction of its own. */
  tx?: Queryable
}

/**
 * Writes a mail of a chosen type to a client, with their data as it stands, and queues its delivery. Consent is looked at
 * in the same transaction, and once more when it is delivered. In the audit log.
 * Errors: not_found; invalid_input for another type; conflict with the reason why this client must not get it.
 */
export async function sendClientMail(
  deps: Deps,
  input: SendClientMailInput,
): Promise<{ mailId: number; type: EmailType; status: string }> {
  const type = emailTypes.find((each) => each === input.type)
  if (!type)
    throw new Refusal('invalid_input', 'There is no such type of email.', {
      type: 'There is no such type of email.',
    })
  await loadMailDrawing()
  const work = (tx: Queryable) => send(deps, tx, { ...input, type })
  return input.tx ? work(input.tx) : deps.database.transaction(work)
}

async function send(
  deps: Deps,
  tx: Queryable,
  input: SendClientMailInput & { type: EmailType },
): Promise<{ mailId: number; type: EmailType; status: string }> {
  const { clientId, type, attemptKey, actor, customMessage } = input
  const client = await findClientForChange(tx, clientId)
  if (!client) throw new Refusal('not_found', 'There is no such client.')
  const dedupeKey = `staff:${clientId}:${type}:${attemptKey ?? randomUUID()}`
  const before = await findMailByKey(tx, dedupeKey)
  if (before) return { mailId: before.id, type, status: before.status }
  const facts = await gatherMailFacts(deps, tx, client)
  const reason = reasonNotToMail(type, facts)
  if (reason !== null) throw new Refusal('conflict', reason)
  const mail = await composeClientMail(deps, { type, facts, customMessage })
  await queueMail(deps, tx, {
    ...mail,
    to: client.email,
    clientId,
    mailType: type,
    dedupeKey,
    sentBy: actor.name,
  })
  const row = await findMailByKey(tx, dedupeKey)
  if (!row) throw new Error('a mail that was just queued is not there')
  await appendAuditEntry(tx, {
    actor,
    action: 'send-client-mail',
    clientId,
    detail: { type, mail: row.id, ownWords: (customMessage ?? '').trim() !== '' },
    at: deps.clock.now(),
  })
  return { mailId: row.id, type, status: row.status }
}
