import type { Recognition } from '../../../shared/api/reports.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { useSay } from '../../lib/use-say.ts'
import { Notice } from '../../ui/notice.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'

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
  const known = scan.of > 0
  return (
    <div role="status" className="grid gap-1.5">
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
