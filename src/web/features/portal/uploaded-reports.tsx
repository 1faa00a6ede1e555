import Download from 'lucide-react/icons/download'
import type { PortalClient } from '../../../shared/api/portal.ts'
import type { UploadedReport } from '../../../shared/api/reports.ts'
import { type BureauKey, bureauKeys, bureauNames } from '../../../shared/api/vocabulary.ts'
import { formatBytes } from '../../lib/format.ts'
import { missingTitle } from '../../lib/missing-title.ts'
import { problemOf } from '../../lib/report-problem.ts'
import { narrowScreen, useMedia } from '../../lib/use-media.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { useSay } from '../../lib/use-say.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { FoldMark } from '../../ui/fold-mark.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { LockedReport } from './locked-report.tsx'
import { useReportDownload } from './use-report-download.ts'

interface UploadedReportsProps {
  client: PortalClient
  details: readonly UploadedReport[]
  onUnlocked: () => void
}

/**
 * The uploaded report of each bureau, only where there is one, with its download and with what is wrong with it. Of a locked one the
 * password is asked.
 */
export function UploadedReports(props: UploadedReportsProps) {
  const { client } = props
  const { documents: texts } = useMessages().portal
  const { download, busy } = useReportDownload(client.id)
  const files: Record<BureauKey, string | null> = {
    experian: client.experianReportFile,
    equifax: client.equifaxReportFile,
    transunion: client.transunionReportFile,
  }
  const there = bureauKeys.filter((bureau) => files[bureau])
  const isFolded = useMedia(narrowScreen) && there.length > 0 && props.details.every(isInOrder)
  const list = (
    <ul className="mt-1 divide-y divide-line empty:hidden">
      {there.map((bureau) => (
        <li key={bureau} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
          <div className="min-w-0 flex-1 basis-56">
            <p className="font-semibold">{bureauNames[bureau]}</p>
            <p className="text-sm break-all text-muted">{files[bureau]}</p>
            <ReportDetail
              client={client}
              report={props.details.find((report) => report.bureau === bureau)}
              onUnlocked={props.onUnlocked}
            />
          </div>
          <Button
            id={`download-${bureau}`}
            kind="secondary"
            busy={busy === bureau}
            onClick={() => void download(bureau)}
            aria-label={texts.download(bureauNames[bureau])}
          >
            <Download aria-hidden="true" className="size-5" />
            {texts.downloadShort}
          </Button>
        </li>
      ))}
    </ul>
  )
  if (isFolded)
    return (
      <details className="group -my-2">
        <summary className="flex min-h-11 cursor-pointer list-none flex-wrap items-center justify-between gap-x-4 py-1">
          <h3 className="flex items-center gap-2 text-lg">
            <FoldMark />
            {texts.reports}
          </h3>
          <Badge>{texts.files(there.length)}</Badge>
        </summary>
        {list}
      </details>
    )
  return (
    <div>
      <h3 className="text-lg">{texts.reports}</h3>
      {there.length === 0 && <p className="mt-2 text-muted">{texts.noReports}</p>}
      {list}
    </div>
  )
}

/** Nothing is asked about it and nothing is wrong with it: a phone need not show it before it is looked for. */
function isInOrder({ recognition, unreadOf }: UploadedReport): boolean {
  const asks =
    recognition?.needsPassword || recognition?.missingPages || recognition?.scan?.state === 'reading'
  return !asks && unreadOf === undefined && problemOf(recognition) === null
}

function ReportDetail(props: {
  client: PortalClient
  report: UploadedReport | undefined
  onUnlocked: () => void
}) {
  const { client, report } = props
  const { portal, pointing, reports } = useMessages()
  const say = useSay()
  const texts = portal.documents
  if (!report) return null
  const isLocked = report.recognition?.needsPassword === true
  // The question says it, and what to do.
  const problem = isLocked ? null : problemOf(report.recognition)
  const isBeingRead = report.recognition?.scan?.state === 'reading'
  const size = [report.pages !== null && texts.pages(report.pages), formatBytes(report.bytes)]
  return (
    <>
      <p className="text-sm text-muted">{size.filter(Boolean).join(', ')}</p>
      {isBeingRead && <p className="mt-1 text-sm">{reports.scan.reading}</p>}
      {report.recognition?.missingPages && (
        <p className="mt-1 text-sm">
          {missingTitle(report.recognition.missingPages, reports.missing)}.{' '}
          <TextLink to={`/upload?client=${client.id}`}>{reports.missing.add}</TextLink>
        </p>
      )}
      {isLocked && <LockedReport clientId={client.id} report={report} onUnlocked={props.onUnlocked} />}
      {problem && (
        <p className="mt-1 text-sm">
          <span className="text-alarm">{say(problem)}</span>{' '}
          <TextLink to={`/upload?client=${client.id}`}>{texts.uploadAnother}</TextLink>
        </p>
      )}
      {report.unreadOf !== undefined && (
        <p className="mt-1 text-sm">
          {pointing.notAll}{' '}
          <TextLink to={`/account/reports/${report.bureau}?client=${client.id}`}>
            {pointing.helpOf(bureauNames[report.bureau])}
          </TextLink>
        </p>
      )}
    </>
  )
}
