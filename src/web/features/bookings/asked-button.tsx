import { useState } from 'react'
import { useToast } from '../../lib/toast-context.ts'
import { type Caller, useAct } from '../../lib/use-act.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FailureNotice } from '../../ui/failure-notice.tsx'

interface AskedButtonProps {
  size?: 'sm'
  texts: {
    open: string
    title: string
    text: string
    confirm: string
    keep: string
    done: string
    failed: string
  }
  /** Rejects where it was refused: the dialog then says so and stays. */
  does: (call: Caller) => Promise<unknown>
  onChanged: () => Promise<unknown>
}

/** Does in two clicks what cannot be taken back, and says so when it is done. */
export function AskedButton({ size, texts, does, onChanged }: AskedButtonProps) {
  const toast = useToast()
  const [isAsked, setAsked] = useState(false)
  const { busy, failure, act } = useAct(texts.failed)
  const confirm = () =>
    act(async (call) => {
      await does(call)
      toast({ title: texts.done, kind: 'success' })
      await onChanged()
    })
  return (
    <>
      <Button {...(size ? { size } : {})} kind="quiet" onClick={() => setAsked(true)}>
        {texts.open}
      </Button>
      <Dialog
        open={isAsked}
        size="sm"
        title={texts.title}
        description={texts.text}
        onClose={() => setAsked(false)}
      >
        <div className="grid gap-3">
          <FailureNotice sentence={failure} />
          <Button busy={busy} onClick={() => void confirm()}>
            {texts.confirm}
          </Button>
          <Button kind="secondary" onClick={() => setAsked(false)}>
            {texts.keep}
          </Button>
        </div>
      </Dialog>
    </>
  )
}
