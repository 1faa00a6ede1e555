import * as fs from 'node:fs/promises'
import * as path from 'node:path'

/** Below this the next uploads, backups and the database's own log would find no room. */
const leastFreeBytes = 64 * 1024 * 1024

/**
 * Proves that the folder has room and takes a file. A quota or a read-only file system does not show in the figures of the disk, so a file
 * is written and removed again. Throws what the file system says, or that the disk is nearly full.
 */
export async function proveRoom(folder: string, least = leastFreeBytes): Promise<void> {
  const { bavail, bsize } = await fs.statfs(folder)
  if (bavail * bsize < least) throw new Error('The disk is nearly full.')
  const probe = path.join(folder, `.room-${process.pid}`)
  try {
    await fs.writeFile(probe, Buffer.alloc(4_096), { mode: 0o600 })
  } finally {
    await fs.rm(probe, { force: true })
  }
}
