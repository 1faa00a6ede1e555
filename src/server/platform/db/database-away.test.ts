import { DrizzleQueryError } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { DatabaseAway, isDatabaseAway } from './database-away.ts'

const withCode = (code: string, message = 'x') => Object.assign(new Error(message), { code })
const ofQuery = (cause: Error) => new DrizzleQueryError('select 1', [], cause)

describe('a database that is away', () => {
  it.each([
    ['a connection that an administrator ended', ofQuery(withCode('57P01'))],
    ['a server that is starting up', ofQuery(withCode('57P03'))],
    ['a server that takes no more connections', ofQuery(withCode('53300'))],
    ['a server that is stopped', ofQuery(withCode('ECONNREFUSED'))],
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
