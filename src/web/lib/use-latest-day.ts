import { getStaffCase } from '../../shared/api/staff-case.ts'
import { latestDay } from '../../shared/rules/person-day.ts'
import { localDay } from './local-day.ts'
import { useCall } from './use-call.ts'

/**
 * The last day that a date field of this client takes. Beside their record, which staff read, it is the server's own bound: it may be tomorrow
 * where the client is, and a browser elsewhere would refuse it. On the client's own pages, the day where they are.
 */
export function useLatestDay(clientId: string): string {
  const record = useCall(getStaffCase, { params: { id: clientId } }, { enabled: false })
  const now = new Date()
  return record.data ? latestDay(record.data.contact.state, now) : localDay(now)
}
