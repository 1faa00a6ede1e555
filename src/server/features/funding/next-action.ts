import type { FundingStatus } from '../../../shared/rules/funding-status.ts'

const nothing: Record<FundingStatus, string> = {
  'intake-pending': 'Finish your application so that we can review it.',
  'intake-received':
    'There is nothing for you to do now. We review your application and contact you within 24 hours.',
  'under-review': 'There is nothing for you to do now. Your application is under review.',
  'docs-needed': 'We have every document that we asked for. We look at them next.',
  submitted: 'There is nothing for you to do now. Your application has been submitted.',
  'awaiting-decision': 'There is nothing for you to do now. The decision is with the lender.',
  'result-posted':
    'The lender has decided. Read the result in your messages and write to us with any question.',
  closed: 'This application is closed. Write to us if you would like it to be taken up again.',
}

/** While these last, a missing document is what holds the application up. */
const wantsDocuments: readonly FundingStatus[] = ['intake-received', 'under-review', 'docs-needed']

/** What the applicant does next, in plain sentences. @param missing names of the required documents without a file */
export function nextActionOf(status: FundingStatus, missing: readonly string[]): string {
  if (missing.length === 0 || !wantsDocuments.includes(status)) return nothing[status]
  return `Upload what is still missing: ${missing.join(', ')}.`
}
