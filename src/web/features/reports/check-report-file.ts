import { isReportFile } from '../../lib/report-file-kind.ts'

export type ReportFileProblem = 'empty' | 'tooLarge' | 'notReport' | 'tooMany'

/** Decision 22: up to 25 MB, all files of one report together. */
const largestBytes = 25_000_000
const mostFiles = 60

/** The server's own checks, made before the upload so that nobody waits for a refusal. */
export async function checkReportFiles(files: readonly File[]): Promise<ReportFileProblem | null> {
  if (files.length > mostFiles) return 'tooMany'
  if (files.some(({ size }) => size === 0)) return 'empty'
  if (files.reduce((sum, { size }) => sum + size, 0) > largestBytes) return 'tooLarge'
  const known = await Promise.all(files.map(isReportFile))
  return known.every(Boolean) ? null : 'notReport'
}
