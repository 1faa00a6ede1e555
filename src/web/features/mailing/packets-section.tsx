import { getPackets } from '../../../shared/api/results.ts'
import { sentenceOf } from '../../lib/api-error.ts'
import { useCall } from '../../lib/use-call.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { PacketsForm } from './packets-form.tsx'

/** Letters beside the round, once it is known what they can name. */
export function PacketsSection({ clientId }: { clientId: string }) {
  const { mailing } = useMessages()
  const packets = useCall(getPackets, { params: { id: clientId } })
  if (packets.data) return <PacketsForm clientId={clientId} packets={packets.data} />
  if (packets.error) {
    return (
      <Notice tone="alarm" role="alert">
        <p>{sentenceOf(packets.error, mailing.packets.failed)}</p>
        <Button kind="secondary" size="sm" className="mt-2" onClick={() => void packets.refetch()}>
          {mailing.tryAgain}
        </Button>
      </Notice>
    )
  }
  return <Skeleton lines={4} />
}
