import type { Deps } from '../../deps.ts'
import { deliverSoon } from '../outbox/deliver-soon.ts'
import { strandedMails } from '../outbox/mails-in-hand.ts'
import { sendDueMails } from './send-due-mails.ts'

const strandedAfterMs = 15 * 60_000
const atOnce = 200

/** What runs every few minutes: sends what is due, and takes up mails whose job was lost (a restored backup). */
export async function runMailTimer(deps: Deps): Promise<void> {
  await sendDueMails(deps)
  const { db } = deps.database
  const before = new Date(deps.clock.now().getTime() - strandedAfterMs)
  for (const mailId of await strandedMails(db, before, atOnce)) {
    await deliverSoon(deps, db, mailId)
  }
}
