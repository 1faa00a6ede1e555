import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import type { DataColumn } from './data-column.ts'

interface DataRowProps<Row extends { id: number }> {
  row: Row
  columns: readonly DataColumn<Row>[]
  keys: Pick<ComponentProps<'tr'>, 'tabIndex' | 'onFocus' | 'onKeyDown'>
  selectLabel: string
  isSelected: boolean
  onSelect: (isSelected: boolean) => void
  instead: ReactNode | null
  below: ReactNode | null
}

/** One row of a data table, what stands in its place, and what stands below it. */
export function DataRow<Row extends { id: number }>(props: DataRowProps<Row>) {
  const { row, columns, isSelected, instead, below } = props
  const width = columns.length + 1
  if (instead !== null) return <FullWidth width={width}>{instead}</FullWidth>
  return (
    <>
      <tr
        {...props.keys}
        data-row={row.id}
        aria-keyshortcuts="Enter F2 Space"
        className={classNames(
          'border-b border-line max-xl:relative max-xl:grid max-xl:py-3 max-xl:pl-9 sm:max-xl:grid-cols-2 md:max-xl:grid-cols-3 xl:hover:bg-surface',
          isSelected && 'bg-press-soft',
        )}
      >
        <td className="p-1.5 align-top xl:max-2xl:px-1 max-xl:absolute max-xl:top-1.5 max-xl:left-0">
          <input
            type="checkbox"
            aria-label={props.selectLabel}
            checked={isSelected}
            onChange={(event) => props.onSelect(event.target.checked)}
            className="block size-5 accent-press max-xl:m-1 max-xl:size-6"
          />
        </td>
        {columns.map((column) => (
          <Cell key={column.id} column={column} row={row} />
        ))}
      </tr>
      {below !== null && <FullWidth width={width}>{below}</FullWidth>}
    </>
  )
}

function Cell<Row>({ column, row }: { column: DataColumn<Row>; row: Row }) {
  const { rowHeader = false, align, title } = column
  const Tag = rowHeader ? 'th' : 'td'
  return (
    <Tag
      {...(rowHeader ? { scope: 'row' } : {})}
      className={classNames(
        'p-1.5 align-top font-normal xl:max-2xl:px-1 max-xl:flex max-xl:gap-3 max-xl:py-0.5',
        align === 'right' && 'tabular-nums xl:text-right',
        rowHeader && 'max-xl:col-span-full',
        column.isEmpty?.(row) && 'max-xl:hidden',
      )}
    >
      {!rowHeader && <span className="w-20 shrink-0 text-muted xl:hidden">{title}</span>}
      <span className="min-w-0 break-words">{column.cell(row)}</span>
    </Tag>
  )
}

function FullWidth({ width, children }: { width: number; children: ReactNode }) {
  return (
    <tr className="border-b border-line max-xl:block">
      <td colSpan={width} className="p-0 max-xl:block">
        {children}
      </td>
    </tr>
  )
}
