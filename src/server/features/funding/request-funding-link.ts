import { emailKeyOf } from '../../../shared/rules/email-key.ts'
import type { Language } from '../../../shared/rules/language.ts'
import type { Deps } from '../../deps.ts'
import { addressDomain } from '../../platform/db/person-columns.ts'
import { mailFundingLinkJob } from './funding.jobs.ts'

/**
 * Takes the wish for a link to the status page. Always does the same thing, one job, so that neither the answer nor its
 * time says whether the address has an application; the job finds that out.
 */
export async function requestFundingLink(
  deps: Deps,
  input: { email: string; language: Language },
): Promise<{ sent: true }> {
  await deps.queue.enqueue(deps.database.db, mailFundingLinkJob, {
    // Sealed as in every table: what waits in the queue lies in the database, too.
    emailKey: deps.sealer.columns.sealKey(emailKeyOf(input.email), addressDomain),
    language: input.language,
    askedAt: deps.clock.now().toISOString(),
  })
  return { sent: true }
}
