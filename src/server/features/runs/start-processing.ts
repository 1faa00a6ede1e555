import { randomUUID } from 'node:crypto'
import { sentUndatedTask } from '../../../shared/messages/staff/imports.ts'
import { officeDay } from '../../../shared/rules/civil-days.ts'
import { isServiceOver } from '../../../shared/rules/holding.ts'
import { undatedRound } from '../../../shared/rules/undated-round.ts'
import { says } from '../../../shared/sentences/says.ts'
import type { Sentence } from '../../../shared/sentences/sentence.ts'
import type { Deps } from '../../deps.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { ClientRow } from '../clients/clients.tables.ts'
import { findClient, findClientForChange } from '../clients/find-client.ts'
import { allMailDates } from '../clients/mail-dates.ts'
import { noteClientCounts } from '../clients/note-client-counts.ts'
import { currentRound } from '../documents/current-round.ts'
import { enterTask } from '../followup/add-task.ts'
import { listStandingReports } from '../reports/list-reports.ts'
import { newestOwnerWordAt } from '../reports/owner-words.ts'
import type { StandingReport } from '../reports/reports.tables.ts'
import { findHolding } from '../settlement/find-holding.ts'
import { runStages } from './run-stage.ts'
import { processClientJob } from './runs.jobs.ts'
import { announceRun } from './runs.live.ts'
import { insertRun, selectActiveRun, selectLatestRun } from './runs.store.ts'
import type { RunStanding } from './runs.tables.ts'

/** Whether this client's money or token allows a run (decision 21). */
export function mayBeProcessed(client: Pick<ClientRow, 'clientType' | 'paymentStatus'>): boolean {
  return client.clientType === 'tester' || client.paymentStatus === 'paid'
}

/**
 * Adds a run and its job in the caller's transaction; answers the active run when there is one already, so that a
 * double click starts one run. The client row is locked by the caller.
 */
export async function addRun(deps: Deps, tx: Queryable, clientId: number): Promise<RunStanding> {
  const active = await selectActiveRun(tx, clientId)
  if (active) return active
  const run = await insertRun(tx, {
    id: randomUUID(),
    clientId,
    status: 'processing',
    stage: 'analysis',
    progress: 0,
    message: runStages.analysis.message,
    startedAt: deps.clock.now(),
  })
  if (!run) throw new Refusal('conflict', says('case.justStarted'))
  await deps.queue.enqueue(tx, processClientJob, { runId: run.id }, { id: run.id })
  await noteRoundBegun(tx, clientId)
  return run
}

/** From its first run on a round is begun, whatever becomes of the run. */
async function noteRoundBegun(tx: Queryable, clientId: number): Promise<void> {
  const client = await findClient(tx, clientId)
  if (!client) return
  const round = currentRound(client)
  if (round > client.roundsBegun) await noteClientCounts(tx, clientId, { roundsBegun: round })
}

/**
 * Why no first round may be begun any more: the service period of what was paid is over. null while it runs, and for whoever has
 * begun: what was begun is finished (decision 060).
 */
async function problemOfService(
  deps: Pick<Deps, 'clock'>,
  tx: Queryable,
  client: ClientRow,
): Promise<Sentence | null> {
  if (client.roundsBegun > 0) return null
  const holding = await findHolding(tx, client)
  if (!holding?.until || !isServiceOver(holding, deps.clock.now())) return null
  return says('case.serviceOver', { until: holding.until })
}

/**
 * Starts or retries the processing by hand (specification section 7, trigger-armor).
 * Errors: not_found, payment_required (402; also once the service period is over), invalid_input when there is no report or no intake.
 */
