import { staffRoom } from '../../../shared/live.ts'
import type { Deps } from '../../deps.ts'

/** Tells the staff's open pages that the queue of work changed. After the commit. */
export function announceWork(deps: Pick<Deps, 'live'>): void {
  deps.live.emit(staffRoom, 'staff-change', { what: 'work', clientId: null })
}
