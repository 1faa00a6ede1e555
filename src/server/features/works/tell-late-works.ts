import { workTexts } from '../../../shared/messages/en/works.ts'
import { officeDay } from '../../../shared/rules/civil-days.ts'
import type { Deps } from '../../deps.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { queueMail } from '../outbox/queue-mail.ts'
import { keyOf } from './show-work.ts'
import { selectWorksByNumber } from './work-rows.store.ts'
import { announceWork } from './works.live.ts'
import { lockUntoldLate, noteLateTold } from './works.store.ts'

const atOnce = 50

/**
 * Mails the staff's address of what has become late since the last look, each work once however often and wherever this runs: mark and mail
 * are one transaction. A session that gets another day can be late, and told of, again.
 */
export async function tellLateWorks(deps: Deps): Promise<void> {
  const { renderLateWorksMail } = await import('./emails/late-works-mail.tsx')
  const now = deps.clock.now()
  const today = officeDay(now)
  for (let told = atOnce; told === atOnce; ) {
    told = await deps.database.transaction(async (tx) => {
      const ids = (await lockUntoldLate(tx, today, atOnce)).map(({ id }) => id)
      if (ids.length === 0) return 0
      const mail = await renderLateWorksMail(deps.config, await namedWorks(tx, ids))
      await noteLateTold(tx, ids, now)
      await queueMail(deps, tx, {
        ...mail,
        to: deps.config.supportEmail,
        mailType: 'work-late',
        dedupeKey: `works-late:${now.toISOString()}:${ids.join(',')}`,
      })
      return ids.length
    })
    // Whoever has the queue open sees it become late.
    if (told > 0) announceWork(deps)
  }
}

async function namedWorks(tx: Queryable, ids: readonly number[]) {
  const rows = await selectWorksByNumber(tx, ids)
  return rows.map(({ work, product, owner }) => {
    const key = keyOf(work.workKey)
    const { id, dueOn, workKey } = work
    return { id, name: key === null ? workKey : workTexts.names[key], product, dueOn, owner }
  })
}
