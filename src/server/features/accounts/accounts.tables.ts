import {
  bigint,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import type { KeyScope } from '../../../shared/rules/key-scopes.ts'
import { languages } from '../../../shared/rules/language.ts'
import type { Permission } from '../../../shared/rules/staff-roles.ts'
import { addressKey, personText, throttleKey } from '../../platform/db/person-columns.ts'
import { sealedBytes } from '../../platform/db/sealed-bytes.ts'

/** Which session users hold which client records (decision 15). */
export const clientHolders = pgTable(
  'client_holders',
  {
    userId: text().notNull(),
    clientId: integer().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.clientId] }),
    index('client_holders_client').on(table.clientId),
  ],
)

/** A browser that created something, a client who proved an email address, or a member of staff. */
export const users = pgTable('users', {
  id: text().primaryKey(),
  kind: text({ enum: ['browser', 'client', 'staff'] }).notNull(),
  email: personText('users.email'),
  /** The address in lower case; one user per address and kind of sign-in. */
  emailKey: addressKey().unique(),
  name: personText('users.name'),
  /** Of staff: the key of a role. */
  role: text(),
  disabledAt: timestamp({ withTimezone: true }),
  createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
})
export type UserRow = typeof users.$inferSelect

/** Only the hash of the cookie's value is kept: a stolen database opens no session. */
export const sessions = pgTable(
  'sessions',
  {
    idHash: text().primaryKey(),
    userId: text().notNull(),
    /**
     * Of somebody who signed in with a link: the browser's own user, under which it holds what it created before and since.
     * Never the user of the address: what one browser holds must not open wherever that address signs in.
     */
    holderUserId: text(),
    /** 'awaiting_code': the password was right, the second factor is still due; such a session may do nothing else. */
    stage: text({ enum: ['signed_in', 'awaiting_code'] }).notNull(),
    /** Null: no idle limit (a browser that holds records, decision 15). */
    idleSeconds: integer(),
    lastSeenAt: timestamp({ withTimezone: true }).notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    /** Staff only, so that one knows one's own sessions in the list: address and user agent at the sign-in. */
    ip: personText('sessions.ip'),
    userAgent: personText('sessions.user_agent'),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('sessions_user').on(table.userId), index('sessions_expires').on(table.expiresAt)],
)
export type SessionRow = typeof sessions.$inferSelect

/** One open link per address: a newer one takes the row of the older, a redeemed one is gone. */
export const signInLinks = pgTable('sign_in_links', {
  emailKey: addressKey().primaryKey(),
  email: personText('sign_in_links.email').notNull(),
  tokenHash: text().notNull().unique(),
  next: text().notNull(),
  expiresAt: timestamp({ withTimezone: true }).notNull(),
})

export const staffCredentials = pgTable('staff_credentials', {
  userId: text().primaryKey(),
  /** 'scrypt$log2N$r$p$salt$hash'. */
  passwordHash: text().notNull(),
  totpSealed: sealedBytes(),
  /** Null until the first code was confirmed: the secret may still be shown. */
  totpConfirmedAt: timestamp({ withTimezone: true }),
  /** The time step of the last accepted code: no code is accepted twice. */
  lastTimeStep: bigint({ mode: 'number' }),
  createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
})
export type StaffCredentialRow = typeof staffCredentials.$inferSelect

/** A key of the API, which acts as the member of staff who made it. Only the hash of its secret is kept. */
export const apiKeys = pgTable(
  'staff_api_keys',
  {
    id: serial().primaryKey(),
    name: personText('staff_api_keys.name').notNull(),
    userId: text().notNull(),
    secretHash: text().notNull().unique(),
    /** Its first letters, for whoever looks for it in a list. */
    hint: text().notNull(),
    scopes: jsonb().$type<readonly KeyScope[]>().notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    lastUsedAt: timestamp({ withTimezone: true }),
    revokedAt: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('staff_api_keys_user').on(table.userId)],
)
export type ApiKeyRow = typeof apiKeys.$inferSelect

