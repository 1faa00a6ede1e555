import { says } from '../../../shared/sentences/says.ts'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import {
  type PostalEvent,
  type PostalProvider,
  PostalWebhookRefused,
  type WebhookHeaders,
} from '../../platform/postal/postal-provider.ts'
import { followLetterJob } from './postal.jobs.ts'
import { insertPostalEvent, selectSendByLetter } from './postal.store.ts'

/**
 * Takes a signed event of a mail provider: a hint to ask what became of its letter. A copy changes nothing. One that comes before our own
 * request was answered names a letter that nobody knows yet; the look that follows each handover finds it.
 * Errors: not_found where no such provider is configured, invalid_input for a signature or body that is not right.
 */
export async function receivePostalWebhook(
  deps: Deps,
  given: { wire: PostalProvider['wire']; raw: Uint8Array; headers: WebhookHeaders },
): Promise<{ received: true }> {
  const provider = deps.postal.providers.find(({ wire }) => wire === given.wire)
  if (!provider) throw new Refusal('not_found', says('postal.noSend'))
  const now = deps.clock.now()
  const { id, type, letterId } = verified(provider, given, now)
  if (letterId === null) return { received: true }
  await deps.database.transaction(async (tx) => {
    const eventId = `${given.wire} ${id}`
    if (!(await insertPostalEvent(tx, { eventId, type, letterId, receivedAt: now }))) return
    const send = await selectSendByLetter(tx, letterId)
    if (send)
      await deps.queue.enqueue(tx, followLetterJob, { sendId: send.id }, { id: `event-${given.wire}-${id}` })
  })
  return { received: true }
}

function verified(
  provider: PostalProvider,
  { raw, headers }: { raw: Uint8Array; headers: WebhookHeaders },
  now: Date,
): PostalEvent {
  try {
    return provider.parseWebhook(raw, headers, now)
  } catch (cause) {
    if (!(cause instanceof PostalWebhookRefused)) throw cause
    throw new Refusal('invalid_input', says('staff.webhookRefused', { why: cause.message }))
  }
}
