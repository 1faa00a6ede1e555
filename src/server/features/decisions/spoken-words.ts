import type { SpokenWord } from '../../../shared/api/spoken-word.ts'
import { type SpokenWay, spokenWordHours } from '../../../shared/rules/spoken-word.ts'
import { says } from '../../../shared/sentences/says.ts'
import type { Deps } from '../../deps.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { CaseActor } from '../accounts/actor-of-viewer.ts'
import { appendAuditEntry } from '../audit-log/append-audit-entry.ts'
import { findClientForChange } from '../clients/find-client.ts'
import { insertSpokenWord, selectSpokenWord, selectSpokenWords } from './decisions.store.ts'
import type { SpokenWordRow } from './decisions.tables.ts'

const hourMs = 3_600_000
/** A clock that is a little ahead of ours is no lie. */
const leewayMs = 5 * 60_000
const wordContext = (clientId: number) => `spoken-word:${clientId}`

/**
 * Records that a client told staff what they decide, with its entry in the audit log, in one transaction. Errors: not_found,
 * invalid_input for a moment that is none or still to come.
 */
export async function recordSpokenWord(
  deps: Deps,
  input: {
    clientId: number
    actor: CaseActor
    by: string
    saidAt: string
    how: SpokenWay
    note: string
  },
): Promise<SpokenWord> {
  const { clientId, actor, by, how, note } = input
  const saidAt = new Date(input.saidAt)
  const now = deps.clock.now()
  if (Number.isNaN(saidAt.getTime()) || saidAt.getTime() > now.getTime() + leewayMs) {
    const sentence = says('staffCheck.saidAt')
    throw new Refusal('invalid_input', sentence, { saidAt: sentence })
  }
  const row = await deps.database.transaction(async (tx) => {
    const client = await findClientForChange(tx, clientId)
    if (!client) throw new Refusal('not_found', says('case.noClient'))
    const word = JSON.stringify({ by, note })
    const inserted = await insertSpokenWord(tx, {
      clientId,
      how,
      saidAt,
      wordSealed: deps.sealer.seal(word, wordContext(clientId)),
      actorId: actor.id,
      createdAt: now,
    })
    await appendAuditEntry(tx, {
      actor: { id: actor.id, name: actor.name },
      action: 'record-spoken-word',
      clientId,
      // Who and what stands sealed beside the case; the log, which outlives it, names no third person.
      detail: { word: inserted.id, how, saidAt: saidAt.toISOString() },
      at: now,
    })
    return inserted
  })
  return shownWord(deps, row)
}

/** The word that covers what this member of staff enters now; null: none does. */
export async function findSpokenWord(
  deps: Pick<Deps, 'sealer' | 'clock' | 'database'>,
  given: { clientId: number; actor: Pick<CaseActor, 'id'> },
): Promise<SpokenWord | null> {
  const row = await selectCurrent(deps, deps.database.db, given)
  return row ? shownWord(deps, row) : null
}

/** @returns the number of that word. Errors: conflict where there is none: nobody decides for a client who did not speak. */
export async function requireSpokenWord(
  deps: Pick<Deps, 'clock'>,
  tx: Queryable,
  given: { clientId: number; actor: Pick<CaseActor, 'id'> },
): Promise<number> {
  const row = await selectCurrent(deps, tx, given)
  if (!row) throw new Refusal('conflict', says('case.needsSpokenWord'))
  return row.id
}

/** Every word of a client, by its number: what the facts that staff entered rest on. */
export async function listSpokenWords(
  deps: Pick<Deps, 'sealer'>,
  queryable: Queryable,
  clientId: number,
): Promise<ReadonlyMap<number, SpokenWord>> {
  const rows = await selectSpokenWords(queryable, clientId)
  return new Map(rows.map((row) => [row.id, shownWord(deps, row)]))
}

function selectCurrent(
  deps: Pick<Deps, 'clock'>,
  queryable: Queryable,
  { clientId, actor }: { clientId: number; actor: Pick<CaseActor, 'id'> },
): Promise<SpokenWordRow | undefined> {
  const since = new Date(deps.clock.now().getTime() - spokenWordHours * hourMs)
  return selectSpokenWord(queryable, { clientId, actorId: actor.id, since })
}

function shownWord(deps: Pick<Deps, 'sealer'>, row: SpokenWordRow): SpokenWord {
  const { id, clientId, how, saidAt, createdAt } = row
  const word: Pick<SpokenWord, 'by' | 'note'> = JSON.parse(
    deps.sealer.openText(row.wordSealed, wordContext(clientId)),
  )
  const until = new Date(createdAt.getTime() + spokenWordHours * hourMs)
  return { id, ...word, how, saidAt: saidAt.toISOString(), until: until.toISOString() }
}
