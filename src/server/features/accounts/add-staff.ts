import { randomInt } from 'node:crypto'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { LiveChannel } from '../../platform/live/live-channel.ts'
import { appendAuditEntry } from '../staff/append-audit-entry.ts'
import { keepStaffAccount } from './keep-staff-account.ts'
import type { PasswordHasher } from './password-hash.ts'
import { checkStaffPassword } from './staff-password.ts'

const alphabet = '23456789abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ'

/**
 * `npm run staff:add`: makes a member of staff, or gives one who lost password or authenticator a new start (all
 * sessions end, remembered browsers and passkeys go, the authenticator is enrolled anew at the next sign-in).
 * @param input.password null: one is made and answered, to be handed over and kept in a password manager
 * Throws Refusal 'invalid_input' for an address of a client or a password that is too weak.
 */
export async function addStaff(
  deps: { database: Database; clock: Clock; live?: LiveChannel },
  hasher: PasswordHasher,
  input: { email: string; name: string; role: 'staff' | 'admin'; password: string | null },
): Promise<{ email: string; password: string | null; renewed: boolean }> {
  const email = input.email.trim()
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) throw new Refusal('invalid_input', 'Give one email address.')
  if (input.password !== null) checkStaffPassword(input.password, [email, input.name])
  const made = input.password === null ? madePassword() : null
  const passwordHash = await hasher.hash(input.password ?? made ?? '')
  const now = deps.clock.now()
  const name = input.name.trim() || email
  const kept = await deps.database.transaction(async (tx) => {
    const written = await keepStaffAccount(tx, { email, name, role: input.role, passwordHash, now })
    const actor = { id: 'system', name: 'command line' }
    const detail = { member: written.account.user.id, role: input.role, renewed: written.renewed }
    await appendAuditEntry(tx, { actor, action: 'add-staff', detail, at: now })
    return written
  })
  for (const key of kept.ended) deps.live?.endSession(key)
  return { email, password: made, renewed: kept.renewed }
}

/** 20 characters of 55: 115 bits. */
function madePassword(): string {
  return Array.from({ length: 20 }, () => alphabet[randomInt(alphabet.length)]).join('')
}
