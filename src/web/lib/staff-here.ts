import { attempt } from './stored-record.ts'

/**
 * Whose staff session this tab was last seen with: the sign over a client's page has its room before the session is
 * asked for. A guess that opens nothing, and goes with the session or the tab. A name and no record: it is in every page's first script.
 */
const name = 'armor_staff_here'

export const readStaffHere = (): string | null => attempt(() => sessionStorage.getItem(name)) ?? null

/** @param member null where the session is nobody's or a client's */
export function noteStaffHere(member: string | null): void {
  attempt(() => (member === null ? sessionStorage.removeItem(name) : sessionStorage.setItem(name, member)))
}
