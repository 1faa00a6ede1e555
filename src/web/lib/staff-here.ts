import { attempt } from './stored-record.ts'

/**
 * Whose staff session this tab was last seen with: the sign over a client's page has its room before the session is
 * asked for. A guess that opens nothing, and goes with the session; the name goes with the tab, and what the browser
 * keeps says no more than that staff were here. No record: it is in every page's first script.
 */
const name = 'armor_staff_here'

/** '' where this browser was with staff, but not this tab; null where neither was. */
export const readStaffHere = (): string | null =>
  attempt(() => sessionStorage.getItem(name) ?? (localStorage.getItem(name) && '')) ?? null

/** @param member null where the session is nobody's or a client's */
export function noteStaffHere(member: string | null): void {
  attempt(() => {
    if (member === null) for (const kept of [sessionStorage, localStorage]) kept.removeItem(name)
    else {
      sessionStorage.setItem(name, member)
      localStorage.setItem(name, '1')
    }
  })
}