/** Unused recovery codes as keyed hashes; a used one is gone. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    codeHash: text().primaryKey(),
    userId: text().notNull(),
  },
  (table) => [index('recovery_codes_user').on(table.userId)],
)

/** The language in which a person reads; without a row, English. By address, as consents are. */
export const personLanguages = pgTable('person_languages', {
  emailKey: addressKey().primaryKey(),
  language: text({ enum: languages }).notNull(),
  changedAt: timestamp({ withTimezone: true }).notNull(),
})

/** Failed attempts in a row by what was attempted (address and caller, address, user); slows, never locks for good. */
export const attemptThrottles = pgTable('attempt_throttles', {
  key: throttleKey().primaryKey(),
  /** Whose links are counted; '' of the counts of other things. */
  emailKey: addressKey().notNull().default(''),
  failures: integer().notNull(),
  blockedUntil: timestamp({ withTimezone: true }),
  updatedAt: timestamp({ withTimezone: true }).notNull(),
})

/** One open invitation an address: a newer one takes the row of the older. Only the token's hash is kept. */
export const staffInvitations = pgTable('staff_invitations', {
  id: serial().primaryKey(),
  emailKey: addressKey().notNull().unique(),
  email: personText('staff_invitations.email').notNull(),
  name: personText('staff_invitations.name').notNull(),
  role: text().notNull(),
  tokenHash: text().notNull().unique(),
  invitedBy: personText('staff_invitations.invited_by').notNull(),
  /** Who sent it, and must still be able to; null: sent before this was kept. */
  invitedById: text(),
  expiresAt: timestamp({ withTimezone: true }).notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull(),
})
export type StaffInvitationRow = typeof staffInvitations.$inferSelect

/**
 * A browser that staff signed in from. `trustedUntil`: until then its password alone opens a session (12 hours). The row
 * outlives that: attempts from a known browser are throttled by themselves, so that an attacker elsewhere cannot slow the owner.
 */
export const staffDevices = pgTable(
  'staff_devices',
  {
    tokenHash: text().primaryKey(),
    userId: text().notNull(),
    trustedUntil: timestamp({ withTimezone: true }),
    ip: personText('staff_devices.ip'),
    userAgent: personText('staff_devices.user_agent'),
    lastSeenAt: timestamp({ withTimezone: true }).notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('staff_devices_user').on(table.userId)],
)
export type StaffDeviceRow = typeof staffDevices.$inferSelect

/** WebAuthn credentials; the public key as base64url of COSE. */
export const staffPasskeys = pgTable(
  'staff_passkeys',
  {
    credentialId: text().primaryKey(),
    userId: text().notNull(),
    name: personText('staff_passkeys.name').notNull(),
    publicKey: text().notNull(),
    counter: bigint({ mode: 'number' }).notNull(),
    transports: jsonb().$type<string[]>().notNull().default([]),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    lastUsedAt: timestamp({ withTimezone: true }),
  },
  (table) => [index('staff_passkeys_user').on(table.userId)],
)
export type StaffPasskeyRow = typeof staffPasskeys.$inferSelect

/** A challenge is used once and lives five minutes; `userId` null: a sign-in, of whom is not known yet. */
export const passkeyChallenges = pgTable('passkey_challenges', {
  id: text().primaryKey(),
  challenge: text().notNull(),
  userId: text(),
  expiresAt: timestamp({ withTimezone: true }).notNull(),
})

/** Roles that an owner made, and built-in ones that an owner changed. */
export const staffRoles = pgTable('staff_roles', {
  key: text().primaryKey(),
  name: text().notNull(),
  may: jsonb().$type<Permission[]>().notNull(),
  /** Null: no limit. */
  refundLimitCents: integer(),
  changedAt: timestamp({ withTimezone: true }).notNull(),
})
export type StaffRoleRow = typeof staffRoles.$inferSelect

/** Codes that starts of the server printed while nobody was on the staff; only their hashes. The first account takes all of them. */
export const firstStartCodes = pgTable('first_start_codes', {
  codeHash: text().primaryKey(),
  createdAt: timestamp({ withTimezone: true }).notNull(),
})
