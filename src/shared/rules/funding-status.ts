/** The case statuses of a funding application in their order (specification, section 3), with the transitions allowed. */
export const fundingStatuses = [
  'intake-pending',
  'intake-received',
  'under-review',
  'docs-needed',
  'submitted',
  'awaiting-decision',
  'result-posted',
  'closed',
] as const
export type FundingStatus = (typeof fundingStatuses)[number]

export const fundingStatusLabels: Record<FundingStatus, string> = {
  'intake-pending': 'Intake Pending',
  'intake-received': 'Intake Received',
  'under-review': 'Under Review',
  'docs-needed': 'Docs Needed',
  submitted: 'Submitted',
  'awaiting-decision': 'Awaiting Decision',
  'result-posted': 'Result Posted',
  closed: 'Closed',
}

/**
 * The specification shows no transitions; these are ours. Forward one step, 'docs-needed' and back as often as papers are
 * missing, a new submission after a result, and closing from everywhere. What is closed may be taken up again for review.
 */
const transitions: Record<FundingStatus, readonly FundingStatus[]> = {
  'intake-pending': ['intake-received', 'closed'],
  'intake-received': ['under-review', 'docs-needed', 'closed'],
  'under-review': ['docs-needed', 'submitted', 'closed'],
  'docs-needed': ['under-review', 'closed'],
  submitted: ['awaiting-decision', 'docs-needed', 'closed'],
  'awaiting-decision': ['result-posted', 'docs-needed', 'closed'],
  'result-posted': ['submitted', 'closed'],
  closed: ['under-review'],
}

export const nextFundingStatuses = (status: FundingStatus): readonly FundingStatus[] => transitions[status]
export const mayChangeFundingStatus = (from: FundingStatus, to: FundingStatus): boolean =>
  transitions[from].includes(to)
