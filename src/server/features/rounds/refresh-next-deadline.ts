import { type NextDeadline, nextDeadline } from '../../../shared/rules/next-deadline.ts'
import type { Deps } from '../../deps.ts'
import type { Queryable } from '../../platform/db/database.ts'
import type { ClientRow } from '../clients/clients.tables.ts'
import { findClient } from '../clients/find-client.ts'
import { allMailDates } from '../clients/mail-dates.ts'
import { noteClientCounts } from '../clients/note-client-counts.ts'
import { listTimedLetters, type TimedLetter } from '../results/clocked-letters.ts'

/**
 * Finds again the earliest deadline of a client that is still open; called in the transaction in which the mail log, an
 * answer, a mail date or the stage changed. It holds until the next such change: a day that passes makes it late.
 * @returns the columns of the client's row that say it
 */
export async function refreshNextDeadline(
  deps: Pick<Deps, 'sealer'>,
  tx: Queryable,
  clientId: number,
): Promise<KeptDeadline> {
  const client = await findClient(tx, clientId)
  if (!client) return keptDeadline(null)
  const next = deadlineOf(client, isAtRest(client) ? [] : await listTimedLetters(deps, tx, clientId))
  const kept = keptDeadline(next)
  if (kept.nextDeadlineOn !== client.nextDeadlineOn || kept.nextDeadlineProved !== client.nextDeadlineProved)
    await noteClientCounts(tx, clientId, kept)
  return kept
}

type KeptDeadline = Pick<ClientRow, 'nextDeadlineOn' | 'nextDeadlineProved'>

/** A deadline as the client's row keeps it. */
function keptDeadline(deadline: NextDeadline | null): KeptDeadline {
  return { nextDeadlineOn: deadline?.day ?? null, nextDeadlineProved: deadline?.isProved ?? null }
}

/** The deadline of a client with these letters; nothing runs for a case that is completed. */
export function deadlineOf(client: ClientRow, letters: readonly TimedLetter[]): NextDeadline | null {
  if (isAtRest(client)) return null
  const mailDates = allMailDates(client)
  return nextDeadline(
    letters.map(({ letter, timed }) => ({ ...timed, isEntered: letter.steps.length > 0 })),
    mailDates,
  )
}

function isAtRest({ disputeStatus }: ClientRow): boolean {
  return disputeStatus === 'completed'
}
