import type { ApplicationKeeping } from '../../../shared/api/funding-application.ts'
import { addDays, dayOf } from '../../../shared/rules/civil-days.ts'
import type { Queryable } from '../../platform/db/database.ts'
import type { FundingApplicationRow } from '../funding/funding.tables.ts'
import { selectOpenRequest } from './deletion-requests.store.ts'
import { daysAfterLastUse } from './retention-days.ts'

type Used = Pick<FundingApplicationRow, 'lastUsedAt' | 'updatedAt'>

/** The last thing that its applicant or staff did with an application. */
export function lastUseOfApplication({ lastUsedAt, updatedAt }: Used): Date {
  return lastUsedAt !== null && lastUsedAt > updatedAt ? lastUsedAt : updatedAt
}

/** The day on which an application goes by itself, 'YYYY-MM-DD'; its status does not keep it longer. */
export function endOfApplication(application: Used): string {
  return addDays(dayOf(lastUseOfApplication(application)), daysAfterLastUse + 1)
}

/** How long an application is kept, and the deletion that was asked for. */
export async function keepingOf(
  queryable: Queryable,
  application: Used & Pick<FundingApplicationRow, 'id'>,
): Promise<ApplicationKeeping> {
  const request = await selectOpenRequest(queryable, { applicationId: application.id })
  return {
    deletionRequestedOn: request ? dayOf(request.createdAt) : null,
    deletionDueOn: request?.dueOn ?? null,
    afterLastUseOn: endOfApplication(application),
  }
}
