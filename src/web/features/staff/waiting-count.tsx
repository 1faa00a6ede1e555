import { getToday } from '../../../shared/api/today.ts'
import { staffTodayTexts as texts } from '../../../shared/messages/staff/today.ts'
import { useCall } from '../../lib/use-call.ts'

/** How much waits for a person, behind the name of its page; nothing while it is not known, and when nothing does. */
export function WaitingCount() {
  const found = useCall(getToday, { query: { limit: 0 } }, { anew: true })
  const total = found.data?.total ?? 0
  if (total === 0) return null
  return (
    <span className="ml-1.5 rounded-full bg-press-soft px-2 text-sm font-semibold text-press tabular-nums">
      <span aria-hidden="true">{total.toLocaleString('en-US')}</span>
      <span className="sr-only">{texts.waiting(total)}</span>
    </span>
  )
}
