import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

interface StatTileProps {
  name: ReactNode
  value: ReactNode
  note?: ReactNode
  /** Twice as wide where the screen is narrow: it fills the last line. */
  wide?: boolean
}

/** One figure with its name, inside of a `dl`. */
export function StatTile({ name, value, note, wide = false }: StatTileProps) {
  return (
    <div
      className={classNames(
        'flex min-w-0 flex-col rounded-lg border border-line bg-surface p-3',
        wide && 'max-xl:col-span-2',
      )}
    >
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="text-xl font-semibold break-words tabular-nums">{value}</dd>
      {note && <dd className="text-sm text-muted tabular-nums">{note}</dd>}
    </div>
  )
}
