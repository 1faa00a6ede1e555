import { getStaffList, type StaffListKey } from '../../../shared/api/staff-lists.ts'
import { staffListTexts as texts } from '../../../shared/messages/staff/lists.ts'
import { useCall } from '../../lib/use-call.ts'
import type { ListWays } from '../../lib/use-list-address.ts'
import { useStaffChanges } from '../../lib/use-staff-changes.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ListFilters } from '../../ui/list-filters.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { PagedList } from '../../ui/paged-list.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ListTable } from './list-table.tsx'

interface OneListProps {
  list: StaffListKey
  search: string
  page: number
  ways: ListWays
}

/** One page of one list; it follows what comes in. While the next one loads, the one before stays on the screen. */
export function OneList({ list, search, page, ways }: OneListProps) {
  const input = { params: { list }, query: { search: search === '' ? undefined : search, page } }
  const found = useCall(getStaffList, input, { pages: true })
  // Each reading stands in the audit log: only what this list may show is read anew.
  useStaffChanges(({ what, clientId }) => {
    const isOfThis = what === 'lists' || (what === 'funding' && list === 'funding-applications')
    if (isOfThis || (what === 'messages' && clientId === null)) void found.refetch()
  })
  const { columns = [], rows = [], total = 0, pageSize = 1, searchable = false } = found.data ?? {}
  const { title, none, noneText } = texts.lists[list]
  // Whether there is anything to search in is not known yet, and the search would push down what stands below it.
  if (found.isPending) return <Skeleton lines={6} />
  return (
    <section aria-label={title} className="grid min-w-0 gap-3">
      {searchable && (total > 0 || search !== '') && (
        <ListFilters
          title={title}
          search={{
            id: 'list-search',
            label: texts.search,
            value: search,
            onSearch: ways.searchFor,
            className: 'sm:w-96',
          }}
          clear={{ label: texts.clear, isOffered: false, onClear: () => ways.searchFor('') }}
        />
      )}
      <PagedList
        isPending={found.isPending}
        failure={<LoadFailure of={found} otherwise={texts.failed} />}
        rows={found.data?.rows.length}
        total={total}
        count={texts.total(total)}
        page={page}
        pages={Math.ceil(total / pageSize)}
        onPage={ways.goTo}
        pager={texts.pager}
        beyond={texts.beyond}
        empty={
          search === '' ? (
            <EmptyState title={none}>{noneText}</EmptyState>
          ) : (
            <EmptyState title={texts.noneFound(search)}>{texts.noneFoundText}</EmptyState>
          )
        }
      >
        {rows.length > 0 && (
          <ListTable
            caption={texts.caption(title)}
            columns={columns}
            rows={rows}
            busy={found.isPlaceholderData}
          />
        )}
      </PagedList>
    </section>
  )
}
