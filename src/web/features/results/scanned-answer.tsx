import { useState } from 'react'
import { type AnswerScan, type DisputeResult, readAnswerAgain } from '../../../shared/api/results.ts'
import { sentenceOf } from '../../lib/api-error.ts'
import { callApi } from '../../lib/call-api.ts'
import { logProblem } from '../../lib/log-problem.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { useSay } from '../../lib/use-say.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { ConfirmAnswerForm } from './confirm-answer-form.tsx'

interface ScannedAnswerProps {
  clientId: string
  result: DisputeResult
  scan: AnswerScan
  /** The server's newer state of this answer. */
  onChanged: (result: DisputeResult) => void
}

/** A scanned answer on its way: waiting, read page by page, to be compared with the paper, or failed. */
export function ScannedAnswer({ clientId, result, scan, onChanged }: ScannedAnswerProps) {
  if (scan.state === 'reading') return <ReadingProgress bureau={result.bureau} scan={scan} />
  if (scan.state === 'failed') return <FailedScan {...{ clientId, result, scan, onChanged }} />
  return <ConfirmAnswerForm {...{ clientId, result, scan }} onConfirmed={onChanged} />
}

function ReadingProgress({ bureau, scan }: { bureau: string; scan: AnswerScan }) {
  const texts = useMessages().results.scan
  const known = scan.of > 0
  return (
    <div role="status" className="mt-3 grid gap-1.5">
      <p>{known ? texts.reading : texts.waiting}</p>
      {known && (
        <>
          <ProgressBar
            percent={(scan.done / scan.of) * 100}
            label={texts.progress(bureau)}
            valueText={texts.pages(scan.done, scan.of)}
          />
          <p className="text-sm text-muted tabular-nums">{texts.pages(scan.done, scan.of)}</p>
        </>
      )}
    </div>
  )
}

/** The reason, another try, and the way without a machine. */
function FailedScan({ clientId, result, scan, onChanged }: ScannedAnswerProps) {
  const texts = useMessages().results.scan
  const say = useSay()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [isByHand, setByHand] = useState(false)
  const again = async () => {
    setBusy(true)
    setFailure(null)
    try {
      onChanged(await callApi(readAnswerAgain, { params: { id: clientId, result: String(result.id) } }))
    } catch (error) {
      logProblem('A scanned answer was not read again.', error)
      setFailure(sentenceOf(error, texts.againFailed))
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <Notice tone="alarm" title={texts.failed} className="mt-3">
        {result.problem && <p>{say(result.problem)}</p>}
      </Notice>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button kind="secondary" busy={busy} onClick={() => void again()}>
          {texts.again}
        </Button>
        {!isByHand && scan.read.length > 0 && (
          <Button kind="quiet" onClick={() => setByHand(true)}>
            {texts.byHand}
          </Button>
        )}
      </div>
      {failure && (
        <Notice tone="alarm" role="alert" className="mt-3">
          <p>{say(failure)}</p>
        </Notice>
      )}
      {isByHand && <ConfirmAnswerForm {...{ clientId, result, scan }} onConfirmed={onChanged} />}
    </>
  )
}
