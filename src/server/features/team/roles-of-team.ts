import {
  covers,
  limitsOf,
  ownerRole,
  type StaffLimits,
  type StaffRole,
} from '../../../shared/rules/staff-roles.ts'
import { says } from '../../../shared/sentences/says.ts'
import { Refusal } from '../../platform/http/refusal.ts'

/** A member of staff who gives or takes roles. */
export interface RoleGiver {
  id: string
  name: string
  role: string
  limits: StaffLimits
}

/** As the audit log names them. */
export const named = ({ id, name }: RoleGiver) => ({ id, name })

/** The role with this key. Throws Refusal 'invalid_input' with the field 'role'. */
export function roleAmong(roles: readonly StaffRole[], key: string): StaffRole {
  const role = roles.find((each) => each.key === key)
  if (role) return role
  const sentence = says('staff.noRole')
  throw new Refusal('invalid_input', sentence, { role: sentence })
}

/** Nobody gives a role, or changes whoever has one, that may more than they; only owners make and change owners. */
export function mayGive(
  giver: Pick<RoleGiver, 'role' | 'limits'>,
  role: Pick<StaffRole, 'key' | 'may' | 'refundLimitCents'>,
): boolean {
  if (role.key === ownerRole) return giver.role === ownerRole
  return covers(giver.limits, role)
}

/** Throws Refusal 'forbidden' with the field 'role'. A role that is gone may nothing, so whoever looks after the team changes it. */
export function requireMayGive(giver: RoleGiver, roles: readonly StaffRole[], key: string): void {
  const role = roles.find((each) => each.key === key) ?? { key, ...limitsOf(key, null) }
  if (mayGive(giver, role)) return
  const sentence = says('staff.roleAboveOwn')
  throw new Refusal('forbidden', sentence, { role: sentence })
}
