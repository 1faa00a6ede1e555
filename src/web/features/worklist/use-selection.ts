import { useState } from 'react'
import type { StaffClient } from '../../../shared/api/staff-clients.ts'

export interface Selection {
  /** In the order in which they were chosen, each in its newest state that the list has shown. */
  clients: readonly StaffClient[]
  has: (id: number) => boolean
  set: (clients: readonly StaffClient[], isSelected: boolean) => void
  /** Only these stay selected. */
  keep: (ids: ReadonlySet<number>) => void
  clear: () => void
}

/** Chosen clients, over all pages of the list. */
export function useSelection(rows: readonly StaffClient[]): Selection {
  const [chosen, setChosen] = useState<ReadonlyMap<number, StaffClient>>(new Map())
  const shown = new Map(rows.map((row) => [row.id, row]))
  return {
    clients: [...chosen.values()].map((client) => shown.get(client.id) ?? client),
    has: (id) => chosen.has(id),
    set(clients, isSelected) {
      setChosen((before) => {
        const next = new Map(before)
        for (const client of clients) {
          if (isSelected) next.set(client.id, client)
          else next.delete(client.id)
        }
        return next
      })
    },
    keep: (ids) => setChosen((before) => new Map([...before].filter(([id]) => ids.has(id)))),
    clear: () => setChosen(new Map()),
  }
}
