import { markSessionBooking } from '../../../shared/api/bookings.ts'
import { staffBookingsTexts as texts } from '../../../shared/messages/staff/bookings.ts'
import { useToast } from '../../lib/toast-context.ts'
import { useAct } from '../../lib/use-act.ts'

/** Says what became of a session. @param onChanged reads anew what is shown */
export function useMarkSession(id: number, onChanged: () => Promise<unknown>) {
  const toast = useToast()
  const { busy, failure, act } = useAct(texts.markFailed)
  const mark = (state: 'held' | 'missed') =>
    act(async (call) => {
      await call(markSessionBooking, { params: { id: String(id) }, body: { mark: state } })
      toast({ title: texts.marked[state], kind: 'success' })
      await onChanged()
    })
  return { busy, failure, mark }
}
