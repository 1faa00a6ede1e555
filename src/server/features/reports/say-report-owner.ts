import { mergePersons } from '../../../engine/match/printed-person.ts'
import { isSamePrinted } from '../../../engine/match/whose-reports.ts'
import { bureauNames } from '../../../shared/api/vocabulary.ts'
import { says } from '../../../shared/sentences/says.ts'
import type { Deps } from '../../deps.ts'
import { noteFact } from '../../facts.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { CaseActor } from '../accounts/actor-of-viewer.ts'
import { appendAuditEntry } from '../audit-log/append-audit-entry.ts'
import { findClientForChange } from '../clients/find-client.ts'
import { judgeOwners } from './judge-owners.ts'
import { listOwnerWords, sealOwnerWord } from './owner-words.ts'
import { insertOwnerWord, selectCurrentReports } from './reports.store.ts'

/**
 * Whether the reports of one question are the client's. Recorded with the name that was shown, in the audit log too; the
 * reports are then read with them or without them. The same word twice changes nothing and answers the first time.
 * Errors: not_found for a question that these files do not raise (any more).
 */
export async function sayReportOwner(
  deps: Deps,
  input: { clientId: number; actor: CaseActor; question: string; isMine: boolean },
): Promise<{ saidAt: string }> {
  const { clientId, actor, isMine } = input
  const saidAt = await deps.database.transaction(async (tx) => {
    const client = await findClientForChange(tx, clientId)
    if (!client) throw new Refusal('not_found', says('case.noClient'))
    const rows = await selectCurrentReports(tx, { clientId })
    const owners = await judgeOwners(deps, tx, client, rows)
    const asked = rows.filter((row) => owners.get(row.id)?.question === input.question)
    if (asked.length === 0) throw new Refusal('not_found', says('case.filesChanged'))
    const person = mergePersons(asked.flatMap((row) => owners.get(row.id)?.person ?? []))
    const before = (await listOwnerWords(deps, tx, clientId)).findLast((word) =>
      isSamePrinted(word.person, person),
    )
    if (before?.isMine === isMine) return before.at
    const bureaus = asked.map(({ bureau }) => bureauNames[bureau]).join(', ')
    const now = deps.clock.now()
    const wording = { printedName: person.names[0] ?? '', clientName: client.name, bureaus }
    await insertOwnerWord(tx, {
      clientId,
      saidSealed: sealOwnerWord(deps, clientId, { person, isMine, wording }),
      actorKind: actor.kind,
      actorId: actor.id,
      createdAt: now,
    })
    await appendAuditEntry(tx, {
      actor: { id: actor.id, name: actor.name },
      action: 'say-report-owner',
      clientId,
      detail: { bureaus, isMine },
      at: now,
    })
    await noteFact(deps, tx, { kind: 'report-owner-said', clientId })
    return now.toISOString()
  })
  return { saidAt }
}
