import type { FundingStatus } from '../../../shared/rules/funding-status.ts'
import { says } from '../../../shared/sentences/says.ts'
import type { Sentence } from '../../../shared/sentences/sentence.ts'

/** While these last, a missing document is what holds the application up. */
const wantsDocuments: readonly FundingStatus[] = ['intake-received', 'under-review', 'docs-needed']

/** What the applicant does next. @param missing names of the required documents without a file */
export function nextActionOf(status: FundingStatus, missing: readonly string[]): Sentence {
  if (missing.length === 0 || !wantsDocuments.includes(status)) return says(`next.${status}`)
  return says('next.upload', { documents: missing })
}
