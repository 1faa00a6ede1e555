import type { ReactNode } from 'react'
import { staffListTexts } from '../../../shared/messages/staff/lists.ts'
import { Pager } from '../../ui/pager.tsx'

const pageSize = 50

interface CardSectionProps<Row> {
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
export function CardSection<Row>({ title, lead, list, rows, total, page, ...given }: CardSectionProps<Row>) {
  if (rows.length === 0) return null
  return (
    <section aria-label={title} className="grid gap-3">
      <h2 className="text-lg font-semibold">{title}</h2>
      <p className="text-sm text-muted">{lead}</p>
      <ul aria-label={list} className="grid gap-4">
        {rows.map((row) => (
          <li key={given.keyOf(row)}>{given.card(row)}</li>
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
