import type * as z from 'zod/mini'
import type { getPackets as call } from '../../../shared/api/results.ts'
import type { Deps } from '../../deps.ts'
import { findAnalysedRun } from '../runs/find-analysed-run.ts'
import { findPackets } from './find-packets.ts'
import { namedEntries } from './named-entries.ts'

/** The entries that a packet may name, from the newest analysis, and what was asked for so far. */
export async function getPackets(deps: Deps, clientId: number): Promise<z.input<(typeof call)['reply']>> {
  const run = await findAnalysedRun(deps, deps.database.db, clientId)
  const nothing = { collectorValidation: [], identityTheft: [], securityFreeze: false }
  if (!run) return { entries: [], asked: nothing }
  const { reports, round } = run.analysis.caseFile
  const asked = await findPackets(deps, deps.database.db, { clientId, round, reports })
  return {
    entries: namedEntries(reports),
    asked: asked
      ? {
          collectorValidation: asked.collectorValidation,
          identityTheft: asked.identityTheft?.items ?? [],
          securityFreeze: asked.securityFreeze,
        }
      : nothing,
  }
}
