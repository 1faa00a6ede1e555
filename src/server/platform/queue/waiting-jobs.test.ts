import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { databaseKinds, makeDb } from '../../../../test/support/make-db.ts'
import { isWaiting } from './waiting-jobs.ts'

it.each(databaseKinds)('what waits is found by an index that holds nothing else, on %s', async (kind) => {
  const database = await makeDb(kind)
  const plan = await database.transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`)
    const { rows } = await tx.execute<{ 'QUERY PLAN': string }>(
      sql`explain select name, min(start_after) from pgboss.job where ${isWaiting} group by name`,
    )
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  })
  // One that holds all jobs would be read whole, with those of the last thirty days.
  expect(plan).toMatch(/Scan (using|on) job_common_i11/)
  expect(plan).not.toContain('Filter')
  await database.close()
})
