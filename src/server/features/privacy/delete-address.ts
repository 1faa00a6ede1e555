import { dayOf } from '../../../shared/rules/civil-days.ts'
import { emailKeyOf } from '../../../shared/rules/email-key.ts'
import { says } from '../../../shared/sentences/says.ts'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { AuditActor } from '../audit-log/append-audit-entry.ts'
import { listClientIdsByEmail } from '../clients/list-client-ids-by-email.ts'
import { deleteAddressData } from './delete-address-data.ts'
import { insertRequest, lockDeletionOfAddress, selectOpenRequest } from './deletion-requests.store.ts'
import { isKnownAddress } from './unknown-addresses.store.ts'

const wrongAddress = says('staff.wrongAddress')

/**
 * Staff delete for good what an address without a case bought, wrote and sent, after it was typed again: the same deletion as the
 * owner's own (decision 073), at once. The wish stands first, so that a crash in between leaves it to the daily job.
 * Errors: not_found when nothing is kept under it, invalid_input for another address, conflict for an address with a case.
 */
export async function deleteAddress(
  deps: Deps,
  input: { email: string; confirmEmail: string; actor: AuditActor },
): Promise<{ deleted: true }> {
  const emailKey = emailKeyOf(input.email)
  const actor = { id: input.actor.id, name: input.actor.name }
  if (emailKeyOf(input.confirmEmail) !== emailKey)
    throw new Refusal('invalid_input', wrongAddress, { confirmEmail: wrongAddress })
  const { db } = deps.database
  if ((await listClientIdsByEmail(db, emailKey)).length > 0) throw hasCase()
  if (!(await isKnownAddress(db, deps.holdings, emailKey)))
    throw new Refusal('not_found', says('staff.noAddress'))
  const requestId = await deps.database.transaction(async (tx) => {
    await lockDeletionOfAddress(tx, emailKey)
    const at = deps.clock.now()
    if (!(await selectOpenRequest(tx, { emailKey })))
      await insertRequest(tx, { emailKey }, { requestedBy: 'staff', dueOn: dayOf(at), createdAt: at })
    return (await selectOpenRequest(tx, { emailKey }))?.id ?? 0
  })
  if (await deleteAddressData(deps, { emailKey, requestId, actor })) return { deleted: true }
  // Somebody else deleted it in between, or it has begun a case.
  if ((await listClientIdsByEmail(db, emailKey)).length > 0) throw hasCase()
  return { deleted: true }
}

const hasCase = () => new Refusal('conflict', says('staff.addressHasCase'))
