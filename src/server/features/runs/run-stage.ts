import type { ProcessingStatus } from '../../../shared/api/portal.ts'

export type RunStage = NonNullable<ProcessingStatus['stage']>

/** The stages of a run with the specification's words and the progress at which each begins. */
export const runStages: Record<RunStage, { message: string; from: number }> = {
  analysis: { message: 'Analyzing credit reports', from: 5 },
  generation: { message: 'Generating dispute documents', from: 45 },
  delivery: { message: 'Uploading to secure storage', from: 75 },
  dashboard: { message: 'Updating dashboard', from: 92 },
}

/** Progress while reports are being read: each one moves it on evenly towards the next stage. */
export function readingProgress(done: number, of: number): number {
  const { analysis, generation } = runStages
  return Math.round(analysis.from + ((generation.from - analysis.from - 5) * done) / Math.max(1, of))
}
