import { createStore, del, get, set } from 'idb-keyval'
import * as z from 'zod/mini'
import { type BureauKey, bureauKey } from '../../shared/api/vocabulary.ts'

/** A report of the first look that waits on this device for its upload; `bureau`: as it was read, null where it was not. */
export interface CarriedReport {
  file: File
  bureau: BureauKey | null
}

/** After that it is taken off the device, at the next visit. */
export const carriedHours = 24

const database = 'armor-first-look'
const key = 'reports'
const openStore = () => createStore(database, 'kept')
const carried = z.object({
  until: z.number(),
  reports: z.array(z.object({ file: z.instanceof(File), bureau: z.nullable(bureauKey) })),
})

/** Keeps the files on this device; only by an act of its own. @throws when the browser keeps nothing, as in some private windows */
export async function keepCarried(reports: readonly CarriedReport[]): Promise<void> {
  await set(key, { until: Date.now() + carriedHours * 3_600_000, reports }, openStore())
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
  if (read?.success && left.length > 0) await set(key, { ...read.data, reports: left }, openStore())
  else if (await isMade()) await del(key, openStore()).catch(() => undefined)
}

/** Looking must not make a database where nothing was ever kept. Some private windows and old browsers have none, or do not tell. */
async function isMade(): Promise<boolean> {
  if (!('indexedDB' in globalThis)) return false
  const made = await indexedDB.databases?.().catch(() => [])
  return made === undefined || made.some(({ name }) => name === database)
}

async function stored(): Promise<unknown> {
  return (await isMade()) ? get(key, openStore()).catch(() => null) : null
}

/** Each reading of the store gives new objects of the same files. */
const isAmong = (files: readonly File[], file: File): boolean =>
  files.some(
    ({ name, size, lastModified }) =>
      name === file.name && size === file.size && lastModified === file.lastModified,
  )
