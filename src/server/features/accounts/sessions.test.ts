import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeDb } from '../../../../test/support/make-db.ts'
import { movableClock } from '../../../../test/support/movable-clock.ts'
import { createSealer } from '../../platform/crypto/sealer.ts'
import type { Database } from '../../platform/db/database.ts'
import { countFailure, pauseSeconds, refuseWhilePaused } from './attempt-throttle.ts'
import { deleteExpiredSessions, insertUser, prepareSessionLookup } from './sessions.store.ts'
import { findLiveSession, openSession } from './sessions.ts'
import { replaceLink, takeLink } from './sign-in-links.store.ts'

const start = new Date('2026-11-20T10:00:00Z')
const rule = { free: 2, firstPauseSeconds: 30, longestPauseSeconds: 100 }

describe('sessions', () => {
  let database: Database
  const clock = movableClock(start)
  beforeAll(async () => {
    database = await makeDb()
    database.takeKeys(createSealer([new Uint8Array(32)], new Uint8Array(32)).columns)
  })
  afterAll(() => database.close())

  it('are found by their token until they expire, and then swept away', async () => {
    const user = await insertUser(database.db, { kind: 'browser' })
    const { token } = await openSession(database.db, clock.now(), { userId: user.id, kind: 'browser' })
    const finding = { lookUp: prepareSessionLookup(database.db), clock }
    expect((await findLiveSession(finding, token))?.user.id).toBe(user.id)
    expect(await findLiveSession(finding, token.toLowerCase())).toBeNull()
    expect(await findLiveSession(finding, null)).toBeNull()
    clock.advance(31 * 86_400_000)
    expect(await findLiveSession(finding, token)).toBeNull()
    await deleteExpiredSessions(database.db, clock.now())
    expect((await database.db.execute('select 1 from sessions')).rows).toEqual([])
  })

  it('end when their last sign of life lies further ahead than they may be idle: the clock was set back', async () => {
    const user = await insertUser(database.db, { kind: 'browser' })
    const { token } = await openSession(database.db, clock.now(), { userId: user.id, kind: 'staff' })
    const finding = { lookUp: prepareSessionLookup(database.db), clock }
    clock.advance(-60_000)
    expect(await findLiveSession(finding, token)).not.toBeNull()
    clock.advance(-30 * 60_000)
    expect(await findLiveSession(finding, token)).toBeNull()
    clock.advance(31 * 60_000)
  })

  it('come from a link that a hundred hands at once can take only one time', async () => {
    const link = {
      emailKey: 'a@b.example',
      email: 'a@b.example',
      tokenHash: 'hash',
      next: '/',
      expiresAt: clock.now(),
    }
    await replaceLink(database.db, link)
    expect(await takeLink(database.db, 'hash', clock.now())).toBeUndefined()
    await replaceLink(database.db, { ...link, expiresAt: new Date(clock.now().getTime() + 1000) })
    const taken = await Promise.all(
      Array.from({ length: 100 }, () => takeLink(database.db, 'hash', clock.now())),
    )
    expect(taken.filter((row) => row !== undefined)).toHaveLength(1)
  })

  it('count every failure of many at once', async () => {
    const now = clock.now()
    await Promise.all(
      Array.from({ length: 10 }, () => database.transaction((tx) => countFailure(tx, 'staff x', rule, now))),
    )
    await expect(refuseWhilePaused(database.db, ['staff x'], now)).rejects.toMatchObject({
      code: 'rate_limited',
      retryAfterSeconds: 100,
    })
    await refuseWhilePaused(database.db, ['staff x'], new Date(now.getTime() - 3_600_000))
  })
})

describe('the pause after failures', () => {
  it('starts after the free ones, doubles, and never exceeds its longest', () => {
    expect([1, 2, 3, 4, 5, 50].map((failures) => pauseSeconds(rule, failures))).toEqual([
      0, 30, 60, 100, 100, 100,
    ])
  })
})
