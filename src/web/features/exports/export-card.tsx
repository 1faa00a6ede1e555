import { type DataExport, downloadExport } from '../../../shared/api/exports.ts'
import { exportTexts as texts } from '../../../shared/messages/staff/exports.ts'
import { addressOf } from '../../lib/call-address.ts'
import { formatBytes, formatInstant } from '../../lib/format.ts'
import { Badge } from '../../ui/badge.tsx'
import { buttonStyle } from '../../ui/button-style.ts'
import { ProgressBar } from '../../ui/progress-bar.tsx'

/** One export: how far it is, or its parts. */
export function ExportCard({ each }: { each: DataExport }) {
  const { id, status, done, total, volumes, goneAt } = each
  const progress = texts.progress(done, total)
  return (
    <li className="grid gap-3 rounded-lg border border-edge bg-surface p-4 text-sm">
      <div className="flex flex-wrap items-center gap-3">
        <p className="font-semibold">{texts.by(each.by, formatInstant(each.createdAt))}</p>
        <Badge tone={status === 'ready' ? 'good' : status === 'running' ? 'wait' : 'neutral'}>
          {texts.statuses[status]}
        </Badge>
      </div>
      {status === 'running' && (
        <ProgressBar
          percent={total === 0 ? 0 : (done / total) * 100}
          label={texts.statuses.running}
          valueText={progress}
        />
      )}
      <p role="status">{progress}</p>
      {status === 'ready' && (
        <>
          <ul className="flex flex-wrap gap-3">
            {volumes.map(({ number, bytes }) => (
              <li key={number}>
                <a
                  className={buttonStyle({ kind: 'secondary', size: 'sm' })}
                  href={addressOf(downloadExport, { params: { export: String(id), number: String(number) } })}
                  download
                >
                  {texts.part(number, formatBytes(bytes))}
                </a>
              </li>
            ))}
          </ul>
          {goneAt !== null && <p className="text-muted">{texts.goneAt(formatInstant(goneAt))}</p>}
        </>
      )}
    </li>
  )
}
