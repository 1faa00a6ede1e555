import type { Deps } from '../../deps.ts'
import { takeLinkAllowance } from '../accounts/attempt-throttle.ts'
import { hashOfSecret } from '../accounts/session-cookie.ts'
import { queueMail } from '../outbox/queue-mail.ts'
import { selectApplicationsOfEmail } from './applications.store.ts'
import type { FundingLinkWish } from './funding.jobs.ts'
import { fundingMailWords } from './funding-mail-words.ts'
import { makeStatusLink } from './make-status-link.ts'

/** Mails the link when the address has an application. At most five in a quarter of an hour for one address. */
export async function mailFundingLink(deps: Deps, wish: FundingLinkWish): Promise<void> {
  const { emailKey, language } = wish
  const [application] = await selectApplicationsOfEmail(deps.database.db, emailKey)
  if (!application) return
  const link = makeStatusLink(deps.config)
  const { renderFundingMail } = await import('./emails/funding-mail.tsx')
  const mail = await renderFundingMail(deps.config, {
    news: { kind: 'link' },
    name: application.name,
    url: link.url,
    language,
    texts: await fundingMailWords(deps.database.db, language),
  })
  const now = deps.clock.now()
  await deps.database.transaction(async (tx) => {
    if (!(await takeLinkAllowance(tx, emailKey, now))) return
    const first = await queueMail(deps, tx, {
      ...mail,
      to: application.email,
      mailType: 'funding-link',
      dedupeKey: `funding-link:${hashOfSecret(`${emailKey} ${wish.askedAt}`)}`,
    })
    if (first) await link.keep(tx, { emailKey, applicationId: application.id, now })
  })
}
