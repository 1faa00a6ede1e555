import type { PushSetup } from '../../../shared/api/push.ts'
import { emailKeyOf } from '../../../shared/rules/email-key.ts'
import { pushKinds } from '../../../shared/rules/push-kinds.ts'
import type { Deps } from '../../deps.ts'
import { markOf, openDevice } from './push-device.ts'
import { selectChoice, selectDevices } from './push-devices.store.ts'

/** What an address is told on its devices; of the devices nothing but a mark. */
export async function describePush(
  deps: Pick<Deps, 'database' | 'sealer' | 'pushSender'>,
  email: string,
): Promise<PushSetup> {
  const { db } = deps.database
  const emailKey = emailKeyOf(email)
  const rows = await selectDevices(db, emailKey)
  return {
    publicKey: deps.pushSender.publicKey,
    kinds: (await selectChoice(db, emailKey)) ?? [...pushKinds],
    devices: rows.map((row) => ({
      mark: markOf(openDevice(deps.sealer, row)),
      since: row.createdAt.toISOString(),
    })),
  }
}
