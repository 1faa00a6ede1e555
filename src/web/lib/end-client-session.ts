import { getSession, signOut } from '../../shared/api/accounts.ts'
import { endPushHere } from './push-here.ts'
import { forgetTyped } from './typed-words.ts'
import type { Caller } from './use-act.ts'

/**
 * What "Sign out" on a client's page does: ends the client's session on the server. Staff who look at the page keep theirs,
 * also when they have signed in behind its back, in another window. Throws what a call throws.
 * @returns whether a session was ended; false: it is that of staff
 */
export async function endClientSession(call: Caller): Promise<boolean> {
  const { kind } = await call(getSession, {})
  if (kind === 'staff') return false
  await endPushHere()
  await call(signOut, {})
  forgetTyped()
  return true
}
