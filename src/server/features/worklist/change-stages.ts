import { wordIn } from '../../../shared/messages/sentences-in.ts'
import type { NextDeadline } from '../../../shared/rules/next-deadline.ts'
import { says } from '../../../shared/sentences/says.ts'
import type { Deps } from '../../deps.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { type AuditActor, appendAuditEntries } from '../audit-log/append-audit-entry.ts'
import { changeStageOfMany } from '../clients/change-stage-of-many.ts'
import { announceClientChange, announceToStaff } from '../clients/clients.live.ts'
import type { ClientRow } from '../clients/clients.tables.ts'
import { findClientsForChange } from '../clients/find-client.ts'
import { lettersOfClients } from '../mail/letters-of-clients.ts'
import { renewSchedules } from '../mail/schedule-client-mails.ts'
import type { SkippedClient } from '../mail/send-client-mails.ts'
import { deadlineOf } from '../rounds/refresh-next-deadline.ts'
import { tellWebhooks } from '../webhooks/tell-webhooks.ts'
import { conflictSentence } from './change-staff-client.ts'
import { type BulkOutcome, inPortions } from './in-portions.ts'

interface StageChange {
  disputeStatus: string
  actor: AuditActor
}

/**
 * Moves many clients to one stage. Whoever changed since the screen showed them is skipped and named, and so is a client
 * that is not there any more; who is there already counts as done.
 */
export async function changeStages(
  deps: Deps,
  input: StageChange & { clients: readonly { id: number; version: number }[] },
): Promise<BulkOutcome> {
  const versions = new Map(input.clients.map(({ id, version }) => [id, version]))
  try {
    return await inPortions([...versions.keys()], async (ids) => {
      const { changed, skipped } = await deps.database.transaction(async (tx) => {
        const judged = await judge(deps, tx, { ids, versions, disputeStatus: input.disputeStatus })
        await enterStage(deps, tx, judged.changed, input)
        return judged
      })
      for (const { id } of changed) announceClientChange(deps, id)
      return skipped
    })
  } finally {
    announceToStaff(deps, null)
  }
}

/** Who is to be changed; a client that is at the stage already is neither changed nor skipped. Locks them. */
async function judge(
  deps: Pick<Deps, 'clock'>,
  tx: Queryable,
  input: { ids: readonly number[]; versions: ReadonlyMap<number, number>; disputeStatus: string },
): Promise<{ changed: ClientRow[]; skipped: SkippedClient[] }> {
  const found = new Map((await findClientsForChange(tx, input.ids)).map((client) => [client.id, client]))
  const changed: ClientRow[] = []
  const skipped: SkippedClient[] = []
  for (const clientId of input.ids) {
    const client = found.get(clientId)
    if (!client) skipped.push({ clientId, name: null, reason: wordIn('en', says('staff.noClient')) })
    else if (client.disputeStatus === input.disputeStatus) continue
    else if (client.version === input.versions.get(clientId)) changed.push(client)
    else {
      const reason = wordIn('en', conflictSentence(client, deps.clock.now()))
      skipped.push({ clientId, name: client.name, reason })
    }
  }
  return { changed, skipped }
}

/** What enterClientChange() does for a new stage, for many locked clients together. */
async function enterStage(
  deps: Pick<Deps, 'clock' | 'sealer' | 'queue'>,
  tx: Queryable,
  clients: readonly ClientRow[],
  { disputeStatus, actor }: StageChange,
): Promise<void> {
  if (clients.length === 0) return
  const at = deps.clock.now()
  const ids = clients.map(({ id }) => id)
  const letters = await lettersOfClients(deps, tx, ids)
  const deadlines = clients.map((client): [number, NextDeadline | null] => [
    client.id,
    deadlineOf({ ...client, disputeStatus }, letters.get(client.id) ?? []),
  ])
  const rows = await changeStageOfMany(tx, {
    deadlines: new Map(deadlines),
    disputeStatus,
    changedBy: actor.name,
    now: at,
  })
  await renewSchedules(deps, tx, { clients: rows, news: { stage: disputeStatus }, letters })
  for (const { id: clientId } of rows) {
    const progress = {
      kind: 'dispute-progressed',
      clientId,
      stage: disputeStatus,
      hasNewResults: false,
      movesClocks: true,
    } as const
    await tellWebhooks(deps, tx, progress.kind, progress)
  }
  const { id, name } = actor
  const entry = { actor: { id, name }, action: 'changeStages', detail: { disputeStatus }, at }
  await appendAuditEntries(
    tx,
    ids.map((clientId) => ({ ...entry, clientId })),
  )
}
