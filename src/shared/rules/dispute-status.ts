/** Dispute statuses in order, with the portal's progress (specification section 4). */
export const disputeStatuses = ['uploaded', 'round1_sent', 'round2_sent', 'round3_sent', 'completed'] as const
export type DisputeStatus = (typeof disputeStatuses)[number]

const progress: Record<DisputeStatus, { percent: number; label: string }> = {
  uploaded: { percent: 20, label: 'Documents Received' },
  round1_sent: { percent: 40, label: 'Round 1 Sent' },
  round2_sent: { percent: 60, label: 'Round 2 Sent' },
  round3_sent: { percent: 80, label: 'Round 3 Sent' },
  completed: { percent: 100, label: 'Completed' },
}

/** An unknown status shows as uploaded with 0 percent. */
export function disputeProgress(status: string): { status: DisputeStatus; percent: number; label: string } {
  const known = disputeStatuses.find((each) => each === status)
  if (!known) return { status: 'uploaded', percent: 0, label: progress.uploaded.label }
  return { status: known, percent: progress[known].percent, label: progress[known].label }
}
