import { says } from '../../../shared/sentences/says.ts'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { AuditActor } from '../audit-log/append-audit-entry.ts'
import { getApplicationRow } from '../funding/find-application.ts'
import { deleteApplicationData } from './delete-application-data.ts'

const wrongName = says('staff.wrongApplicantName')

/**
 * Deletes an application for good after the applicant's name was typed again: one wrong number in an address must not
 * cost an application. Errors: not_found, invalid_input for another name.
 */
export async function deleteApplication(
  deps: Deps,
  input: { id: number; confirmName: string; actor: AuditActor },
): Promise<{ deleted: true }> {
  const { id, name } = await getApplicationRow(deps, input.id)
  if (input.confirmName.trim() !== name.trim())
    throw new Refusal('invalid_input', wrongName, { confirmName: wrongName })
  const actor = { id: input.actor.id, name: input.actor.name }
  await deleteApplicationData(deps, { applicationId: id, actor, reason: 'staff' })
  return { deleted: true }
}
