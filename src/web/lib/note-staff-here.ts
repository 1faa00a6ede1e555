import { staffHere } from './staff-here.ts'
import { attempt } from './stored-record.ts'

/**
 * What `readStaffHere` finds next time; the name goes with the tab. A file of its own: it comes with the pages of staff,
 * and not in every page's first script.
 * @param member null where the session is nobody's or a client's
 */
export function noteStaffHere(member: string | null): void {
  attempt(() => {
    if (member === null) for (const kept of [sessionStorage, localStorage]) kept.removeItem(staffHere)
    else {
      sessionStorage.setItem(staffHere, member)
      localStorage.setItem(staffHere, '1')
    }
  })
}
