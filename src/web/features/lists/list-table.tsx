import { classNames } from '../../ui/class-names.ts'
import { type ListColumn, type ListRow, ListValue } from './list-value.tsx'

interface ListTableProps {
  caption: string
  columns: readonly ListColumn[]
  rows: readonly ListRow[]
  /** A newer page is on its way. */
  busy: boolean
}

/** A dense table with its header in sight; below 1024 pixels each row is a list of named values. */
export function ListTable({ caption, columns, rows, busy }: ListTableProps) {
  return (
    <table aria-busy={busy} className="w-full border-collapse text-left text-sm max-lg:block">
      <caption className="sr-only">{caption}</caption>
      <thead className="sticky top-0 z-10 bg-paper max-lg:sr-only">
        <tr className="border-b border-edge">
          {columns.map((column) => (
            <th key={column.key} scope="col" className={classNames('p-1.5 font-semibold', alignment(column))}>
              {column.title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={classNames('max-lg:block', busy && 'opacity-60')}>
        {rows.map((row) => (
          <tr key={row.id} className="border-b border-line hover:bg-sunk max-lg:block max-lg:py-2">
            {columns.map((column, place) => (
              <Cell key={column.key} column={column} row={row} names={place === 0} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The first cell names the row for a screen reader. */
function Cell({ column, row, names }: { column: ListColumn; row: ListRow; names: boolean }) {
  const Tag = names ? 'th' : 'td'
  return (
    <Tag
      {...(names ? { scope: 'row' } : {})}
      className={classNames(
        'p-1.5 align-top max-lg:flex max-lg:justify-between max-lg:gap-4 max-lg:px-0 max-lg:py-0.5',
        names ? 'font-semibold' : 'font-normal',
        alignment(column),
      )}
    >
      <span aria-hidden="true" className="shrink-0 font-normal text-muted lg:hidden">
        {column.title}
      </span>
      <span className="min-w-0 max-lg:text-right">
        <ListValue kind={column.kind} value={row.values[column.key]} />
      </span>
    </Tag>
  )
}

function alignment({ kind }: ListColumn): string | false {
  return kind === 'money' && 'tabular-nums lg:text-right'
}
