import { type FundingStatus, fundingStatusLabels } from '../../../shared/rules/funding-status.ts'
import { Badge, type Tone } from '../../ui/badge.tsx'

const tones: Record<FundingStatus, Tone> = {
  'intake-pending': 'wait',
  'intake-received': 'neutral',
  'under-review': 'neutral',
  'docs-needed': 'wait',
  submitted: 'good',
  'awaiting-decision': 'good',
  'result-posted': 'good',
  closed: 'neutral',
}

/** A case status in its words. */
export function StatusBadge({ status }: { status: FundingStatus }) {
  return <Badge tone={tones[status]}>{fundingStatusLabels[status]}</Badge>
}
