import { existsSync } from 'node:fs'
import * as fs from 'node:fs/promises'
import { tmpdir } from 'node:os'
import * as path from 'node:path'
import { expect, it } from 'vitest'
import { LosingFolder } from '../../../../test/recovery/losing-folder.ts'
import { emptyDatabaseFolder } from './empty-database-folder.ts'
import { flushedOptions } from './flushed-folder.ts'
import { startPglite } from './open-pglite.ts'

it('the embedded database acknowledges what is on the disk: the log of each commit, and all files at a checkpoint', async () => {
  const parent = await fs.mkdtemp(path.join(tmpdir(), 'armor-flushed-'))
  const folder = path.join(parent, 'database')
  if (existsSync(emptyDatabaseFolder())) await fs.cp(emptyDatabaseFolder(), folder, { recursive: true })
  const losing = new LosingFolder(folder)
  const client = await startPglite(flushedOptions(losing))
  try {
    await client.exec('create table written (n integer)')
    for (let n = 0; n < 5; n += 1) {
      const before = losing.flushes
      await client.query('insert into written values ($1)', [n])
      expect(losing.flushes).toBeGreaterThan(before)
      expect(losing.unflushedIn('pg_wal')).toEqual([])
    }
    const before = losing.flushes
    await client.transaction(async (tx) => {
      await tx.query('insert into written values (7)')
      await tx.query('insert into written values (8)')
      expect(losing.flushes).toBe(before)
    })
    expect(losing.flushes).toBeGreaterThan(before)
    await client.query('select count(*) from written')
    await client.exec('checkpoint')
    // A cache that each start of PostgreSQL throws away.
    const lasting = (place: string) => !place.includes('pg_internal.init')
    const unflushed = [...losing.unflushedIn('base'), ...losing.unflushedIn('global')]
    expect(unflushed.filter(lasting)).toEqual([])
  } finally {
    await client.close()
    await fs.rm(parent, { recursive: true })
  }
})
