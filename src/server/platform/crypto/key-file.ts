import { randomBytes } from 'node:crypto'
import * as fs from 'node:fs/promises'
import * as path from 'node:path'
import { parseKeys } from '../settings/key-text.ts'
import { SettingError } from '../settings/setting-kinds.ts'
import { StartRefused } from '../start-refused.ts'

/** Where the key of one installation is kept: outside its data, one file for each (decision 23). */
export const keyFilePath = (configDir: string, installationId: string) =>
  path.join(configDir, `${installationId}.key`)

/** The keys of an installation; null when it has no key file. Throws StartRefused when the file is not usable. */
export async function readKeyFile(configDir: string, installationId: string): Promise<Uint8Array[] | null> {
  const file = keyFilePath(configDir, installationId)
  const text = await fs.readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null
    throw new StartRefused(`The key file ${file} cannot be read (${error.code}).`)
  })
  if (text === null) return null
  const { mode } = await fs.stat(file)
  if (process.platform !== 'win32' && (mode & 0o077) !== 0) {
    throw new StartRefused(`The key file ${file} can be read by others: run chmod 600 on it.`)
  }
  try {
    return parseKeys(text)
  } catch (error) {
    if (error instanceof SettingError) throw new StartRefused(`The key file ${file} ${error.message}.`)
    throw error
  }
}

/** Makes a new random key and its file (0600), synced to the disk before anything is sealed with it. */
export async function writeKeyFile(configDir: string, installationId: string): Promise<Uint8Array[]> {
  const file = keyFilePath(configDir, installationId)
  const key = randomBytes(32)
  try {
    await fs.mkdir(configDir, { recursive: true, mode: 0o700 })
    const handle = await fs.open(file, 'wx', 0o600)
    try {
      await handle.writeFile(`${key.toString('base64')}\n`)
      await handle.sync()
    } finally {
      await handle.close()
    }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new StartRefused(
      `The key file ${file} cannot be written (${code}): make its folder writable, or set ENCRYPTION_KEY.`,
    )
  }
  return [new Uint8Array(key)]
}

/** Of a key with which nothing was sealed. */
export async function removeKeyFile(configDir: string, installationId: string): Promise<void> {
  await fs.rm(keyFilePath(configDir, installationId), { force: true })
}
