import { useCallback } from 'react'
import { getStaffList, type StaffListKey } from '../../../shared/api/staff-lists.ts'
import { staffListTexts as texts } from '../../../shared/messages/staff/lists.ts'
import { sentenceOf } from '../../lib/api-error.ts'
import { useCall } from '../../lib/use-call.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FailureNotice } from '../../ui/failure-notice.tsx'
import { Pager } from '../../ui/pager.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ListSearch } from './list-search.tsx'
import { ListTable } from './list-table.tsx'

interface OneListProps {
  list: StaffListKey
  search: string
  page: number
  patch: (changes: Record<string, string | null>, options?: { replace?: boolean }) => void
}

/** One page of one list. While the next one loads, the one before stays on the screen. */
export function OneList({ list, search, page, patch }: OneListProps) {
  const input = { params: { list }, query: { search: search === '' ? undefined : search, page } }
  const found = useCall(getStaffList, input, { pages: true })
  const onSearch = useCallback(
    (typed: string) => patch({ search: typed === '' ? null : typed, page: null }),
    [patch],
  )
  const onPage = (next: number) => patch({ page: next === 1 ? null : String(next) }, { replace: false })
  if (found.isPending) return <Skeleton />
  if (!found.data) return <FailureNotice sentence={sentenceOf(found.error, texts.failed)} />
  const { columns, rows, total, pageSize, searchable } = found.data
  const { title, none, noneText } = texts.lists[list]
  return (
    <section aria-label={title} className="grid min-w-0 gap-3">
      {searchable && (total > 0 || search !== '') && <ListSearch value={search} onSearch={onSearch} />}
      <p role="status" className="text-sm text-muted">
        {texts.total(total)}
      </p>
      {rows.length > 0 && (
        <ListTable
          caption={texts.caption(title)}
          columns={columns}
          rows={rows}
          busy={found.isPlaceholderData}
        />
      )}
      {rows.length === 0 && total > 0 && (
        <EmptyState
          title={texts.beyond}
          action={
            <Button kind="secondary" size="sm" onClick={() => onPage(1)}>
              {texts.firstPage}
            </Button>
          }
        />
      )}
      {total === 0 &&
        (search === '' ? (
          <EmptyState title={none}>{noneText}</EmptyState>
        ) : (
          <EmptyState title={texts.noneFound(search)}>{texts.noneFoundText}</EmptyState>
        ))}
      {total > pageSize && (
        <Pager page={page} pages={Math.ceil(total / pageSize)} onPage={onPage} texts={texts.pager} />
      )}
    </section>
  )
}
