import { cancelSession } from '../../../shared/api/bookings.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { AskedButton } from './asked-button.tsx'

/** Gives the booked time back, in two clicks. */
export function CancelSessionButton({
  sessionId,
  onChanged,
}: {
  sessionId: string
  onChanged: () => Promise<unknown>
}) {
  const { booking: texts } = useMessages()
  return (
    <AskedButton
      texts={{
        open: texts.cancel,
        title: texts.cancelTitle,
        text: texts.cancelText,
        confirm: texts.cancelConfirm,
        keep: texts.keep,
        done: texts.cancelledToast,
        failed: texts.cancelFailed,
      }}
      does={(call) => call(cancelSession, { params: { sessionId } })}
      onChanged={onChanged}
    />
  )
}
