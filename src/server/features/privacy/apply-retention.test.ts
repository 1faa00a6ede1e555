import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { mailsWith } from '../../../../test/support/mails-to.ts'
import { makeApp, type TestApp } from '../../../../test/support/make-app.ts'
import { saveLanguage } from '../accounts/save-language.ts'
import { clients } from '../clients/clients.tables.ts'
import { findClient } from '../clients/find-client.ts'
import { noteClientUse } from '../clients/note-client-use.ts'
import { applyRetention } from './apply-retention.ts'

const dayMs = 86_400_000
let app: TestApp
let clientId: number
const isThere = async (id = clientId) => (await findClient(app.deps.database.db, id)) !== undefined
const mailsOf = (type: string) => mailsWith(app.deps, { type })

beforeAll(async () => {
  app = await makeApp({ now: new Date('2026-11-21T15:00:00Z'), working: false })
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.startAnew()
  clientId = await app.makeClient({ email: 'pat@example.com' })
})

describe('retention', () => {
  it('keeps a client through the 730th day after the last use, and no longer', async () => {
    app.clock.advance(730 * dayMs)
    await applyRetention(app.deps)
    expect(await isThere()).toBe(true)
    app.clock.advance(dayMs)
    expect(await applyRetention(app.deps)).toEqual({ deleted: 1, warned: 0 })
    expect(await isThere()).toBe(false)
    expect(await applyRetention(app.deps)).toEqual({ deleted: 0, warned: 0 })
  })

  it('counts from the last use, which is noted once a day at most', async () => {
    app.clock.advance(700 * dayMs)
    const before = await findClient(app.deps.database.db, clientId)
    if (!before) throw new Error('the client is not there')
    await noteClientUse(app.deps, before)
    const used = await findClient(app.deps.database.db, clientId)
    app.clock.advance(dayMs / 2)
    await noteClientUse(app.deps, { id: clientId, lastUsedAt: used?.lastUsedAt ?? null })
    expect((await findClient(app.deps.database.db, clientId))?.lastUsedAt).toEqual(used?.lastUsedAt)
    expect(used?.version).toBe(before.version)
    app.clock.advance(31 * dayMs)
    await applyRetention(app.deps)
    expect(await isThere()).toBe(true)
    app.clock.advance(700 * dayMs)
    await applyRetention(app.deps)
    expect(await isThere()).toBe(false)
  })

  it('keeps a cancelled client through the 90th day, whatever is used', async () => {
    await app.deps.database.db.update(clients).set({ cancelledAt: app.clock.now() })
    app.clock.advance(90 * dayMs)
    await noteClientUse(app.deps, { id: clientId, lastUsedAt: null })
    await applyRetention(app.deps)
    expect(await isThere()).toBe(true)
    app.clock.advance(dayMs)
    await applyRetention(app.deps)
    expect(await isThere()).toBe(false)
  })

  it('warns once, fourteen days before, in the language of the person', async () => {
    await app.deps.database.db.update(clients).set({ cancelledAt: app.clock.now() })
    const spanish = await app.makeClient({ email: 'ana@example.com' })
    const viewer = { kind: 'client', userId: 'u', email: 'ana@example.com' } as const
    await saveLanguage(app.deps, { viewer, language: 'es' })
    app.clock.advance(76 * dayMs)
    expect(await applyRetention(app.deps)).toEqual({ deleted: 0, warned: 0 })
    app.clock.advance(dayMs)
    expect(await applyRetention(app.deps)).toEqual({ deleted: 0, warned: 1 })
    expect(await applyRetention(app.deps)).toEqual({ deleted: 0, warned: 0 })
    const [mail] = await mailsOf('retention')
    expect(mail).toMatchObject({
      recipient: 'pat@example.com',
      clientId,
      optional: false,
      subject: 'Your ARMOR data will be deleted on February 20, 2027',
    })
    expect(mail?.text).toContain(`/account/data?client=${clientId}`)
    app.clock.advance(640 * dayMs)
    expect(await applyRetention(app.deps)).toEqual({ deleted: 1, warned: 1 })
    const [second] = await mailsOf('retention')
    expect(second).toMatchObject({ clientId: spanish })
    expect(second?.subject).toMatch(/^Sus datos en ARMOR se borrarán el 21 de noviembre de 2028$/)
  })

  it('goes on with the others when one client cannot be deleted, and says so', async () => {
    const second = await app.makeClient({ email: 'second@example.com' })
    app.clock.advance(731 * dayMs)
    const { database } = app.deps
    let calls = 0
    const failing: typeof database = {
      ...database,
      transaction: (work) => {
        calls += 1
        if (calls === 1) throw new Error('the disk is full')
        return database.transaction(work)
      },
    }
    await expect(applyRetention({ ...app.deps, database: failing })).rejects.toThrow('1 clients')
    expect([await isThere(), await isThere(second)]).toEqual([true, false])
    expect(await applyRetention(app.deps)).toEqual({ deleted: 1, warned: 0 })
  })
})

describe('a request for deletion', () => {
  const ask = async (method: 'POST' | 'DELETE' | 'GET', path = 'deletion') => {
    const client = await app.asClient('pat@example.com')
    return (await client.inject({ method, url: `/api/clients/${clientId}/${path}` })).json()
  }

  it('runs on its day, not before, is one however often it is asked, and tells the address', async () => {
    const answer = {
      deletionRequestedAt: '2026-11-21',
      deletionDueOn: '2026-11-28',
      afterCancellationOn: null,
      afterLastUseOn: '2028-11-21',
    }
    expect(await ask('POST')).toEqual(answer)
    app.clock.advance(dayMs)
    expect(await ask('POST')).toMatchObject({ deletionDueOn: '2026-11-28' })
    expect((await mailsOf('deletion')).map(({ subject }) => subject)).toEqual([
      'You asked us to delete your data on November 28, 2026',
    ])
    app.clock.advance(5 * dayMs)
    expect(await applyRetention(app.deps)).toEqual({ deleted: 0, warned: 0 })
    app.clock.advance(dayMs)
    expect(await applyRetention(app.deps)).toEqual({ deleted: 1, warned: 0 })
    expect(await isThere()).toBe(false)
  })

  it('can be taken back until it runs', async () => {
    await ask('POST')
    expect(await ask('DELETE')).toMatchObject({ deletionRequestedAt: null, deletionDueOn: null })
    expect(await ask('DELETE')).toMatchObject({ deletionDueOn: null })
    app.clock.advance(30 * dayMs)
    expect(await applyRetention(app.deps)).toEqual({ deleted: 0, warned: 0 })
    expect(await isThere()).toBe(true)
  })
})
