import type { Deps } from '../../deps.ts'
import type { Queryable } from '../../platform/db/database.ts'
import type { ClientRow } from '../clients/clients.tables.ts'
import { findClient } from '../clients/find-client.ts'
import { noteClientCounts } from '../clients/note-client-counts.ts'
import { listTimedLetters, type TimedLetter } from '../results/clocked-letters.ts'
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
  const client = await findClient(tx, clientId)
  if (!client) return null
  const next = deadlineOf(client, isAtRest(client) ? [] : await listTimedLetters(deps, tx, clientId))
  if (next !== client.nextDeadlineOn) await noteClientCounts(tx, clientId, { nextDeadlineOn: next })
  return next
}

/** The deadline of a client with these letters; nothing runs for a case that is completed. */
export function deadlineOf(client: ClientRow, letters: readonly TimedLetter[]): string | null {
  if (isAtRest(client)) return null
  const mailDates = [client.round1MailDate, client.round2MailDate, client.round3MailDate]
  return nextDeadline(
    letters.map(({ letter, timed }) => ({ ...timed, isEntered: letter.steps.length > 0 })),
    mailDates,
  )
}

function isAtRest({ disputeStatus }: ClientRow): boolean {
  return disputeStatus === 'completed'
}
