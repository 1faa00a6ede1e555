import { useMessages } from '../../lib/use-messages.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { PrefillOutcome } from './use-prefill.ts'

/** What the toast said about a prefill still stands here after it is gone (decision 33). */
export function PrefillNotice({ outcome }: { outcome: PrefillOutcome }) {
  const { checkout } = useMessages()
  if (outcome === 'none' || outcome === 'loading') return null
  const text = {
    filled: checkout.prefilled,
    failed: checkout.prefillFailed,
    rejected: checkout.prefillRejected,
  }[outcome]
  return (
    <Notice tone={outcome === 'filled' ? 'good' : 'alarm'} title={text.title} className="mb-6">
      <p>{text.description}</p>
    </Notice>
  )
}
