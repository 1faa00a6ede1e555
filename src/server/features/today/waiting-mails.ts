import { listFailedMails } from '../outbox/list-failed-mails.ts'
import type { WaitingKind } from './waiting-kind.ts'

/** Mails that did not leave after all attempts. To whom stands in the outbox alone. */
export const waitingMails: WaitingKind = async (deps, { limit }) => {
  const { rows, total } = await listFailedMails(deps.database.db, limit)
  return {
    total,
    rows: rows.map(({ id, clientId, createdAt }) => ({
      clientId,
      name: null,
      since: createdAt.toISOString(),
      address: `/dashboard/mail?status=failed&mail=${id}`,
    })),
  }
}
