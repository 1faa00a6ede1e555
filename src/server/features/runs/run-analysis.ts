import type { CaseFile } from '../../../engine/letters/case-file.ts'
import type { Bureau, CreditReport } from '../../../engine/report/credit-report.ts'
import type { Said } from '../../../shared/sentences/said.ts'
import type { Deps } from '../../deps.ts'

/** What a run's analysis is kept as, sealed: enough to go on from, and to write the documents again. */
export interface RunAnalysis {
  /** Findings and questions as the audit gave them, before any decision of the client; its `without` as codes. */
  caseFile: CaseFile
  /** What the run did without or warns about, one sentence each. */
  notes: Said[]
  /** Why no letter is written on these reports, one sentence each; empty when the run may go on. */
  stops: Said[]
  /** Reports of which too little was read to rest anything on them, without their entries: the client sees how much. */
  partlyRead: CreditReport[]
  /** The file that each report was read from. */
  files: { bureau: Bureau; fileName: string; fileKey: string }[]
  /** ISO instant. */
  analysedAt: string
}

/** The context under which a run's analysis is sealed. */
const analysisContext = (runId: string) => `analysis:${runId}`

export function sealAnalysis(deps: Pick<Deps, 'sealer'>, runId: string, analysis: RunAnalysis): Uint8Array {
  return deps.sealer.seal(JSON.stringify(analysis), analysisContext(runId))
}

/** Runs of before there were reviews kept less: what they lack is empty. */
export function openAnalysis(
  deps: Pick<Deps, 'sealer'>,
  run: { id: string; startedAt: Date; analysisSealed: Uint8Array | null },
): RunAnalysis | null {
  if (!run.analysisSealed) return null
  const kept: Partial<RunAnalysis> & Pick<RunAnalysis, 'caseFile' | 'notes'> = JSON.parse(
    deps.sealer.openText(run.analysisSealed, analysisContext(run.id)),
  )
  return { stops: [], partlyRead: [], files: [], analysedAt: run.startedAt.toISOString(), ...kept }
}