export async function startProcessing(deps: Deps, input: { clientId: number }): Promise<{ jobId: string }> {
  const run = await deps.database.transaction(async (tx) => {
    const client = await findClientForChange(tx, input.clientId)
    if (!client) throw new Refusal('not_found', says('case.noClient'))
    if (!mayBeProcessed(client)) {
      throw new Refusal('payment_required', says('case.paymentNotSettled'))
    }
    if (!client.intakeCompletedAt) {
      throw new Refusal('invalid_input', says('case.intakeFirst'))
    }
    const reports = await listStandingReports(tx, { clientId: client.id })
    if (reports.length === 0) {
      throw new Refusal('invalid_input', says('case.reportFirst'))
    }
    const undated = await undatedToWrite(tx, client)
    if (undated !== null) throw new Refusal('conflict', says('case.roundSentUndated', { round: undated }))
    await requireRoundToWrite(tx, client)
    const isOver = await problemOfService(deps, tx, client)
    if (isOver) throw new Refusal('payment_required', isOver)
    return addRun(deps, tx, client.id)
  })
  announceRun(deps, run)
  return { jobId: run.id }
}

/**
 * Once a round is mailed, the next one begins with what the bureaus answered, by its own call (startNextRound); here only
 * a run of it that failed may be tried again.
 */
async function requireRoundToWrite(tx: Queryable, client: ClientRow): Promise<void> {
  if (currentRound(client) === 1) return
  const latest = await selectLatestRun(tx, client.id)
  if (latest?.status === 'processing' || latest?.status === 'error') return
  throw new Refusal('conflict', says('case.roundIsMailed'))
}

/** The round that was sent on a day that nobody knows here, of a record for which nothing was written so far: it is not written again. */
async function undatedToWrite(tx: Queryable, client: ClientRow): Promise<number | null> {
  const round = undatedRound(client.disputeStatus, allMailDates(client))
  return round === null || (await selectLatestRun(tx, client.id)) ? null : round
}

/** Staff know the day, or that nothing was sent: either lets the case go on by itself (decision 207). */
async function askForDay(deps: Deps, tx: Queryable, clientId: number, round: number): Promise<null> {
  await enterTask(deps, tx, {
    clientId,
    text: sentUndatedTask(round),
    dueOn: officeDay(deps.clock.now()),
    owner: null,
    attemptKey: `sent-undated ${round}`,
    actor: { id: 'system', name: 'the product' },
  })
  return null
}

/**
 * Decision 25: processing starts by itself after an intake that has all three reports and a settled payment or a
 * tester token, once. Called in the transaction that made the last of these true; answers the run it added.
 */
export async function startWhenComplete(
  deps: Deps,
  tx: Queryable,
  client: ClientRow,
): Promise<RunStanding | null> {
  if (!client.intakeCompletedAt || !mayBeProcessed(client)) return null
  const reports = await listStandingReports(tx, { clientId: client.id })
  if (reports.length < 3 || reports.some(isStillRead)) return null
  if (await selectLatestRun(tx, client.id)) return null
  const undated = await undatedToWrite(tx, client)
  if (undated !== null) return askForDay(deps, tx, client.id, undated)
  if (await problemOfService(deps, tx, client)) return null
  return addRun(deps, tx, client.id)
}

/**
 * A report that arrives after a run has ended is processed with the others, as long as the round's letters are not mailed
 * (decision 26: a document is rewritten until then). An active run looks for late reports itself when it ends.
 */
export async function startAfterUpload(
  deps: Deps,
  tx: Queryable,
  client: ClientRow,
): Promise<RunStanding | null> {
  const latest = await selectLatestRun(tx, client.id)
  if (!latest || latest.status === 'processing') return null
  if (!client.intakeCompletedAt || !mayBeProcessed(client)) return null
  // Before the first letters are mailed; later rounds begin with what the bureaus answered.
  return client.disputeStatus === 'uploaded' ? addRun(deps, tx, client.id) : null
}

/** Whether a current report was uploaded, a scan read to its end, or whose a report is said, after this run began to read. */
export async function hasLateReport(tx: Queryable, run: RunStanding): Promise<boolean> {
  const reports = await listStandingReports(tx, { clientId: run.clientId })
  const isLate = (at: Date | null) => at !== null && at > run.startedAt
  if (reports.some(({ createdAt, readAt }) => isLate(createdAt) || isLate(readAt))) return true
  return isLate(await newestOwnerWordAt(tx, run.clientId))
}

/** A scan whose background reading has not ended: what it brings starts a run by itself. */
function isStillRead({ recognition }: StandingReport): boolean {
  return recognition?.scan?.state === 'reading'
}
