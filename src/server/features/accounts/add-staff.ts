import { randomInt } from 'node:crypto'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { emailKeyOf } from '../clients/email-key.ts'
import { appendAuditEntry } from '../staff/append-audit-entry.ts'
import type { PasswordHasher } from './password-hash.ts'
import { deleteSessionsOfUser, findUserByEmailKey, insertUser } from './sessions.store.ts'
import {
  insertCredential,
  replaceRecoveryCodes,
  updateCredential,
  updateStaffUser,
} from './staff-credentials.store.ts'
import { checkStaffPassword } from './staff-password.ts'

const alphabet = '23456789abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ'

/**
 * `npm run staff:add`: makes a member of staff, or gives one who lost password or authenticator a new start (all
 * sessions end, the authenticator is enrolled anew at the next sign-in).
 * @param input.password null: one is made and answered, to be handed over and kept in a password manager
 * Throws Refusal 'invalid_input' for an address of a client or a password that is too weak.
 */
export async function addStaff(
  deps: { database: Database; clock: Clock },
  hasher: PasswordHasher,
  input: { email: string; name: string; role: 'staff' | 'admin'; password: string | null },
): Promise<{ email: string; password: string | null; renewed: boolean }> {
  const emailKey = emailKeyOf(input.email)
  const email = input.email.trim()
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) throw new Refusal('invalid_input', 'Give one email address.')
  if (input.password !== null) checkStaffPassword(input.password, [email, input.name])
  const made = input.password === null ? madePassword() : null
  const passwordHash = await hasher.hash(input.password ?? made ?? '')
  const now = deps.clock.now()
  const name = input.name.trim() || email
  return deps.database.transaction(async (tx) => {
    const known = await findUserByEmailKey(tx, emailKey)
    if (known && known.kind !== 'staff') {
      throw new Refusal(
        'invalid_input',
        'A client signs in with this address. Use another one for the staff account.',
      )
    }
    const member = { email, name, role: input.role, disabledAt: null }
    const user = known ?? (await insertUser(tx, { ...member, emailKey, kind: 'staff', createdAt: now }))
    const fresh = { passwordHash, totpSealed: null, totpConfirmedAt: null, lastTimeStep: null }
    if (known) {
      await updateStaffUser(tx, user.id, member)
      await updateCredential(tx, user.id, fresh)
      await replaceRecoveryCodes(tx, user.id, [])
      await deleteSessionsOfUser(tx, user.id)
    } else await insertCredential(tx, { userId: user.id, ...fresh, createdAt: now })
    const actor = { id: 'system', name: 'command line' }
    await appendAuditEntry(tx, {
      actor,
      action: 'addStaff',
      detail: { userId: user.id, role: input.role },
      at: now,
    })
    return { email, password: made, renewed: known !== undefined }
  })
}

/** 20 characters of 55: 115 bits. */
function madePassword(): string {
  return Array.from({ length: 20 }, () => alphabet[randomInt(alphabet.length)]).join('')
}
