import type { ApplicationKeeping } from '../../../shared/api/funding-application.ts'
import { addDays, dayOf, dayText } from '../../../shared/rules/civil-days.ts'
import type { Deps } from '../../deps.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { languageOfPerson } from '../accounts/person-language.ts'
import type { Viewer } from '../accounts/viewer.ts'
import { applicationMailKeys } from '../funding/application-mail-keys.ts'
import { getApplicationForChange, getApplicationRow } from '../funding/find-application.ts'
import { announceFundingChange } from '../funding/funding.live.ts'
import type { FundingApplicationRow } from '../funding/funding.tables.ts'
import { fundingMailWords } from '../funding/funding-mail-words.ts'
import { makeStatusLink } from '../funding/make-status-link.ts'
import { isAddressProven } from '../funding-packages/address-proven.ts'
import { keepingOf } from './application-keeping.ts'
import { type DeletionWish, keepDeletionWish, takeDeletionWishBack } from './keep-deletion-wish.ts'
import { daysToThink } from './retention-days.ts'

/**
 * Keeps the wish that an application be deleted with the day on which it runs, and mails the address that it was asked,
 * with a link to take it back. A second request while one is open is the same one. Errors: not_found.
 */
export async function requestApplicationDeletion(
  deps: Deps,
  input: { id: number; viewer: Viewer },
): Promise<ApplicationKeeping> {
  const { viewer } = input
  const application = await getApplicationRow(deps, input.id)
  const { id, name, email, emailKey } = application
  const { db } = deps.database
  const at = deps.clock.now()
  const dueOn = addDays(dayOf(at), daysToThink)
  const link = makeStatusLink(deps.config)
  const language = await languageOfPerson(db, email)
  const { renderFundingMail } = await import('../funding/emails/funding-mail.tsx')
  const mail = await renderFundingMail(deps.config, {
    news: { kind: 'deletion', day: dayText(dueOn, language) },
    name,
    url: link.url,
    language,
    texts: await fundingMailWords(db, language),
  })
  await keepDeletionWish(deps, wishOf(application, viewer, at), {
    requestedBy: await requestedBy(db, viewer, emailKey),
    dueOn,
    mail: {
      ...mail,
      to: email,
      mailType: 'funding-news',
      dedupeKey: `${applicationMailKeys.deletion(id)}${at.toISOString()}`,
    },
    whenMailed: (tx) => link.keep(tx, { emailKey, applicationId: id, now: at }),
  })
  announceFundingChange(deps, id, 'status')
  return keepingOf(db, application)
}

/** Takes the wish back. Without an open one nothing changes. Errors: not_found. */
export async function withdrawApplicationDeletion(
  deps: Deps,
  input: { id: number; viewer: Viewer },
): Promise<ApplicationKeeping> {
  const application = await getApplicationRow(deps, input.id)
  await takeDeletionWishBack(deps, wishOf(application, input.viewer, deps.clock.now()))
  announceFundingChange(deps, application.id, 'status')
  return keepingOf(deps.database.db, application)
}

const wishOf = ({ id }: FundingApplicationRow, viewer: Viewer, at: Date): DeletionWish => ({
  subject: { applicationId: id },
  viewer,
  at,
  lock: (tx) => getApplicationForChange(tx, id),
})

/** A browser that only sent the form may have written any address into it. */
async function requestedBy(queryable: Queryable, viewer: Viewer, emailKey: string) {
  if (viewer.kind === 'staff') return 'staff'
  return (await isAddressProven(queryable, viewer, emailKey)) ? 'client' : 'browser'
}
