import { staffRoom } from '../../../shared/live.ts'
import type { Deps } from '../../deps.ts'

/** Tells the staff's open pages that something came in or changed that a general list or a figure shows. After the commit. */
export function announceLists(deps: Pick<Deps, 'live'>): void {
  deps.live.emit(staffRoom, 'staff-change', { what: 'lists', clientId: null })
}
