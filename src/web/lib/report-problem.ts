import type { Recognition } from '../../shared/api/reports.ts'
import type { Said } from '../../shared/sentences/said.ts'

/** What is wrong with a stored report; null while a scan is being read, which is no fault of its owner. */
export function problemOf(recognition: Recognition | null | undefined): Said | null {
  return recognition?.scan?.state === 'reading' ? null : (recognition?.problem ?? null)
}
