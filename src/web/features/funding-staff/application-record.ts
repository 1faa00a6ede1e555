import type * as z from 'zod/mini'
import type {
  getStaffFundingApplication,
  listFundingApplications,
} from '../../../shared/api/funding-staff.ts'

/** One row of the list, and one application with everything staff see of it. */
export type ApplicationRow = z.output<typeof listFundingApplications.reply>[number]
export type StaffApplication = z.output<typeof getStaffFundingApplication.reply>

/** What a part of the application's page is given. */
export interface PartProps {
  application: StaffApplication
  /** Fetches the application and the lists again, after something was saved. */
  reload: () => Promise<unknown>
}
