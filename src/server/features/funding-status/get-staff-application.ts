import { createHash } from 'node:crypto'
import type * as z from 'zod/mini'
import type { getStaffFundingApplication as call } from '../../../shared/api/funding-staff.ts'
import { nextFundingStatuses } from '../../../shared/rules/funding-status.ts'
import type { Deps } from '../../deps.ts'
import type { Viewer } from '../accounts/viewer.ts'
import { listClientIdsByEmail } from '../clients/list-client-ids-by-email.ts'
import { openApplicationFields } from '../funding/application-facts.ts'
import { getApplicationRow } from '../funding/find-application.ts'
import type { FundingApplicationRow } from '../funding/funding.tables.ts'
import { listStatusChanges } from '../funding/list-status-changes.ts'
import { noteStaffOpening } from '../funding/note-staff-opening.ts'
import { feeOf } from '../funding-packages/record-funding-fee.ts'
import { staffPaymentsOf } from '../funding-packages/staff-payments-of.ts'
import { shownApplication } from './show-application.ts'

type StaffApplication = z.input<typeof call.reply>

/** Everything about one application, for staff; the reading is in the audit log. Errors: not_found. */
export async function getStaffFundingApplication(
  deps: Deps,
  input: { id: number; viewer: Viewer },
): Promise<StaffApplication> {
  const row = await getApplicationRow(deps, input.id)
  await noteStaffOpening(deps, input.viewer, {
    action: 'open-funding-application',
    detail: { application: row.id },
  })
  const record = await recordOf(deps, row, input.viewer)
  return { ...record, mark: markOf(record) }
}

/**
 * The mark of what the call above would answer now. Nobody reads anything by it, so it stands in no log. Errors: not_found.
 */
export async function getFundingMark(
  deps: Deps,
  input: { id: number; viewer: Viewer },
): Promise<{ mark: string }> {
  const row = await getApplicationRow(deps, input.id)
  return { mark: markOf(await recordOf(deps, row, input.viewer)) }
}

const markOf = (record: object) =>
  createHash('sha256').update(JSON.stringify(record)).digest('base64url').slice(0, 22)

async function recordOf(
  deps: Deps,
  row: FundingApplicationRow,
  viewer: Viewer,
): Promise<Omit<StaffApplication, 'mark'>> {
  const { db } = deps.database
  const { id, email, partnerCode, preferences, caseStatus } = row
  return {
    ...(await shownApplication(deps, { row, viewer })),
    fields: openApplicationFields(deps, row),
    partnerCode,
    preferences,
    allowedStatuses: [...nextFundingStatuses(caseStatus)],
    statusHistory: await listStatusChanges(deps, id),
    fee: await feeOf(db, id),
    clientIds: await listClientIdsByEmail(db, email),
    payments: await staffPaymentsOf(db, row),
  }
}
