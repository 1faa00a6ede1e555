import { reportLimit } from '../../../shared/rules/file-limits.ts'
import { isReportFile } from '../../lib/report-file-kind.ts'

export type ReportFileProblem = 'empty' | 'tooLarge' | 'notReport' | 'tooMany'

/** The server's own checks, made before the upload so that nobody waits for a refusal. */
export async function checkReportFiles(files: readonly File[]): Promise<ReportFileProblem | null> {
  if (files.length > reportLimit.files) return 'tooMany'
  if (files.some(({ size }) => size === 0)) return 'empty'
  if (files.reduce((sum, { size }) => sum + size, 0) > reportLimit.bytes) return 'tooLarge'
  const known = await Promise.all(files.map(isReportFile))
  return known.every(Boolean) ? null : 'notReport'
}
