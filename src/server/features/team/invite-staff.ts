import { randomBytes } from 'node:crypto'
import { emailKeyOf } from '../../../shared/rules/email-key.ts'
import { says } from '../../../shared/sentences/says.ts'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { listRoles } from '../accounts/find-staff-roles.ts'
import { findMemberByAddress } from '../accounts/keep-staff-account.ts'
import { hashOfSecret } from '../accounts/session-cookie.ts'
import { type AuditActor, appendAuditEntry } from '../audit-log/append-audit-entry.ts'
import { queueMail } from '../outbox/queue-mail.ts'
import { describeInvitation, type Invitation, nameOfRole } from './describe-team.ts'
import { deleteInvitation, replaceInvitation } from './invitations.store.ts'
import { named, type RoleGiver, requireMayGive, roleAmong } from './roles-of-team.ts'

const invitationHours = 72

/**
 * Invites somebody by mail. A member who lost password or authenticator is invited in the same way, and starts anew when
 * they take it up, in the role that they have. Only the hash of the mailed token is kept.
 * Throws Refusal 'invalid_input' for the address of a client or a role that is not there, 'forbidden' for one above one's own.
 */
export async function inviteStaff(
  deps: Deps,
  input: { name: string; email: string; role: string; actor: RoleGiver },
): Promise<Invitation> {
  const { name, email, actor } = input
  const known = await findMemberByAddress(deps.database.db, email)
  const roles = await listRoles(deps.database.db)
  const role = known?.role ?? roleAmong(roles, input.role).key
  requireMayGive(actor, roles, role)
  const token = randomBytes(32).toString('base64url')
  const { renderInvitationMail } = await import('./emails/render-invitation-mail.tsx')
  const mail = await renderInvitationMail(deps.config, {
    name,
    role: nameOfRole(roles, role),
    invitedBy: actor.name,
    hours: invitationHours,
    url: `${deps.config.publicUrl}/dashboard/join?token=${token}`,
  })
  const now = deps.clock.now()
  const tokenHash = hashOfSecret(token)
  return deps.database.transaction(async (tx) => {
    const row = await replaceInvitation(tx, {
      emailKey: emailKeyOf(email),
      email,
      name,
      role,
      tokenHash,
      invitedBy: actor.name,
      invitedById: actor.id,
      expiresAt: new Date(now.getTime() + invitationHours * 3_600_000),
      createdAt: now,
    })
    const dedupeKey = `staff-invitation:${tokenHash}`
    await queueMail(deps, tx, {
      ...mail,
      to: email,
      mailType: 'staff-invitation',
      dedupeKey,
    })
    const detail = { email, role, renews: known !== undefined }
    await appendAuditEntry(tx, { actor: named(actor), action: 'invite-staff', detail, at: now })
    return describeInvitation(row, roles)
  })
}

/** Takes an open invitation back: its link opens nothing from now on. Throws Refusal 'not_found'. */
export async function revokeInvitation(
  deps: Deps,
  input: { invitation: number; actor: AuditActor },
): Promise<{ revoked: true }> {
  await deps.database.transaction(async (tx) => {
    const row = await deleteInvitation(tx, input.invitation)
    if (!row) throw new Refusal('not_found', says('staff.invitationNotOpen'))
    const detail = { email: row.email, role: row.role }
    const at = deps.clock.now()
    await appendAuditEntry(tx, { actor: input.actor, action: 'revoke-invitation', detail, at })
  })
  return { revoked: true }
}
