import { bulkTexts as texts } from '../../../shared/messages/staff/bulk.ts'
import { Button } from '../../ui/button.tsx'

interface HeldActProps {
  /** What will be done, as a sentence without its end. */
  what: string
  /** It has begun and cannot be taken back any more. */
  busy: boolean
  /** What becomes of it when the page is left; as `useHeld` was told. */
  leaving?: 'ends' | 'does'
  undo: () => void
  now: () => void
}

/** An act that can be taken back for ten seconds, or done at once. */
export function HeldAct({ what, busy, leaving = 'ends', undo, now }: HeldActProps) {
  return (
    <div className="grid gap-3">
      <p role="status" className="font-semibold">
        {leaving === 'does' ? texts.heldOrLeft(what) : texts.held(what)}
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
