import { getSession } from '../../shared/api/accounts.ts'
import { useCall } from './use-call.ts'

/** The name of the member of staff whose session this browser has; null for everybody else and while it is not known. */
export function useStaffViewer(enabled = true): string | null {
  const { data } = useCall(getSession, {}, { enabled })
  return data?.kind === 'staff' ? (data.name ?? '') : null
}
