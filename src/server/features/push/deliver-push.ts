import { pushTexts as english } from '../../../shared/messages/en/push.ts'
import { pushTexts as spanish } from '../../../shared/messages/es/push.ts'
import type { Language } from '../../../shared/rules/language.ts'
import { pushTraits } from '../../../shared/rules/push-kinds.ts'
import type { Deps } from '../../deps.ts'
import { type PushMessage, PushRefused } from '../../platform/push/push-sender.ts'
import { languageOfPerson } from '../accounts/person-language.ts'
import { findClient } from '../clients/find-client.ts'
import type { ScheduledPushRow } from './push.tables.ts'
import { openDevice } from './push-device.ts'
import { deleteDevice, selectDevice } from './push-devices.store.ts'
import { staleAt } from './schedule-pushes.ts'
import { selectPush } from './scheduled-pushes.store.ts'

const texts = { en: english, es: spanish } as const
const portal = '/client-dashboard?client=me'

/**
 * One attempt to tell one device. A device whose subscription ended is forgotten; trouble that may pass is thrown, so that
 * the queue tries again after a pause; what is refused for good is logged. A process that dies between the push service's
 * yes and the note of it tells a second time, under the same tag: the device shows one.
 */
export async function deliverPush(
  deps: Deps,
  { occasion, deviceId }: { occasion: string; deviceId: number },
): Promise<void> {
  const { db } = deps.database
  const row = await selectPush(db, occasion)
  const device = await selectDevice(db, deviceId)
  const client = row && (await findClient(db, row.clientId))
  // Signed out, deleted or another's by now.
  if (!row || !client || device?.emailKey !== client.emailKey) return
  const language = await languageOfPerson(db, client.emailKey)
  const message = messageOf(deps, row, language)
  if (message === null) return
  try {
    const outcome = await deps.pushSender.send(openDevice(deps.sealer, device), message)
    if (outcome === 'gone') await deleteDevice(db, deviceId)
  } catch (error) {
    if (!(error instanceof PushRefused)) throw error
    deps.log.warn({ kind: row.kind, cause: error.message }, 'push refused')
  }
}

/**
 * null once nobody needs to hear it any more. It names no person, no case and no number of one; what the push service reads
 * of it, its topic, is a keyed hash.
 */
function messageOf(
  { clock, sealer }: Pick<Deps, 'clock' | 'sealer'>,
  { kind, occasion, dueAt }: ScheduledPushRow,
  language: Language,
): PushMessage | null {
  const ttlSeconds = Math.floor((staleAt(kind, dueAt).getTime() - clock.now().getTime()) / 1000)
  if (ttlSeconds <= 0) return null
  const { title, bodies } = texts[language]
  const topic = sealer.token('push-topic', occasion).slice(0, 32)
  return {
    text: JSON.stringify({ title, body: bodies[kind], language, tag: topic, open: portal }),
    ttlSeconds,
    urgency: pushTraits[kind].urgency,
    topic,
  }
}
