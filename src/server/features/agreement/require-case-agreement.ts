import { stateCodeOf, stateName } from '../../../shared/rules/us-states.ts'
import { says } from '../../../shared/sentences/says.ts'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { findClient } from '../clients/find-client.ts'
import { selectPapers, selectSignedOfCase } from './agreement.store.ts'
import { isAgreementWhole } from './agreement-seal.ts'
import { isPeriodOver, isSwitchedOn, opensOn } from './agreement-standing.ts'

/**
 * Whether work on a record that is paid, or about to be, may begin at the address of its intake: in a state that is switched on only under an agreement
 * of that state, whatever was said before the payment. A text that names no state is asked for again, where it matters.
 * Errors: invalid_input for the state; agreement_needed, with the day where it only waits.
 */
export async function requireCaseAgreement(
  deps: Deps,
  given: {
    /** null: its payment has not settled. */
    clientId: number | null
    paymentIntentId: string | null
    state: string
  },
): Promise<void> {
  if (deps.config.agreementStates.length === 0) return
  const state = stateCodeOf(given.state)
  if (state === null)
    throw new Refusal('invalid_input', says('agreement.chooseState'), {
      state: says('agreement.chooseState'),
    })
  if (!isSwitchedOn(deps, state)) return
  const client = given.clientId === null ? undefined : await findClient(deps.database.db, given.clientId)
  const signed = await selectSignedOfCase(deps.database.db, {
    clientId: given.clientId,
    emailKey: client?.emailKey ?? '',
    orderReference: given.paymentIntentId,
    state,
  })
  const now = deps.clock.now()
  for (const row of signed) {
    if (!isPeriodOver(row, now)) continue
    if (isAgreementWhole(deps.sealer, row, await selectPapers(deps.database.db, row.id))) return
  }
  const [newest] = signed
  const day = newest ? opensOn(newest) : null
  throw new Refusal(
    'agreement_needed',
    day === null
      ? says('agreement.intake', { state: stateName(state) })
      : says('agreement.intakeWaits', { day }),
  )
}
