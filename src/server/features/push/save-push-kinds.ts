import type { PushSetup } from '../../../shared/api/push.ts'
import { emailKeyOf } from '../../../shared/rules/email-key.ts'
import { type PushKind, pushKinds } from '../../../shared/rules/push-kinds.ts'
import type { Deps } from '../../deps.ts'
import { describePush } from './describe-push.ts'
import { upsertChoice } from './push-devices.store.ts'

/** Keeps what an address wants to be told, each kind once and in the order of the list. */
export async function savePushKinds(
  deps: Pick<Deps, 'database' | 'sealer' | 'pushSender' | 'clock'>,
  { email, wanted }: { email: string; wanted: readonly PushKind[] },
): Promise<PushSetup> {
  const kinds = pushKinds.filter((kind) => wanted.includes(kind))
  await upsertChoice(deps.database.db, { emailKey: emailKeyOf(email), kinds, changedAt: deps.clock.now() })
  return describePush(deps, email)
}
