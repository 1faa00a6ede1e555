import type * as z from 'zod/mini'
import type { getStaffFundingApplication as call } from '../../../shared/api/funding-staff.ts'
import { nextFundingStatuses } from '../../../shared/rules/funding-status.ts'
import type { Deps } from '../../deps.ts'
import type { Viewer } from '../accounts/viewer.ts'
import { listClientIdsByEmail } from '../clients/list-client-ids-by-email.ts'
import { feeOf } from '../funding-packages/record-funding-fee.ts'
import { openApplicationFields } from './application-facts.ts'
import { getApplicationRow } from './find-application.ts'
import { openFundingNote } from './funding-words.ts'
import { noteStaffOpening } from './note-staff-opening.ts'
import { shownApplication } from './show-application.ts'
import { selectStatusChanges } from './status-changes.store.ts'

/** Everything about one application, for staff; the reading is in the audit log. Errors: not_found. */
export async function getStaffFundingApplication(
  deps: Deps,
  input: { id: string; viewer: Viewer },
): Promise<z.input<typeof call.reply>> {
  const { db } = deps.database
  const row = await getApplicationRow(deps, input.id)
  const { id, email, partnerCode, preferences, caseStatus } = row
  await noteStaffOpening(deps, input.viewer, {
    action: 'open-funding-application',
    detail: { application: id },
  })
  const changes = await selectStatusChanges(db, id)
  return {
    ...(await shownApplication(deps, { row, viewer: input.viewer })),
    fields: openApplicationFields(deps, row),
    partnerCode,
    preferences,
    allowedStatuses: [...nextFundingStatuses(caseStatus)],
    statusHistory: changes.map(({ status, at, byName: by, noteSealed }) => ({
      status,
      at: at.toISOString(),
      by,
      note: noteSealed ? openFundingNote(deps, id, noteSealed) : null,
    })),
    fee: await feeOf(db, id),
    clientIds: await listClientIdsByEmail(db, email),
  }
}
