import type { Deps } from '../../deps.ts'
import { noteFact } from '../../facts.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { mailDateFields } from '../clients/changed-fields.ts'
import type { ClientRow } from '../clients/clients.tables.ts'
import { enterClientChange } from '../clients/enter-client-change.ts'
import { enterLaterDates } from '../clients/enter-later-dates.ts'
import { findClientForChange } from '../clients/find-client.ts'
import { allMailDates } from '../clients/mail-dates.ts'
import { requestRewrite } from '../decisions/request-rewrite.ts'
import { unfreezeDocument } from '../documents/freeze-documents.ts'
import { listLetters } from './list-letters.ts'
import type { LogActor } from './log-actor.ts'
import { insertStep } from './mail-log.store.ts'
import { firstDayInLog } from './round-in-log.ts'

/**
 * A letter that a provider was to mail did not go: what the provider entered of it is taken back, in the caller's transaction. The
 * round's mail date is then that of its next letter, or none, and what nothing else holds may be written again. A second time changes
 * nothing.
 */
export async function withdrawMailing(
  deps: Deps,
  tx: Queryable,
  { clientId, documentId, actor }: { clientId: number; documentId: number; actor: LogActor },
): Promise<void> {
  const client = await findClientForChange(tx, clientId)
  const letter = (await listLetters(deps, tx, clientId)).find(({ document }) => document.id === documentId)
  if (!client || !letter) return
  const { round } = letter.document
  const told = letter.steps.filter(({ actorKind }) => actorKind === 'provider')
  for (const { state, day } of told)
    await insertStep(tx, {
      clientId,
      documentId,
      state,
      day,
      actorKind: actor.kind,
      actorId: actor.id,
      createdAt: deps.clock.now(),
      isWithdrawal: true,
    })
  const after = await listLetters(deps, tx, clientId)
  const day = firstDayInLog(after, round)
  if (told.length > 0) await followDate(deps, tx, { client, round, day, actor })
  const isMailed = after.some(({ document, steps }) => document.id === documentId && steps.length > 0)
  if (!isMailed && day === null) {
    await unfreezeDocument(tx, documentId)
    await requestRewrite(deps, tx, clientId)
  }
  if (told.length > 0) await noteFact(deps, tx, { kind: 'letter-mailed', clientId, round })
}

async function followDate(
  deps: Deps,
  tx: Queryable,
  given: { client: ClientRow; round: number; day: string | null; actor: LogActor },
): Promise<void> {
  const { client, round, day, actor } = given
  const before = allMailDates(client)
  if ((before[round - 1] ?? null) === day) return
  const field = mailDateFields[round - 1]
  if (field === undefined)
    return enterLaterDates(deps, tx, { client, after: before.with(round - 1, day), actor })
  await enterClientChange(deps, tx, {
    client,
    edit: { [field]: day },
    actor,
    action: 'change-dispute-progress',
    isFromMailLog: true,
  })
}
