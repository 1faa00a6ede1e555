import { type ReactNode, useDeferredValue } from 'react'
import type { PortalClient } from '../../../shared/api/portal.ts'
import type { TextPart } from '../../../shared/messages/messages.ts'
import { problemOf } from '../../lib/report-problem.ts'
import { useHashTarget } from '../../lib/use-hash-target.ts'
import { useMessages, useTextsHere } from '../../lib/use-messages.tsx'
import { useOnline } from '../../lib/use-online.ts'
import { useTurns } from '../../ui/in-turn.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { AccountPagesCard } from './account-pages-card.tsx'
import { DeadlinesCard } from './deadlines-card.tsx'
import { DocumentsCard } from './documents-card.tsx'
import { FindingsCard } from './findings-card.tsx'
import { HelpCard } from './help-card.tsx'
import { FolderCard, InformationCard } from './information-card.tsx'
import { LiveCard } from './live-card.tsx'
import { MissingFilesCard } from './missing-files-card.tsx'
import { nextStepOf } from './next-step.ts'
import { NextStepPanel } from './next-step-panel.tsx'
import { PapersCard } from './papers-card.tsx'
import { PortalHeader } from './portal-header.tsx'
import { ProcessingCard } from './processing-card.tsx'
import { ProgressCard } from './progress-card.tsx'
import { PurchasesCard } from './purchases-card.tsx'
import { summaryOf } from './review-summary.ts'
import { ScoreCard } from './score-card.tsx'
import { ResultsCard, TimelineCard, timelineStep } from './timeline-card.tsx'
import type { usePortalData } from './use-portal-data.ts'
import { usePortalLive } from './use-portal-live.ts'

interface PortalViewProps {
  client: PortalClient
  data: ReturnType<typeof usePortalData>
  /** All parts are drawn together, as for whoever comes back to the page and stands where they left it. */
  atOnce: boolean
  /** What must be answered before anything else goes on. */
  questions?: ReactNode
  /** What an unpaid case can be paid with. */
  packages: ReactNode
  /** What the review asks first. */
  firstQuestion?: ReactNode
}

/** What the parts below the name show: their findings, letters and the server's sentences come while the name is drawn. */
const textsOfParts: readonly TextPart[] = ['letters', 'sentences']

/** One client's portal: what to do now and where the case is on top, then what one works with, then the rest. */
export function PortalView(props: PortalViewProps) {
  const { client, data, atOnce } = props
  const hasTexts = useTextsHere(textsOfParts)
  const isSettled = useDeferredValue(data.isSettled && hasTexts)
  const loadedAt = Math.max(
    data.client.dataUpdatedAt,
    data.status.dataUpdatedAt,
    data.documents.dataUpdatedAt,
  )
  return (
    <>
      <PortalHeader client={client} loadedAt={loadedAt} />
      <PortalNotices failed={data.client.isError} />
      {isSettled ? <PortalParts {...props} drawnBefore={atOnce ? turns : 0} /> : <Skeleton lines={6} />}
    </>
  )
}

/** Each is drawn in a frame of its own, from the top of a phone downwards: all at once they hold a slow one up for a third of a second. */
const turns = 7

function PortalParts({
  client,
  data,
  questions,
  packages,
  firstQuestion,
  drawnBefore,
}: PortalViewProps & { drawnBefore: number }) {
  const { status, documents, score, reports, review, mailings, messages, purchases, reload } = data
  const live = usePortalLive(client.id, data)
  const turn = useTurns(turns, drawnBefore)
  const known = documents.data ?? []
  const ready = status.data !== undefined && documents.data !== undefined
  // The mail with an answer leads to '#support'.
  useHashTarget(turn === turns)
  const stored = reports.data ?? []
  const unusable = stored.filter(
    ({ recognition, owner }) =>
      problemOf(recognition) !== null || owner?.state === 'denied' || owner?.state === 'contradicted',
  )
  const step =
    ready && status.data
      ? nextStepOf({
          client,
          processing: status.data,
          documents: known,
          unusable: unusable.map(({ bureau }) => bureau),
          asked: stored.some(({ owner }) => owner?.state === 'asked'),
          review: review.data ? summaryOf(review.data) : null,
          log: mailings.data ?? null,
        })
      : null
  return (
    <>
      {questions}
      <div className="grid grid-cols-1 gap-5">
        {step && (
          <NextStepPanel
            step={step}
            clientId={client.id}
            packages={packages}
            firstQuestion={firstQuestion}
            reasons={unusable.flatMap(({ recognition }) => problemOf(recognition) ?? [])}
            isLocked={unusable.length > 0 && unusable.every(({ recognition }) => recognition?.needsPassword)}
          />
        )}
        {turn > 0 && <ProgressCard client={client} />}
        <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
          <div className="grid grid-cols-1 gap-5">
            {turn > 1 && (
              <>
                {review.data && <FindingsCard clientId={client.id} review={review.data} />}
                <ProcessingCard client={client} status={status} reload={reload} />
                {client.results && <ResultsCard results={client.results} />}
              </>
            )}
            {turn > 2 && (
              <DocumentsCard client={client} documents={documents} reports={reports} reload={reload} />
            )}
            {turn > 3 && client.intakeCompleted && (
              <>
                {client.missingFiles.length > 0 && <MissingFilesCard client={client} />}
                <PapersCard clientId={client.id} />
              </>
            )}
          </div>
          <div className="grid grid-cols-1 gap-5">
            {turn > 4 && (
              <>
                {mailings.data && <DeadlinesCard clientId={client.id} log={mailings.data} />}
                <LiveCard clientId={client.id} live={live} run={status.data ?? null} />
                <TimelineCard at={timelineStep(client.status, known.length > 0)} />
              </>
            )}
            {turn > 5 && (
              <>
                <ScoreCard score={score.data ?? null} />
                <InformationCard client={client} />
                <PurchasesCard purchases={purchases.data ?? []} />
                {client.googleDriveFolderUrl && <FolderCard url={client.googleDriveFolderUrl} />}
              </>
            )}
          </div>
        </div>
        {turn > 6 && (
          // Below both columns: in the narrow one they made it a screen longer than what stands beside it.
          <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
            <AccountPagesCard clientId={client.id} stored={stored.map(({ bureau }) => bureau)} />
            <HelpCard clientId={client.id} conversation={messages} onSent={() => void reload('messages')} />
          </div>
        )}
      </div>
      <p role="status" className="sr-only">
        {live.announcement}
      </p>
    </>
  )
}

/** What is wrong with the page as a whole stays readable while it lasts. */
function PortalNotices({ failed }: { failed: boolean }) {
  const { portal } = useMessages()
  const online = useOnline()
  return (
    <div className="mb-5 grid gap-3 empty:hidden">
      {!online && (
        <Notice tone="wait" role="status" title={portal.offline.title}>
          <p>{portal.offline.text}</p>
        </Notice>
      )}
      {failed && (
        <Notice tone="alarm" role="alert" title={portal.loadFailed.title}>
          <p>
            {portal.loadFailed.description}. {portal.staleText}
          </p>
        </Notice>
      )}
    </div>
  )
}
