import { randomBytes } from 'node:crypto'
import * as fs from 'node:fs/promises'
import { tmpdir } from 'node:os'
import * as path from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest'
import { makeDb } from '../../../../test/support/make-db.ts'
import { openSealer } from './open-sealer.ts'

const key = () => new Uint8Array(randomBytes(32))
const database = await makeDb()
let configDir = ''

describe('opening the sealer of an installation', () => {
  beforeEach(async () => {
    await database.db.execute(sql`delete from installation`)
    configDir = await fs.mkdtemp(path.join(tmpdir(), 'armor-config-'))
  })
  afterEach(() => fs.rm(configDir, { recursive: true }))
  afterAll(() => database.close())

  it('makes a key file on a first start, and uses it ever after', async () => {
    const first = await openSealer(database, { encryptionKeys: null, configDir })
    expect(first.madeKeyFile).toMatch(/\.key$/)
    const sealed = first.sealer.seal('kept', 'a')
    const second = await openSealer(database, { encryptionKeys: null, configDir })
    expect(second.madeKeyFile).toBeNull()
    expect(second.sealer.openText(sealed, 'a')).toBe('kept')
    expect(second.sealer.token('a', 'b')).toBe(first.sealer.token('a', 'b'))
  })

  it('refuses data without its key, and makes no other one', async () => {
    const { madeKeyFile } = await openSealer(database, { encryptionKeys: null, configDir })
    await fs.rm(madeKeyFile ?? '')
    await expect(openSealer(database, { encryptionKeys: null, configDir })).rejects.toThrow(
      /^This data is encrypted and its key is missing: put the key file back at .*\.key, or set ENCRYPTION_KEY\.$/,
    )
    expect(await fs.readdir(configDir)).toEqual([])
  })

  it('refuses data with another key', async () => {
    await openSealer(database, { encryptionKeys: [key()], configDir })
    await expect(openSealer(database, { encryptionKeys: [key()], configDir })).rejects.toThrow(
      'This data was encrypted with another key than the one in the setting ENCRYPTION_KEY: put its own key there.',
    )
  })

  it('lets a key be rotated: old and new together once, then the new one alone', async () => {
    const [old, fresh] = [key(), key()]
    const before = await openSealer(database, { encryptionKeys: [old], configDir })
    await openSealer(database, { encryptionKeys: [fresh, old], configDir })
    const after = await openSealer(database, { encryptionKeys: [fresh], configDir })
    expect(after.sealer.token('a', 'b')).toBe(before.sealer.token('a', 'b'))
  })
})
