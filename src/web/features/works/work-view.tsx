import { useQueryClient } from '@tanstack/react-query'
import ClipboardList from 'lucide-react/icons/clipboard-list'
import { listWorkOwners, listWorks } from '../../../shared/api/works.ts'
import { staffListTexts } from '../../../shared/messages/staff/lists.ts'
import { staffWorkTexts as texts } from '../../../shared/messages/staff/work.ts'
import { everyPageOf } from '../../lib/call-address.ts'
import { useCall } from '../../lib/use-call.ts'
import { useCallPage } from '../../lib/use-call-page.ts'
import { useListAddress } from '../../lib/use-list-address.ts'
import { useStaffChanges } from '../../lib/use-staff-changes.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { PagedList } from '../../ui/paged-list.tsx'
import { WorkCard } from './work-card.tsx'
import { WorkFilters } from './work-filters.tsx'
import { workSearch } from './work-search.ts'

/** As many as the server answers at a time. */
const pageSize = 50

/** The queue of what only a person can do, as filtered; it follows what colleagues do. */
export function WorkView() {
  const { address, patch: _patch, ...ways } = useListAddress(workSearch)
  const { show, kind, owner, page } = address
  const found = useCallPage(listWorks, {
    query: { show, page, ...(kind ? { key: kind } : {}), ...(owner ? { owner } : {}) },
  })
  const owners = useCall(listWorkOwners, {})
  const queries = useQueryClient()
  const reload = () => queries.invalidateQueries(everyPageOf(listWorks))
  useStaffChanges(({ what, clientId }) => {
    if (what === 'work' || (what === 'messages' && clientId === null)) void reload()
  })
  const { rows = [], total = 0 } = found.data ?? {}
  return (
    <div className="grid gap-4">
      <WorkFilters search={address} ways={ways} />
      <PagedList
        isPending={found.isPending}
        failure={<LoadFailure of={found} otherwise={texts.failed} />}
        rows={found.data?.rows.length}
        total={total}
        count={texts.total(total)}
        page={page}
        pages={Math.ceil(total / pageSize)}
        onPage={ways.goTo}
        pager={staffListTexts.pager}
        beyond={staffListTexts.beyond}
        empty={
          <EmptyState icon={ClipboardList} title={texts.none}>
            {texts.noneText}
          </EmptyState>
        }
      >
        {rows.length > 0 && (
          <ul aria-label={texts.list} className="grid gap-4">
            {rows.map((work) => (
              <li key={work.id}>
                <WorkCard work={work} owners={owners.data ?? []} reload={reload} />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </div>
  )
}
