import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { EmptyState } from './empty-state.tsx'
import { Pager, type PagerTexts } from './pager.tsx'
import { Skeleton } from './skeleton.tsx'

interface PagedListProps {
  isPending: boolean
  /** Why the page was not loaded; rows that were loaded before stay on the screen. */
  failure?: ReactNode
  /** How many rows this page has; undefined until it is known. */
  rows: number | undefined
  /** How many the whole list has, as searched and filtered. */
  total: number
  /** How many that is, in words. */
  count?: string
  /** From 1. */
  page: number
  pages: number
  onPage: (page: number) => void
  pager: PagerTexts
  /** Why there is no row at all: nothing yet, or nothing that fits. */
  empty: ReactNode
  /** Said of a page that is no more, with the way to one that is: the first, unless it says which. */
  beyond: { title: string; text?: string; button: string; to?: number }
  /** The rows, drawn by whose they are. */
  children: ReactNode
}

/** One page of a list: how many there are, the rows or why there is none, and the way through the pages. */
export function PagedList(props: PagedListProps) {
  const { rows, total, page, pages, onPage, beyond } = props
  return (
    <div className="grid min-w-0 grid-cols-1 gap-3">
      {props.failure}
      {props.isPending && <Skeleton lines={6} />}
      {rows !== undefined && props.count !== undefined && (
        <p role="status" className="text-sm text-muted tabular-nums">
          {props.count}
        </p>
      )}
      {rows === 0 && total === 0 && props.empty}
      {rows === 0 && total > 0 && (
        <EmptyState
          title={beyond.title}
          action={
            <Button kind="secondary" size="sm" onClick={() => onPage(beyond.to ?? 1)}>
              {beyond.button}
            </Button>
          }
        >
          {beyond.text}
        </EmptyState>
      )}
      {props.children}
      {rows !== undefined && rows > 0 && pages > 1 && (
        <Pager page={page} pages={pages} onPage={onPage} texts={props.pager} />
      )}
    </div>
  )
}
