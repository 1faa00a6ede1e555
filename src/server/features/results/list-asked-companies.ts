import type { AskedCompany } from '../../../engine/letters/case-file.ts'
import { letterKindOf } from '../../../shared/rules/clocked-letter.ts'
import type { Deps } from '../../deps.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { contentOf } from '../documents/letter-content.ts'
import { listLetters } from '../mail-log/list-letters.ts'
import { findAnalysisOfRun } from '../runs/find-analysed-run.ts'

/**
 * The companies that a direct dispute of a round before `before` was handed over to, proved or not. Of a letter that was written
 * before its content was kept, everything that its run had found counts as asked: better one item less than the same one twice.
 */
export async function listAskedCompanies(
  deps: Pick<Deps, 'sealer'>,
  queryable: Queryable,
  input: { clientId: number; before: number },
): Promise<AskedCompany[]> {
  if (input.before <= 3) return []
  const asked: AskedCompany[] = []
  for (const letter of await listLetters(deps, queryable, input.clientId)) {
    const { document, written, recipient, steps } = letter
    const isAsked = document.round < input.before && steps.length > 0
    if (!isAsked || letterKindOf(document.documentType) !== 'furnisher_dispute') continue
    const findings =
      contentOf(deps, document)?.findings ??
      (written?.runId ? await findAnalysisOfRun(deps, queryable, written.runId) : undefined)?.caseFile
        .findings ??
      []
    asked.push({ recipient, fingerprints: findings.map(({ fingerprint }) => fingerprint) })
  }
  return asked
}
