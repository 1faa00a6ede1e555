import type { PostalSend } from '../../../shared/api/postal.ts'
import { says } from '../../../shared/sentences/says.ts'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { providerNamed, refuseSilentPost } from './ask-postal.ts'
import { endSend, takeTold } from './change-send.ts'
import { selectSend } from './postal.store.ts'
import { showSend } from './show-postal.ts'

/**
 * Cancels a letter that nobody has printed: at the provider, where it has it. What was paid for it is given back, and the letter may be
 * changed again. A second time changes nothing. Errors: not_found, conflict once it is too late or while it is being handed over,
 * provider_unavailable.
 */
export async function cancelSend(
  deps: Deps,
  { clientId, sendId }: { clientId: number; sendId: number },
): Promise<PostalSend> {
  const send = await selectSend(deps.database.db, sendId)
  if (send?.clientId !== clientId || send.state === 'ordered')
    throw new Refusal('not_found', says('postal.noSend'))
  if (send.state === 'paid') await endSend(deps, sendId, { state: 'canceled', problem: null })
  else if (send.state === 'accepted' && send.providerLetterId !== null) {
    const provider = providerNamed(deps, send.provider)
    const letter = await provider?.cancel(send.providerLetterId).catch(refuseSilentPost)
    if (letter) await takeTold(deps, sendId, letter)
  }
  const after = await selectSend(deps.database.db, sendId)
  if (after?.state === 'canceled') return showSend(deps, after)
  throw new Refusal('conflict', says(after?.state === 'paid' ? 'postal.beingHandedOver' : 'postal.tooLate'))
}
