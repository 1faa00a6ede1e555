import type { Deps } from '../../deps.ts'
import { languageOfPerson } from '../accounts/person-language.ts'
import { composeInvitation } from '../arrivals/invite-client.ts'
import { listArrived } from '../arrivals/keep-arrivals.ts'
import { findClients } from '../clients/find-client.ts'
import { isServed } from '../clients/is-served.ts'
import { queueMails } from '../outbox/queue-mail.ts'
import { findImport, lockImport, updateImport } from './imports.store.ts'

const atOnce = 50

/**
 * Writes the invitations of an import, a portion in each transaction together with how far they are: cut off, they go on
 * behind it, and each client gets one whoever writes. Mails are drawn before the transaction.
 */
export async function inviteArrived(deps: Deps, { importId }: { importId: number }): Promise<void> {
  for (;;) {
    const row = await findImport(deps.database.db, importId)
    if (row?.status !== 'done' || !row.isInviting) return
    const ids = await listArrived(deps.database.db, { importId, afterId: row.invitedUpTo, limit: atOnce })
    const last = ids.at(-1)
    const mails = await invitationsOf(deps, ids, row.actorName)
    await deps.database.transaction(async (tx) => {
      const now = await lockImport(tx, importId)
      if (now?.invitedUpTo !== row.invitedUpTo) return
      const written = await queueMails(deps, tx, mails)
      await updateImport(tx, importId, {
        invited: now.invited + written.size,
        ...(last === undefined ? { isInviting: false } : { invitedUpTo: last }),
      })
    })
  }
}

async function invitationsOf(deps: Deps, ids: readonly number[], by: string) {
  const clients = (await findClients(deps.database.db, ids)).filter(isServed)
  const mails = []
  for (const client of clients) {
    const language = await languageOfPerson(deps.database.db, client.email)
    const mail = await composeInvitation(deps, { ...client, language })
    mails.push({
      ...mail,
      to: client.email,
      clientId: client.id,
      mailType: 'portal-invitation' as const,
      dedupeKey: `portal-invitation:${client.id}:import`,
      sentBy: by,
    })
  }
  return mails
}
