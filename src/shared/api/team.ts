import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { permissions } from '../rules/staff-roles.ts'
import { emailAddress, nameLine, personName, recordNumber } from './vocabulary.ts'

/** The key of a role: 'staff', 'role-1a2b3c4d'. */
const role = z.string().check(z.maxLength(40))
const password = z.string().check(z.maxLength(200))

export const teamMember = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role,
  roleName: z.string(),
  /** False until the authenticator is enrolled. */
  secondFactor: z.boolean(),
  passkeys: z.number(),
  disabledAt: z.nullable(z.string()),
  lastSeenAt: z.nullable(z.string()),
  createdAt: z.string(),
})
export const invitation = z.object({
  id: z.number(),
  name: z.string(),
  email: z.string(),
  role,
  roleName: z.string(),
  invitedBy: z.string(),
  expiresAt: z.string(),
})

const limits = {
  may: z.array(z.enum(permissions)),
  /** The most of one payment, in cents; null: no limit. */
  refundLimitCents: z.nullable(z.int().check(z.gte(0), z.lte(100_000_000))),
}

export const teamRole = z.object({
  key: z.string(),
  name: z.string(),
  ...limits,
  /** Always there: it is not removed, but put back. */
  builtIn: z.boolean(),
  /** The owner's: nobody changes it. */
  fixed: z.boolean(),
  /** Whether who asks may give it. */
  givable: z.boolean(),
})

const wantedRole = z.object({
  name: nameLine().check(z.minLength(1), z.maxLength(60)),
  ...limits,
})

export const addRole = defineCall({
  name: 'addRole',
  method: 'POST',
  path: '/api/staff/roles',
  summary: 'Makes a role with its limits; owners only.',
  body: wantedRole,
  reply: z.object({ key: z.string() }),
})

/** It bites with the next request of whoever has it. A built-in role keeps its name. */
export const changeRole = defineCall({
  name: 'changeRole',
  method: 'PUT',
  path: '/api/staff/roles/:role',
  summary: 'Changes the limits of a role; owners only.',
  params: z.object({ role }),
  body: wantedRole,
  reply: z.object({ key: z.string() }),
})

export const removeRole = defineCall({
  name: 'removeRole',
  method: 'DELETE',
  path: '/api/staff/roles/:role',
  summary: 'Removes a role that nobody has, or puts a built-in one back; owners only.',
  params: z.object({ role }),
  reply: z.object({ removed: z.literal(true) }),
})

export const listTeam = defineCall({
  name: 'listTeam',
  method: 'GET',
  path: '/api/staff/team',
  summary: 'Members of staff and open invitations; admins only.',
  reply: z.object({
    members: z.array(teamMember),
    invitations: z.array(invitation),
    roles: z.array(teamRole),
    /** Whether who asks may change roles. */
    isOwner: z.boolean(),
  }),
})

/**
 * One open invitation an address; a newer one takes the place of the older. Mailed, valid 72 hours, used once. A member who
 * lost password or authenticator is invited the same way, and starts anew in the role they have.
 */
export const inviteStaff = defineCall({
  name: 'inviteStaff',
  method: 'POST',
  path: '/api/staff/invitations',
  summary: 'Invites a member of staff by mail; admins only.',
  body: z.object({ name: personName, email: emailAddress(), role }),
  reply: invitation,
})

export const revokeInvitation = defineCall({
  name: 'revokeInvitation',
  method: 'DELETE',
  path: '/api/staff/invitations/:invitation',
  summary: 'Takes an invitation back; admins only.',
  params: z.object({ invitation: recordNumber }),
  reply: z.object({ revoked: z.literal(true) }),
})

export const findInvitation = defineCall({
  name: 'findInvitation',
  method: 'POST',
  path: '/api/staff/invitations/look-up',
  summary: 'Whom an invitation is for; uses nothing up.',
  body: z.object({ token: z.string().check(z.maxLength(200)) }),
  reply: z.object({ name: z.string(), email: z.string(), roleName: z.string() }),
})

/** Opens the half session that enrols the second factor, as after a first password. */
export const acceptInvitation = defineCall({
  name: 'acceptInvitation',
  method: 'POST',
  path: '/api/staff/invitations/accept',
  summary: 'Takes an invitation up with a password of one’s own.',
  body: z.object({ token: z.string().check(z.maxLength(200)), password }),
  reply: z.object({ next: z.literal('enrol'), enrol: z.object({ secret: z.string(), uri: z.string() }) }),
})

