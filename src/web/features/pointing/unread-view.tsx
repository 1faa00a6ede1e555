import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { listLearnedLabels, listUnreadFiles } from '../../../shared/api/pointing.ts'
import { staffListTexts } from '../../../shared/messages/staff/lists.ts'
import { staffUnreadTexts as texts } from '../../../shared/messages/staff/unread.ts'
import { everyPageOf } from '../../lib/call-address.ts'
import { useCall } from '../../lib/use-call.ts'
import { useListAddress } from '../../lib/use-list-address.ts'
import { useStaffChanges } from '../../lib/use-staff-changes.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { PageSection } from '../../ui/page-section.tsx'
import { PagedList } from '../../ui/paged-list.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TaughtLabels } from './taught-labels.tsx'
import { TeachLabel } from './teach-label.tsx'
import { UnreadFiles } from './unread-files.tsx'

const unreadSearch = z.object({
  page: z.catch(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100_000)), 1),
})
const askedAgainAfterMs = 2000

/** Which files were not wholly understood, and what the reader was taught for all of them. */
export function UnreadView() {
  const [label, setLabel] = useState('')
  const queries = useQueryClient()
  const labels = useCall(listLearnedLabels, {}, { againAfterMs: whileTrying })
  const reloadFiles = () => queries.invalidateQueries(everyPageOf(listUnreadFiles))
  const trying = labels.data?.labels.some(({ state }) => state === 'trying') ?? false
  const wasTrying = useRef(trying)
  useEffect(() => {
    // What a label gained is in the files as soon as its trial is over.
    if (wasTrying.current && !trying) void queries.invalidateQueries(everyPageOf(listUnreadFiles))
    wasTrying.current = trying
  }, [trying, queries])
  useStaffChanges(({ what }) => {
    if (what !== 'clients' && what !== 'lists') return
    void reloadFiles()
    void labels.refetch()
  })
  return (
    <div className="in-order grid gap-10">
      <PageSection id="files" title={texts.files.title}>
        <Files
          onTeach={(chosen) => {
            setLabel(chosen)
            document.getElementById('teach-meaning')?.focus()
          }}
        />
      </PageSection>
      <PageSection id="teach" title={texts.teach.title} lead={texts.teach.lead}>
        <TeachLabel label={label} onLabel={setLabel} onTaught={() => void labels.refetch()} />
      </PageSection>
      <PageSection id="labels" title={texts.labels.title}>
        {labels.error && !labels.data && <LoadFailure of={labels} otherwise={texts.labels.failed} />}
        {labels.isPending && <Skeleton />}
        {labels.data?.labels.length === 0 && (
          <EmptyState title={texts.labels.none}>{texts.labels.noneText}</EmptyState>
        )}
        {labels.data && labels.data.labels.length > 0 && (
          <TaughtLabels
            labels={labels.data.labels}
            onChanged={() => {
              void labels.refetch()
              void reloadFiles()
            }}
          />
        )}
      </PageSection>
    </div>
  )
}

function whileTrying(data: unknown): number | false {
  const known = listLearnedLabels.reply.safeParse(data)
  return known.success && known.data.labels.some(({ state }) => state === 'trying')
    ? askedAgainAfterMs
    : false
}

/** One page of the files. While the next one loads, the one before stays on the screen. */
function Files({ onTeach }: { onTeach: (label: string) => void }) {
  const { address, goTo } = useListAddress(unreadSearch)
  const { page } = address
  const found = useCall(listUnreadFiles, { query: page === 1 ? {} : { page } }, { pages: true })
  const { files = [], total = 0, pages = 1 } = found.data ?? {}
  return (
    <PagedList
      isPending={found.isPending}
      failure={<LoadFailure of={found} otherwise={texts.files.failed} />}
      rows={found.data?.files.length}
      total={total}
      count={texts.files.total(total)}
      page={page}
      pages={pages}
      onPage={goTo}
      pager={staffListTexts.pager}
      beyond={staffListTexts.beyond}
      empty={<EmptyState title={texts.files.none}>{texts.files.noneText}</EmptyState>}
    >
      {files.length > 0 && <UnreadFiles files={files} onTeach={onTeach} />}
    </PagedList>
  )
}
