import type { Deps } from '../../deps.ts'
import type { SessionRequestRow } from './storefront.tables.ts'

/** What the sealed texts about a session's time belong to. */
export const timesContext = (purchaseId: number) => `session-times:${purchaseId}`

/** When the buyer has time, and what staff answered; null while they have not. */
export function openTimes(
  deps: Pick<Deps, 'sealer'>,
  { purchaseId, timesSealed, answerSealed }: SessionRequestRow,
): { asked: string; answer: string | null } {
  const context = timesContext(purchaseId)
  return {
    asked: deps.sealer.openText(timesSealed, context),
    answer: answerSealed ? deps.sealer.openText(answerSealed, context) : null,
  }
}