/** Never the last owner who can sign in, and never above one's own role. Disabling ends all sessions. */
export const changeMember = defineCall({
  name: 'changeMember',
  method: 'PATCH',
  path: '/api/staff/team/:member',
  summary: 'Changes the role of a member, or disables or restores the account; admins only.',
  params: z.object({ member: z.string() }),
  body: z.object({ role: z.optional(role), disabled: z.optional(z.boolean()) }),
  reply: teamMember,
})

export const staffSession = z.object({
  id: z.string(),
  current: z.boolean(),
  /** 'Firefox on Linux'. */
  device: z.string(),
  ip: z.nullable(z.string()),
  lastSeenAt: z.string(),
  createdAt: z.string(),
  expiresAt: z.string(),
})

/** One's own; an admin may name another member. */
export const listSessions = defineCall({
  name: 'listStaffSessions',
  method: 'GET',
  path: '/api/staff/sessions',
  summary: 'Open sessions and remembered devices.',
  query: z.object({ member: z.optional(z.string().check(z.maxLength(100))) }),
  reply: z.object({ sessions: z.array(staffSession), devices: z.array(staffSession) }),
})

/** `session` 'others' ends all but this one. Remembered devices are forgotten the same way. */
export const endSession = defineCall({
  name: 'endStaffSession',
  method: 'DELETE',
  path: '/api/staff/sessions/:session',
  summary: 'Ends a session or forgets a device: one’s own, or as admin another’s.',
  params: z.object({ session: z.string() }),
  query: z.object({ member: z.optional(z.string().check(z.maxLength(100))) }),
  reply: z.object({ ended: z.number() }),
})

/** ASVS 7.5.1: the present password first. Ends all other sessions. */
export const changePassword = defineCall({
  name: 'changeStaffPassword',
  method: 'POST',
  path: '/api/staff/password',
  summary: 'Changes one’s own password.',
  body: z.object({ current: password, next: password }),
  reply: z.object({ changed: z.literal(true) }),
})

export const renewRecoveryCodes = defineCall({
  name: 'renewRecoveryCodes',
  method: 'POST',
  path: '/api/staff/recovery-codes',
  summary: 'Ten new recovery codes in place of the old ones, shown once.',
  body: z.object({ current: password }),
  reply: z.object({ recoveryCodes: z.array(z.string()) }),
})

/** WebAuthn's own JSON (W3C Web Authentication, level 3); checked by the library that reads it. */
const webauthnJson = z.record(z.string(), z.unknown())

export const passkey = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: z.string(),
  lastUsedAt: z.nullable(z.string()),
})
export const listPasskeys = defineCall({
  name: 'listPasskeys',
  method: 'GET',
  path: '/api/staff/passkeys',
  summary: 'One’s own passkeys.',
  reply: z.array(passkey),
})
export const beginPasskey = defineCall({
  name: 'beginPasskey',
  method: 'POST',
  path: '/api/staff/passkeys/begin',
  summary: 'Options for a new passkey.',
  body: z.object({ current: password }),
  reply: webauthnJson,
})
export const addPasskey = defineCall({
  name: 'addPasskey',
  method: 'POST',
  path: '/api/staff/passkeys',
  summary: 'Adds a passkey that the browser made.',
  body: z.object({
    name: nameLine().check(z.minLength(1), z.maxLength(60)),
    response: webauthnJson,
  }),
  reply: passkey,
})
export const removePasskey = defineCall({
  name: 'removePasskey',
  method: 'DELETE',
  path: '/api/staff/passkeys/:passkey',
  summary: 'Removes one’s own passkey.',
  params: z.object({ passkey: z.string() }),
  reply: z.object({ removed: z.literal(true) }),
})
export const beginPasskeySignIn = defineCall({
  name: 'beginPasskeySignIn',
  method: 'POST',
  path: '/api/staff/passkey-sign-in/begin',
  summary: 'Options to sign in with a passkey; the same for everybody.',
  reply: z.object({ challengeId: z.string(), options: webauthnJson }),
})
/** A passkey with user verification is both factors in one. */
export const finishPasskeySignIn = defineCall({
  name: 'finishPasskeySignIn',
  method: 'POST',
  path: '/api/staff/passkey-sign-in',
  summary: 'Signs in with a passkey.',
  body: z.object({ challengeId: z.string().check(z.maxLength(100)), response: webauthnJson }),
  reply: z.object({ signedIn: z.literal(true) }),
})
