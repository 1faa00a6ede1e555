import { useId, useState } from 'react'
import { confirmAnswer, type DisputeResult } from '../../../shared/api/results.ts'
import { sentenceOf } from '../../lib/api-error.ts'
import { callApi } from '../../lib/call-api.ts'
import { logProblem } from '../../lib/log-problem.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { useSay } from '../../lib/use-say.ts'
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
  const say = useSay()
  const hintId = useId()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const setAside = async () => {
    setBusy(true)
    setFailure(null)
    try {
      const params = { id: clientId, result: String(result.id) }
      onSetAside(await callApi(confirmAnswer, { params, body: { items: [], days: [], isAnswer: false } }))
    } catch (error) {
      logProblem('A file was not set aside.', error)
      setFailure(sentenceOf(error, texts.notAnswerFailed))
    } finally {
      setBusy(false)
    }
  }
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
          <p>{say(failure)}</p>
        </Notice>
      )}
    </div>
  )
}
