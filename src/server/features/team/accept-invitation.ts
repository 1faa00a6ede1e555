import { says } from '../../../shared/sentences/says.ts'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { listRoles } from '../accounts/find-staff-roles.ts'
import { findMemberByAddress, keepStaffAccount } from '../accounts/keep-staff-account.ts'
import { actorOf, type Visit } from '../accounts/open-staff-session.ts'
import { hashOfSecret } from '../accounts/session-cookie.ts'
import { openHalfSession } from '../accounts/sign-in-staff.ts'
import { checkStaffPassword } from '../accounts/staff-password.ts'
import { appendAuditEntry } from '../audit-log/append-audit-entry.ts'
import { nameOfRole } from './describe-team.ts'
import { invitationStands } from './invitation-stands.ts'
import { findOpenInvitation, takeInvitation } from './invitations.store.ts'
import { lockMembers } from './members.store.ts'

const over = () => new Refusal('token_invalid', says('staff.invitationUsed'))

/** Whom an invitation is for; uses nothing up. Throws Refusal 'token_invalid'. */
export async function findInvitation(
  deps: Deps,
  token: string,
): Promise<{ name: string; email: string; roleName: string }> {
  const { db } = deps.database
  const row = await findOpenInvitation(db, hashOfSecret(token), deps.clock.now())
  const roles = await listRoles(db)
  if (!row || !(await invitationStands(db, row, { role: row.role, roles }))) throw over()
  return { name: row.name, email: row.email, roleName: nameOfRole(roles, row.role) }
}

/**
 * Takes an invitation up with a password of one's own, and opens the half session in which the authenticator is enrolled.
 * A password that is refused uses nothing up.
 * Throws Refusal 'token_invalid', or 'invalid_input' with the field 'password'.
 */
export async function acceptInvitation(
  deps: Deps,
  input: Visit & { token: string; password: string },
): Promise<{ next: 'enrol'; enrol: { secret: string; uri: string } }> {
  const open = await findInvitation(deps, input.token)
  checkStaffPassword(input.password, [open.email, open.name])
  const passwordHash = await deps.accounts.passwords.hash(input.password)
  const now = deps.clock.now()
  const done = await deps.database.transaction(async (tx) => {
    // The members' lock: whoever sent it is not switched off between the look and the account.
    await lockMembers(tx)
    const row = await takeInvitation(tx, hashOfSecret(input.token), now)
    if (!row) throw over()
    const { name, email } = row
    // Who is a member already keeps the role that an admin gave them since.
    const role = (await findMemberByAddress(tx, email))?.role ?? row.role
    if (!(await invitationStands(tx, row, { role, roles: await listRoles(tx) }))) throw over()
    const { account, renewed, ended } = await keepStaffAccount(tx, { name, email, role, passwordHash, now })
    const detail = { role, renewed, invitedBy: row.invitedBy }
    const actor = actorOf(account.user)
    await appendAuditEntry(tx, { actor, action: 'accept-invitation', detail, at: now })
    const { enrol } = await openHalfSession(deps, tx, account, input)
    if (!enrol) throw new Error('a fresh staff account has an authenticator already')
    return { enrol, ended }
  })
  for (const key of done.ended) deps.live.endSession(key)
  return { next: 'enrol', enrol: done.enrol }
}
