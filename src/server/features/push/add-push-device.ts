import type { PushSetup } from '../../../shared/api/push.ts'
import { emailKeyOf } from '../../../shared/rules/email-key.ts'
import { mostPushDevices } from '../../../shared/rules/push-kinds.ts'
import { says } from '../../../shared/sentences/says.ts'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { isPublicEndpoint } from '../../platform/outward/public-address.ts'
import type { PushDevice } from '../../platform/push/push-sender.ts'
import { listClientIdsByEmail } from '../clients/list-client-ids-by-email.ts'
import { describePush } from './describe-push.ts'
import { sealDevice } from './push-device.ts'
import { deleteOldestDevices, upsertDevice } from './push-devices.store.ts'
import { scheduleDeadlinePushes } from './schedule-pushes.ts'

/**
 * Has a browser told of the cases of an address: from now on, and of the deadlines that are known already. The same browser
 * again changes nothing; the eleventh takes the place of the oldest.
 * Errors: invalid_input for an endpoint that is no push service on the public internet.
 */
export async function addPushDevice(
  deps: Deps,
  input: { email: string; userId: string; device: PushDevice },
): Promise<PushSetup> {
  const { email, userId, device } = input
  if (!isPublicEndpoint(device.endpoint)) throw new Refusal('invalid_input', says('account.noPushService'))
  const emailKey = emailKeyOf(email)
  const createdAt = deps.clock.now()
  const clientIds = await listClientIdsByEmail(deps.database.db, email)
  await deps.database.transaction(async (tx) => {
    await upsertDevice(tx, { emailKey, userId, ...sealDevice(deps.sealer, device), createdAt })
    await deleteOldestDevices(tx, emailKey, mostPushDevices)
    for (const clientId of clientIds) await scheduleDeadlinePushes(deps, tx, clientId)
  })
  return describePush(deps, email)
}
