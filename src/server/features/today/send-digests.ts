import { officeDay, officeHour } from '../../../shared/rules/civil-days.ts'
import type { Deps } from '../../deps.ts'
import { queueMail } from '../outbox/queue-mail.ts'
import { noteLooked, selectDueDigests } from './digests.store.ts'
import { listToday } from './list-today.ts'

/**
 * Mails each member of staff who asked for it how much waits of what they chose, once a day however often and wherever this runs: the mark of
 * the day and the mail are one transaction. Where nothing waits there is no mail that day.
 */
export async function sendDigests(deps: Deps): Promise<void> {
  const now = deps.clock.now()
  const at = { day: officeDay(now), hour: officeHour(now) }
  for (const { digest, name, email } of await selectDueDigests(deps.database.db, at)) {
    const { userId, whose, kinds } = digest
    const today = await listToday(deps, { whose, limit: 0, actor: { id: userId, name: name ?? '' } })
    const waiting = today.kinds.filter(({ kind, total }) => total > 0 && kinds.includes(kind))
    const { renderDigestMail } = await import('./emails/digest-mail.tsx')
    const mail = await renderDigestMail(deps.config, waiting)
    await deps.database.transaction(async (tx) => {
      if (!(await noteLooked(tx, { userId, ...at })) || waiting.length === 0 || !email) return
      const dedupeKey = `staff-digest:${userId}:${at.day}`
      await queueMail(deps, tx, { ...mail, to: email, mailType: 'staff-digest', dedupeKey })
    })
  }
}
