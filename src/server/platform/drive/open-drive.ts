import * as fs from 'node:fs/promises'
import { SettingError } from '../settings/setting-kinds.ts'
import type { Drive } from './drive.ts'
import { createOwnPageDrive } from './own-page-drive.ts'

/**
 * The drive of the settings; without them the product's own folder page.
 * @param settings.serviceAccount JSON text of the key file, or its path
 * Errors: SettingError, one sentence that shows nothing of the key.
 */
export async function openDrive(settings: { serviceAccount: string; folder: string } | null): Promise<Drive> {
  if (settings === null) return createOwnPageDrive()
  const { createGoogleDrive } = await import('./google-drive.ts')
  const { serviceAccount } = await import('./google-token.ts')
  const parsed = serviceAccount.safeParse(await keyOf(settings.serviceAccount))
  if (!parsed.success) throw refused('is not the key file of a service account in JSON')
  return createGoogleDrive({ account: parsed.data, parentFolder: settings.folder })
}

async function keyOf(given: string): Promise<unknown> {
  const text = given.startsWith('{') ? given : await fs.readFile(given, 'utf8').catch(() => null)
  if (text === null) throw refused('names a file that cannot be read')
  try {
    return JSON.parse(text)
  } catch {
    throw refused('is not the key file of a service account in JSON')
  }
}

const refused = (what: string) => new SettingError(`The setting GOOGLE_SERVICE_ACCOUNT ${what}.`)
