import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import ArrowUpDown from 'lucide-react/icons/arrow-up-down'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export type SortDirection = 'up' | 'down'

interface SortHeaderProps {
  /** The direction in which the table is sorted by this column now; null when it is sorted by another one. */
  direction: SortDirection | null
  onSort: () => void
  align?: 'left' | 'right'
  className?: string
  children: ReactNode
}

/** A column's header that sorts: the state is on the cell (`aria-sort`), the press on the button inside. */
export function SortHeader({ direction, onSort, align = 'left', className, children }: SortHeaderProps) {
  const Icon = direction === null ? ArrowUpDown : direction === 'up' ? ArrowUp : ArrowDown
  return (
    <th
      scope="col"
      aria-sort={direction === null ? undefined : direction === 'up' ? 'ascending' : 'descending'}
      className={className}
    >
      <button
        type="button"
        onClick={onSort}
        className={classNames(
          'group inline-flex min-h-8 items-center gap-1 rounded-sm text-left font-semibold hover:underline',
          align === 'right' && 'flex-row-reverse',
        )}
      >
        {children}
        <Icon
          aria-hidden="true"
          className={classNames('size-3.5 shrink-0', direction === null ? 'text-muted' : 'text-ink')}
        />
      </button>
    </th>
  )
}
