import { type ReactNode, useState } from 'react'
import { bulkLimit } from '../../../shared/api/staff-bulk.ts'
import { getDashboardTotals } from '../../../shared/api/staff-clients.ts'
import { clientTableTexts as texts } from '../../../shared/messages/staff/clients.ts'
import { useCall } from '../../lib/use-call.ts'
import { useHashTarget } from '../../lib/use-hash-target.ts'
import { useLeaveGuard } from '../../lib/use-leave-guard.ts'
import { useListAddress } from '../../lib/use-list-address.ts'
import { PageSection } from '../../ui/page-section.tsx'
import { PagedList } from '../../ui/paged-list.tsx'
import { BulkBar } from './bulk-bar.tsx'
import { ClientFilters } from './client-filters.tsx'
import { ClientRows } from './client-rows.tsx'
import { EditNotices } from './edit-notices.tsx'
import { filterNames, isFiltered, listAddress, sortedBy, tableId } from './list-address.ts'
import { ListTrouble, NoClient } from './list-states.tsx'
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
  const { address, ...ways } = useListAddress(listAddress, { keepScroll: true })
  const { choose } = ways
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

  const goTo = (page: number) => {
    ways.goTo(page)
    // Not in the way of the eye: the new page begins at its first row.
    document.getElementById(`${tableId}-title`)?.focus()
  }
  return (
    <PageSection id={tableId} title={texts.title}>
      <ClientFilters address={address} stages={stages} ways={ways} />
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
      <PagedList
        isPending={list.isPending}
        rows={list.data?.rows.length}
        total={total}
        page={address.page}
        pages={pages}
        onPage={goTo}
        pager={texts.pager}
        empty={
          <NoClient
            isFiltered={isFiltered(address)}
            search={address.search}
            onClear={() => choose(Object.fromEntries(filterNames.map((name) => [name, null])))}
          />
        }
        beyond={{ title: texts.pastEnd, text: texts.pastEndText(pages), button: texts.toLastPage, to: pages }}
      >
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
      </PagedList>
    </PageSection>
  )
}
