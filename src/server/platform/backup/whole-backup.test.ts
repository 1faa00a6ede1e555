import { randomBytes } from 'node:crypto'
import * as fs from 'node:fs/promises'
import { tmpdir } from 'node:os'
import * as path from 'node:path'
import { sql } from 'drizzle-orm'
import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { holdBack } from '../../../../test/support/hold-back.ts'
import { makeDb } from '../../../../test/support/make-db.ts'
import { openSealer } from '../crypto/open-sealer.ts'
import type { Database } from '../db/database.ts'
import { listAppliedMigrations, migrationHashes, startAgainAt } from '../db/run-migrations.ts'
import type { FileStore } from '../files/file-store.ts'
import { createFolderFileStore } from '../files/folder-file-store.ts'
import { judgeFiles } from './judge-files.ts'
import { restoreBackup } from './restore-backup.ts'
import { type BackupSource, writeBackup } from './write-backup.ts'

const keys = { encryptionKeys: [new Uint8Array(randomBytes(32))], configDir: '/nowhere' }
/** As many migrations as there were before owners (0041). */
const beforeOwners = 41
/** Two tables between whose names all others come, and one whose rows name files. */
const first = pgTable('aa_first', { n: integer().primaryKey() })
const last = pgTable('zz_last', { n: integer().primaryKey() })
const papers = pgTable('odd_papers', {
  id: integer().primaryKey(),
  fileKey: text('file_key'),
  sha256: text(),
})
// Dropped again: a database that has the shape of a new one serves the next test, and another one is copied in a third of a second.
const dropTables = sql`drop table if exists aa_first, zz_last, odd_papers`
const makeTables = sql`create table aa_first (n integer primary key); create table zz_last (n integer primary key);
  create table odd_papers (id integer primary key, file_key text, sha256 text)`

let folder = ''
let source: Database
beforeEach(async () => {
  folder = await fs.mkdtemp(path.join(tmpdir(), 'armor-whole-'))
  source = await makeDb()
})
afterEach(async () => {
  await source.db.execute(dropTables)
  await source.close()
  await fs.rm(folder, { recursive: true })
})
/** What a backup is restored into, which is good for nothing more afterwards. */
async function emptyTarget(): Promise<Database> {
  const target = await makeDb()
  onTestFinished(() => target.close())
  return target
}
const inFolder = (name: string) => path.join(folder, name)

/** Writes a paper anew, as a draft is: the file of before goes once no row names it. */
async function rewritePaper(files: FileStore, id: number): Promise<void> {
  const { key, sha256 } = await files.put(randomBytes(20_000))
  const [before] = await source.db.select().from(papers).where(sql`id = ${id}`)
  await source.db
    .insert(papers)
    .values({ id, fileKey: key, sha256 })
    .onConflictDoUpdate({ target: papers.id, set: { fileKey: key, sha256 } })
  if (before?.fileKey) await files.remove(before.fileKey)
}

/** Its first statement of plain SQL lists the tables. */
function onceTablesAreListed<T extends object>(tx: T, tell: () => void, until: Promise<void>): T {
  return new Proxy(tx, {
    get: (inner, name) => {
      const value: unknown = Reflect.get(inner, name, inner)
      if (name !== 'execute' || typeof value !== 'function') return value
      return async (...given: unknown[]) => {
        const result: unknown = await Reflect.apply(value, inner, given)
        tell()
        await until
        return result
      }
    },
  })
}

