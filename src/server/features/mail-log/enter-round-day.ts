import type { Deps } from '../../deps.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { enterDisputeProgress } from '../clients/change-dispute-progress.ts'
import { mailDateFields, problemOfRoundDay } from '../clients/changed-fields.ts'
import type { ClientRow } from '../clients/clients.tables.ts'
import { enterLaterDates } from '../clients/enter-later-dates.ts'
import { allMailDates } from '../clients/mail-dates.ts'
import { listLetters } from './list-letters.ts'
import type { LogActor } from './log-actor.ts'
import { firstDayInLog } from './round-in-log.ts'

/**
 * The round's mail date is the day of its first letter, also when an entry is corrected; the dispute status follows it and never goes
 * back. In the caller's transaction. Errors: invalid_input where it would run against the days of other rounds.
 * @param input.client the record, locked by the caller
 */
export async function enterRoundDay(
  deps: Deps,
  tx: Queryable,
  { client, round, actor }: { client: ClientRow; round: number; actor: LogActor },
): Promise<void> {
  const day = firstDayInLog(await listLetters(deps, tx, client.id), round)
  const before = allMailDates(client)
  if (day === null || before[round - 1] === day) return
  const after = before.length < round ? [...before, day] : before.with(round - 1, day)
  const problem = problemOfRoundDay(round, after)
  if (problem) throw new Refusal('invalid_input', problem, { day: problem })
  const field = mailDateFields[round - 1]
  if (field === undefined) return enterLaterDates(deps, tx, { client, after, actor })
  const change = { [field]: day }
  await enterDisputeProgress(deps, tx, { clientId: client.id, change, actor, isFromMailLog: true })
}
