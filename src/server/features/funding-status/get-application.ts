import type { FundingApplicationShown } from '../../../shared/api/funding-application.ts'
import type { Deps } from '../../deps.ts'
import type { Viewer } from '../accounts/viewer.ts'
import { getApplicationRow } from '../funding/find-application.ts'
import { noteStaffOpening } from '../funding/note-staff-opening.ts'
import { noteApplicationUse } from '../privacy/note-application-use.ts'
import { shownApplication } from './show-application.ts'

/** The true state of an application. Errors: not_found. */
export async function getFundingApplication(
  deps: Deps,
  input: { id: number; viewer: Viewer },
): Promise<FundingApplicationShown> {
  const row = await noteApplicationUse(deps, input.viewer, await getApplicationRow(deps, input.id))
  await noteStaffOpening(deps, input.viewer, {
    action: 'open-funding-application',
    detail: { application: row.id },
  })
  return shownApplication(deps, { row, viewer: input.viewer })
}
