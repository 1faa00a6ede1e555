import { getPackets } from '../../../shared/api/results.ts'
import { useCall } from '../../lib/use-call.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { PacketsForm } from './packets-form.tsx'

/** Letters beside the round, once it is known what they can name. */
export function PacketsSection({ clientId }: { clientId: string }) {
  const { mailing } = useMessages()
  const packets = useCall(getPackets, { params: { id: clientId } })
  if (packets.data) return <PacketsForm clientId={clientId} packets={packets.data} />
  if (packets.error) {
    return <LoadFailure of={packets} otherwise={mailing.packets.failed} />
  }
  return <Skeleton lines={4} />
}
