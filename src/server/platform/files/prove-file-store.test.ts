import * as fs from 'node:fs/promises'
import { tmpdir } from 'node:os'
import * as path from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { makeDb } from '../../../../test/support/make-db.ts'
import { insertInstallation } from '../db/installation.store.ts'
import { StartRefused } from '../start-refused.ts'
import { createFolderFiles } from './folder-files.ts'
import { proveFileStore, takeFileStore } from './prove-file-store.ts'

const database = await makeDb()
const parent = await fs.mkdtemp(path.join(tmpdir(), 'armor-store-'))
let folders = 0
function newFolder(): string {
  folders += 1
  return path.join(parent, String(folders), 'files')
}
const prove = (folder: string) => proveFileStore(database, createFolderFiles(folder))

beforeEach(async () => {
  await database.db.execute(sql`delete from installation`)
  await insertInstallation(database.db, { id: 'x', tokenKeySealed: new Uint8Array(40) })
})
afterAll(async () => {
  await database.close()
  await fs.rm(parent, { recursive: true })
})

describe('the folder of the files', () => {
  it('is named at the first start, and known again, also after it was moved or copied', async () => {
    const first = newFolder()
    await prove(first)
    await prove(first)
    const moved = newFolder()
    await fs.mkdir(path.dirname(moved))
    await fs.rename(first, moved)
    await prove(moved)
    await fs.cp(moved, first, { recursive: true })
    await prove(first)
  })

  it('is refused when it is a new one beside a database that names another, or that of another database', async () => {
    await prove(newFolder())
    const other = newFolder()
    await expect(prove(other)).rejects.toThrow(StartRefused)
    await expect(prove(other)).rejects.toThrow(
      /^The folder \S+ does not hold the files of this database: let DATA_DIR be the folder that all servers of this database share, or move its folder "files" there \(the runbook says more; the store is [0-9a-f-]{36}\)\.$/,
    )
    await fs.mkdir(other, { recursive: true })
    await fs.writeFile(path.join(other, 'store-id'), 'of-another\n')
    await expect(prove(other)).rejects.toThrow(StartRefused)
  })

  it('is one, when several servers start for the first time at once with the same', async () => {
    const shared = newFolder()
    await Promise.all(Array.from({ length: 8 }, () => prove(shared)))
    await prove(shared)
  })

  it('is one, when several servers start for the first time at once with folders of their own', async () => {
    const own = Array.from({ length: 5 }, newFolder)
    const started = await Promise.allSettled(own.map(prove))
    expect(started.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  it('is taken over by a database that names none, as of an earlier version, and after a kill in between', async () => {
    const kept = newFolder()
    await prove(kept)
    await database.db.execute(sql`update installation set file_store_id = null`)
    await prove(kept)
    const cut = newFolder()
    await database.db.execute(sql`update installation set file_store_id = null`)
    await fs.mkdir(cut, { recursive: true })
    await fs.writeFile(path.join(cut, 'store-id'), '')
    await prove(cut)
    await prove(cut)
  })

  it('is whichever a restore has filled', async () => {
    await prove(newFolder())
    const restored = newFolder()
    await expect(prove(restored)).rejects.toThrow(StartRefused)
    await takeFileStore(database, createFolderFiles(restored))
    await prove(restored)
  })
})
