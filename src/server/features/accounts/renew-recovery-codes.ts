import type { FastifyRequest } from 'fastify'
import type { Deps } from '../../deps.ts'
import { appendAuditEntry } from '../audit-log/append-audit-entry.ts'
import { actorOf } from './open-staff-session.ts'
import { newRecoveryCodes, recoveryCodeHash } from './recovery-codes.ts'
import { requirePassword } from './require-password.ts'
import { replaceRecoveryCodes } from './staff-credentials.store.ts'

/** Ten new recovery codes; the old ones open nothing from now on. Errors as `requirePassword`. */
export async function renewRecoveryCodes(
  deps: Deps,
  input: { userId: string; current: string; request: FastifyRequest },
): Promise<{ recoveryCodes: string[] }> {
  const { user } = await requirePassword(deps, input)
  const codes = newRecoveryCodes()
  await deps.database.transaction(async (tx) => {
    await replaceRecoveryCodes(tx, user.id, codes.map(recoveryCodeHash))
    await appendAuditEntry(tx, {
      actor: actorOf(user),
      action: 'renew-recovery-codes',
      at: deps.clock.now(),
    })
  })
  return { recoveryCodes: codes }
}
