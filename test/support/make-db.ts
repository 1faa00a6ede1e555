import { createHash, randomUUID } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import * as fs from 'node:fs/promises'
import { tmpdir } from 'node:os'
import * as path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { inject } from 'vitest'
import type { Deps } from '../../src/server/deps.ts'
import type { Database } from '../../src/server/platform/db/database.ts'
import { emptyDatabaseFolder } from '../../src/server/platform/db/empty-database-folder.ts'
import { openPglite, servePglite, startPglite } from '../../src/server/platform/db/open-pglite.ts'
import { openPostgres } from '../../src/server/platform/db/open-postgres.ts'
import { createLog } from '../../src/server/platform/log/log.ts'
import { createQueue } from '../../src/server/platform/queue/boss-queue.ts'
import { registerJobs } from '../../src/server/register-jobs.ts'
import { lendPglite } from './lent-pglite.ts'
import { lendPostgres } from './lent-postgres.ts'
import { postgresCluster } from './postgres-cluster.ts'

/** `describe.each(databaseKinds)` runs a test on both databases. */
export const databaseKinds = ['pglite', 'postgres'] as const

const root = fileURLToPath(new URL('../..', import.meta.url))
const log = createLog('silent')

/**
 * An empty database of its own, migrated, with the queue's tables in it. The caller closes it. PostgreSQL answers several times
 * faster than the embedded database; what both must do alike says so by `databaseKinds`.
 */
export function makeDb(kind: Database['kind'] = 'postgres'): Promise<Database> {
  return kind === 'pglite' ? makePglite() : makePostgres()
}

async function makePglite(): Promise<Database> {
  const file = path.join(root, 'node_modules/.cache/armor', `pglite-${stateOfSchema()}.tar`)
  if (!existsSync(file)) await writeDump(file)
  const open = async () => startPglite({ loadDataDir: new Blob([await fs.readFile(file)]) })
  return servePglite(await lendPglite(open))
}

/**
 * Made once for each state of the schema and kept: making a database anew takes ten seconds of a core, opening the one of the build two,
 * and loading it one.
 */
async function writeDump(file: string): Promise<void> {
  const folder = await fs.mkdtemp(path.join(tmpdir(), 'armor-empty-'))
  const built = emptyDatabaseFolder()
  if (existsSync(built)) await fs.cp(built, folder, { recursive: true })
  const database = await openPglite({ dataDir: folder })
  if (database.driver.kind !== 'pglite') throw new Error('unreachable')
  await installQueue(database)
  const dump = await database.driver.client.dumpDataDir('none')
  await database.close()
  await fs.rm(folder, { recursive: true })
  await fs.mkdir(path.dirname(file), { recursive: true })
  const own = `${file}.${process.pid}`
  await fs.writeFile(own, Buffer.from(await dump.arrayBuffer()))
  await fs.rename(own, file)
}

async function makePostgres(): Promise<Database> {
  const runFolder = inject('runFolder')
  const cluster = await postgresCluster(runFolder, inject('runProcessId'))
  const lent = await lendPostgres(() => copyTemplate(cluster))
  const database = await openPostgres(lent.url, { most: 10, patienceMs: 30_000 }, log)
  return {
    ...database,
    close: async () => {
      await database.close()
      if (await lent.giveBack()) return
      const name = lent.url.slice(lent.url.lastIndexOf('/') + 1)
      await inCluster(cluster, (client) => client.query(`drop database if exists ${name} with (force)`))
    },
  }
}

/** @returns the address of a new database */
async function copyTemplate(cluster: string): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await inCluster(cluster, async (client) => {
    // One connection at a time may use a template; the lock also makes the first one the only one that fills it.
    await client.query('select pg_advisory_lock(1)')
    const { rowCount } = await client.query(`select 1 from pg_database where datname = 'armor_template'`)
    if (rowCount === 0) await fillTemplate(client, cluster)
    // By copying its files: page by page through the log takes twice as long.
    await client.query(`create database ${name} template armor_template strategy file_copy`)
  })
  return `${cluster}/${name}`
}

async function fillTemplate(client: pg.Client, cluster: string): Promise<void> {
  await client.query('create database armor_filling')
  const database = await openPostgres(`${cluster}/armor_filling`, { most: 4, patienceMs: 30_000 }, log)
  await installQueue(database)
  await database.close()
  // Its connections are closed, and the server may need a moment to notice.
  for (;;) {
    const { rowCount } = await client.query(`select 1 from pg_stat_activity where datname = 'armor_filling'`)
    if (rowCount === 0) break
    await pause(50)
  }
  await client.query('alter database armor_filling rename to armor_template')
}

async function installQueue(database: Database): Promise<void> {
  const queue = createQueue(database, log, { working: false })
  // None is run here, so that their handlers need nothing else.
  await registerJobs({ queue } as Deps)
  await queue.start()
  await queue.stop()
}

async function inCluster(cluster: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: `${cluster}/postgres` })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}

/**
 * Names what a dump depends on: the migrations, and the versions of the database and of the queue. Of the kinds of jobs the ones that
 * are not in it are made at the start.
 */
function stateOfSchema(): string {
  const hash = createHash('sha256')
  const migrations = path.join(root, 'migrations')
  for (const name of readdirSync(migrations)
    .filter((file) => file.endsWith('.sql'))
    .sort()) {
    hash.update(readFileSync(path.join(migrations, name)))
  }
  for (const name of ['@electric-sql/pglite', 'pg-boss']) {
    hash.update(readFileSync(path.join(root, 'node_modules', name, 'package.json')))
  }
  return hash.digest('hex').slice(0, 16)
}
