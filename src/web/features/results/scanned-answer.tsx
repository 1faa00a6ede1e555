import type { AnswerScan, DisputeResult } from '../../../shared/api/results.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { ScanProgress } from '../../parts/reports/scan-progress.tsx'
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
  return <ScanProgress done={scan.done} of={scan.of} bureau={bureau} texts={texts} className="mt-3" />
}
