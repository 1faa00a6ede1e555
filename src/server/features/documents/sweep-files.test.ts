import * as fs from 'node:fs/promises'
import * as path from 'node:path'
import { getTableName } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeApp, type TestApp } from '../../../../test/support/make-app.ts'
import { addFilesTo } from '../../../../test/support/make-client-with-files.ts'
import { fileKeyColumns } from '../../holdings.ts'
import { FileMissing } from '../../platform/files/file-store.ts'
import { documents } from './documents.tables.ts'
import { sweepFiles } from './sweep-files.ts'

let app: TestApp
beforeAll(async () => {
  app = await makeApp({ working: false })
})
afterAll(() => app.close())

/** As if it had been stored two days ago. */
async function age(key: string): Promise<void> {
  const then = new Date(Date.now() - 48 * 3_600_000)
  await fs.utimes(path.join(app.deps.config.dataDir, 'files', key.slice(0, 2), key), then, then)
}

describe('the sweep of stored files', () => {
  it('finds nothing where nothing was ever stored', async () => {
    expect(await sweepFiles(app.deps, fileKeyColumns)).toBe(0)
  })

  it('removes an old file that no row names, and leaves a young one and a named one', async () => {
    await addFilesTo(app.deps, await app.makeClient())
    const [named] = await app.deps.database.db.select().from(documents)
    const old = await app.deps.files.put(new Uint8Array([1]))
    const young = await app.deps.files.put(new Uint8Array([2]))
    await age(old.key)
    await age(named?.fileKey ?? '')
    expect(await sweepFiles(app.deps, fileKeyColumns)).toBe(1)
    await expect(app.deps.files.get(old.key)).rejects.toBeInstanceOf(FileMissing)
    expect(await app.deps.files.get(young.key)).toEqual(new Uint8Array([2]))
    expect((await app.deps.files.get(named?.fileKey ?? '')).length).toBeGreaterThan(0)
    expect(await sweepFiles(app.deps, fileKeyColumns)).toBe(0)
  })

  it('knows every column of the database that names a stored file', async () => {
    // A copy in the drive names a file of another row.
    const { rows } = await app.deps.database.db.execute<{ name: string }>(
      `select table_name as name from information_schema.columns
        where column_name = 'file_key' and table_schema = 'public' and table_name <> 'drive_copies' order by 1`,
    )
    expect(fileKeyColumns.map(({ table }) => getTableName(table)).sort()).toEqual(
      rows.map(({ name }) => name),
    )
    expect(rows).toHaveLength(14)
  })
})