describe('a backup', () => {
  it('that is made amid work holds one moment, with every file that its rows name', async () => {
    const target = await emptyTarget()
    for (const database of [source, target]) await database.db.execute(makeTables)
    const { sealer } = await openSealer(source, keys)
    const given: BackupSource = {
      database: source,
      sealer,
      filesFolder: inFolder('files'),
      fileKeyColumns: [papers.fileKey],
    }
    const files = createFolderFileStore(inFolder('files'), sealer)
    for (let id = 0; id < 20; id += 1) await rewritePaper(files, id)
    let working = true
    const work = async () => {
      for (let n = 1; working; n += 1) {
        await source.transaction(async (tx) => {
          await tx.insert(last).values({ n })
          await tx.insert(first).values({ n })
        })
        await rewritePaper(files, n % 20)
      }
    }
    const worked = work()
    const written = await writeBackup(given, inFolder('backup'), new Date())
    working = false
    await worked
    expect(written.missing).toBe(0)
    await restoreBackup(inFolder('backup'), { database: target, filesFolder: inFolder('restored') }, keys)
    expect(await target.db.$count(first)).toBe(await target.db.$count(last))
    const restored = createFolderFileStore(inFolder('restored'), (await openSealer(target, keys)).sealer)
    const judged = await judgeFiles(target.db, restored, [papers.fileKey])
    expect(judged).toEqual({ named: 20, opened: 20, hashed: 20, wrong: [] })
  })

  it('is not begun anew for a paper that is written anew while rows are read', async () => {
    await source.db.execute(makeTables)
    const { sealer } = await openSealer(source, keys)
    const files = createFolderFileStore(inFolder('files'), sealer)
    await rewritePaper(files, 1)
    const tables = holdBack()
    const rewritten = tables.until.then(() => rewritePaper(files, 1))
    let beginnings = 0
    const database: Database = {
      ...source,
      db: new Proxy(source.db, {
        get: (db, name) => {
          if (name !== 'transaction') return Reflect.get(db, name, db)
          return async (...[work, config]: Parameters<typeof db.transaction>) => {
            beginnings += 1
            // After the folder was listed, and before the moment of the rows.
            if (beginnings === 1) await rewritePaper(files, 1)
            return db.transaction((tx) => work(onceTablesAreListed(tx, tables.letGo, rewritten)), config)
          }
        },
      }),
    }
    const given = { database, sealer, filesFolder: inFolder('files'), fileKeyColumns: [papers.fileKey] }
    const written = await writeBackup(given, inFolder('backup'), new Date())
    expect([beginnings, written.missing]).toEqual([1, 0])
  })

  it('that is begun anew says what is missing from it, and not what was from its first beginning', async () => {
    await source.db.execute(makeTables)
    const { sealer } = await openSealer(source, keys)
    const files = createFolderFileStore(inFolder('files'), sealer)
    const away = await files.put(randomBytes(100))
    const place = path.join(inFolder('files'), away.key.slice(0, 2), away.key)
    await fs.rename(place, inFolder('away'))
    await source.db.insert(papers).values({ id: 1, fileKey: away.key, sha256: away.sha256 })
    let beginnings = 0
    const database: Database = {
      ...source,
      db: new Proxy(source.db, {
        get: (db, name) => {
          if (name !== 'transaction') return Reflect.get(db, name, db)
          return async (...args: Parameters<typeof db.transaction>) => {
            beginnings += 1
            // It is back when the backup looks for files the second time, after it has begun anew.
            if (beginnings === 2) await fs.rename(inFolder('away'), place)
            return db.transaction(...args)
          }
        },
      }),
    }
    const given = { database, sealer, filesFolder: inFolder('files'), fileKeyColumns: [papers.fileKey] }
    const written = await writeBackup(given, inFolder('backup'), new Date())
    expect([beginnings, written.missing, written.files]).toEqual([2, 0, 1])
  })

  it('is made although a file is lost, says so, and names the loss when it is checked', async () => {
    await source.db.execute(makeTables)
    const { sealer } = await openSealer(source, keys)
    const files = createFolderFileStore(inFolder('files'), sealer)
    const stored = await files.put(Buffer.from('a paper'))
    await source.db.insert(papers).values([
      { id: 1, fileKey: stored.key, sha256: 'another' },
      { id: 2, fileKey: '0'.repeat(32), sha256: null },
    ])
    const given = {
      database: source,
      sealer,
      filesFolder: inFolder('files'),
      fileKeyColumns: [papers.fileKey],
    }
    expect(await writeBackup(given, inFolder('backup'), new Date())).toMatchObject({ files: 1, missing: 1 })
    const judged = await judgeFiles(source.db, files, [papers.fileKey])
    expect(judged).toMatchObject({ named: 2, opened: 1, hashed: 0 })
    expect(judged.wrong).toEqual([
      `The file ${stored.key}, named in odd_papers, is another one than its row says.`,
      `The file ${'0'.repeat(32)}, named in odd_papers: The file store has no file under this key.`,
    ])
  })

  it('of an older version becomes what its data would have become', async () => {
    const target = await emptyTarget()
    await source.transaction((tx) => startAgainAt(tx, beforeOwners))
    const { sealer } = await openSealer(source, keys)
    await source.db.execute(sql`insert into users (id, kind, role) values ('ada', 'staff', 'admin')`)
    await writeBackup({ database: source, sealer, filesFolder: null }, inFolder('backup'), new Date())
    await restoreBackup(inFolder('backup'), { database: target, filesFolder: inFolder('restored') }, keys)
    expect((await target.db.execute(sql`select id, role from users`)).rows).toEqual([
      { id: 'ada', role: 'owner' },
    ])
    expect(await listAppliedMigrations(target.db)).toEqual(migrationHashes())
    expect(await listAppliedMigrations(source.db)).toHaveLength(beforeOwners)
  })
})
