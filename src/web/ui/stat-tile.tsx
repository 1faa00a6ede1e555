import type { ReactNode } from 'react'

interface StatTileProps {
  name: string
  value: ReactNode
  note?: ReactNode
}

/** One figure with its name, inside of a `dl`. */
export function StatTile({ name, value, note }: StatTileProps) {
  return (
    <div className="flex min-w-0 flex-col rounded-lg border border-line bg-surface p-3">
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="text-xl font-semibold break-words tabular-nums">{value}</dd>
      {note && <dd className="text-sm text-muted tabular-nums">{note}</dd>}
    </div>
  )
}
