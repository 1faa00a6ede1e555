import { type ReactNode, useState } from 'react'
import { bulkLimit, getDashboardTotals } from '../../../shared/api/staff-clients.ts'
import { clientTableTexts as texts } from '../../../shared/messages/staff/clients.ts'
import { useCall } from '../../lib/use-call.ts'
import { useHashTarget } from '../../lib/use-hash-target.ts'
import { useLeaveGuard } from '../../lib/use-leave-guard.ts'
import { useSearch } from '../../lib/use-search.ts'
import { PageSection } from '../../ui/page-section.tsx'
import { Pager } from '../../ui/pager.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { BulkBar } from './bulk-bar.tsx'
import { ClientFilters } from './client-filters.tsx'
import { ClientRows } from './client-rows.tsx'
import { EditNotices } from './edit-notices.tsx'
import { filterNames, isFiltered, listAddress, sortedBy, tableId } from './list-address.ts'
import { EmptyList, ListTrouble } from './list-states.tsx'
import { ListTools } from './list-tools.tsx'
import { findClients, pageSize, useClientPage, useListRefresh } from './use-client-list.ts'
import { useLiveList } from './use-live-list.ts'
import { useRowEditing } from './use-row-editing.ts'
import { useSelection } from './use-selection.ts'
import { useStageUndo } from './use-stage-undo.ts'

interface ClientListProps {
  isAdmin: boolean
  /** Writes one mail to many clients. */
  composeMail: (clientIds: readonly number[]) => ReactNode
}

/** The client table: found, sorted and paged by the address, edited in place, changed in bulk. */
export function ClientList({ isAdmin, composeMail }: ClientListProps) {
  const [address, patch] = useSearch(listAddress)
  const list = useClientPage(address)
  const totals = useCall(getDashboardTotals, {})
  const stages = totals.data?.byStage.map(({ stage }) => stage) ?? []
  const { put, refresh } = useListRefresh()
  useLiveList(refresh)
  const rows = list.data?.rows ?? []
  const total = list.data?.total ?? 0
  const pages = Math.max(1, Math.ceil(total / pageSize))
  const selection = useSelection(rows)
  const stageUndo = useStageUndo(put)
  const editing = useRowEditing(rows, (before, after) => {
    put(after)
    stageUndo.offer(before, after)
  })
  const leaving = useLeaveGuard(editing.isDirty)
  const [resultsOf, setResultsOf] = useState<number | null>(null)
  useHashTarget(list.isSuccess)

  const choose = (changes: Record<string, string | null>) =>
    patch(changes, { replace: false, keepScroll: true })
  const goTo = (page: number) => {
    choose({ page: page === 1 ? null : String(page) })
    // Not in the way of the eye: the new page begins at its first row.
    document.getElementById(`${tableId}-title`)?.focus()
  }
  const clear = () => choose(Object.fromEntries([...filterNames, 'page'].map((name) => [name, null])))
  return (
    <PageSection id={tableId} title={texts.title}>
      <ClientFilters
        address={address}
        stages={stages}
        onType={(changes) => patch(changes, { replace: true, keepScroll: true })}
        onChoose={choose}
      />
      <ListTools
        list={list}
        address={address}
        isAdmin={isAdmin}
        onRefresh={() => void refresh()}
        onSelectPage={() => selection.set(rows, true)}
      />
      <ListTrouble error={list.error} hasRows={rows.length > 0} retry={() => void list.refetch()} />
      <EditNotices editing={editing} stageUndo={stageUndo} leaving={leaving} />
      <BulkBar
        selection={selection}
        stages={stages}
        total={total}
        selectFound={async () => selection.set(await findClients(address, bulkLimit), true)}
        composeMail={composeMail}
        onChanged={() => void refresh()}
      />
      {list.isPending && <Skeleton lines={8} />}
      {list.isSuccess && rows.length === 0 && (
        <EmptyList
          isFiltered={isFiltered(address)}
          total={total}
          pages={pages}
          onClear={clear}
          onLastPage={() => goTo(pages)}
        />
      )}
      <ClientRows
        rows={rows}
        address={address}
        editing={editing}
        selection={selection}
        stages={stages}
        busy={list.isFetching && !list.isPending}
        resultsOf={resultsOf}
        onResults={({ id }) => setResultsOf(resultsOf === id ? null : id)}
        onSort={(sort) => choose(sortedBy(address, sort))}
      />
      {pages > 1 && rows.length > 0 && (
        <div className="mt-4 flex justify-center">
          <Pager page={address.page} pages={pages} onPage={goTo} texts={texts.pager} />
        </div>
      )}
    </PageSection>
  )
}
