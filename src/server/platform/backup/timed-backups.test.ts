import { randomBytes } from 'node:crypto'
import * as fs from 'node:fs/promises'
import { tmpdir } from 'node:os'
import * as path from 'node:path'
import { expect, it } from 'vitest'
import { makeDb } from '../../../../test/support/make-db.ts'
import { openSealer } from '../crypto/open-sealer.ts'
import { backUpOnce } from './timed-backups.ts'

it('timed backups keep the newest ones and touch no other file', async () => {
  const folder = path.join(await fs.mkdtemp(path.join(tmpdir(), 'armor-timed-')), 'backups')
  const database = await makeDb()
  const { sealer } = await openSealer(database, {
    encryptionKeys: [new Uint8Array(randomBytes(32))],
    configDir: '/nowhere',
  })
  await fs.mkdir(folder)
  await fs.writeFile(path.join(folder, 'by-hand.armor'), 'mine')
  for (const day of ['01', '02', '03', '04']) {
    const clock = { now: () => new Date(`2025-11-${day}T06:00:00Z`) }
    await backUpOnce({ database, sealer, filesFolder: null }, { folder, everyHours: 6, kept: 2 }, clock)
  }
  await database.close()
  expect((await fs.readdir(folder)).sort()).toEqual([
    'by-hand.armor',
    'database-2025-11-03T06-00-00Z.armor',
    'database-2025-11-04T06-00-00Z.armor',
  ])
  await fs.rm(path.dirname(folder), { recursive: true })
})
