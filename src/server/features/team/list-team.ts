import type { Deps } from '../../deps.ts'
import { countOwnPasskeys } from '../accounts/own-passkeys.ts'
import { describeInvitation, describeMember, type Invitation, type TeamMember } from './describe-team.ts'
import { listInvitations } from './invitations.store.ts'
import { lastSeen, listMembers } from './members.store.ts'

/** Everybody on the staff, the first one first, and the invitations that are open. */
export async function listTeam(deps: Deps): Promise<{ members: TeamMember[]; invitations: Invitation[] }> {
  const { db } = deps.database
  const members = await listMembers(db)
  const passkeys = await countOwnPasskeys(db)
  const seen = await lastSeen(db)
  const invitations = await listInvitations(db, deps.clock.now())
  return {
    members: members.map((row) =>
      describeMember(row, {
        passkeys: passkeys.get(row.user.id) ?? 0,
        lastSeenAt: seen.get(row.user.id) ?? null,
      }),
    ),
    invitations: invitations.map(describeInvitation),
  }
}
