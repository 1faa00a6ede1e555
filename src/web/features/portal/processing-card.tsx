import type { PortalClient, ProcessingStatus } from '../../../shared/api/portal.ts'
import { undatedRound } from '../../../shared/rules/undated-round.ts'
import type { Said } from '../../../shared/sentences/said.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { useSay } from '../../lib/use-say.ts'
import { Badge, type Tone } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { Notice } from '../../ui/notice.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { mailDatesOf } from './next-step.ts'
import { RefreshButton } from './refresh-button.tsx'
import { stageText } from './stage-text.ts'
import type { usePortalData } from './use-portal-data.ts'
import { useStartProcessing } from './use-start-processing.ts'

type Data = ReturnType<typeof usePortalData>

const tones: Record<ProcessingStatus['status'], Tone> = {
  pending: 'wait',
  processing: 'wait',
  completed: 'good',
  error: 'alarm',
}

/** Where the run stands, what it did without, and the button that starts or retries it. */
export function ProcessingCard(props: {
  client: PortalClient
  status: Data['status']
  reload: Data['reload']
}) {
  const { processing: texts } = useMessages().portal
  const { data, error, isFetching } = props.status
  const { start, busy, failure } = useStartProcessing(props.client.id, props.reload)
  return (
    <Card
      id="processing"
      title={texts.title}
      aside={
        <span className="flex items-center gap-2">
          {data && <Badge tone={tones[data.status]}>{texts.states[data.status]}</Badge>}
          <RefreshButton what={texts.title} busy={isFetching} onPress={() => void props.reload('status')} />
        </span>
      }
    >
      <div className="grid gap-4">
        <LoadFailure of={props.status} otherwise={texts.failed} />
        {!data && !error && <Skeleton lines={2} />}
        {data && <RunState status={data} />}
        {failure && (
          <Notice tone="alarm" title={texts.startFailed}>
            <p>{failure}</p>
          </Notice>
        )}
        {data && <StartButton client={props.client} status={data} busy={busy} onStart={() => void start()} />}
        {data && data.notes.length > 0 && <RunNotes notes={data.notes} />}
      </div>
    </Card>
  )
}

function RunState({ status }: { status: ProcessingStatus }) {
  const { portal } = useMessages()
  const say = useSay()
  const { processing: texts } = portal
  if (status.status === 'error' || status.error) {
    return (
      <Notice tone="alarm" title={texts.stopped}>
        <p>{say(status.says ?? status.error ?? status.message ?? portal.toasts.error.description)}</p>
      </Notice>
    )
  }
  if (status.status === 'pending') return <p>{texts.pendingText}</p>
  if (status.status === 'completed') return <p>{texts.completedText}</p>
  const stage = stageText(status, texts)
  return (
    <div>
      <p className="mb-2 flex justify-between gap-4">
        <span>{stage}</span>
        <span className="tabular-nums">{texts.progress(status.progress)}</span>
      </p>
      <ProgressBar
        percent={status.progress}
        label={texts.title}
        valueText={`${texts.progress(status.progress)}, ${stage}`}
      />
    </div>
  )
}

/** Pending: for clients only whose package is paid. After an error: for everyone (specification section 4). */
function StartButton(props: {
  client: PortalClient
  status: ProcessingStatus
  busy: boolean
  onStart: () => void
}) {
  const { processing: texts } = useMessages().portal
  const { status, error } = props.status
  const failed = status === 'error' || error !== null
  const { clientType, paymentStatus } = props.client
  // A round that was sent on a day that nobody knows here is not written again.
  const isSent = undatedRound(props.client.status, mailDatesOf(props.client)) !== null
  const mayStart = status === 'pending' && clientType === 'paid' && paymentStatus === 'paid' && !isSent
  if (!failed && !mayStart) return null
  return (
    <div>
      <Button busy={props.busy} onClick={props.onStart}>
        {failed ? texts.retry : texts.start}
      </Button>
    </div>
  )
}

function RunNotes({ notes }: { notes: readonly Said[] }) {
  const say = useSay()
  const { processing: texts } = useMessages().portal
  return (
    <div>
      <p className="font-semibold">{texts.without}</p>
      <ul className="mt-1 grid list-disc gap-1 pl-5">
        {notes.map(say).map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </div>
  )
}
