import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import * as path from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadConfig } from './config.ts'
import { writeBackup } from './platform/backup/write-backup.ts'
import { openSealer } from './platform/crypto/open-sealer.ts'
import type { Database } from './platform/db/database.ts'
import { openDatabase } from './platform/db/open-database.ts'
import { addressValue } from './platform/db/person-columns.ts'
import { createLog } from './platform/log/log.ts'
import { createQueue } from './platform/queue/boss-queue.ts'
import { runRestore } from './restore-command.ts'

const log = createLog('silent')
let folder = ''
let config: ReturnType<typeof loadConfig>
const printed: string[] = []
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'armor-restore-'))
  config = loadConfig({ DATA_DIR: path.join(folder, 'data'), ENCRYPTION_KEY: '5'.repeat(64) })
  await inDatabase(async (database) => {
    const { sealer } = await openSealer(database, config)
    const queue = createQueue(database, log, { working: false })
    await queue.start()
    await queue.stop()
    await database.db.execute(clientsOfBefore)
    await database.db.execute(wishes)
    await database.db.execute(signedIn)
    await database.db.execute(links)
    const file = path.join(folder, 'backup')
    await writeBackup({ database, sealer, filesFolder: null }, file, new Date('2026-11-28T00:00:00Z'))
    // What the lost days brought: two deletions, a wish taken back, one that came, and a client whose number is given anew.
    await database.db.execute(sql`delete from clients where id in (1, 2)`)
    await database.db.execute(lostDays)
  })
  await runRestore(config, [path.join(folder, 'backup'), '--replace'], (line) => printed.push(line), log)
})
afterAll(() => rm(folder, { recursive: true }))

async function inDatabase<T>(work: (database: Database) => Promise<T>): Promise<T> {
  const database = await openDatabase(config, log)
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

const clientsOfBefore = sql`insert into clients (client_type, name, email, email_key, phone, payment_status, amount_cents)
  select 'paid', 'A', 'a', 'a' || n, '1', 'paid', 1 from generate_series(1, 5) n`
const wishes = sql`insert into deletion_requests (client_id, requested_by, due_on, created_at)
  values (3, 'client', '2026-12-20', '2026-11-27'), (2, 'client', '2026-11-28', '2026-11-20')`
const lostDays = sql`
  with taken as (update deletion_requests set withdrawn_at = '2026-11-29' where client_id = 3),
    made as (update deletion_requests set done_at = '2026-11-28 10:00' where client_id = 2)
  insert into deletion_requests (client_id, requested_by, due_on, done_at, created_at)
  values (1, 'staff', '2026-11-29', '2026-11-29', '2026-11-29'), (4, 'browser', '2026-12-28', null, '2026-11-29'),
    (77, 'staff', '2026-11-29', '2026-11-29', '2026-11-29')`
const signedIn = sql`
  with made as (insert into users (id, kind) values ('s', 'staff'), ('c', 'client'), ('b', 'browser'))
  insert into sessions (id_hash, user_id, stage, last_seen_at, expires_at, created_at)
  select 'session-' || u, u, 'signed_in', now(), now() + interval '1 day', now() from unnest(array['s', 'c', 'b']) u`
const links = sql`
  with link as (insert into sign_in_links (email_key, email, token_hash, next, expires_at)
      values (${addressValue('a@example.com')}, 'a', 't', '/', now() + interval '1 day')),
    invited as (insert into staff_invitations (email_key, email, name, role, token_hash, invited_by, expires_at, created_at)
      values ('i', 'i', 'i', 'admin', 't', 'i', now() + interval '1 day', now()))
  insert into staff_devices (token_hash, user_id, trusted_until, last_seen_at, expires_at, created_at)
  values ('d', 's', now() + interval '1 day', now(), now() + interval '1 day', now())`

describe('a restore', () => {
  it('brings no session, trusted browser, link or invitation of before back, but what a browser alone holds', () =>
    inDatabase(async ({ db }) => {
      const { rows } = await db.execute(sql`
        select (select string_agg(user_id, ',') from sessions) as sessions,
          (select count(*)::int from sign_in_links) as links, (select count(*)::int from staff_invitations) as invitations,
          (select count(trusted_until)::int from staff_devices) as trusted`)
      expect(rows).toEqual([{ sessions: 'b', links: 0, invitations: 0, trusted: 0 }])
      expect(printed.join('\n')).toContain('Staff and clients sign in anew')
    }))

  it('over a database asks anew for what was deleted there since, keeps wishes that came, and drops what was taken back', () =>
    inDatabase(async ({ db }) => {
      const { rows } = await db.execute(sql`
        select client_id as client, requested_by as by, due_on::text as due from deletion_requests
        where done_at is null and withdrawn_at is null order by client_id`)
      expect(rows).toEqual([
        { client: 1, by: 'staff', due: '2026-11-29' },
        { client: 2, by: 'client', due: '2026-11-28' },
        { client: 4, by: 'browser', due: '2026-12-28' },
      ])
      expect(printed.join('\n')).toContain('2 deletions that were made since that backup')
    }))
})
