import type { ReactNode } from 'react'
import { staffListTexts } from '../../../shared/messages/staff/lists.ts'
import { useHashTarget } from '../../lib/use-hash-target.ts'
import { Pager } from '../../ui/pager.tsx'

const pageSize = 50

interface CardSectionProps<Row> {
  /** What a card is called in the address of the page: '#refund-12'. */
  place: string
  title: string
  lead: string
  /** Names the list. */
  list: string
  rows: readonly Row[]
  keyOf: (row: Row) => string | number
  /** Of all pages. */
  total: number
  page: number
  onPage: (page: number) => void
  card: (row: Row) => ReactNode
}

/** A part of the page of payments: what it is about, one card a row, page by page; nothing while there is none. */
export function CardSection<Row>(props: CardSectionProps<Row>) {
  const { place, title, lead, list, rows, total, page, ...given } = props
  useHashTarget(rows.length > 0)
  if (rows.length === 0) return null
  return (
    <section aria-label={title} className="grid gap-3">
      <h2 className="text-lg font-semibold">{title}</h2>
      <p className="text-sm text-muted">{lead}</p>
      <ul aria-label={list} className="grid gap-4">
        {rows.map((row) => (
          <li key={given.keyOf(row)} id={`${place}-${given.keyOf(row)}`} className="scroll-mt-4">
            {given.card(row)}
          </li>
        ))}
      </ul>
      {total > pageSize && (
        <Pager
          page={page}
          pages={Math.ceil(total / pageSize)}
          onPage={given.onPage}
          texts={staffListTexts.pager}
        />
      )}
    </section>
  )
}
