import { inArray } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/database.ts'
import {
  passkeyChallenges,
  sessions,
  signInLinks,
  staffDevices,
  staffInvitations,
  users,
} from './accounts.tables.ts'

/**
 * Ends whatever signs somebody in without a password: sessions of staff and clients, the trust in browsers of staff, links, invitations.
 * In a database that is of an earlier moment each of them may have been ended, used up or taken back since. A browser that only holds what
 * it sent keeps that: there may be no address by which its person could come back.
 */
export async function endSignIns(tx: Queryable): Promise<void> {
  const known = tx
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.kind, ['staff', 'client']))
  await tx.delete(sessions).where(inArray(sessions.userId, known))
  await tx.update(staffDevices).set({ trustedUntil: null })
  await tx.delete(signInLinks)
  await tx.delete(staffInvitations)
  await tx.delete(passkeyChallenges)
}
