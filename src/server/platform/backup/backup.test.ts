import { randomBytes } from 'node:crypto'
import * as fs from 'node:fs/promises'
import { tmpdir } from 'node:os'
import * as path from 'node:path'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod'
import { makeDb } from '../../../../test/support/make-db.ts'
import { openSealer } from '../crypto/open-sealer.ts'
import type { Sealer } from '../crypto/sealer.ts'
import type { Database } from '../db/database.ts'
import { createFolderFileStore } from '../files/folder-file-store.ts'
import { createLog } from '../log/log.ts'
import { createQueue } from '../queue/boss-queue.ts'
import type { JobType } from '../queue/queue.ts'
import { restoreBackup } from './restore-backup.ts'
import { writeBackup } from './write-backup.ts'

const keys = { encryptionKeys: [new Uint8Array(randomBytes(32))], configDir: '/nowhere' }
const greeting: JobType<{ name: string }> = {
  name: 'greet',
  payload: z.object({ name: z.string() }),
  retryLimit: 2,
  retryDelaySeconds: 1,
  expireInSeconds: 30,
}
/** A table with one of each type whose text or driver form could lose something on the way. */
const oddTable = sql`create table odd (id serial primary key, parent integer references odd, small bytea, big bytea,
  at timestamptz, day date, number numeric, whole bigint, doc jsonb, list text[], kept text, doubled integer generated always as (id * 2) stored)`
/** Of three addresses with a lead, one is a client's, too: what triggers keep of them no backup holds. */
const keptOfLeads = sql`insert into leads (name, email, email_key, phone, agree_to_study, agree_to_contact, created_at)
  select 'A', key, key, '1', true, true, now() from unnest(array['a', 'b', 'c', 'c']) key`
const keptOfClients = sql`insert into clients (client_type, name, email, email_key, phone, payment_status, amount_cents)
  values ('paid', 'A', 'a', 'a', '1', 'paid', 1), ('paid', 'B', 'b2', 'b2', '1', 'paid', 1)`

let folder = ''
let source: Database
let target: Database
let sealer: Sealer

const rowsOf = async (database: Database, table: string) =>
  (
    await database.db.execute<{ row: string }>(
      sql`select row_to_json(t)::text as row from ${sql.identifier(table)} t order by 1`,
    )
  ).rows

describe.each([
  ['pglite', 'postgres'],
  ['postgres', 'pglite'],
] as const)('a backup from %s restored into %s', (from, to) => {
  beforeEach(async () => {
    folder = await fs.mkdtemp(path.join(tmpdir(), 'armor-backup-'))
    source = await makeDb(from)
    target = await makeDb(to)
    for (const database of [source, target]) await database.db.execute(oddTable)
    sealer = (await openSealer(source, keys)).sealer
    await source.db.execute(sql`insert into odd (parent, small, big, at, day, number, whole, doc, list, kept)
      select nullif(n % 7, 0), '\\x00ff'::bytea, sha256(n::text::bytea), now(), current_date, n / 3.0, 9007199254740993 + n,
        jsonb_build_object('n', n, 'text', E'Jos\\u00e9 "quoted"'), array['a', null, 'b,c'], case when n % 2 = 0 then 'even' end
      from generate_series(1, 1200) n`)
  })
  afterEach(async () => {
    await source.close()
    await target.close()
    await fs.rm(folder, { recursive: true })
  })

  it('holds every row, file, sequence and waiting job, and nothing in clear', async () => {
    const filesFolder = path.join(folder, 'files')
    const store = createFolderFileStore(filesFolder, sealer)
    const { key } = await store.put(Buffer.from('a report that nobody else may read'))
    const queue = createQueue(source, createLog('silent'), { working: false })
    await queue.work(greeting, async () => undefined)
    await queue.start()
    await queue.enqueue(source.db, greeting, { name: 'Ann' }, { id: 'one' })
    await queue.stop()
    const file = path.join(folder, 'backup')
    await source.db.execute(keptOfClients)
    await source.db.execute(keptOfLeads)
    await writeBackup({ database: source, sealer, filesFolder }, file, new Date('2025-11-21T00:00:00Z'))
    expect((await fs.readFile(file)).includes('quoted')).toBe(false)

    const restoredFiles = path.join(folder, 'restored')
    const counts = await restoreBackup(file, { database: target, filesFolder: restoredFiles }, keys)
    expect(counts).toMatchObject({ files: 1, createdAt: '2025-11-21T00:00:00.000Z' })
    expect(await rowsOf(target, 'odd')).toEqual(await rowsOf(source, 'odd'))
    expect(await rowsOf(target, 'installation')).toEqual(await rowsOf(source, 'installation'))
    expect(await rowsOf(target, 'known_addresses')).toEqual(await rowsOf(source, 'known_addresses'))
    const { rows: alone } = await target.db.execute(
      sql`select sum(clients)::int as leads from client_totals where figure = 'lead'`,
    )
    expect(alone).toEqual([{ leads: 2 }])
    const { rows: added } = await target.db.execute<{ id: number }>(
      sql`insert into odd default values returning id`,
    )
    expect(added).toEqual([{ id: 1201 }])
    await expect(target.db.execute(sql`insert into odd (parent) values (-1)`)).rejects.toMatchObject({
      cause: { code: '23503' },
    })

    const again = (await openSealer(target, keys)).sealer
    expect(Buffer.from(await createFolderFileStore(restoredFiles, again).get(key)).toString()).toContain(
      'a report',
    )
    const greeted: string[] = []
    const restoredQueue = createQueue(target, createLog('silent'))
    await restoredQueue.work(greeting, async ({ name }) => {
      greeted.push(name)
    })
    await restoredQueue.start()
    await restoredQueue.idle()
    await restoredQueue.stop()
    expect(greeted).toEqual(['Ann'])
  })
})

describe('a backup that cannot be restored', () => {
  let file = ''
  beforeEach(async () => {
    folder = await fs.mkdtemp(path.join(tmpdir(), 'armor-backup-'))
    source = await makeDb()
    target = await makeDb()
    sealer = (await openSealer(source, keys)).sealer
    file = path.join(folder, 'backup')
    await writeBackup({ database: source, sealer, filesFolder: null }, file, new Date())
  })
  afterEach(async () => {
    await source.close()
    await target.close()
    await fs.rm(folder, { recursive: true })
  })
  const restore = (given = keys) =>
    restoreBackup(file, { database: target, filesFolder: path.join(folder, 'files') }, given)

  it('is refused when it was cut or altered, and leaves the database empty', async () => {
    const whole = await fs.readFile(file)
    await fs.writeFile(file, whole.subarray(0, whole.length - 60))
    await expect(restore()).rejects.toThrow('is damaged: It was cut.')
    const altered = Buffer.from(whole)
    altered[whole.length - 70] = (altered[whole.length - 70] ?? 0) ^ 1
    await fs.writeFile(file, altered)
    await expect(restore()).rejects.toThrow(/is damaged: /)
    expect(await rowsOf(target, 'installation')).toEqual([])
  })

  it('is refused with another key, and when it is no backup at all', async () => {
    await expect(restore({ ...keys, encryptionKeys: [new Uint8Array(32)] })).rejects.toThrow(
      'encrypted with another key',
    )
    await fs.writeFile(file, 'hello\n')
    await expect(restore()).rejects.toThrow('The file backup is not a backup of this product.')
    await fs.rm(file)
    await expect(restore()).rejects.toThrow('cannot be read (ENOENT)')
  })

  it('is refused by a database that holds data', async () => {
    await openSealer(target, keys)
    await expect(restore()).rejects.toThrow('already holds data')
  })
})
