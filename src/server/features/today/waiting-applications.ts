import { listWaitingApplications } from '../funding/list-waiting-applications.ts'
import type { WaitingKind } from './waiting-kind.ts'

/** Funding applications that nobody has taken up, or whose applicant wrote. */
export const waitingApplications: WaitingKind = async (deps, { limit }) => {
  const { rows, total } = await listWaitingApplications(deps.database.db, limit)
  return {
    total,
    rows: rows.map(({ id, name, since }) => ({
      clientId: null,
      name,
      since: since.toISOString(),
      address: `/dashboard/funding?application=${id}`,
    })),
  }
}
