import type { AnswerScan, DisputeResult } from '../../../shared/api/results.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { ConfirmAnswerForm } from './confirm-answer-form.tsx'
import { NotAnAnswer } from './not-an-answer.tsx'
import { UnreadAnswer } from './unread-answer.tsx'

interface ScannedAnswerProps {
  clientId: string
  result: DisputeResult
  scan: AnswerScan
  /** The server's newer state of this answer. */
  onChanged: (result: DisputeResult) => void
}

/** An answer that counts for nothing yet: waiting, read page by page, to be compared with the paper, or not read. */
export function ScannedAnswer({ clientId, result, scan, onChanged }: ScannedAnswerProps) {
  if (scan.state === 'reading') return <ReadingProgress bureau={result.bureau} scan={scan} />
  if (scan.state !== 'to_confirm') return <UnreadAnswer {...{ clientId, result, scan, onChanged }} />
  return (
    <>
      <ConfirmAnswerForm {...{ clientId, result, scan }} onConfirmed={onChanged} />
      <NotAnAnswer {...{ clientId, result }} onSetAside={onChanged} />
    </>
  )
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
