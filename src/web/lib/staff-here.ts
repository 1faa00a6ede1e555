import { attempt } from './stored-record.ts'

/** Under this name: in the tab who was there, in the browser only that somebody of staff was. */
export const staffHere = 'armor_staff_here'

/**
 * Whose staff session this tab was last seen with: the sign over a client's page has its room before the session is
 * asked for. '' where this browser was with staff, but not this tab; null where neither was. A guess that opens nothing.
 */
export const readStaffHere = (): string | null =>
  attempt(() => sessionStorage.getItem(staffHere) ?? (localStorage.getItem(staffHere) && '')) ?? null
