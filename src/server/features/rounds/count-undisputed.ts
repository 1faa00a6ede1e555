import { standingFindings } from '../../../engine/letters/disputable-findings.ts'
import type { Deps } from '../../deps.ts'
import { contentOf } from '../documents/letter-content.ts'
import { composeCase } from '../processing/compose-case.ts'
import type { TimedLetter } from '../results/clocked-letters.ts'
import { findAnalysedRun } from '../runs/find-analysed-run.ts'

/**
 * How many findings that the client disputes, or may still decide to dispute, no mailed letter has raised so far: one that
 * was not decided when the round was mailed, or was left for later, comes again.
 */
export async function countUndisputed(
  deps: Deps,
  clientId: number,
  letters: readonly TimedLetter[],
): Promise<number> {
  const run = await findAnalysedRun(deps, deps.database.db, clientId)
  if (!run) return 0
  const { caseFile } = await composeCase(deps, clientId, run.analysis)
  const mailed = letters.filter(({ letter }) => letter.state !== 'not_sent')
  const raised = new Set(
    mailed.flatMap(
      ({ letter }) => contentOf(deps, letter.document)?.findings.map((each) => each.fingerprint) ?? [],
    ),
  )
  const late = (caseFile.setAside ?? []).flatMap(({ finding, reason }) =>
    reason === 'not_decided' || reason === 'on_hold' ? [finding] : [],
  )
  return [...standingFindings(caseFile), ...late].filter(({ fingerprint }) => !raised.has(fingerprint)).length
}
