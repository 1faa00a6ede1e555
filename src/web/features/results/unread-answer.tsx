import { useState } from 'react'
import { type AnswerScan, type DisputeResult, readAnswerAgain } from '../../../shared/api/results.ts'
import { useAct } from '../../lib/use-act.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { useSay } from '../../lib/use-say.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { ConfirmAnswerForm } from './confirm-answer-form.tsx'
import { NotAnAnswer } from './not-an-answer.tsx'

interface UnreadAnswerProps {
  clientId: string
  result: DisputeResult
  scan: AnswerScan
  onChanged: (result: DisputeResult) => void
}

/** An answer that could not be read, or was set aside: the reason, another try of a scan, and the way without a machine. */
export function UnreadAnswer({ clientId, result, scan, onChanged }: UnreadAnswerProps) {
  const { scan: texts, notRead } = useMessages().results
  const say = useSay()
  const { busy, failure, act } = useAct(texts.againFailed)
  const [isFormOpen, setFormOpen] = useState(false)
  const isAside = scan.state === 'set_aside'
  const again = () =>
    act(async (call) => {
      onChanged(await call(readAnswerAgain, { params: { id: clientId, result: String(result.id) } }))
    })
  return (
    <>
      <Notice
        tone={isAside ? 'info' : 'alarm'}
        // The sentence of a failed reading says what the title would.
        title={isAside ? texts.aside : result.cameBy ? texts.noFile : scan.state === 'unreadable' && notRead}
        className="mt-3"
      >
        <p>{result.problem ? say(result.problem) : texts.failed}</p>
        {scan.state === 'unreadable' && !result.cameBy && <p className="mt-1">{texts.unreadable}</p>}
      </Notice>
      <div className="mt-3 flex flex-wrap gap-3 empty:hidden">
        {scan.state === 'failed' && (
          <Button kind="secondary" busy={busy} onClick={() => void again()}>
            {texts.again}
          </Button>
        )}
        {!isFormOpen && scan.read.length > 0 && (
          <Button kind="secondary" onClick={() => setFormOpen(true)}>
            {isAside ? texts.afterAll : texts.byHand}
          </Button>
        )}
      </div>
      {failure && (
        <Notice tone="alarm" role="alert" className="mt-3">
          <p>{failure}</p>
        </Notice>
      )}
      {isFormOpen && <ConfirmAnswerForm {...{ clientId, result, scan }} onConfirmed={onChanged} />}
      {!isAside && <NotAnAnswer {...{ clientId, result }} onSetAside={onChanged} />}
    </>
  )
}
