import type { Deps } from '../../deps.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { listTimedLetters } from '../mailing/clocked-letters.ts'
import { findClientRow, setClientCounts } from './clients.store.ts'
import { nextDeadline } from './next-deadline.ts'

/**
 * Finds again the earliest deadline of a client that is still open; called in the transaction in which the mail log, an
 * answer, a mail date or the stage changed. It holds until the next such change: a day that passes makes it late.
 * @returns the deadline, 'YYYY-MM-DD', or null
 */
export async function refreshNextDeadline(
  deps: Pick<Deps, 'sealer'>,
  tx: Queryable,
  clientId: number,
): Promise<string | null> {
  const client = await findClientRow(tx, clientId)
  if (!client) return null
  const mailDates = [client.round1MailDate, client.round2MailDate, client.round3MailDate]
  const isAtRest = client.disputeStatus === 'completed'
  const letters = isAtRest ? [] : await listTimedLetters(deps, tx, clientId)
  const next = isAtRest
    ? null
    : nextDeadline(
        letters.map(({ letter, timed }) => ({ ...timed, isEntered: letter.steps.length > 0 })),
        mailDates,
      )
  if (next !== client.nextDeadlineOn) await setClientCounts(tx, clientId, { nextDeadlineOn: next })
  return next
}
