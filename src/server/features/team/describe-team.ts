import type * as z from 'zod/mini'
import type { invitation, teamMember } from '../../../shared/api/team.ts'
import type { StaffRole } from '../../../shared/rules/staff-roles.ts'
import type { StaffInvitationRow } from '../accounts/accounts.tables.ts'
import type { MemberRow } from './members.store.ts'

export type TeamMember = z.output<typeof teamMember>
export type Invitation = z.output<typeof invitation>

export function describeMember(
  { user, totpConfirmedAt }: MemberRow,
  more: { passkeys: number; lastSeenAt: Date | null; roles: readonly StaffRole[] },
): TeamMember {
  return {
    id: user.id,
    name: user.name ?? user.email ?? user.id,
    email: user.email ?? '',
    role: user.role ?? 'staff',
    roleName: nameOfRole(more.roles, user.role ?? 'staff'),
    secondFactor: totpConfirmedAt !== null,
    passkeys: more.passkeys,
    disabledAt: user.disabledAt?.toISOString() ?? null,
    lastSeenAt: more.lastSeenAt?.toISOString() ?? null,
    createdAt: user.createdAt.toISOString(),
  }
}

export function describeInvitation(row: StaffInvitationRow, roles: readonly StaffRole[]): Invitation {
  const { id, name, email, role, invitedBy } = row
  const roleName = nameOfRole(roles, role)
  return { id, name, email, role, roleName, invitedBy, expiresAt: row.expiresAt.toISOString() }
}

/** As people read it; the key of one that is gone. */
export function nameOfRole(roles: readonly StaffRole[], key: string): string {
  return roles.find((role) => role.key === key)?.name ?? key
}
