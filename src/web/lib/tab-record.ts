import type * as z from 'zod/mini'
import { logProblem } from './log-problem.ts'
import type { StoredRecord } from './stored-record.ts'

/** Reads what this tab remembers until it is closed; null when there is nothing, or nothing readable. */
export function readTab<S extends z.ZodMiniType>(record: StoredRecord<S>): z.output<S> | null {
  try {
    const text = sessionStorage.getItem(record.name)
    if (text === null) return null
    const parsed = record.schema.safeParse(JSON.parse(text))
    if (parsed.success) return parsed.data
  } catch {
    // Some private windows have no storage; what is corrupt counts as absent.
  }
  logProblem(`The entry ${record.name} of this tab is not readable.`)
  return null
}

/** Forgets what a tab remembers. */
export function removeTab(record: { name: string }): void {
  try {
    sessionStorage.removeItem(record.name)
  } catch {
    // Without storage there is nothing to forget.
  }
}

export function writeTab<S extends z.ZodMiniType>(record: StoredRecord<S>, value: z.input<S>): void {
  try {
    sessionStorage.setItem(record.name, JSON.stringify(value))
  } catch {
    // Without storage a reload shows the page as it is opened cold.
  }
}
