import {
  builtInRoles,
  limitsOf,
  type StaffLimits,
  type StaffRole,
} from '../../../shared/rules/staff-roles.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { selectKeptRoles, selectRoleOfMember } from './staff-roles.store.ts'

/** Every role there is: the built-in ones first, each as it stands now, then those that owners made. */
export async function listRoles(queryable: Queryable): Promise<StaffRole[]> {
  const rows = await selectKeptRoles(queryable)
  const byKey = new Map(rows.map((row) => [row.key, row]))
  const builtIn = builtInRoles.map((role) => {
    const { may, refundLimitCents } = limitsOf(role.key, byKey.get(role.key) ?? null)
    return { key: role.key, name: role.name, may, refundLimitCents }
  })
  const made = rows.filter(({ key }) => !builtInRoles.some((role) => role.key === key))
  return [...builtIn, ...made.map(({ changedAt: _, ...role }) => role)]
}

/** Null for whoever is not on the staff: the system, a client, a timer. */
export async function findLimitsOfMember(queryable: Queryable, userId: string): Promise<StaffLimits | null> {
  const found = await selectRoleOfMember(queryable, userId)
  return found ? limitsOf(found.key ?? 'staff', found.kept) : null
}
