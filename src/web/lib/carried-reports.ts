import { del, get, set } from 'idb-keyval'
import * as z from 'zod/mini'
import { type BureauKey, bureauKey } from '../../shared/api/vocabulary.ts'

/** A report of the first look that waits on this device for its upload; `bureau`: as it was read, null where it was not. */
export interface CarriedReport {
  file: File
  bureau: BureauKey | null
}

/** After that it is taken off the device, at the next visit. */
export const carriedHours = 24

const key = 'reports-of-the-first-look'
const carried = z.object({
  until: z.number(),
  reports: z.array(z.object({ file: z.instanceof(File), bureau: z.nullable(bureauKey) })),
})

/** Keeps the files on this device; only by an act of its own. @throws when the browser keeps nothing, as in some private windows */
export async function keepCarried(reports: readonly CarriedReport[]): Promise<void> {
  await set(key, { until: Date.now() + carriedHours * 3_600_000, reports })
}

/** What waits here; nothing after its time, in a browser that keeps nothing, and of what is not understood. */
export async function listCarried(): Promise<readonly CarriedReport[]> {
  const read = carried.safeParse(await stored())
  if (read.success && read.data.until > Date.now()) return read.data.reports
  await dropCarried()
  return []
}

/** Takes files off the device: all of them, or those that were uploaded. */
export async function dropCarried(gone?: readonly File[]): Promise<void> {
  const read = gone && carried.safeParse(await stored())
  const left = read?.success ? read.data.reports.filter(({ file }) => !isAmong(gone ?? [], file)) : []
  if (read?.success && left.length > 0) await set(key, { ...read.data, reports: left })
  else if (hasStore()) await del(key).catch(() => undefined)
}

/** Some private windows and old browsers have none. */
const hasStore = () => 'indexedDB' in globalThis

async function stored(): Promise<unknown> {
  return hasStore() ? get(key).catch(() => null) : null
}

/** Each reading of the store gives new objects of the same files. */
const isAmong = (files: readonly File[], file: File): boolean =>
  files.some(
    ({ name, size, lastModified }) =>
      name === file.name && size === file.size && lastModified === file.lastModified,
  )
