import type { FundingApplicationShown } from '../../../shared/api/funding-application.ts'
import { applicationRoom } from '../../../shared/live.ts'
import type { RequirementKey } from '../../../shared/rules/prequalification.ts'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { ApplicationFacts } from '../funding/application-facts.ts'
import { type AuditActor, appendAuditEntry } from '../staff/append-audit-entry.ts'
import { prequalificationOf } from './prequalification-of.ts'
import { keepRequirement } from './requirements.store.ts'

/**
 * Staff say whether a requirement is met on the uploads, and why; the applicant sees both. Only for a prequalification
 * that is paid. Errors: payment_required.
 */
export async function judgeRequirement(
  deps: Deps,
  input: {
    application: ApplicationFacts
    judgment: { key: RequirementKey; met: boolean; note: string }
    actor: AuditActor
  },
): Promise<FundingApplicationShown['prequalification']> {
  const { application, judgment, actor } = input
  const at = deps.clock.now()
  const before = await prequalificationOf(deps.database.db, application, at)
  if (!before.paid)
    throw new Refusal(
      'payment_required',
      'The prequalification of this application is not paid, or was refunded.',
    )
  await deps.database.transaction(async (tx) => {
    await keepRequirement(tx, {
      applicationId: application.id,
      ...judgment,
      authorName: actor.name,
      judgedAt: at,
    })
    const { key, met } = judgment
    const detail = { application: application.id, key, met }
    await appendAuditEntry(tx, { actor, action: 'judge-requirement', detail, at })
  })
  deps.live.emit(applicationRoom(application.id), 'funding-change', {
    applicationId: application.id,
    what: 'requirements',
  })
  return prequalificationOf(deps.database.db, application, at)
}
