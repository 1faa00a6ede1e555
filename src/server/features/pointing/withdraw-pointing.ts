import type { ReportReadingState } from '../../../shared/api/pointing.ts'
import type { BureauKey } from '../../../shared/api/vocabulary.ts'
import { says } from '../../../shared/sentences/says.ts'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { CaseActor } from '../accounts/actor-of-viewer.ts'
import { appendAuditEntry } from '../audit-log/append-audit-entry.ts'
import { findPointingsOfClient } from '../hints/find-pointings.ts'
import { hintsOfFile, saidWith } from '../hints/hints-of-file.ts'
import { getReportReading } from './get-report-reading.ts'
import { withdrawPointings } from './pointing.store.ts'
import { readAnew } from './read-anew.ts'

/**
 * Takes back what was said of a line: it stays in the log, and the file is read without it. Taken back twice, it changes
 * nothing more. Errors: not_found for what was never said of this file, conflict as in pointAtLine.
 */
export async function withdrawPointing(
  deps: Deps,
  input: { clientId: number; bureau: BureauKey; actor: CaseActor; pointing: number },
): Promise<ReportReadingState> {
  const { clientId, bureau, actor } = input
  await readAnew(deps, { clientId, bureau }, async (row, before) => {
    const said = await findPointingsOfClient(deps.database.db, clientId)
    const own = said.find(
      ({ id, sha256, bureau: under }) => id === input.pointing && sha256 === row.sha256 && under === bureau,
    )
    if (!own) throw new Refusal('not_found', says('pointing.nothingSaid'))
    if (own.withdrawnAt !== null) return null
    const kept = before.pointings.filter(({ id }) => id !== own.id)
    return {
      said: saidWith(before, kept),
      write: async (tx) => {
        const now = deps.clock.now()
        await withdrawPointings(tx, [own.id], { kind: actor.kind, id: actor.id, at: now })
        await appendAuditEntry(tx, {
          actor: { id: actor.id, name: actor.name },
          action: 'withdraw-pointing',
          clientId,
          detail: { bureau, upload: row.id, page: own.page, line: own.line, meaning: own.meaning },
          at: now,
        })
        return hintsOfFile(deps, tx, { clientId, sha256: row.sha256 })
      },
    }
  })
  return getReportReading(deps, { clientId, bureau })
}
