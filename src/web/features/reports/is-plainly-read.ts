import type { UploadedReport } from '../../../shared/api/reports.ts'

/** Whether there is nothing about a report that its owner should look at: it is theirs, whole, and read from print. */
export function isPlainlyRead({ recognition, owner }: UploadedReport): boolean {
  if (recognition === null || owner !== null) return false
  const { problem, notes = [], needsPassword, missingPages, scan } = recognition
  return problem === null && notes.length === 0 && !needsPassword && !missingPages && !scan
}
