import * as fs from 'node:fs/promises'
import { StartRefused } from '../start-refused.ts'

/**
 * The data folder may be a link: systemd's `DynamicUser` puts the folder of the state behind one, which is root's own. One of this
 * process is closed to others; one of another's that a volume's group was given (Kubernetes' `fsGroup`) is taken when it is root's, who
 * can do everything in any case. Throws StartRefused.
 */
export async function closeDataFolder(folder: string): Promise<void> {
  const found = await fs.stat(folder)
  const sentence = dataFolderRefusal(folder, found, process.getuid?.() ?? 0)
  if (sentence !== null) throw new StartRefused(sentence)
  if (found.uid === process.getuid?.() && (found.mode & 0o077) !== 0) await fs.chmod(folder, 0o700)
}

/** Whoever else may write in the folder could put their own into the place of what is in it, and answer commands for the server. @returns why it cannot be used; null when it can */
export function dataFolderRefusal(
  folder: string,
  { uid, mode }: { uid: number; mode: number },
  own: number,
): string | null {
  if (uid === own) return null
  if (uid !== 0)
    return `The data folder ${folder} belongs to another user (${uid}): run ARMOR as that one, or give the folder to the one that runs it (${own}).`
  return (mode & 0o002) === 0
    ? null
    : `Everybody may write in the data folder ${folder}: close it (chmod o-w), or give it to the user that runs ARMOR (${own}).`
}
