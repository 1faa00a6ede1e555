import { existsSync } from 'node:fs'
import * as fs from 'node:fs/promises'
import { tmpdir } from 'node:os'
import * as path from 'node:path'
import { sql } from 'drizzle-orm'
import { emptyDatabaseFolder } from '../../src/server/platform/db/empty-database-folder.ts'
import { flushedOptions } from '../../src/server/platform/db/flushed-folder.ts'
import { openPglite } from '../../src/server/platform/db/open-pglite.ts'
import { LosingFolder } from './losing-folder.ts'
import { seededRandom } from './seeded-random.ts'

export interface PowerFailures {
  failures: number
  seed: number
  print?: (line: string) => void
}

/** What was found after the failures, each of which falls into some write or flush of the database. */
export interface AfterPowerFailures {
  /** Rows that were acknowledged before a failure, over all of them. */
  acknowledged: number
  /** One sentence for each row that is lost or wrong, and for each database that does not open. */
  faults: string[]
  flushes: number
}

const rowsEach = 40

/**
 * Writes rows one by one into an embedded database, lets the power fail amid that, goes on with what is left, and so on. Every
 * row that was acknowledged before a failure must be there after it.
 */
export async function failPower({ failures, seed, print }: PowerFailures): Promise<AfterPowerFailures> {
  const random = seededRandom(seed)
  const parent = await fs.mkdtemp(path.join(tmpdir(), 'armor-power-'))
  const found: AfterPowerFailures = { acknowledged: 0, faults: [], flushes: 0 }
  let folder = path.join(parent, 'first')
  let acknowledged = 0
  try {
    if (existsSync(emptyDatabaseFolder())) await fs.cp(emptyDatabaseFolder(), folder, { recursive: true })
    for (let failure = 1; failure <= failures + 1; failure += 1) {
      const losing = new LosingFolder(folder)
      const database = await openPglite(flushedOptions(losing)).catch((error: unknown) => {
        found.faults.push(`after failure ${failure - 1} the database does not open: ${String(error)}`)
        return null
      })
      if (database === null) break
      await database.db.execute(
        sql`create table if not exists written (n integer primary key, sum text not null)`,
      )
      found.faults.push(...(await wrongRows(database.db, acknowledged, failure - 1)))
      found.acknowledged += acknowledged
      if (failure > failures) {
        await database.close()
        break
      }
      const next = path.join(parent, `after-${failure}`)
      // A row takes about four steps; the failure may come after all of them, too.
      let stepsLeft = Math.floor(random() * rowsEach * 4)
      let atFailure: number | null = null
      const fail = () => {
        atFailure = acknowledged
        losing.afterPowerFailure(next, () => random() < 0.5)
      }
      losing.onStep = () => {
        stepsLeft -= 1
        if (stepsLeft === 0) fail()
      }
      for (let row = 0; row < rowsEach; row += 1) {
        const n = acknowledged + 1
        await database.db.execute(
          sql`insert into written values (${n}, md5(${String(n)})) on conflict do nothing`,
        )
        acknowledged = n
        if (random() < 0.02) await database.db.execute(sql`checkpoint`)
      }
      losing.onStep = () => undefined
      if (atFailure === null) fail()
      found.flushes += losing.flushes
      await database.close()
      await fs.rm(folder, { recursive: true })
      acknowledged = atFailure ?? acknowledged
      folder = next
      if (failure % 25 === 0) print?.(`  ${failure} power failures, ${found.faults.length} faults`)
    }
    return found
  } finally {
    await fs.rm(parent, { recursive: true, force: true })
  }
}

async function wrongRows(
  db: Awaited<ReturnType<typeof openPglite>>['db'],
  acknowledged: number,
  failure: number,
): Promise<string[]> {
  const { rows } = await db.execute<{ right: number }>(
    sql`select count(*)::int as right from written where n <= ${acknowledged} and sum = md5(n::text)`,
  )
  const right = rows[0]?.right ?? 0
  return right === acknowledged
    ? []
    : [`failure ${failure} lost ${acknowledged - right} of ${acknowledged} rows`]
}
