import type { ReactNode } from 'react'

interface FoldedRowsProps<Row> {
  caption: string
  rows: readonly Row[]
  rowKey: (row: Row) => string | number
  /** What names the row, on one or two lines. */
  head: (row: Row) => ReactNode
  /** The rest of it, by name. */
  rest: (row: Row) => readonly (readonly [string, ReactNode])[]
}

/** A long list on a narrow screen: each row is a line that opens. */
export function FoldedRows<Row>({ caption, rows, rowKey, head, rest }: FoldedRowsProps<Row>) {
  return (
    <ul aria-label={caption} className="border-y border-line">
      {rows.map((row) => (
        <li key={rowKey(row)} className="border-b border-line last:border-b-0">
          <details>
            <summary className="min-h-11 cursor-pointer content-center py-1 [overflow-wrap:anywhere]">
              {head(row)}
            </summary>
            <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 pb-3 pl-4">
              {rest(row).map(([name, value]) => (
                <div key={name} className="contents">
                  <dt className="text-muted">{name}</dt>
                  <dd className="min-w-0 [overflow-wrap:anywhere]">{value}</dd>
                </div>
              ))}
            </dl>
          </details>
        </li>
      ))}
    </ul>
  )
}
