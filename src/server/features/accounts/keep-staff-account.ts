import { emailKeyOf } from '../../../shared/rules/email-key.ts'
import { says } from '../../../shared/sentences/says.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { UserRow } from './accounts.tables.ts'
import { revokeKeysOfUser } from './api-keys.store.ts'
import { deletePasskeysOfUser } from './passkeys.store.ts'
import { deleteSessionsOfUser, findUserByEmailKey, insertUser } from './sessions.store.ts'
import {
  findStaffById,
  insertCredential,
  replaceRecoveryCodes,
  type StaffAccount,
  updateCredential,
  updateStaffUser,
} from './staff-credentials.store.ts'
import { deleteDevicesOfUser } from './staff-devices.store.ts'

/** The member with this address, if any. Throws Refusal 'invalid_input' when a client signs in with it. */
export async function findMemberByAddress(queryable: Queryable, email: string): Promise<UserRow | undefined> {
  const known = await findUserByEmailKey(queryable, emailKeyOf(email))
  if (!known || known.kind === 'staff') return known
  const sentence = says('staff.addressOfClient')
  throw new Refusal('invalid_input', sentence, { email: sentence })
}

/**
 * Makes a staff account, or gives an old one a new start: its password is the new one, and its sessions, remembered
 * browsers, passkeys, recovery codes, keys of the API and authenticator are gone.
 * @returns the account, and the keys of the sessions that ended, for the live channel
 */
export async function keepStaffAccount(
  tx: Queryable,
  input: { email: string; name: string; role: string; passwordHash: string; now: Date },
): Promise<{ account: StaffAccount; renewed: boolean; ended: string[] }> {
  const { email, name, role, now } = input
  const known = await findMemberByAddress(tx, email)
  const emailKey = emailKeyOf(email)
  const member = { email, name, role, disabledAt: null }
  const fresh = {
    passwordHash: input.passwordHash,
    totpSealed: null,
    totpConfirmedAt: null,
    lastTimeStep: null,
  }
  const user = known ?? (await insertUser(tx, { ...member, emailKey, kind: 'staff', createdAt: now }))
  let ended: string[] = []
  if (known) {
    await updateStaffUser(tx, user.id, member)
    await updateCredential(tx, user.id, fresh)
    await replaceRecoveryCodes(tx, user.id, [])
    await deleteDevicesOfUser(tx, user.id)
    await deletePasskeysOfUser(tx, user.id)
    await revokeKeysOfUser(tx, user.id, now)
    ended = await deleteSessionsOfUser(tx, user.id)
  } else await insertCredential(tx, { userId: user.id, ...fresh, createdAt: now })
  const account = await findStaffById(tx, user.id)
  if (!account) throw new Error('a staff account that was just kept is not there')
  return { account, renewed: known !== undefined, ended }
}
