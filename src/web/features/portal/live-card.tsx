import { useState } from 'react'
import type { ProcessingStatus } from '../../../shared/api/portal.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { useSay } from '../../lib/use-say.ts'
import { Badge, type Tone } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { FoldingCard } from '../../ui/folding-card.tsx'
import { Notice } from '../../ui/notice.tsx'
import { RecentUpdates } from './recent-updates.tsx'
import { stageText } from './stage-text.ts'
import type { PortalLive } from './use-portal-live.ts'

const tones: Record<PortalLive['state'], Tone> = { connecting: 'wait', connected: 'good', error: 'alarm' }

/** The real-time status card of the specification. The badge never stands in the way of reading. */
export function LiveCard(props: { clientId: number; live: PortalLive; run: ProcessingStatus | null }) {
  const { live } = props
  const { portal } = useMessages()
  const { live: texts } = portal
  const say = useSay()
  const connected = live.state === 'connected'
  return (
    <FoldingCard
      id="live"
      isUrgent={live.state === 'error'}
      title={texts.title}
      aside={<Badge tone={tones[live.state]}>{texts.states[live.state]}</Badge>}
    >
      <div className="grid gap-4">
        <p className="flex flex-wrap justify-between gap-x-4">
          <span>{connected ? texts.active : texts.reconnecting}</span>
          {connected && live.latencyMs !== null && (
            <span className="text-muted tabular-nums">
              {texts.latencyName}: {texts.latency(live.latencyMs)}
            </span>
          )}
        </p>
        {live.state === 'error' && (
          <Notice tone="alarm" title={texts.errorTitle}>
            <p>{texts.errorText}</p>
            {live.detail && <p className="mt-1 text-sm break-words">{say(live.detail)}</p>}
            <Button kind="secondary" className="mt-3" onClick={live.retry}>
              {texts.retry}
            </Button>
          </Notice>
        )}
        {props.run && (
          <dl className="grid gap-2">
            <Fact name={texts.stage} value={stageText(props.run, portal.processing)} />
            <Fact name={texts.progress} value={portal.processing.progress(props.run.progress)} />
          </dl>
        )}
        <RecentUpdates updates={live.updates} onClear={live.clear} />
        <LiveDetails clientId={props.clientId} live={live} />
      </div>
    </FoldingCard>
  )
}

function LiveDetails({ clientId, live }: { clientId: number; live: PortalLive }) {
  const { live: texts } = useMessages().portal
  const [shown, setShown] = useState(false)
  return (
    <div>
      <div className="flex flex-wrap gap-2">
        <Button kind="secondary" size="sm" className="min-h-11" onClick={live.test}>
          {texts.test}
        </Button>
        <Button
          kind="quiet"
          size="sm"
          className="min-h-11"
          aria-expanded={shown}
          onClick={() => setShown(!shown)}
        >
          {shown ? texts.hideDetails : texts.showDetails}
        </Button>
      </div>
      {shown && (
        <dl className="mt-3 grid gap-2">
          <Fact name={texts.detailClient} value={String(clientId)} />
          <Fact name={texts.detailConnected} value={live.state === 'connected' ? texts.yes : texts.no} />
          <Fact
            name={texts.detailPing}
            value={live.latencyMs === null ? texts.none : texts.latency(live.latencyMs)}
          />
          <Fact name={texts.detailUpdates} value={String(live.updates.length)} />
        </dl>
      )}
    </div>
  )
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4">
      <dt className="text-muted">{name}</dt>
      <dd className="tabular-nums">{value}</dd>
    </div>
  )
}
