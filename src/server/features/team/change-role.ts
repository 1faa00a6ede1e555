import { randomBytes } from 'node:crypto'
import {
  builtInRoles,
  ownerRole,
  type Permission,
  type StaffRole,
} from '../../../shared/rules/staff-roles.ts'
import { says } from '../../../shared/sentences/says.ts'
import type { Sentence } from '../../../shared/sentences/sentence.ts'
import type { Deps } from '../../deps.ts'
import { noteFact } from '../../facts.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { listRoles } from '../accounts/find-staff-roles.ts'
import { type AuditActor, appendAuditEntry } from '../audit-log/append-audit-entry.ts'
import { lockMembers } from './members.store.ts'
import { countMembersOf, deleteRole, keepRole } from './roles.store.ts'

interface WantedRole {
  name: string
  may: readonly Permission[]
  /** Cents; null: no limit. */
  refundLimitCents: number | null
}

const isBuiltIn = (key: string) => builtInRoles.some((role) => role.key === key)

/**
 * Makes a role, or changes one. It bites at once: limits are read at every request. A built-in role keeps its name.
 * Throws Refusal 'not_found', 'conflict' for the owner's, 'invalid_input' with the field 'name' for one that is taken.
 * @param input.key null: a new one
 */
export async function saveRole(
  deps: Deps,
  input: { key: string | null; wanted: WantedRole; actor: AuditActor },
): Promise<StaffRole> {
  const { wanted, actor } = input
  const now = deps.clock.now()
  return deps.database.transaction(async (tx) => {
    // The members' lock: roles change one after the other, and never while they are given.
    await lockMembers(tx)
    const roles = await listRoles(tx)
    const before = input.key === null ? undefined : changeable(roles, input.key)
    const name = before && isBuiltIn(before.key) ? before.name : wanted.name
    const key = before?.key ?? `role-${randomBytes(4).toString('hex')}`
    if (roles.some((role) => role.key !== key && role.name.toLowerCase() === name.toLowerCase()))
      refuseName(says('staff.roleNameTaken'))
    const may = [...new Set(wanted.may)]
    const refundLimitCents = may.includes('refunds') ? wanted.refundLimitCents : 0
    const role = { key, name, may, refundLimitCents }
    await keepRole(tx, { ...role, changedAt: now })
    await appendAuditEntry(tx, {
      actor,
      action: 'change-role',
      detail: { ...role, may: may.join(' ') },
      at: now,
    })
    await noteFact(deps, tx, { kind: 'member-changed' })
    return role
  })
}

/**
 * Removes a role that nobody has; a built-in one is as it was at first again.
 * Throws Refusal 'not_found', or 'conflict' for the owner's and for one that somebody has.
 */
export async function removeRole(
  deps: Deps,
  input: { key: string; actor: AuditActor },
): Promise<{ removed: true }> {
  const { key, actor } = input
  const now = deps.clock.now()
  await deps.database.transaction(async (tx) => {
    await lockMembers(tx)
    const role = changeable(await listRoles(tx), key)
    if (!isBuiltIn(key) && (await countMembersOf(tx, key)) > 0)
      throw new Refusal('conflict', says('staff.roleHasMembers'))
    await deleteRole(tx, key)
    await appendAuditEntry(tx, { actor, action: 'remove-role', detail: { key, name: role.name }, at: now })
    await noteFact(deps, tx, { kind: 'member-changed' })
  })
  return { removed: true }
}

function changeable(roles: readonly StaffRole[], key: string): StaffRole {
  if (key === ownerRole) throw new Refusal('conflict', says('staff.ownerRoleFixed'))
  const role = roles.find((each) => each.key === key)
  if (!role) throw new Refusal('not_found', says('staff.noRole'))
  return role
}

function refuseName(sentence: Sentence): never {
  throw new Refusal('invalid_input', sentence, { name: sentence })
}
