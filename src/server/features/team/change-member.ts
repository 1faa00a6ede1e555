import { ownerRole } from '../../../shared/rules/staff-roles.ts'
import { says } from '../../../shared/sentences/says.ts'
import type { Deps } from '../../deps.ts'
import { noteFact } from '../../facts.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { endEverySession } from '../accounts/end-staff-session.ts'
import { listRoles } from '../accounts/find-staff-roles.ts'
import { countOwnPasskeys } from '../accounts/own-passkeys.ts'
import { appendAuditEntry } from '../audit-log/append-audit-entry.ts'
import { describeMember, type TeamMember } from './describe-team.ts'
import { deleteInvitationsTo } from './invitations.store.ts'
import { lastSeen, lockMembers, type MemberRow, updateMember } from './members.store.ts'
import { named, type RoleGiver, requireMayGive, roleAmong } from './roles-of-team.ts'

interface Change {
  role?: string | undefined
  disabled?: boolean | undefined
}

/**
 * Changes a member's role, or disables or restores the account. It bites at once: roles are read at every request, and
 * disabling ends all sessions, forgets all browsers and takes back an invitation that would restore the account.
 * Throws Refusal 'not_found', 'invalid_input' for a role that is not there, 'forbidden' for a member or a role above one's own,
 * or 'conflict' when no owner would be left who can sign in.
 */
export async function changeMember(
  deps: Deps,
  input: { member: string; change: Change; actor: RoleGiver },
): Promise<TeamMember> {
  const now = deps.clock.now()
  const { changed, ended } = await deps.database.transaction(async (tx) => {
    const members = await lockMembers(tx)
    const row = members.find(({ user }) => user.id === input.member)
    if (!row) throw new Refusal('not_found', says('staff.noMember'))
    const roles = await listRoles(tx)
    if (input.change.role !== undefined) roleAmong(roles, input.change.role)
    const after = changedMember(row, input.change, now)
    for (const { user } of [row, after]) requireMayGive(input.actor, roles, user.role ?? 'staff')
    requireSomebodyLeft(
      members,
      members.map((each) => (each === row ? after : each)),
    )
    const { role, disabledAt } = after.user
    await updateMember(tx, row.user.id, { role, disabledAt })
    const sessions = disabledAt ? await endEverySession(tx, row.user.id) : []
    if (disabledAt && row.user.emailKey) await deleteInvitationsTo(tx, row.user.emailKey)
    const detail = { member: row.user.id, role, disabled: disabledAt !== null }
    await appendAuditEntry(tx, { actor: named(input.actor), action: 'change-member', detail, at: now })
    await noteFact(deps, tx, { kind: 'member-changed' })
    return { changed: after, ended: sessions }
  })
  for (const key of ended) deps.live.endSession(key)
  const { db } = deps.database
  const roles = await listRoles(db)
  return describeMember(changed, {
    passkeys: (await countOwnPasskeys(db)).get(input.member) ?? 0,
    lastSeenAt: (await lastSeen(db)).get(input.member) ?? null,
    roles,
  })
}

function changedMember(row: MemberRow, change: Change, now: Date): MemberRow {
  const { user } = row
  const disabledAt = change.disabled === undefined ? user.disabledAt : change.disabled ? now : null
  return { ...row, user: { ...user, role: change.role ?? user.role, disabledAt } }
}

/** Without an owner who can sign in, nobody could change everything here ever again; where there was none, the same of admins. */
function requireSomebodyLeft(before: readonly MemberRow[], after: readonly MemberRow[]): void {
  const isAble = (role: string) => (row: MemberRow) =>
    row.user.role === role && !row.user.disabledAt && row.totpConfirmedAt !== null
  const isOwner = isAble(ownerRole)
  if (after.some(isOwner)) return
  if (before.some(isOwner)) throw new Refusal('conflict', says('staff.lastOwner'))
  if (!after.some(isAble('admin'))) throw new Refusal('conflict', says('staff.lastAdmin'))
}
