import type * as z from 'zod/mini'
import type { teamRole } from '../../../shared/api/team.ts'
import { builtInRoles, ownerRole, type StaffRole } from '../../../shared/rules/staff-roles.ts'
import type { Deps } from '../../deps.ts'
import type { StaffInvitationRow } from '../accounts/accounts.tables.ts'
import { listRoles } from '../accounts/find-staff-roles.ts'
import { countOwnPasskeys } from '../accounts/own-passkeys.ts'
import { describeInvitation, describeMember, type Invitation, type TeamMember } from './describe-team.ts'
import { invitationStands } from './invitation-stands.ts'
import { listInvitations } from './invitations.store.ts'
import { lastSeen, listMembers } from './members.store.ts'
import { mayGive, type RoleGiver } from './roles-of-team.ts'

interface Team {
  members: TeamMember[]
  invitations: Invitation[]
  roles: StaffRole[]
}

/** Everybody on the staff, the first one first, the invitations that are open, and the roles. */
export async function listTeam(deps: Deps): Promise<Team> {
  const { db } = deps.database
  const roles = await listRoles(db)
  const members = await listMembers(db)
  const passkeys = await countOwnPasskeys(db)
  const seen = await lastSeen(db)
  const invitations: StaffInvitationRow[] = []
  for (const row of await listInvitations(db, deps.clock.now()))
    if (await invitationStands(db, row, { role: row.role, roles })) invitations.push(row)
  return {
    members: members.map((row) =>
      describeMember(row, {
        passkeys: passkeys.get(row.user.id) ?? 0,
        lastSeenAt: seen.get(row.user.id) ?? null,
        roles,
      }),
    ),
    invitations: invitations.map((row) => describeInvitation(row, roles)),
    roles,
  }
}

/** A role as whoever looks after the team sees it. */
export function showRole(role: StaffRole, asking: RoleGiver): z.output<typeof teamRole> {
  return {
    ...role,
    may: [...role.may],
    builtIn: builtInRoles.some(({ key }) => key === role.key),
    fixed: role.key === ownerRole,
    givable: mayGive(asking, role),
  }
}
