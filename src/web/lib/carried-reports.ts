import * as z from 'zod/mini'
import { type BureauKey, bureauKey } from '../../shared/api/vocabulary.ts'
import { carriedUntil, dropFirstLook, readFirstLook, writeFirstLook } from './first-look-store.ts'

/** A report of the first look that waits on this device for its upload; `bureau`: as it was read, null where it was not. */
export interface CarriedReport {
  file: File
  bureau: BureauKey | null
}

const carried = z.object({
  until: z.number(),
  reports: z.array(z.object({ file: z.instanceof(File), bureau: z.nullable(bureauKey) })),
})

/** Keeps the files on this device; only by an act of its own. @throws when the browser keeps nothing, as in some private windows */
export async function keepCarried(reports: readonly CarriedReport[]): Promise<void> {
  await writeFirstLook('reports', { until: carriedUntil(), reports })
}

/** What waits here; nothing after its time, in a browser that keeps nothing, and of what is not understood. */
export async function listCarried(): Promise<readonly CarriedReport[]> {
  const read = carried.safeParse(await readFirstLook('reports'))
  if (read.success && read.data.until > Date.now()) return read.data.reports
  await dropCarried()
  return []
}

/** Takes files off the device: all of them, or those that were uploaded. */
export async function dropCarried(gone?: readonly File[]): Promise<void> {
  const read = gone && carried.safeParse(await readFirstLook('reports'))
  const left = read?.success ? read.data.reports.filter(({ file }) => !isAmong(gone ?? [], file)) : []
  if (read?.success && left.length > 0) await writeFirstLook('reports', { ...read.data, reports: left })
  else await dropFirstLook('reports')
}

/** Each reading of the store gives new objects of the same files. */
const isAmong = (files: readonly File[], file: File): boolean =>
  files.some(
    ({ name, size, lastModified }) =>
      name === file.name && size === file.size && lastModified === file.lastModified,
  )
