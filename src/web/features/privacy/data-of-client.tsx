import { useQueryClient } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import {
  downloadMyData,
  getRetention,
  requestDeletion,
  type retention,
  withdrawDeletion,
} from '../../../shared/api/privacy.ts'
import type { Messages } from '../../../shared/messages/messages.ts'
import { addressOf, queryKeyOf } from '../../lib/call-address.ts'
import { formatDay } from '../../lib/format.ts'
import type { Caller } from '../../lib/use-act.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { DeletionCard } from '../../parts/privacy/deletion-card.tsx'
import { DownloadCard } from '../../parts/privacy/download-card.tsx'
import { KeepingCard } from '../../parts/privacy/keeping-card.tsx'
import { type DeletionWish, useDeletionWish } from '../../parts/privacy/use-deletion-wish.ts'
import { OpeningsCard } from './openings-card.tsx'

type Kept = z.output<typeof retention>

/** What is held about a client: download, who opened it, how long it is kept, deletion. */
export function DataOfClient({ clientId, kept }: { clientId: string; kept: Kept }) {
  const texts = useMessages().privacy
  const deletion = useDeletion(clientId)
  return (
    <div className="grid gap-5">
      <DownloadCard texts={texts.download} from={addressOf(downloadMyData, { params: { id: clientId } })} />
      <OpeningsCard clientId={clientId} />
      <KeepingCard texts={texts.keeping} ends={endOf(kept, texts.keeping)} />
      <DeletionCard
        texts={texts.deletion}
        deletion={deletion}
        asked={kept.deletionRequestedAt}
        dueOn={kept.deletionDueOn}
      />
    </div>
  )
}

function endOf(kept: Kept, texts: Messages['privacy']['keeping']): string {
  const { afterCancellationOn: cancelled, afterLastUseOn: unused } = kept
  return cancelled !== null && cancelled < unused
    ? texts.cancelled(formatDay(cancelled))
    : texts.unused(formatDay(unused))
}

/** Asks for the deletion of a client and takes it back; the page shows what the server then says. */
function useDeletion(clientId: string): DeletionWish {
  const queries = useQueryClient()
  const send = async (wish: typeof requestDeletion | typeof withdrawDeletion, call: Caller) => {
    const params = { id: clientId }
    const retention = await call(wish, { params })
    queries.setQueryData(queryKeyOf(getRetention, { params }), retention)
    return retention.deletionDueOn
  }
  return useDeletionWish(useMessages().privacy.deletion, {
    ask: (call) => send(requestDeletion, call),
    withdraw: (call) => send(withdrawDeletion, call),
  })
}
