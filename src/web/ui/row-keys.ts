import { type KeyboardEvent, useState } from 'react'

interface RowKeysInput {
  ids: readonly number[]
  /** Enter or F2. */
  onOpen: (id: number) => void
  /** Space. */
  onToggle: (id: number) => void
}

const steps: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
}

/**
 * Rows by keyboard: one of them is in the order of Tab, arrows, Home and End move between them, Enter or F2 opens one, Space
 * selects it. A key that was pressed inside of a row belongs to what is there.
 */
export function useRowKeys({ ids, onOpen, onToggle }: RowKeysInput) {
  const [current, setCurrent] = useState<number | null>(null)
  const tabStop = current !== null && ids.includes(current) ? current : ids[0]
  return (id: number) => ({
    tabIndex: id === tabStop ? 0 : -1,
    onFocus: () => setCurrent(id),
    onKeyDown(event: KeyboardEvent<HTMLTableRowElement>) {
      if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey) return
      const next = ids[steps[event.key]?.(ids.indexOf(id), ids.length - 1) ?? -1]
      if (next !== undefined) focusRow(event.currentTarget.closest('table'), next)
      else if (event.key === 'Enter' || event.key === 'F2') onOpen(id)
      else if (event.key === ' ') onToggle(id)
      else return
      event.preventDefault()
    },
  })
}

/** Moves the focus to a row, if it is shown. */
export function focusRow(table: ParentNode | null, id: number): void {
  table?.querySelector<HTMLElement>(`tr[data-row="${id}"]`)?.focus()
}
