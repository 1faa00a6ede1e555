import type { Deps } from '../../deps.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { languageOfPerson } from '../accounts/person-language.ts'
import { type ApplicationFacts, findApplicationFacts } from '../funding/application-facts.ts'
import { findApplicationForChange } from '../funding/find-application.ts'
import { fundingMailWords } from '../funding/funding-mail-words.ts'
import { makeStatusLink, type StatusLink } from '../funding/make-status-link.ts'
import { queueMail } from '../outbox/queue-mail.ts'
import { mailPrequalificationJob } from './funding-packages.jobs.ts'
import { selectNewestMailOf } from './prequalification-mails.store.ts'
import { prequalificationOf } from './prequalification-of.ts'
import { selectRequirements } from './requirements.store.ts'

/** A judgment that is changed is told at most once an hour, with all that was changed meanwhile. */
const quietMs = 60 * 60 * 1000
/** The queue's clock and ours need not agree to the second. */
const marginMs = 60 * 1000

/**
 * Mails the applicant which of the six requirements are met, which are not and why, and what follows: at once when the
 * sixth is judged, later changes at most once an hour. Nothing goes out while one is not judged, after a refund, or when
 * the newest judgment was told already. Any number of times: each state is one mail.
 */
export async function mailPrequalification(deps: Deps, applicationId: number): Promise<void> {
  const { db } = deps.database
  const application = await findApplicationFacts(deps, applicationId)
  if (!application) return
  const occasion = await occasionOf(db, applicationId)
  const { paid, requirements, passed, packagePaid } = await prequalificationOf(
    db,
    application,
    deps.clock.now(),
  )
  if (!paid || requirements.some(({ met }) => met === null)) return
  const link = makeStatusLink(deps.config)
  const language = await languageOfPerson(db, application.email)
  const { renderPrequalificationMail } = await import('./emails/prequalification-mail.tsx')
  const mail = await renderPrequalificationMail(deps.config, {
    name: application.name,
    requirements,
    passed,
    packagePaid,
    url: link.url,
    language,
    texts: await fundingMailWords(db, language),
  })
  await deps.database.transaction((tx) => queueOnce(deps, tx, { application, occasion, link, mail }))
}

async function queueOnce(
  deps: Deps,
  tx: Queryable,
  {
    application,
    occasion,
    link,
    mail,
  }: {
    application: ApplicationFacts
    occasion: string
    link: StatusLink
    mail: { subject: string; html: string; text: string }
  },
): Promise<void> {
  const { id, email, emailKey } = application
  if (!(await findApplicationForChange(tx, id))) return
  // Judged again while this was written: that judgment has a job of its own.
  if ((await occasionOf(tx, id)) !== occasion) return
  const now = deps.clock.now()
  const last = await selectNewestMailOf(tx, { recipient: email, keyBegins: occasionsOf(id) })
  if (last?.dedupeKey === occasion) return
  const mayAt = last ? last.createdAt.getTime() + quietMs : 0
  if (mayAt > now.getTime()) {
    await deps.queue.enqueue(
      tx,
      mailPrequalificationJob,
      { applicationId: id },
      { id: `${occasion}:after-${last?.id}`, startAfter: new Date(mayAt + marginMs) },
    )
    return
  }
  const isNew = await queueMail(deps, tx, {
    ...mail,
    to: email,
    mailType: 'funding-news',
    dedupeKey: occasion,
  })
  if (isNew) await link.keep(tx, { emailKey, applicationId: id, now })
}

const occasionsOf = (applicationId: number) => `funding-judged:${applicationId}:`

/** Names the state of the judgments by the newest one. */
async function occasionOf(queryable: Queryable, applicationId: number): Promise<string> {
  const judged = await selectRequirements(queryable, [applicationId])
  const newest = Math.max(0, ...judged.map(({ judgedAt }) => judgedAt.getTime()))
  return `${occasionsOf(applicationId)}${newest}`
}
