import { randomInt } from 'node:crypto'
import { ownerRole } from '../../../shared/rules/staff-roles.ts'
import { says } from '../../../shared/sentences/says.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { LiveChannel } from '../../platform/live/live-channel.ts'
import { appendAuditEntry } from '../audit-log/append-audit-entry.ts'
import { findMemberByAddress, keepStaffAccount } from './keep-staff-account.ts'
import type { PasswordHasher } from './password-hash.ts'
import { isAnyAdmin } from './staff-credentials.store.ts'
import { checkStaffPassword } from './staff-password.ts'

const alphabet = '23456789abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ'

/**
 * `npm run staff:add`: makes a member of staff, or gives one who lost password or authenticator a new start (all
 * sessions end, remembered browsers and passkeys go, the authenticator is enrolled anew at the next sign-in).
 * @param input.name empty: the one it has, or its address
 * @param input.role null: the one it has, 'staff' for a new one; but 'owner' while there is neither owner nor admin who could
 * invite anybody or change a setting, as before the first account
 * @param input.password null: one is made and answered, to be handed over and kept in a password manager
 * Throws Refusal 'invalid_input' for an address of a client or a password that is too weak.
 */
export async function addStaff(
  deps: { database: Database; clock: Clock; live?: LiveChannel },
  hasher: PasswordHasher,
  input: { email: string; name: string; role: string | null; password: string | null },
): Promise<{ email: string; role: string; password: string | null; renewed: boolean }> {
  const email = input.email.trim()
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) throw new Refusal('invalid_input', says('staff.oneAddress'))
  if (input.password !== null) checkStaffPassword(input.password, [email, input.name])
  const made = input.password === null ? madePassword() : null
  const passwordHash = await hasher.hash(input.password ?? made ?? '')
  const now = deps.clock.now()
  const kept = await deps.database.transaction(async (tx) => {
    const known = await findMemberByAddress(tx, email)
    const name = input.name.trim() || known?.name || email
    const usual = (await isAnyAdmin(tx)) ? (known?.role ?? 'staff') : ownerRole
    const role = input.role ?? usual
    const written = await keepStaffAccount(tx, { email, name, role, passwordHash, now })
    const actor = { id: 'system', name: 'command line' }
    const detail = { member: written.account.user.id, role, renewed: written.renewed }
    await appendAuditEntry(tx, { actor, action: 'add-staff', detail, at: now })
    return { ...written, role }
  })
  for (const key of kept.ended) deps.live?.endSession(key)
  return { email, role: kept.role, password: made, renewed: kept.renewed }
}

/** 20 characters of 55: 115 bits. */
function madePassword(): string {
  return Array.from({ length: 20 }, () => alphabet[randomInt(alphabet.length)]).join('')
}
