import type { FundingStatus } from '../../../shared/rules/funding-status.ts'
import type { Tone } from '../../ui/badge.tsx'

/** The colour of each stage; the words always say the same. */
export const stageTones: Record<FundingStatus, Tone> = {
  'intake-pending': 'neutral',
  'intake-received': 'neutral',
  'under-review': 'wait',
  'docs-needed': 'alarm',
  submitted: 'good',
  'awaiting-decision': 'wait',
  'result-posted': 'good',
  closed: 'neutral',
}

/** Of a numbered circle: filled in the colour of its stage. */
export const circleLooks: Record<Tone, { filled: string; ring: string }> = {
  neutral: { filled: 'border-ink bg-ink text-paper', ring: 'ring-line' },
  good: { filled: 'border-press bg-press text-on-press', ring: 'ring-press-soft' },
  wait: { filled: 'border-wait bg-wait text-paper', ring: 'ring-wait-soft' },
  alarm: { filled: 'border-alarm bg-alarm text-on-alarm', ring: 'ring-alarm-soft' },
  beta: { filled: 'border-beta bg-beta text-paper', ring: 'ring-beta-soft' },
}
