import type { Recognition } from '../../../shared/api/reports.ts'
import type { BureauKey } from '../../../shared/api/vocabulary.ts'
import type { Deps } from '../../deps.ts'
import { hintsOfFile } from '../hints/hints-of-file.ts'
import { recogniseReport, reportOfSlot } from './recognise-report.ts'

/** What the reader sees in a report that is nobody's yet, and how many pages it has; nothing is kept of it. */
export interface SeenReport {
  recognition: Recognition
  pages: number | null
}

/**
 * Reads a chosen file for what its owner should know of it at once. A scan is not recognised here, which takes minutes: it is said
 * to be one. Slow: never inside a transaction.
 */
export async function lookAtReport(
  deps: Deps,
  { bureau, bytes }: { bureau: BureauKey; bytes: Uint8Array },
): Promise<SeenReport> {
  const { hints } = await hintsOfFile(deps, deps.database.db, { clientId: null, sha256: '' })
  const reading = await deps.engine.readReport(bytes, hints)
  const pages = reportOfSlot(reading, bureau)?.pageCount ?? null
  return { recognition: recogniseReport(reading, bureau), pages }
}
