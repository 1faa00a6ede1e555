import { cancelPostalSend, type PostalSend } from '../../../shared/api/postal.ts'
import { formatDollars } from '../../../shared/rules/money.ts'
import { formatDay, formatInstant } from '../../lib/format.ts'
import { useAct } from '../../lib/use-act.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { useSay } from '../../lib/use-say.ts'
import { Badge, type Tone } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { FailureNotice } from '../../ui/failure-notice.tsx'
import { SendTimeline } from './send-timeline.tsx'

interface SendCardProps {
  clientId: string
  send: PostalSend
  onCancelled: () => void
}

const tones: Partial<Record<PostalSend['state'], Tone>> = {
  delivered: 'good',
  returned: 'alarm',
  failed: 'alarm',
  canceled: 'neutral',
}

/** One letter: how it goes, where it is, what comes next, and the way back while there is one. */
export function SendCard({ clientId, send, onCancelled }: SendCardProps) {
  const { sends: texts, service, sandbox } = useMessages().postal
  const say = useSay()
  const { busy, failure, act } = useAct(texts.cancelFailed)
  const { state, recipient, cancellableUntil, expectedOn } = send
  const titleId = `send-${send.id}`
  const cancel = () =>
    act((call) => call(cancelPostalSend, { params: { id: clientId, send: String(send.id) } }), onCancelled)
  return (
    <article aria-labelledby={titleId} className="rounded-lg border border-line bg-surface p-5 sm:p-6">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <h4 id={titleId} className="font-serif text-lg font-semibold">
          {texts.named(recipient)}
        </h4>
        <span className="flex flex-wrap gap-2">
          {send.isSandbox && <Badge tone="beta">{sandbox.badge}</Badge>}
          <Badge tone={tones[state] ?? 'wait'}>{texts.states[state]}</Badge>
        </span>
      </div>
      <p className="flex flex-wrap gap-x-4 text-sm text-muted">
        <span>
          {service.names[send.service]}, {formatDollars(send.price)}
        </span>
        {send.trackingNumber && (
          <span className="break-all tabular-nums">{texts.tracking(send.trackingNumber)}</span>
        )}
        {expectedOn && <span>{texts.expected(formatDay(expectedOn))}</span>}
      </p>
      <SendTimeline send={send} />
      {send.problem !== null && <p className="mt-4">{say(send.problem)}</p>}
      {send.refunded && <p className="mt-2">{texts.refunded(formatDollars(send.price))}</p>}
      {state === 'returned' && <p className="mt-4 font-semibold">{texts.returnedNext}</p>}
      {state === 'delivered' && <p className="mt-4">{send.isProved ? texts.proved : texts.notProved}</p>}
      <FailureNotice sentence={failure} />
      {cancellableUntil !== null && (
        <div className="mt-5">
          <Button
            kind="secondary"
            busy={busy}
            aria-label={texts.cancelNamed(recipient)}
            onClick={() => void cancel()}
          >
            {texts.cancel}
          </Button>
          <p className="mt-2 text-sm text-muted">{texts.cancelUntil(formatInstant(cancellableUntil))}</p>
        </div>
      )}
    </article>
  )
}
