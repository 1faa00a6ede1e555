import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

interface BarRow {
  id: string
  name: ReactNode
  value: number
  /** Said instead of the value: a sum of money, a rate. */
  valueText?: string
  /** After the value, one for each header after the second. */
  cells: readonly string[]
}

interface BarTableProps {
  caption: string
  /** Of the names, of the values, and of the cells. */
  headers: readonly [string, string, ...string[]]
  rows: readonly BarRow[]
  /** The value of a full bar; absent: the greatest one. */
  most?: number
  /** A funnel's bars stand in the middle. */
  centred?: boolean
}

/** Named figures, each with a bar beside it: picture and text equivalent in one, because the table says all that is drawn. */
export function BarTable({ caption, headers, rows, most: given, centred = false }: BarTableProps) {
  const [nameHeader, ...others] = headers
  const most = given ?? Math.max(...rows.map(({ value }) => value), 1)
  return (
    <table className="w-full border-collapse text-left text-sm">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="border-b border-line align-bottom text-muted">
          <th scope="col" className="py-1 pr-2 font-normal">
            {nameHeader}
          </th>
          <td className="w-2/5" />
          {others.map((header) => (
            <th key={header} scope="col" className="py-1 pl-2 text-right font-normal">
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id} className="border-b border-line last:border-0">
            <th scope="row" className="py-1 pr-2 font-normal">
              {row.name}
            </th>
            <td className="py-1">
              <BarLine share={row.value / most} centred={centred} />
            </td>
            <td className="py-1 pl-2 text-right font-semibold tabular-nums">
              {row.valueText ?? row.value.toLocaleString('en-US')}
            </td>
            {row.cells.map((cell, at) => (
              <td key={others[at + 1]} className="py-1 pl-2 text-right tabular-nums sm:whitespace-nowrap">
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function BarLine({ share, centred }: { share: number; centred: boolean }) {
  const width = share * 100
  return (
    <svg
      viewBox="0 0 100 10"
      preserveAspectRatio="none"
      aria-hidden="true"
      className={classNames('block h-3 w-full rounded-sm', !centred && 'bg-sunk')}
    >
      <rect x={centred ? (100 - width) / 2 : 0} width={width} height="10" className="fill-press" />
    </svg>
  )
}
