import { useState } from 'react'
import { cancelAgreement } from '../../../shared/api/agreement.ts'
import { useAct } from '../../lib/use-act.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FailureNotice } from '../../ui/failure-notice.tsx'

/** Cancels without a reason: a button, and its confirmation. */
export function CancelCard({
  reference,
  onCancelled,
}: {
  reference: string
  onCancelled: () => Promise<unknown>
}) {
  const { cancel: texts } = useMessages().agreement
  const [isAsked, setAsked] = useState(false)
  const { busy, failure, act } = useAct(texts.failed)
  const cancel = async () => {
    await act(async (send) => {
      await send(cancelAgreement, { params: { reference } })
      await onCancelled()
    })
    setAsked(false)
  }
  return (
    <section aria-labelledby="cancel-title" className="grid justify-items-start gap-3">
      <h2 id="cancel-title" className="text-xl">
        {texts.title}
      </h2>
      <FailureNotice sentence={failure} />
      <p className="max-w-prose">{texts.text}</p>
      <Button kind="secondary" onClick={() => setAsked(true)}>
        {texts.open}
      </Button>
      {isAsked && (
        <Dialog
          open
          size="sm"
          title={texts.question}
          description={texts.explain}
          onClose={() => setAsked(false)}
        >
          <div className="grid gap-3">
            <Button busy={busy} onClick={() => void cancel()}>
              {texts.confirm}
            </Button>
            <Button kind="secondary" onClick={() => setAsked(false)}>
              {texts.keep}
            </Button>
          </div>
        </Dialog>
      )}
    </section>
  )
}
