import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { databaseKinds, makeDb } from '../../../../test/support/make-db.ts'
import { installation } from '../db/installation.tables.ts'
import { createLog } from './log.ts'

function logged(write: (log: ReturnType<typeof createLog>) => void): string {
  let text = ''
  write(
    createLog('info', (line) => {
      text += line
    }),
  )
  return text
}

describe('the log', () => {
  it('writes lines of JSON with the time, and nothing below its level', () => {
    const text = logged((log) => {
      log.debug('hidden')
      log.info({ clientId: 7 }, 'client made')
    })
    expect(JSON.parse(text)).toMatchObject({
      level: 30,
      clientId: 7,
      msg: 'client made',
      time: expect.any(Number),
    })
  })

  it('hides what was logged by mistake', () => {
    const text = logged((log) => {
      log.info({
        req: { headers: { cookie: 'session=abc' } },
        body: { password: 'abc', email: 'abc', ssn: 'abc' },
      })
    })
    expect(text).not.toContain('abc')
  })

  it('says where an error came from and what it was', () => {
    const text = logged((log) =>
      log.error({ err: new TypeError('no such stage', { cause: new Error('below') }) }),
    )
    expect(JSON.parse(text).err).toMatchObject({
      type: 'TypeError',
      message: 'no such stage',
      stack: expect.stringContaining('log.test.ts'),
      cause: { message: 'below' },
    })
  })

  it('says what a copy of an error was, which has lost its name as those of the queue have, and no value in it', () => {
    const error = Object.assign(new Error("no such name: 'Ann Secret'"), { code: '57P01', severity: 'FATAL' })
    const copy = { ...error, message: error.message, stack: error.stack, queue: 'read-report' }
    const text = logged((log) => log.error({ err: copy }))
    expect(JSON.parse(text).err).toMatchObject({
      type: 'Object',
      message: 'A database statement failed.',
      code: '57P01',
      stack: expect.stringContaining('log.test.ts'),
    })
    expect(text).not.toContain('Ann Secret')
  })

  it.each(databaseKinds)('repeats no value of a failed statement on %s', async (kind) => {
    const database = await makeDb(kind)
    const row = { single: 1, id: 'Ann Secret', tokenKeySealed: new Uint8Array() }
    await database.db.insert(installation).values(row)
    const double = await database.db
      .insert(installation)
      .values(row)
      .catch((error: unknown) => error)
    const raw = await database.db.execute(sql`select ${'Ann Secret'}::int`).catch((error: unknown) => error)
    await database.close()
    const text = logged((log) => {
      log.error({ err: double }, 'first')
      log.error({ err: raw }, 'second')
      log.error(double)
      log.error({ err: raw })
    })
    expect(text).not.toContain('Ann Secret')
    expect(JSON.parse(text.split('\n')[0] ?? '').err.cause).toMatchObject({
      code: '23505',
      constraint: 'installation_pkey',
      table: 'installation',
    })
  })
})
