import { type CardEntry, type CardField, type CardProblem, checkCard } from './card-check.ts'

export interface CardState {
  entry: CardEntry
  problems: readonly CardProblem[]
  /** Problems show only after the first try to pay. */
  tried: boolean
}

/** What one mounted card element holds; read by its fields and by the confirmation. */
export interface CardStore {
  read(): CardState
  type(field: CardField, text: string): void
  /** Checks everything and shows what is wrong. */
  check(): readonly CardProblem[]
  subscribe(listener: () => void): () => void
}

export function makeCardStore(now: () => Date): CardStore {
  const listeners = new Set<() => void>()
  let state: CardState = { entry: { number: '', expiry: '', code: '', zip: '' }, problems: [], tried: false }
  const change = (next: CardState) => {
    state = next
    for (const listener of listeners) listener()
  }
  return {
    read: () => state,
    type(field, text) {
      const entry = { ...state.entry, [field]: text }
      change({ ...state, entry, problems: checkCard(entry, now()) })
    },
    check() {
      const problems = checkCard(state.entry, now())
      change({ ...state, problems, tried: true })
      return problems
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
