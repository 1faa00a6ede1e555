import { DrizzleQueryError } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { createLog } from '../log/log.ts'
import { StartRefused } from '../start-refused.ts'
import { DatabaseAway, isDatabaseAway } from './database-away.ts'
import { openPostgres } from './open-postgres.ts'

const withCode = (code: string, message = 'x') => Object.assign(new Error(message), { code })
const ofQuery = (cause: Error) => new DrizzleQueryError('select 1', [], cause)

describe('a database that is away', () => {
  it.each([
    ['a connection that an administrator ended', ofQuery(withCode('57P01'))],
    ['a server that is starting up', ofQuery(withCode('57P03'))],
    ['a server that takes no more connections', ofQuery(withCode('53300'))],
    ['a server that is stopped', ofQuery(withCode('ECONNREFUSED'))],
    ['a server that has become one that only reads', ofQuery(withCode('25006'))],
    ['a statement that took too long', ofQuery(withCode('57014'))],
    ['two transactions that waited for each other', ofQuery(withCode('40P01'))],
    ['a name that is being moved to another server', ofQuery(withCode('EAI_AGAIN'))],
    ['a server that takes connections and does not answer', ofQuery(new Error('timeout expired'))],
    ['a server that does not answer a query', ofQuery(new Error('Query read timeout'))],
    ['a connection that broke', ofQuery(new Error('Connection terminated unexpectedly'))],
    ['a transaction that got no connection', new DatabaseAway(withCode('ECONNREFUSED'))],
    ['the same under an error of ours', new Error('not saved', { cause: ofQuery(withCode('08006')) })],
  ])('is %s', (_what, error) => expect(isDatabaseAway(error)).toBe(true))

  it.each([
    ['a mail server that is stopped', withCode('ECONNREFUSED')],
    ['a row that is there already', ofQuery(withCode('23505'))],
    ['a statement that is wrong', ofQuery(withCode('42601'))],
    ['what is no error', 'Connection terminated'],
  ])('is not %s', (_what, error) => expect(isDatabaseAway(error)).toBe(false))
})

it('a database that does not let us in is named in one sentence, without its password', async () => {
  const url = 'postgres://nobody:secret@127.0.0.1:1/armor'
  const refused = await openPostgres(url, { most: 1, patienceMs: 5_000 }, createLog('silent')).catch(
    (error: unknown) => error,
  )
  expect(refused).toBeInstanceOf(StartRefused)
  const { message } = refused as StartRefused
  expect(message).toMatch(/^The database at 127\.0\.0\.1:1 of DATABASE_URL does not let us in: .*\.$/)
  expect(message).not.toContain('secret')
})
