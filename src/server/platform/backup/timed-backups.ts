import * as fs from 'node:fs/promises'
import * as path from 'node:path'
import type { Clock } from '../clock.ts'
import type { Log } from '../log/log.ts'
import { type BackupSource, writeBackup } from './write-backup.ts'

interface Timing {
  folder: string
  everyHours: number
  kept: number
}

const shape = /^database-[\dTZ-]+\.armor$/

/** 'database-2025-11-21T00-00-00Z.armor': sorts by time. */
export const backupName = (prefix: string, now: Date) =>
  `${prefix}-${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z.armor`

/**
 * Backs the embedded database up on a timer, synced to the disk, and removes the oldest ones. The database itself survives a kill
 * and a power failure; a disk that fails, or a folder that somebody removes, it does not.
 */
export function startTimedBackups(
  source: BackupSource,
  timing: Timing,
  clock: Clock,
  log: Log,
): { stop(): Promise<void> } {
  if (timing.everyHours === 0) return { stop: async () => undefined }
  let running: Promise<unknown> = Promise.resolve()
  const timer = setInterval(() => {
    running = backUpOnce(source, timing, clock).catch((error: unknown) =>
      log.error({ err: error }, 'timed backup failed'),
    )
  }, timing.everyHours * 3_600_000)
  timer.unref()
  return {
    stop: async () => {
      clearInterval(timer)
      await running
    },
  }
}

export async function backUpOnce(source: BackupSource, timing: Timing, clock: Clock): Promise<void> {
  await fs.mkdir(timing.folder, { recursive: true, mode: 0o700 })
  const now = clock.now()
  await writeBackup(
    { ...source, filesFolder: null },
    path.join(timing.folder, backupName('database', now)),
    now,
  )
  const names = (await fs.readdir(timing.folder)).filter((name) => shape.test(name)).sort()
  for (const name of names.slice(0, Math.max(0, names.length - timing.kept))) {
    await fs.rm(path.join(timing.folder, name), { force: true })
  }
}
