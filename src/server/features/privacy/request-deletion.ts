import { addDays, dayOf } from '../../../shared/rules/civil-days.ts'
import { says } from '../../../shared/sentences/says.ts'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { languageOfPerson } from '../accounts/person-language.ts'
import type { Viewer } from '../accounts/viewer.ts'
import { findClient, findClientForChange } from '../clients/find-client.ts'
import { getRetention, type Retention } from './get-retention.ts'
import { keepDeletionWish, takeDeletionWishBack } from './keep-deletion-wish.ts'
import { privacyMailWords } from './privacy-mail-words.ts'
import { daysToThink } from './retention-days.ts'

const kinds = { staff: 'staff', client: 'client', browser: 'browser' } as const

/**
 * Keeps the wish that a client be deleted with the day on which it runs, and mails the address that it was asked. A second
 * request while one is open is the same one. Errors: not_found.
 */
export async function requestDeletion(
  deps: Deps,
  input: { clientId: number; viewer: Exclude<Viewer, { kind: 'nobody' }> },
): Promise<Retention> {
  const { clientId, viewer } = input
  const at = deps.clock.now()
  const dueOn = addDays(dayOf(at), daysToThink)
  const client = await findClient(deps.database.db, clientId)
  if (!client) throw new Refusal('not_found', says('case.noClient'))
  const { renderDeletionMail } = await import('./emails/end-of-data-mail.tsx')
  const { db } = deps.database
  const language = await languageOfPerson(db, client.email)
  const texts = await privacyMailWords(db, language)
  const mail = await renderDeletionMail(deps.config, { clientId, on: dueOn, language, texts })
  await keepDeletionWish(deps, wishOf(clientId, viewer, at), {
    requestedBy: kinds[viewer.kind],
    dueOn,
    mail: {
      ...mail,
      to: client.email,
      clientId,
      mailType: 'deletion',
      dedupeKey: `deletion:${clientId}:${at.toISOString()}`,
    },
  })
  return getRetention(deps, clientId)
}

/** Takes the wish back. Without an open one nothing changes. Errors: not_found. */
export async function withdrawDeletion(
  deps: Deps,
  input: { clientId: number; viewer: Viewer },
): Promise<Retention> {
  const { clientId, viewer } = input
  await takeDeletionWishBack(deps, wishOf(clientId, viewer, deps.clock.now()))
  return getRetention(deps, clientId)
}

const wishOf = (clientId: number, viewer: Viewer, at: Date) => ({
  subject: { clientId },
  viewer,
  at,
  lock: async (tx: Parameters<typeof findClientForChange>[0]) => {
    if (!(await findClientForChange(tx, clientId))) throw new Refusal('not_found', says('case.noClient'))
  },
})
