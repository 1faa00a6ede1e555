import type { FundingApplicationShown } from '../../../shared/api/funding-application.ts'
import { prequalificationRequirements, type RequirementKey } from '../../../shared/rules/prequalification.ts'
import { says } from '../../../shared/sentences/says.ts'
import type { Deps } from '../../deps.ts'
import { noteFact } from '../../facts.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { type AuditActor, appendAuditEntry } from '../audit-log/append-audit-entry.ts'
import type { ApplicationFacts } from '../funding/application-facts.ts'
import { getApplicationForChange, noteApplicationChange } from '../funding/find-application.ts'
import { mailPrequalificationJob } from './funding-packages.jobs.ts'
import { prequalificationOf } from './prequalification-of.ts'
import { keepRequirement, selectRequirements } from './requirements.store.ts'

/**
 * Staff say whether a requirement is met on the uploads, and why; the applicant sees both. Once all six are judged, the
 * applicant is mailed the answer. Only for a prequalification that is paid. Errors: payment_required, not_found.
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
  const { db } = deps.database
  const before = await prequalificationOf(db, application, deps.clock.now())
  if (!before.paid) throw new Refusal('payment_required', says('staff.prequalificationUnpaid'))
  await deps.database.transaction(async (tx) => {
    // Of two judgments at once the later one sees the other: one of them finds all six.
    await getApplicationForChange(tx, application.id)
    const at = deps.clock.now()
    await noteApplicationChange(tx, application.id, at)
    await keepRequirement(tx, {
      applicationId: application.id,
      ...judgment,
      authorName: actor.name,
      judgedAt: at,
    })
    const { key, met } = judgment
    const detail = { application: application.id, key, met }
    await appendAuditEntry(tx, { actor, action: 'judge-requirement', detail, at })
    await noteFact(deps, tx, {
      kind: 'application-changed',
      applicationId: application.id,
      what: 'requirements',
    })
    if ((await selectRequirements(tx, [application.id])).length < prequalificationRequirements.length) return
    await deps.queue.enqueue(tx, mailPrequalificationJob, { applicationId: application.id })
  })
  return prequalificationOf(db, application, deps.clock.now())
}
