/**
 * Whose staff session this browser was last seen with: the sign over a client's page has its room before the session is
 * asked for. A guess that opens nothing, and goes with the session. A name and no record of `stored-record.ts`: it is in
 * every page's first script.
 */
const name = 'armor_staff_here'

export function readStaffHere(): string | null {
  try {
    return localStorage.getItem(name)
  } catch {
    return null
  }
}

/** @param member null where the session is nobody's or a client's */
export function noteStaffHere(member: string | null): void {
  try {
    if (member === null) localStorage.removeItem(name)
    else localStorage.setItem(name, member)
  } catch {
    // Without storage the sign comes when the session is known.
  }
}
