import { bulkTexts as texts } from '../../../shared/messages/staff/clients.ts'
import { Button } from '../../ui/button.tsx'

interface HeldActProps {
  /** What will be done, as a sentence without its end. */
  what: string
  /** It has begun and cannot be taken back any more. */
  busy: boolean
  undo: () => void
  now: () => void
}

/** An act on many clients that can be taken back for ten seconds, or done at once. */
export function HeldAct({ what, busy, undo, now }: HeldActProps) {
  return (
    <div className="grid gap-3">
      <p role="status" className="font-semibold">
        {texts.held(what)}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button kind="secondary" size="sm" disabled={busy} onClick={undo} autoFocus>
          {texts.undoHeld}
        </Button>
        <Button kind="quiet" size="sm" busy={busy} onClick={now}>
          {texts.nowHeld}
        </Button>
      </div>
    </div>
  )
}
