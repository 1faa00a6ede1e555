import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import type { DataColumn } from './data-column.ts'
import { DataRow } from './data-row.tsx'
import { useRowKeys } from './row-keys.ts'
import { type SortDirection, SortHeader } from './sort-header.tsx'

interface DataTableProps<Row extends { id: number }> {
  caption: string
  columns: readonly DataColumn<Row>[]
  rows: readonly Row[]
  sort: { by: string; direction: SortDirection }
  onSort: (by: string) => void
  selectLabel: (row: Row) => string
  selectAllLabel: string
  isSelected: (row: Row) => boolean
  onSelect: (rows: readonly Row[], isSelected: boolean) => void
  /** Enter or F2 on a row. */
  onOpen: (row: Row) => void
  /** Drawn over the full width in place of a row's cells, such as a form; null for a row as it is. */
  instead?: (row: Row) => ReactNode | null
  /** Drawn over the full width below a row. */
  below?: (row: Row) => ReactNode | null
  /** A newer state is on its way. */
  busy?: boolean
}

/**
 * Many rows to work on: sorted by its headers, selected by checkboxes, gone through by arrow keys. The header stays in
 * sight; below 1280 pixels each row is a list of named values, and nothing scrolls sideways.
 */
export function DataTable<Row extends { id: number }>(props: DataTableProps<Row>) {
  const { rows, columns, sort, isSelected, onSelect } = props
  const rowOf = (id: number) => rows.find((row) => row.id === id)
  const keysOf = useRowKeys({
    ids: rows.map(({ id }) => id),
    onOpen: (id) => {
      const row = rowOf(id)
      if (row) props.onOpen(row)
    },
    onToggle: (id) => {
      const row = rowOf(id)
      if (row) onSelect([row], !isSelected(row))
    },
  })
  const selectedCount = rows.filter(isSelected).length
  return (
    <table aria-busy={props.busy} className="w-full border-collapse text-left text-sm max-xl:block">
      <caption className="sr-only">{props.caption}</caption>
      <thead className="sticky top-0 z-10 bg-paper max-xl:hidden">
        <tr className="border-b border-edge">
          <th scope="col" className="w-8 p-1.5 xl:max-2xl:px-1">
            <input
              type="checkbox"
              aria-label={props.selectAllLabel}
              checked={selectedCount > 0 && selectedCount === rows.length}
              ref={(box) => {
                if (box) box.indeterminate = selectedCount > 0 && selectedCount < rows.length
              }}
              onChange={(event) => onSelect(rows, event.target.checked)}
              className="block size-5 accent-press"
            />
          </th>
          {columns.map((column) => (
            <Header key={column.id} column={column} sort={sort} onSort={props.onSort} />
          ))}
        </tr>
      </thead>
      <tbody className="max-xl:block">
        {rows.map((row) => (
          <DataRow
            key={row.id}
            row={row}
            columns={columns}
            keys={keysOf(row.id)}
            selectLabel={props.selectLabel(row)}
            isSelected={isSelected(row)}
            onSelect={(on) => onSelect([row], on)}
            instead={props.instead?.(row) ?? null}
            below={props.below?.(row) ?? null}
          />
        ))}
      </tbody>
    </table>
  )
}

function Header<Row>(props: {
  column: DataColumn<Row>
  sort: { by: string; direction: SortDirection }
  onSort: (by: string) => void
}) {
  const { column, sort, onSort } = props
  const { sort: by, align } = column
  const look = classNames(
    'p-1.5 font-semibold xl:max-2xl:px-1',
    !column.titleWraps && 'whitespace-nowrap',
    align === 'right' && 'text-right',
  )
  if (by === undefined) {
    return (
      <th scope="col" className={look}>
        {column.title}
      </th>
    )
  }
  return (
    <SortHeader
      direction={sort.by === by ? sort.direction : null}
      onSort={() => onSort(by)}
      align={align}
      className={look}
    >
      {column.title}
    </SortHeader>
  )
}
