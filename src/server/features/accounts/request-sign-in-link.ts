import { emailKeyOf } from '../../../shared/rules/email-key.ts'
import type { Language } from '../../../shared/rules/language.ts'
import type { Deps } from '../../deps.ts'
import { addressDomain } from '../../platform/db/person-columns.ts'
import { mailSignInLinkJob } from './accounts.jobs.ts'
import { safeNext } from './safe-next.ts'

/**
 * Takes the wish for a sign-in link. Always does the same thing, one job, so that neither the answer nor its time says
 * whether the address is known (decision 15); the job finds that out.
 */
export async function requestSignInLink(
  deps: Deps,
  input: { email: string; next: string | undefined; language: Language },
): Promise<{ sent: true }> {
  await deps.queue.enqueue(deps.database.db, mailSignInLinkJob, {
    // Sealed as in every table: what waits in the queue lies in the database, too.
    emailKey: deps.sealer.columns.sealKey(emailKeyOf(input.email), addressDomain),
    next: safeNext(input.next),
    language: input.language,
    askedAt: deps.clock.now().toISOString(),
  })
  return { sent: true }
}
