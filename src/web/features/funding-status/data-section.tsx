import {
  type ApplicationKeeping,
  downloadApplicationData,
  requestApplicationDeletion,
  withdrawApplicationDeletion,
} from '../../../shared/api/funding-application.ts'
import { addressOf } from '../../lib/call-address.ts'
import { formatDay } from '../../lib/format.ts'
import type { Caller } from '../../lib/use-act.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { DeletionCard } from '../../parts/privacy/deletion-card.tsx'
import { DownloadCard } from '../../parts/privacy/download-card.tsx'
import { KeepingCard } from '../../parts/privacy/keeping-card.tsx'
import { useDeletionWish } from '../../parts/privacy/use-deletion-wish.ts'

interface DataSectionProps {
  applicationId: number
  keeping: ApplicationKeeping
  /** Fetches the application again: it says what is kept. */
  reload: () => Promise<unknown>
}

/** What is held about an application: download, how long it is kept, deletion. */
export function DataSection({ applicationId, keeping, reload }: DataSectionProps) {
  const texts = useMessages().applicationData
  const params = { id: String(applicationId) }
  const send = async (
    wish: typeof requestApplicationDeletion | typeof withdrawApplicationDeletion,
    call: Caller,
  ) => {
    const { deletionDueOn } = await call(wish, { params })
    await reload()
    return deletionDueOn
  }
  const deletion = useDeletionWish(texts.deletion, {
    ask: (call) => send(requestApplicationDeletion, call),
    withdraw: (call) => send(withdrawApplicationDeletion, call),
  })
  return (
    <section aria-labelledby="your-data-title">
      <h2 id="your-data-title" className="text-2xl">
        {texts.title}
      </h2>
      <p className="mt-1 mb-4 max-w-prose text-muted">{texts.lead}</p>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <DownloadCard
          level={3}
          texts={texts.download}
          from={addressOf(downloadApplicationData, { params })}
        />
        <KeepingCard
          level={3}
          texts={texts.keeping}
          ends={texts.keeping.unused(formatDay(keeping.afterLastUseOn))}
        />
        <div className="lg:col-span-2">
          <DeletionCard
            level={3}
            texts={texts.deletion}
            deletion={deletion}
            asked={keeping.deletionRequestedOn}
            dueOn={keeping.deletionDueOn}
          />
        </div>
      </div>
    </section>
  )
}
