import { randomInt } from 'node:crypto'
import { ownerRole } from '../../../shared/rules/staff-roles.ts'
import { says } from '../../../shared/sentences/says.ts'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { appendAuditEntry } from '../audit-log/append-audit-entry.ts'
import { deleteFirstStartCodes, insertFirstStartCode, takeFirstStartCodes } from './first-start.store.ts'
import { findMemberByAddress, keepStaffAccount } from './keep-staff-account.ts'
import { actorOf, type Visit } from './open-staff-session.ts'
import { hashOfSecret } from './session-cookie.ts'
import { openHalfSession } from './sign-in-staff.ts'
import { isAnyStaff } from './staff-credentials.store.ts'
import { checkStaffPassword } from './staff-password.ts'

/** Without letters and digits that are read for one another. */
const alphabet = '23456789abcdefghjkmnpqrstuvwxyz'
const hoursKept = 7 * 24

/**
 * While nobody is on the staff: the code with which the first account is made, to be printed beside the address. Each start
 * prints one of its own, of which the hash is kept; all work, since several servers may start on one database.
 * @returns null as soon as there is a staff account
 */
export async function newFirstStartCode(deps: Pick<Deps, 'database' | 'clock'>): Promise<string | null> {
  if (await isAnyStaff(deps.database.db)) return null
  // 20 characters of 31: 99 bits.
  const code = Array.from({ length: 5 }, fourCharacters).join('-')
  const now = deps.clock.now()
  await deps.database.transaction(async (tx) => {
    await deleteFirstStartCodes(tx, new Date(now.getTime() - hoursKept * 3_600_000))
    await insertFirstStartCode(tx, codeHash(code), now)
  })
  return code
}

/**
 * Makes the first account, the owner's, and opens the half session in which the authenticator is enrolled. Only with a code
 * that a start printed, and only while there is no staff account. What is refused uses nothing up.
 * Throws Refusal 'token_invalid', or 'invalid_input' with the field 'password' or 'email'.
 */
export async function makeFirstAccount(
  deps: Deps,
  input: Visit & { code: string; name: string; email: string; password: string },
): Promise<{ next: 'enrol'; enrol: { secret: string; uri: string } }> {
  const { name, email } = input
  if (await isAnyStaff(deps.database.db)) throw over()
  checkStaffPassword(input.password, [email, name])
  await findMemberByAddress(deps.database.db, email)
  const passwordHash = await deps.accounts.passwords.hash(input.password)
  const now = deps.clock.now()
  const enrol = await deps.database.transaction(async (tx) => {
    const codes = await takeFirstStartCodes(tx)
    if (!codes.includes(codeHash(input.code)) || (await isAnyStaff(tx))) throw over()
    const { account } = await keepStaffAccount(tx, { name, email, role: ownerRole, passwordHash, now })
    const detail = { role: ownerRole, member: account.user.id }
    await appendAuditEntry(tx, {
      actor: actorOf(account.user),
      action: 'make-first-account',
      detail,
      at: now,
    })
    return (await openHalfSession(deps, tx, account, input)).enrol
  })
  if (!enrol) throw new Error('a fresh staff account has an authenticator already')
  return { next: 'enrol', enrol }
}

const over = () => new Refusal('token_invalid', says('staff.firstCodeWrong'))

const fourCharacters = () => Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join('')

/** Spaces, hyphens and capitals that a person typed make no difference. */
function codeHash(typed: string): string {
  return hashOfSecret(`first start ${typed.toLowerCase().replace(/[\s-]/g, '')}`)
}
