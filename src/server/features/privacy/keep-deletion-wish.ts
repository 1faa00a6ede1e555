import type { Deps } from '../../deps.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { actorOfViewer } from '../accounts/actor-of-viewer.ts'
import type { Viewer } from '../accounts/viewer.ts'
import { type AuditEvent, appendAuditEntry } from '../audit-log/append-audit-entry.ts'
import { type QueuedMail, queueMail } from '../outbox/queue-mail.ts'
import {
  type DeletionSubject,
  endRequests,
  insertRequest,
  selectOpenRequest,
} from './deletion-requests.store.ts'
import type { DeletionRequestRow } from './privacy.tables.ts'

export interface DeletionWish {
  subject: DeletionSubject
  viewer: Viewer
  /** Holds the record until the transaction ends; throws not_found when it is gone. */
  lock: (tx: Queryable) => Promise<unknown>
  at: Date
}

/**
 * Keeps a wish for deletion with its audit entry and the mail that tells the address of it, so that nobody loses anything
 * through somebody else. A second wish while one is open is the same one.
 * @param asked.dueOn 'YYYY-MM-DD', the day on which it runs
 * @param asked.whenMailed what makes the links of the mail good
 */
export async function keepDeletionWish(
  deps: Deps,
  wish: DeletionWish,
  asked: {
    requestedBy: DeletionRequestRow['requestedBy']
    dueOn: string
    mail: QueuedMail
    whenMailed?: (tx: Queryable) => Promise<void>
  },
): Promise<void> {
  const { subject, viewer, at } = wish
  const { requestedBy, dueOn, mail, whenMailed } = asked
  await deps.database.transaction(async (tx) => {
    await wish.lock(tx)
    if (await selectOpenRequest(tx, subject)) return
    await insertRequest(tx, subject, { requestedBy, dueOn, createdAt: at })
    await appendAuditEntry(tx, {
      ...wishEntry(subject, { dueOn }),
      action: 'request-deletion',
      actor: actorOf(viewer, subject),
      at,
    })
    await whenMailed?.(tx)
    await queueMail(deps, tx, mail)
  })
}

/** Takes an open wish back. Without one nothing changes. */
export async function takeDeletionWishBack(deps: Deps, wish: DeletionWish): Promise<void> {
  const { subject, viewer, at } = wish
  await deps.database.transaction(async (tx) => {
    await wish.lock(tx)
    if ((await endRequests(tx, subject, { withdrawnAt: at })) === 0) return
    await appendAuditEntry(tx, {
      ...wishEntry(subject, {}),
      action: 'withdraw-deletion',
      actor: actorOf(viewer, subject),
      at,
    })
  })
}

function actorOf(viewer: Viewer, subject: DeletionSubject): AuditEvent['actor'] {
  const { kind, id, name } = actorOfViewer(viewer)
  if (kind !== 'client' || 'clientId' in subject) return { id, name }
  return { id, name: 'applicationId' in subject ? 'the applicant' : 'the owner of an address' }
}

function wishEntry(
  subject: DeletionSubject,
  detail: { dueOn?: string },
): Pick<AuditEvent, 'clientId' | 'detail'> {
  if ('clientId' in subject) return { clientId: subject.clientId, detail }
  // The log keeps no address: it is never emptied.
  return { detail: 'applicationId' in subject ? { application: subject.applicationId, ...detail } : detail }
}
