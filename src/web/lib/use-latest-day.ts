import { useQueryClient } from '@tanstack/react-query'
import { getStaffCase, type StaffCase } from '../../shared/api/staff-case.ts'
import { latestDay } from '../../shared/rules/person-day.ts'
import { queryKeyOf } from './call-address.ts'
import { localDay } from './local-day.ts'

/**
 * The last day that a date field of this client takes. Beside their record, which staff read, it is the server's own bound: it may be tomorrow
 * where the client is, and a browser elsewhere would refuse it. On the client's own pages, the day where they are.
 */
export function useLatestDay(clientId: string): string {
  const queryKey = queryKeyOf(getStaffCase, { params: { id: clientId } })
  const record = useQueryClient().getQueryData<StaffCase>(queryKey)
  const now = new Date()
  return record ? latestDay(record.contact.state, now) : localDay(now)
}
