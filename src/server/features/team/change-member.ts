import { says } from '../../../shared/sentences/says.ts'
import type { Deps } from '../../deps.ts'
import { noteFact } from '../../facts.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { endEverySession } from '../accounts/end-staff-session.ts'
import { countOwnPasskeys } from '../accounts/own-passkeys.ts'
import { type AuditActor, appendAuditEntry } from '../audit-log/append-audit-entry.ts'
import { describeMember, type TeamMember } from './describe-team.ts'
import { deleteInvitationsTo } from './invitations.store.ts'
import { lastSeen, lockMembers, type MemberRow, updateMember } from './members.store.ts'

interface Change {
  role?: 'staff' | 'admin' | undefined
  disabled?: boolean | undefined
}

/**
 * Changes a member's role, or disables or restores the account. It bites at once: roles are read at every request, and
 * disabling ends all sessions, forgets all browsers and takes back an invitation that would restore the account.
 * Throws Refusal 'not_found', or 'conflict' when no admin would be left who can sign in.
 */
export async function changeMember(
  deps: Deps,
  input: { member: string; change: Change; actor: AuditActor },
): Promise<TeamMember> {
  const now = deps.clock.now()
  const { changed, ended } = await deps.database.transaction(async (tx) => {
    const members = await lockMembers(tx)
    const row = members.find(({ user }) => user.id === input.member)
    if (!row) throw new Refusal('not_found', says('staff.noMember'))
    const after = changedMember(row, input.change, now)
    requireAnAdmin(members.map((each) => (each === row ? after : each)))
    const { role, disabledAt } = after.user
    await updateMember(tx, row.user.id, { role, disabledAt })
    const sessions = disabledAt ? await endEverySession(tx, row.user.id) : []
    if (disabledAt && row.user.emailKey) await deleteInvitationsTo(tx, row.user.emailKey)
    const detail = { member: row.user.id, role, disabled: disabledAt !== null }
    await appendAuditEntry(tx, { actor: input.actor, action: 'change-member', detail, at: now })
    await noteFact(deps, tx, { kind: 'member-changed' })
    return { changed: after, ended: sessions }
  })
  for (const key of ended) deps.live.endSession(key)
  const { db } = deps.database
  return describeMember(changed, {
    passkeys: (await countOwnPasskeys(db)).get(input.member) ?? 0,
    lastSeenAt: (await lastSeen(db)).get(input.member) ?? null,
  })
}

function changedMember(row: MemberRow, change: Change, now: Date): MemberRow {
  const { user } = row
  const disabledAt = change.disabled === undefined ? user.disabledAt : change.disabled ? now : null
  return { ...row, user: { ...user, role: change.role ?? user.role, disabledAt } }
}

/** Without an admin who can sign in, nobody could change anything here ever again. */
function requireAnAdmin(members: readonly MemberRow[]): void {
  const able = members.some(
    ({ user, totpConfirmedAt }) => user.role === 'admin' && !user.disabledAt && totpConfirmedAt !== null,
  )
  if (able) return
  throw new Refusal('conflict', says('staff.lastAdmin'))
}
