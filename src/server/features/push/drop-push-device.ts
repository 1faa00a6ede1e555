import type { PushSetup } from '../../../shared/api/push.ts'
import { emailKeyOf } from '../../../shared/rules/email-key.ts'
import type { Deps } from '../../deps.ts'
import { describePush } from './describe-push.ts'
import { markOf, openDevice } from './push-device.ts'
import { deleteDevice, selectDevices } from './push-devices.store.ts'

/** Has a browser of this address told nothing any more; one of another address is as absent. */
export async function dropPushDevice(
  deps: Pick<Deps, 'database' | 'sealer' | 'pushSender'>,
  { email, mark }: { email: string; mark: string },
): Promise<PushSetup> {
  const { db } = deps.database
  const own = await selectDevices(db, emailKeyOf(email))
  const row = own.find((each) => markOf(openDevice(deps.sealer, each)) === mark)
  if (row) await deleteDevice(db, row.id)
  return describePush(deps, email)
}
