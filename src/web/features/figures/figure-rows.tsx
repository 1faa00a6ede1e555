import type { UseQueryResult } from '@tanstack/react-query'
import { figureTexts } from '../../../shared/messages/staff/figures.ts'
import { staffListTexts } from '../../../shared/messages/staff/lists.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { PagedList } from '../../ui/paged-list.tsx'
import { Table } from '../../ui/table.tsx'
import { TextLink } from '../../ui/text-link.tsx'

const pageSize = 50

interface FigureRowsProps<Row> {
  title: string
  back: { to: string; title: string }
  found: UseQueryResult<{ rows: readonly Row[]; total: number }>
  total: (count: number) => string
  none: { title: string; text: string }
  page: number
  onPage: (page: number) => void
  columns: Parameters<typeof Table<Row>>[0]['columns']
  rowKey: (row: Row) => string | number
}

/** What is behind a figure, fifty rows a page. */
export function FigureRows<Row>(props: FigureRowsProps<Row>) {
  const { title, back, found, none, page } = props
  const rows = found.data?.rows ?? []
  const total = found.data?.total ?? 0
  return (
    <section aria-labelledby="figure-rows" className="grid min-w-0 gap-3 text-sm">
      <p>
        <TextLink to={back.to} className="inline-flex min-h-11 items-center">
          {back.title}
        </TextLink>
      </p>
      <h2 id="figure-rows" className="text-xl">
        {title}
      </h2>
      <PagedList
        isPending={found.isPending}
        failure={<LoadFailure of={found} otherwise={figureTexts.failed} />}
        rows={found.data?.rows.length}
        total={total}
        count={props.total(total)}
        page={page}
        pages={Math.ceil(total / pageSize)}
        onPage={props.onPage}
        pager={staffListTexts.pager}
        empty={<EmptyState title={none.title}>{none.text}</EmptyState>}
        beyond={figureTexts.rows.beyond}
      >
        {rows.length > 0 && (
          <Table caption={title} rows={rows} rowKey={props.rowKey} columns={props.columns} />
        )}
      </PagedList>
    </section>
  )
}

/** What every list behind a figure is told. */
export interface RowsOf<Address> {
  address: Address
  onPage: (page: number) => void
}
