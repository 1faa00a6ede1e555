import { useQueryClient } from '@tanstack/react-query'
import {
  downloadAddressData,
  getAddressKeeping,
  requestAddressDeletion,
  withdrawAddressDeletion,
} from '../../../shared/api/privacy.ts'
import { addressOf, queryKeyOf } from '../../lib/call-address.ts'
import type { Caller } from '../../lib/use-act.ts'
import { useCall } from '../../lib/use-call.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { DeletionCard } from '../../parts/privacy/deletion-card.tsx'
import { DownloadCard } from '../../parts/privacy/download-card.tsx'
import { useDeletionWish } from '../../parts/privacy/use-deletion-wish.ts'
import { Card } from '../../ui/card.tsx'
import { TextLink } from '../../ui/text-link.tsx'

/** What is held about the signed-in address: download and deletion; with a case, the way to the case's own page. */
export function DataOfAddress() {
  const texts = useMessages().account.overview.data
  const keeping = useCall(getAddressKeeping, {})
  const deletion = useDeletion()
  if (keeping.isPending) return null
  if (!keeping.data || keeping.data.hasCase)
    return (
      <Card id="data" title={texts.title}>
        <p>{keeping.data ? texts.ofCase : texts.failed}</p>
        {keeping.data && (
          <TextLink to="/account/data" className="inline-flex min-h-11 items-center">
            {texts.caseLink}
          </TextLink>
        )}
      </Card>
    )
  return (
    <section id="data" aria-labelledby="data-title" className="grid gap-6">
      <h2 id="data-title" className="text-xl">
        {texts.title}
      </h2>
      <DownloadCard level={3} texts={texts.download} from={addressOf(downloadAddressData)} />
      <DeletionCard
        level={3}
        texts={texts.deletion}
        deletion={deletion}
        asked={keeping.data.deletionRequestedAt}
        dueOn={keeping.data.deletionDueOn}
      />
    </section>
  )
}

/** Asks for the deletion and takes it back; the page shows what the server then says. */
function useDeletion() {
  const queries = useQueryClient()
  const send = async (wish: typeof requestAddressDeletion | typeof withdrawAddressDeletion, call: Caller) => {
    const keeping = await call(wish, {})
    queries.setQueryData(queryKeyOf(getAddressKeeping), keeping)
    return keeping.deletionDueOn
  }
  return useDeletionWish(useMessages().account.overview.data.deletion, {
    ask: (call) => send(requestAddressDeletion, call),
    withdraw: (call) => send(withdrawAddressDeletion, call),
  })
}
