import * as fs from 'node:fs/promises'
import { tmpdir } from 'node:os'
import * as path from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { makeApp } from '../../../../test/support/make-app.ts'
import { runProcess } from '../../../../test/support/run-process.ts'
import { soaked } from '../../../../test/support/soak-share.ts'
import { changeDisputeProgress } from '../clients/change-dispute-progress.ts'
import { listMails } from '../outbox/outbox.store.ts'
import { sendDueMails } from './send-due-mails.ts'

/** Enough that one is killed on the way; the soak has a morning's work of them. */
const [due = 0] = soaked([16], [40])

it('two processes on PostgreSQL, one of them killed on the way, send each due mail once', async () => {
  const test = await makeApp({ database: 'postgres', working: false })
  const { database } = test.deps
  if (database.driver.kind !== 'postgres') throw new Error('unreachable')
  const ids: number[] = []
  for (let position = 0; position < due; position += 1) {
    const clientId = await test.makeClient({ email: `twice${position}@example.com` })
    const actor = { id: 'staff-1', name: 'Sam Staff' }
    await changeDisputeProgress(test.deps, { clientId, change: { results: 'Done.' }, actor })
    ids.push(clientId)
  }
  const folder = await fs.mkdtemp(path.join(tmpdir(), 'armor-senders-'))
  const killed = runProcess('test/support/send-due-child.ts', [], {
    NODE_ENV: 'test',
    DATABASE_URL: database.driver.url,
    ENCRYPTION_KEY: '11'.repeat(32),
    // Servers of one database share the folder of files (decision 043).
    DATA_DIR: path.join(folder, 'data'),
    XDG_CONFIG_HOME: path.join(folder, 'killed'),
  })
  await killed.waitFor(/ready/)
  // The other is this process.
  const sendAll = async () => {
    while ((await sendDueMails(test.deps)).length > 0);
  }
  const other = sendAll()
  const some = async () => (await listMails(database.db, 1_000)).length
  while ((await some()) < 3) await new Promise((resolve) => setTimeout(resolve, 5))
  killed.kill('SIGKILL')
  await Promise.all([killed.ended, other])
  await sendDueMails(test.deps)
  const mails = await listMails(database.db, 1_000)
  expect(mails.map(({ clientId }) => clientId).sort((a, b) => (a ?? 0) - (b ?? 0))).toEqual(ids)
  const { rows } = await database.db.execute<{ jobs: number; mails: number }>(
    sql`select count(*)::int as jobs, count(distinct data->'payload'->>'mailId')::int as mails
      from pgboss.job where name = 'deliver-mail'`,
  )
  expect(rows).toEqual([{ jobs: due, mails: due }])
  const left = await database.db.execute(
    sql`select 1 from scheduled_mails where status = 'due' and mail_type = 'results'`,
  )
  expect(left.rows).toEqual([])
  await test.close()
  await fs.rm(folder, { recursive: true, force: true })
})
