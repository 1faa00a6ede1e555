import type { StaffWork } from '../../../shared/api/works.ts'
import { says } from '../../../shared/sentences/says.ts'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { AuditActor } from '../audit-log/append-audit-entry.ts'
import { queueMail } from '../outbox/queue-mail.ts'
import { changeWork } from './change-work.ts'
import { mailOfWork } from './mail-of-work.ts'

/**
 * Takes the mark 'delivered' back: it is to be done as before, with its clock, and the buyer, who was told otherwise, is mailed. The note is
 * read by nobody but staff until then. Errors: not_found; conflict for what is not delivered or was given back.
 */
export async function reopenWork(deps: Deps, input: { id: number; actor: AuditActor }): Promise<StaffWork> {
  const { id, actor } = input
  const mail = await mailOfWork(deps, id, { kind: 'reopened', hasNote: false })
  return changeWork(deps, { ...input, action: 'reopen-work' }, async (tx, row, paid) => {
    if (row.work.deliveredAt === null) throw new Refusal('conflict', says('staff.workNotDelivered'))
    if (paid.standing === 'given back') throw new Refusal('conflict', says('staff.workWithdrawn'))
    if (mail)
      await queueMail(deps, tx, {
        ...mail,
        to: row.buyer.email,
        mailType: 'work-news',
        dedupeKey: `work:${id}:reopened:${row.work.version}`,
        sentBy: actor.name,
      })
    return { deliveredAt: null, deliveredBy: null }
  })
}
