import { recallFacts } from '../../../engine/audit/recall-facts.ts'
import type { Deps } from '../../deps.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { openAnalysis, type RunAnalysis } from './run-analysis.ts'
import { selectAnalysedRun, selectAnalysedRuns, selectRun } from './runs.store.ts'

export interface AnalysedRun {
  runId: string
  status: 'processing' | 'completed' | 'error'
  analysis: RunAnalysis
}

/** The newest run of a client that got as far as an analysis; undefined before there is one. */
export async function findAnalysedRun(
  deps: Pick<Deps, 'sealer'>,
  queryable: Queryable,
  clientId: number,
): Promise<AnalysedRun | undefined> {
  const run = await selectAnalysedRun(queryable, clientId)
  const analysis = run ? openWithFacts(deps, run) : null
  return run && analysis ? { runId: run.id, status: run.status, analysis } : undefined
}

/** The newest analysed runs of a client, newest first. */
export async function listAnalysedRuns(
  deps: Pick<Deps, 'sealer'>,
  queryable: Queryable,
  clientId: number,
  most: number,
): Promise<AnalysedRun[]> {
  const runs = await selectAnalysedRuns(queryable, clientId, most)
  return runs.flatMap((run) => {
    const analysis = openAnalysis(deps, run)
    return analysis ? [{ runId: run.id, status: run.status, analysis }] : []
  })
}

/** The analysis of one run; undefined when it is gone. */
export async function findAnalysisOfRun(
  deps: Pick<Deps, 'sealer'>,
  queryable: Queryable,
  runId: string,
): Promise<RunAnalysis | undefined> {
  const run = await selectRun(queryable, runId)
  return (run && openWithFacts(deps, run)) ?? undefined
}

/** The analysis as it was kept; one made before findings kept facts gets them from its own reports. */
function openWithFacts(
  deps: Pick<Deps, 'sealer'>,
  run: Parameters<typeof openAnalysis>[1],
): RunAnalysis | null {
  const analysis = openAnalysis(deps, run)
  if (analysis === null) return null
  const { consumer, reports, asOf, findings, questions } = analysis.caseFile
  const { name, mailingAddress, city, state, zipCode } = consumer
  const addresses = mailingAddress ? [`${mailingAddress}, ${city}, ${state} ${zipCode}`] : []
  const all = recallFacts([...findings, ...questions], { reports, asOf, client: { name, addresses } })
  return {
    ...analysis,
    caseFile: {
      ...analysis.caseFile,
      findings: all.slice(0, findings.length),
      questions: all.slice(findings.length),
    },
  }
}
