import { applicationRoom, type FundingChange, staffRoom } from '../../../shared/live.ts'
import type { LiveChannel } from '../../platform/live/live-channel.ts'

/** After the commit: the applicant's open page and the lists of staff fetch the application again. */
export function announceFundingChange(
  deps: { live: LiveChannel },
  applicationId: number,
  what: FundingChange['what'],
): void {
  deps.live.emit(applicationRoom(applicationId), 'funding-change', { applicationId, what })
  announceFundingToStaff(deps, applicationId)
}

/** After the commit: a new application, which no applicant's page shows yet. */
export function announceFundingToStaff(deps: { live: LiveChannel }, applicationId: number): void {
  deps.live.emit(staffRoom, 'staff-change', { what: 'funding', clientId: null, applicationId })
}
