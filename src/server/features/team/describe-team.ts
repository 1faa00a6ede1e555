import type * as z from 'zod/mini'
import type { invitation, teamMember } from '../../../shared/api/team.ts'
import type { StaffInvitationRow } from '../accounts/accounts.tables.ts'
import type { MemberRow } from './members.store.ts'

export type TeamMember = z.output<typeof teamMember>
export type Invitation = z.output<typeof invitation>

export function describeMember(
  { user, totpConfirmedAt }: MemberRow,
  more: { passkeys: number; lastSeenAt: Date | null },
): TeamMember {
  return {
    id: user.id,
    name: user.name ?? user.email ?? user.id,
    email: user.email ?? '',
    role: user.role ?? 'staff',
    secondFactor: totpConfirmedAt !== null,
    passkeys: more.passkeys,
    disabledAt: user.disabledAt?.toISOString() ?? null,
    lastSeenAt: more.lastSeenAt?.toISOString() ?? null,
    createdAt: user.createdAt.toISOString(),
  }
}

export function describeInvitation(row: StaffInvitationRow): Invitation {
  const { id, name, email, role, invitedBy } = row
  return { id, name, email, role, invitedBy, expiresAt: row.expiresAt.toISOString() }
}
