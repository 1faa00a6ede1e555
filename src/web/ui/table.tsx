import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

interface Column<Row> {
  id: string
  title: ReactNode
  cell: (row: Row) => ReactNode
  /** Numbers and money stand right. */
  align?: 'left' | 'right'
  /** The cell that names the row for a screen reader. */
  rowHeader?: boolean
}

interface TableProps<Row> {
  /** What the table lists; shown to a screen reader only unless `captionShown`. */
  caption: string
  captionShown?: boolean
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string | number
}

/** A real table from 640 pixels; below, each row is a list of named values. */
export function Table<Row>({ caption, captionShown = false, columns, rows, rowKey }: TableProps<Row>) {
  return (
    <table className="w-full border-collapse text-left max-sm:block">
      <caption className={captionShown ? 'pb-2 text-left font-semibold max-sm:block' : 'sr-only'}>
        {caption}
      </caption>
      <thead className="max-sm:sr-only">
        <tr className="border-b border-edge">
          {columns.map((column) => (
            <th
              key={column.id}
              scope="col"
              className={classNames('p-2 font-semibold', alignment(column.align))}
            >
              {column.title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-sm:block">
        {rows.map((row) => (
          <tr key={rowKey(row)} className="border-b border-line max-sm:block max-sm:py-2">
            {columns.map((column) => {
              const Cell = column.rowHeader ? 'th' : 'td'
              return (
                <Cell
                  key={column.id}
                  {...(column.rowHeader ? { scope: 'row' } : {})}
                  className={classNames(
                    'p-2 align-top max-sm:flex max-sm:justify-between max-sm:gap-4 max-sm:px-0 max-sm:py-1',
                    column.rowHeader && 'font-semibold',
                    alignment(column.align),
                  )}
                >
                  <span className="text-muted sm:hidden" aria-hidden="true">
                    {column.title}
                  </span>
                  <span>{column.cell(row)}</span>
                </Cell>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function alignment(align: 'left' | 'right' | undefined): string | false {
  return align === 'right' && 'sm:text-right tabular-nums'
}
