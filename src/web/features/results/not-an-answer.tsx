import { useId } from 'react'
import { confirmAnswer, type DisputeResult } from '../../../shared/api/results.ts'
import { useAct } from '../../lib/use-act.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'

interface NotAnAnswerProps {
  clientId: string
  result: DisputeResult
  onSetAside: (result: DisputeResult) => void
}

/** The way out for a wrong file, which else would hold the next round for good. It can be taken back. */
export function NotAnAnswer({ clientId, result, onSetAside }: NotAnAnswerProps) {
  const texts = useMessages().results.scan
  const hintId = useId()
  const { busy, failure, act } = useAct(texts.notAnswerFailed)
  const setAside = () =>
    act(async (call) => {
      const params = { id: clientId, result: String(result.id) }
      onSetAside(await call(confirmAnswer, { params, body: { items: [], days: [], isAnswer: false } }))
    })
  return (
    <div className="mt-5 border-t border-line pt-4">
      <Button
        kind="quiet"
        // Its words begin where those below do.
        className="-ml-5 text-left"
        busy={busy}
        aria-describedby={hintId}
        onClick={() => void setAside()}
      >
        {texts.notAnswer}
      </Button>
      <p id={hintId} className="mt-1 max-w-prose text-sm text-muted">
        {texts.notAnswerHint}
      </p>
      {failure && (
        <Notice tone="alarm" role="alert" className="mt-3">
          <p>{failure}</p>
        </Notice>
      )}
    </div>
  )
}
