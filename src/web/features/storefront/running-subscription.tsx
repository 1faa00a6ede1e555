import { useMessages } from '../../lib/use-messages.tsx'
import { useSay } from '../../lib/use-say.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { ShownOffer } from './use-payment-page.ts'

/** Whoever subscribed already changes the plan there and pays the difference: here a second subscription would begin. */
export function RunningSubscription({ running }: { running: NonNullable<ShownOffer['running']> }) {
  const { pay } = useMessages()
  const say = useSay()
  const { title, text, open } = pay.running
  return (
    <Notice tone="info" role="status" title={title(say(running.name))} className="mb-6">
      <p>{text}</p>
      <LinkButton
        kind="secondary"
        className="mt-3"
        to={`/account/purchase?session_id=${encodeURIComponent(running.sessionId)}`}
      >
        {open}
      </LinkButton>
    </Notice>
  )
}
