import { createHash } from 'node:crypto'
import type { Finding } from '../../../engine/audit/finding.ts'
import { lowerForReading } from '../../../engine/audit/reading-certainty.ts'
import type { CreditReport } from '../../../engine/report/credit-report.ts'

/**
 * A finding as it is once the client chose among what the reports print, in place of the one before the choice. Put to other
 * bureaus it is another finding: what was decided on the first does not pass to it.
 */
export function asChosen(chosen: Finding, before: Finding, reports: CreditReport[]): Finding {
  const finding = lowerForReading(chosen, reports)
  const isSame = finding.bureaus.join() === before.bureaus.join()
  if (isSame || finding.fingerprint !== before.fingerprint) return finding
  const fingerprint = createHash('sha256')
    .update(`${before.fingerprint} ${finding.bureaus.join()}`)
    .digest('hex')
    .slice(0, 16)
  return { ...finding, fingerprint }
}
