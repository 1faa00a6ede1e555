import { useState } from 'react'
import { cancelSession } from '../../../shared/api/bookings.ts'
import { useToast } from '../../lib/toast-context.ts'
import { useAct } from '../../lib/use-act.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FailureNotice } from '../../ui/failure-notice.tsx'

/** Gives the booked time back, in two clicks. */
export function CancelSessionButton({
  sessionId,
  onChanged,
}: {
  sessionId: string
  onChanged: () => Promise<unknown>
}) {
  const { booking: texts } = useMessages()
  const toast = useToast()
  const [isAsked, setAsked] = useState(false)
  const { busy, failure, act } = useAct(texts.cancelFailed)
  const cancel = () =>
    act(async (call) => {
      await call(cancelSession, { params: { sessionId } })
      toast({ title: texts.cancelledToast, kind: 'success' })
      await onChanged()
    })
  return (
    <>
      <Button kind="quiet" onClick={() => setAsked(true)}>
        {texts.cancel}
      </Button>
      <Dialog
        open={isAsked}
        size="sm"
        title={texts.cancelTitle}
        description={texts.cancelText}
        onClose={() => setAsked(false)}
      >
        <div className="grid gap-3">
          <FailureNotice sentence={failure} />
          <Button busy={busy} onClick={() => void cancel()}>
            {texts.cancelConfirm}
          </Button>
          <Button kind="secondary" onClick={() => setAsked(false)}>
            {texts.keep}
          </Button>
        </div>
      </Dialog>
    </>
  )
}
