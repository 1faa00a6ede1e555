import { dayText } from '../../../shared/rules/civil-days.ts'
import type { Deps } from '../../deps.ts'
import { languageOfPerson } from '../accounts/person-language.ts'
import { applicationMailKeys } from '../funding/application-mail-keys.ts'
import { selectUnusedApplications } from '../funding/funding.holdings.ts'
import type { FundingApplicationRow } from '../funding/funding.tables.ts'
import { fundingMailWords } from '../funding/funding-mail-words.ts'
import { makeStatusLink } from '../funding/make-status-link.ts'
import { wasPaidSince } from '../funding-packages/funding-packages.holdings.ts'
import { queueMail } from '../outbox/queue-mail.ts'
import { endOfApplication } from './application-keeping.ts'
import { deleteApplicationData } from './delete-application-data.ts'
import type { DeletionReason } from './delete-client-data.ts'
import { selectOpenRequest } from './deletion-requests.store.ts'
import { daysAfterLastUse, lastStart, retentionPage } from './retention-days.ts'
import { deleteOnce, type RetentionTally } from './retention-tally.ts'

const system = { id: 'system', name: 'ARMOR' }

export function deleteApplicationOnce(
  deps: Deps,
  applicationId: number,
  reason: DeletionReason,
): Promise<'deleted' | null> {
  return deleteOnce(() => deleteApplicationData(deps, { applicationId, actor: system, reason }))
}

/** Deletes the applications whose end has come and warns where it is near, whatever their status. @param today 'YYYY-MM-DD' */
export async function retainApplications(deps: Deps, today: string, tally: RetentionTally): Promise<void> {
  const unusedSince = lastStart(today, daysAfterLastUse)
  let afterId = 0
  for (;;) {
    const bounds = { unusedSince, afterId, limit: retentionPage }
    const page = await selectUnusedApplications(deps.database.db, bounds, wasPaidSince)
    for (const application of page) {
      const { id: applicationId } = application
      await tally.attempt({ applicationId }, () =>
        endOfApplication(application) <= today
          ? deleteApplicationOnce(deps, applicationId, 'retention')
          : warn(deps, application),
      )
    }
    const last = page.at(-1)
    if (!last || page.length < retentionPage) return
    afterId = last.id
  }
}

/** One mail for each end, with the way to the status page; a use that moves the end makes another one due. */
async function warn(deps: Deps, application: FundingApplicationRow): Promise<'warned' | null> {
  const { id, name, email, emailKey } = application
  const { db } = deps.database
  // Who asked for deletion has its day already.
  if (await selectOpenRequest(db, { applicationId: id })) return null
  const on = endOfApplication(application)
  const language = await languageOfPerson(db, email)
  const link = makeStatusLink(deps.config)
  const { renderFundingMail } = await import('../funding/emails/funding-mail.tsx')
  const mail = await renderFundingMail(deps.config, {
    news: { kind: 'retention', day: dayText(on, language) },
    name,
    url: link.url,
    language,
    texts: await fundingMailWords(db, language),
  })
  const first = await deps.database.transaction(async (tx) => {
    const isFirst = await queueMail(deps, tx, {
      ...mail,
      to: email,
      mailType: 'funding-news',
      dedupeKey: `${applicationMailKeys.retention(id)}${on}`,
    })
    if (isFirst) await link.keep(tx, { emailKey, applicationId: id, now: deps.clock.now() })
    return isFirst
  })
  return first ? 'warned' : null
}
