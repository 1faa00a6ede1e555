import { addDays, dayOf } from '../../../shared/rules/civil-days.ts'
import { emailKeyOf } from '../../../shared/rules/email-key.ts'
import { says } from '../../../shared/sentences/says.ts'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { languageOfPerson } from '../accounts/person-language.ts'
import { emailOf, type Viewer } from '../accounts/viewer.ts'
import { listClientIdsByEmail } from '../clients/list-client-ids-by-email.ts'
import { lockDeletionOfAddress } from './deletion-requests.store.ts'
import { type AddressKeeping, getAddressKeeping } from './get-address-keeping.ts'
import { type DeletionWish, keepDeletionWish, takeDeletionWishBack } from './keep-deletion-wish.ts'
import { privacyMailWords } from './privacy-mail-words.ts'
import { daysToThink } from './retention-days.ts'

/**
 * Keeps the wish of a proven address without a case that everything of it be deleted, with the day on which it runs, and mails the
 * address that it was asked. A second request while one is open is the same one. Errors: conflict for an address with a case: what the
 * case's own deletion takes along is said there.
 */
export async function requestAddressDeletion(deps: Deps, viewer: Viewer): Promise<AddressKeeping> {
  const email = emailOf(viewer)
  const emailKey = emailKeyOf(email)
  const { db } = deps.database
  if ((await listClientIdsByEmail(db, emailKey)).length > 0)
    throw new Refusal('conflict', says('account.deletionHasCase'))
  const at = deps.clock.now()
  const dueOn = addDays(dayOf(at), daysToThink)
  const { renderAddressDeletionMail } = await import('./emails/end-of-data-mail.tsx')
  const language = await languageOfPerson(db, email)
  const texts = await privacyMailWords(db, language)
  const mail = await renderAddressDeletionMail(deps.config, { on: dueOn, language, texts })
  await keepDeletionWish(deps, wishOf(emailKey, viewer, at), {
    requestedBy: 'client',
    dueOn,
    mail: {
      ...mail,
      to: email,
      mailType: 'deletion',
      dedupeKey: `deletion:${deps.sealer.token('deletion', emailKey)}:${at.toISOString()}`,
    },
  })
  return getAddressKeeping(db, emailKey)
}

/** Takes the wish back. Without an open one nothing changes. */
export async function withdrawAddressDeletion(deps: Deps, viewer: Viewer): Promise<AddressKeeping> {
  const emailKey = emailKeyOf(emailOf(viewer))
  await takeDeletionWishBack(deps, wishOf(emailKey, viewer, deps.clock.now()))
  return getAddressKeeping(deps.database.db, emailKey)
}

const wishOf = (emailKey: string, viewer: Viewer, at: Date): DeletionWish => ({
  subject: { emailKey },
  viewer,
  at,
  lock: (tx) => lockDeletionOfAddress(tx, emailKey),
})
