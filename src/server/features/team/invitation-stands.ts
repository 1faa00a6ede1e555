import { holds, limitsOf, type StaffRole } from '../../../shared/rules/staff-roles.ts'
import type { Queryable } from '../../platform/db/database.ts'
import type { StaffInvitationRow } from '../accounts/accounts.tables.ts'
import { findOpenMember } from '../accounts/find-open-member.ts'
import { mayGive } from './roles-of-team.ts'

/**
 * Whether an invitation still stands: whoever sent it is on the staff, looks after the team and may give this role by now. Without that,
 * a member who is about to lose the account sends a link to a second address and comes back by it.
 * @param role the key of the role that it would give: of a member, the one that they have
 */
export async function invitationStands(
  queryable: Queryable,
  row: Pick<StaffInvitationRow, 'invitedById'>,
  { role, roles }: { role: string; roles: readonly StaffRole[] },
): Promise<boolean> {
  if (row.invitedById === null) return true
  const sender = await findOpenMember(queryable, row.invitedById)
  if (!sender) return false
  const limits = roleOf(roles, sender.role)
  return holds(limits, 'team') && mayGive({ role: sender.role, limits }, roleOf(roles, role))
}

const roleOf = (roles: readonly StaffRole[], key: string) =>
  roles.find((each) => each.key === key) ?? { key, ...limitsOf(key, null) }
