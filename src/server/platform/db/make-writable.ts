import * as fs from 'node:fs/promises'
import * as path from 'node:path'

/**
 * A copy keeps the rights of what it was made from, and a release may be installed for reading alone: its owner may write the folder and
 * everything in it again. Nothing when the first file of it may be written.
 */
export async function makeWritable(folder: string): Promise<void> {
  const entries = await fs.readdir(folder, { recursive: true, withFileTypes: true })
  const placeOf = (entry: { parentPath: string; name: string }) => path.join(entry.parentPath, entry.name)
  const first = entries.find((entry) => entry.isFile())
  if (first !== undefined && ((await fs.stat(placeOf(first))).mode & 0o200) !== 0) return
  for (const entry of entries) await fs.chmod(placeOf(entry), entry.isDirectory() ? 0o700 : 0o600)
}
