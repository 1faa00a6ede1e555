import type { ReactNode } from 'react'
import { listUploadedReports, type UploadedReport } from '../../../shared/api/reports.ts'
import { bureauKeys } from '../../../shared/api/vocabulary.ts'
import { useCall } from '../../lib/use-call.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { BureauCard } from './bureau-card.tsx'
import { CarriedReports } from './carried-reports.tsx'
import { SeveralReports } from './several-reports.tsx'
import { WhoseReports } from './whose-reports.tsx'

const scanAskedEveryMs = 2000

/**
 * What is stored for a client (numeric id or payment-intent id); 401 and 404 are errors of the query. While a scan is
 * read, its progress is asked for: a buyer at step 3 has no live channel yet.
 */
export function useUploadedReports(client: string) {
  return useCall(
    listUploadedReports,
    { query: { client } },
    {
      enabled: client !== '',
      againAfterMs: (data) => {
        const stored = listUploadedReports.reply.safeParse(data)
        const reading = stored.success && stored.data.some((report) => isBeingRead(report))
        return reading ? scanAskedEveryMs : false
      },
    },
  )
}

function isBeingRead({ recognition }: UploadedReport): boolean {
  return recognition?.scan?.state === 'reading'
}

export function hasAllReports(stored: readonly UploadedReport[]): boolean {
  return bureauKeys.every((bureau) => stored.some((report) => report.bureau === bureau))
}

interface ReportUploadsProps {
  /** Numeric client id or payment-intent id. */
  client: string
  /** What stands below the cards; knows whether all three reports are there. */
  footer?: (complete: boolean) => ReactNode
  /** Where all three in one choice lead on. */
  onAllRead?: () => void
}

/** Three cards, one per bureau; a reload shows what is stored already. */
export function ReportUploads({ client, footer, onAllRead }: ReportUploadsProps) {
  const { reports } = useMessages()
  const list = useUploadedReports(client)
  if (list.isPending) return <Skeleton lines={6} />
  const stored = list.data ?? []
  return (
    <div className="grid gap-5">
      {list.isError && (
        <Notice tone="alarm" role="alert" title={reports.listFailed}>
          <Button kind="secondary" size="sm" className="mt-2" onClick={() => list.refetch()}>
            {reports.tryAgain}
          </Button>
        </Notice>
      )}
      <WhoseReports client={client} stored={stored} all />
      <div role="status">
        {hasAllReports(stored) ? (
          <Notice tone="good" title={reports.allTitle}>
            <p>{reports.allText}</p>
          </Notice>
        ) : (
          <p className="text-muted">{reports.analysis}</p>
        )}
      </div>
      <CarriedReports client={client} stored={stored} />
      <SeveralReports client={client} stored={stored} onAllRead={onAllRead} />
      <div className="grid gap-5 lg:grid-cols-3">
        {bureauKeys.map((bureau) => (
          <BureauCard
            key={bureau}
            client={client}
            bureau={bureau}
            stored={stored.find((report) => report.bureau === bureau) ?? null}
          />
        ))}
      </div>
      {footer?.(hasAllReports(stored))}
    </div>
  )
}
