import type { Recognition } from '../../../shared/api/reports.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { useSay } from '../../lib/use-say.ts'
import { ScanProgress } from '../../parts/reports/scan-progress.tsx'
import { Notice } from '../../ui/notice.tsx'

/** How far a scan is read, and what else its owner should know: several bureaus in one file, an old report. */
export function RecognitionDetails({ recognition, bureau }: { recognition: Recognition; bureau: string }) {
  const { reports } = useMessages()
  const say = useSay()
  const { scan, notes = [] } = recognition
  if (!scan && notes.length === 0) return null
  return (
    <div className="mt-3 grid gap-3">
      {scan && <ScanState scan={scan} bureau={bureau} />}
      {notes.length > 0 && (
        <Notice tone="info" title={reports.notes}>
          <ul className="grid gap-1">
            {notes.map(say).map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  )
}

function ScanState({ scan, bureau }: { scan: NonNullable<Recognition['scan']>; bureau: string }) {
  const { scan: texts } = useMessages().reports
  if (scan.state === 'failed') {
    return (
      <Notice tone="alarm">
        <p>{texts.failed}</p>
      </Notice>
    )
  }
  if (scan.state === 'read') {
    return (
      <Notice tone="wait">
        <p>{texts.read}</p>
      </Notice>
    )
  }
  return <ScanProgress done={scan.done} of={scan.of} bureau={bureau} texts={texts} />
}
