import type * as z from 'zod/mini'
import { msOfDay } from '../../shared/rules/civil-days.ts'
import { logProblem } from './log-problem.ts'

/** What this browser keeps goes after a day, whether or not it was used (decision 20). */
const keptForMs = msOfDay

export interface StoredRecord<S extends z.ZodMiniType> {
  /** The localStorage name of the specification. */
  name: string
  schema: S
}

/**
 * Reads a record; null when there is none, when it is older than 24 hours, and when it is not what it should be. A
 * corrupt entry is removed and only logged, never thrown.
 */
export function readStored<S extends z.ZodMiniType>(
  record: StoredRecord<S>,
  now = Date.now(),
): z.output<S> | null {
  const text = attempt(() => localStorage.getItem(record.name))
  if (!text) return null
  try {
    const value: unknown = JSON.parse(text)
    const savedAt = savedAtOf(value)
    const parsed = record.schema.safeParse(value)
    if (parsed.success && (savedAt === null || now - savedAt < keptForMs)) return parsed.data
    if (!parsed.success) logProblem(`The stored entry ${record.name} is not readable and was removed.`)
  } catch {
    logProblem(`The stored entry ${record.name} is corrupt and was removed.`)
  }
  removeStored(record)
  return null
}

/** Writes a record, with the time beside its fields; a full or forbidden storage loses it silently. */
export function writeStored<S extends z.ZodMiniType>(
  record: StoredRecord<S>,
  value: z.input<S>,
  now = Date.now(),
): void {
  attempt(() => localStorage.setItem(record.name, JSON.stringify({ ...(value as object), savedAt: now })))
}

export function removeStored(record: { name: string }): void {
  attempt(() => localStorage.removeItem(record.name))
}

function savedAtOf(value: unknown): number | null {
  if (typeof value !== 'object' || value === null || !('savedAt' in value)) return null
  return typeof value.savedAt === 'number' ? value.savedAt : null
}

/** Storage throws in some private windows; the pages work without it. */
export function attempt<T>(work: () => T): T | null {
  try {
    return work()
  } catch {
    return null
  }
}
