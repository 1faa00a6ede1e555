import type { StaffWork } from '../../../shared/api/works.ts'
import type { Deps } from '../../deps.ts'
import type { AuditActor } from '../audit-log/append-audit-entry.ts'
import { queueMail } from '../outbox/queue-mail.ts'
import { changeWork, refuseColleagues, refuseUnlessOpen } from './change-work.ts'
import { mailOfWork } from './mail-of-work.ts'
import { sealNote } from './work-note.ts'

/**
 * Marks a work delivered, once: the buyer is mailed, and reads the note in their account. Whoever delivers what nobody has taken is its owner.
 * Errors: not_found; conflict for what a colleague has, what is delivered already, and what was given back.
 * @param input.note what the buyer reads; '': nothing
 */
export async function deliverWork(
  deps: Deps,
  input: { id: number; note: string; actor: AuditActor },
): Promise<StaffWork> {
  const { id, note, actor } = input
  const deliveredAt = deps.clock.now()
  const mail = await mailOfWork(deps, id, { kind: 'delivered', hasNote: note !== '' })
  return changeWork(deps, { ...input, action: 'deliver-work' }, async (tx, row) => {
    refuseUnlessOpen(row.work)
    await refuseColleagues(tx, row, actor)
    if (mail)
      await queueMail(deps, tx, {
        ...mail,
        to: row.buyer.email,
        mailType: 'work-news',
        dedupeKey: `work:${id}:delivered:${row.work.version}`,
        sentBy: actor.name,
      })
    const noteSealed = note === '' ? null : sealNote(deps, id, note)
    return { ownerUserId: actor.id, deliveredAt, deliveredBy: actor.name, noteSealed }
  })
}
