import { randomBytes, randomUUID } from 'node:crypto'
import type { Database } from '../db/database.ts'
import {
  findInstallation,
  type InstallationRow,
  insertInstallation,
  updateTokenKey,
} from '../db/installation.store.ts'
import { StartRefused } from '../start-refused.ts'
import { keyFilePath, readKeyFile, removeKeyFile, writeKeyFile } from './key-file.ts'
import { SealBroken } from './seal-broken.ts'
import { createSealer, keyId, openSealedWith, type Sealer, sealBytesWith } from './sealer.ts'

export interface KeySettings {
  encryptionKeys: Uint8Array[] | null
  configDir: string
}

export interface OpenedSealer {
  sealer: Sealer
  /** The key file that this call made. */
  madeKeyFile: string | null
  /** Whether there was no data before. */
  firstStart: boolean
}

const tokenKeyContext = (id: string) => `installation:${id}`

/**
 * The sealer of this database's data, with the key of the settings or of the key file (decision 23). On data that has
 * none yet it makes the key. Throws StartRefused when data is there and its key is not.
 */
export async function openSealer(database: Database, settings: KeySettings): Promise<OpenedSealer> {
  const row = await findInstallation(database.db)
  if (row !== null) {
    const sealer = await sealerOfInstallation(row, settings)
    await resealTokenKey(database, row, settings)
    database.takeKeys(sealer.columns)
    return { sealer, madeKeyFile: null, firstStart: false }
  }

  const id = randomUUID()
  const keys = settings.encryptionKeys ?? (await writeKeyFile(settings.configDir, id))
  const madeKeyFile = settings.encryptionKeys === null ? keyFilePath(settings.configDir, id) : null
  const tokenKey = new Uint8Array(randomBytes(32))
  const tokenKeySealed = sealBytesWith(firstOf(keys), tokenKey, tokenKeyContext(id))
  if (!(await insertInstallation(database.db, { id, tokenKeySealed }))) {
    // Another server's first start was faster: its data and its key it is.
    if (madeKeyFile !== null) await removeKeyFile(settings.configDir, id)
    return openSealer(database, settings)
  }
  const sealer = createSealer(keys, tokenKey)
  database.takeKeys(sealer.columns)
  return { sealer, madeKeyFile, firstStart: true }
}

/** The sealer of data that is there. Throws StartRefused when its key is not, or is another one. */
export async function sealerOfInstallation(row: InstallationRow, settings: KeySettings): Promise<Sealer> {
  const keys = await keysOf(row.id, settings)
  try {
    return createSealer(keys, openSealedWith(keys, row.tokenKeySealed, tokenKeyContext(row.id)))
  } catch (error) {
    if (!(error instanceof SealBroken)) throw error
    const source =
      settings.encryptionKeys === null
        ? keyFilePath(settings.configDir, row.id)
        : 'the setting ENCRYPTION_KEY'
    throw new StartRefused(
      `This data was encrypted with another key than the one in ${source}: put its own key there.`,
    )
  }
}

/** After a rotation: the token key is sealed again with the new first key, so that the old one may be dropped later. */
async function resealTokenKey(
  database: Database,
  row: InstallationRow,
  settings: KeySettings,
): Promise<void> {
  const keys = await keysOf(row.id, settings)
  if (sealedBy(firstOf(keys), row.tokenKeySealed)) return
  const tokenKey = openSealedWith(keys, row.tokenKeySealed, tokenKeyContext(row.id))
  await updateTokenKey(database.db, sealBytesWith(firstOf(keys), tokenKey, tokenKeyContext(row.id)))
}

async function keysOf(installationId: string, settings: KeySettings): Promise<Uint8Array[]> {
  if (settings.encryptionKeys !== null) return settings.encryptionKeys
  const keys = await readKeyFile(settings.configDir, installationId)
  if (keys !== null) return keys
  const file = keyFilePath(settings.configDir, installationId)
  throw new StartRefused(
    `This data is encrypted and its key is missing: put the key file back at ${file}, or set ENCRYPTION_KEY.`,
  )
}

const sealedBy = (key: Uint8Array, sealed: Uint8Array) =>
  Buffer.from(sealed.subarray(1, 5)).equals(keyId(key))

function firstOf(keys: Uint8Array[]): Uint8Array {
  const [first] = keys
  if (first === undefined) throw new Error('There is no key to seal with.')
  return first
}
