import { createHash } from 'node:crypto'
import { says } from '../../../shared/sentences/says.ts'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { findClient } from '../clients/find-client.ts'
import { queueMail } from '../outbox/queue-mail.ts'
import { insertMessage, selectMessageByKey } from './inbox.store.ts'
import { sealMessage } from './message-shown.ts'
import { tellAboutMessages } from './tell-about-messages.ts'

/**
 * Keeps a message of the client and mails it to the support address, in one transaction; the same key twice is one
 * message. The mail says who wrote and what, for people who answer from their mailbox. A closed conversation waits again.
 */
export async function sendSupportMessage(
  deps: Deps,
  input: { clientId: number; message: string; attemptKey: string },
): Promise<{ id: number; createdAt: string }> {
  const client = await findClient(deps.database.db, input.clientId)
  if (!client) throw new Refusal('not_found', says('case.noClient'))
  const key = createHash('sha256').update(`${client.id}\n${input.attemptKey}`).digest('base64url')
  const { renderSupportMessage } = await import('./emails/support-message.tsx')
  const mail = await renderSupportMessage(deps.config, { client, message: input.message })
  const saved = await deps.database.transaction(async (tx) => {
    const message = await insertMessage(tx, {
      clientId: client.id,
      attemptKey: key,
      bodySealed: sealMessage(deps, client.id, input.message),
      createdAt: deps.clock.now(),
    })
    if (!message) return selectMessageByKey(tx, key)
    await queueMail(deps, tx, {
      ...mail,
      to: deps.config.supportEmail,
      clientId: client.id,
      mailType: 'support-message',
      dedupeKey: `support-message:${message.id}`,
    })
    return message
  })
  if (!saved) throw new Error('a support message was neither added nor found')
  tellAboutMessages(deps, client.id)
  return { id: saved.id, createdAt: saved.createdAt.toISOString() }
}
