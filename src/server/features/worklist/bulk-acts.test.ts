import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mailsWith } from '../../../../test/support/mails-to.ts'
import { type Caller, makeApp, type TestApp } from '../../../../test/support/make-app.ts'
import { findClient } from '../clients/find-client.ts'

const now = new Date('2026-11-20T14:02:00Z')
let app: TestApp
let staff: Caller
beforeAll(async () => {
  app = await makeApp({ now, working: false })
  staff = await app.asStaff()
})
afterAll(() => app.close())

const post = (url: string, payload: object) => staff.inject({ method: 'POST', url, payload })

describe('a change of stage of many clients', () => {
  it('moves them, and names whom it did not move and why', async () => {
    const [one, two, three] = [
      await app.makeClient(),
      await app.makeClient({ name: 'Met Meanwhile' }),
      await app.makeClient(),
    ]
    await staff.inject({ method: 'PATCH', url: `/api/clients/${two}`, payload: { name: 'Edited Meanwhile' } })
    const reply = await post('/api/staff/bulk-stage', {
      clients: [...[one, two, three, 999_999, one].map((id) => ({ id, version: 1 }))],
      disputeStatus: ' round1_sent ',
    })
    expect(reply.statusCode, reply.body).toBe(200)
    expect(reply.json()).toEqual({
      done: 2,
      skipped: [
        {
          clientId: two,
          name: 'Edited Meanwhile',
          reason: expect.stringMatching(/^Sam Staff changed this client at 14:02 UTC\./),
        },
        { clientId: 999_999, name: 'Client 999999', reason: 'There is no such client.' },
      ],
    })
    const stageOf = async (id: number) => (await findClient(app.deps.database.db, id))?.disputeStatus
    expect([await stageOf(one), await stageOf(two), await stageOf(three)]).toEqual([
      'round1_sent',
      'uploaded',
      'round1_sent',
    ])
    // The same again, as after a lost answer: who is there already counts as done, and nothing more is written.
    const clients = [one, three].map((id) => ({ id, version: 1 }))
    const again = await post('/api/staff/bulk-stage', { clients, disputeStatus: 'round1_sent' })
    expect(again.json()).toEqual({ done: 2, skipped: [] })
    expect((await findClient(app.deps.database.db, one))?.version).toBe(2)
  })

  it.each([
    { clients: [], disputeStatus: 'completed' },
    { clients: [{ id: 1, version: 1 }], disputeStatus: ' ' },
    { clients: [{ id: 3e9, version: 1 }], disputeStatus: 'completed' },
    { clients: [{ id: 1.5, version: 1 }], disputeStatus: 'completed' },
    { clients: [{ id: 1 }], disputeStatus: 'completed' },
    {
      clients: Array.from({ length: 1_001 }, (_, at) => ({ id: at + 1, version: 1 })),
      disputeStatus: 'completed',
    },
  ])('is refused for what is no such change (%#)', async (payload) => {
    expect((await post('/api/staff/bulk-stage', payload)).statusCode).toBe(400)
    expect(app.errors).toEqual([])
  })
})

describe('an owner or a tag for many clients', () => {
  it('is theirs once, and who is not there is named', async () => {
    const ids = [await app.makeClient(), await app.makeClient()]
    const follow = async (act: object) => {
      const reply = await post('/api/staff/bulk-follow', { clientIds: [...ids, 999_999], act })
      expect(reply.statusCode, reply.body).toBe(200)
      const reason = 'There is no such client.'
      expect(reply.json()).toEqual({
        done: 2,
        skipped: [{ clientId: 999_999, name: 'Client 999999', reason }],
      })
      return (await staff.inject({ url: '/api/clients?sort=created&pageSize=2' })).json()
    }
    const mine = { owner: 'Sam Staff', version: 1 }
    expect(await follow({ kind: 'owner', to: staff.userId })).toMatchObject([mine, mine])
    expect(await follow({ kind: 'tag', name: 'VIP' })).toMatchObject([{ tags: ['VIP'] }, { tags: ['VIP'] }])
    await follow({ kind: 'tag', name: 'vip' })
    const [tag] = (await staff.inject({ url: '/api/staff/tags' })).json()
    expect(tag).toMatchObject({ name: 'VIP', clients: 2 })
    expect(await follow({ kind: 'untag', tag: tag.id })).toMatchObject([{ tags: [] }, { tags: [] }])
    expect(await follow({ kind: 'owner', to: null })).toMatchObject([{ owner: null }, { owner: null }])
    const gone = { clientIds: ids, act: { kind: 'owner', to: 'nobody-there' } }
    expect((await post('/api/staff/bulk-follow', gone)).statusCode).toBe(404)
    const { rows } = await app.deps.database.db.execute(
      `select action, count(*)::int as entries from audit_entries where client_id in (${ids.join()}) group by 1 order by 1`,
    )
    expect(rows).toEqual([
      { action: 'change-tags', entries: 4 },
      { action: 'give-client', entries: 4 },
    ])
  })
})

describe('a mail to many clients', () => {
  it('goes to each once, however often it is asked for, and names who must not get it', async () => {
    const { db } = app.deps.database
    const one = await app.makeClient({ email: 'one@example.com' })
    const two = await app.makeClient({ email: 'two@example.com' })
    const payload = {
      clientIds: [one, two, one, 999_999],
      mail: { kind: 'case', type: 'welcome' },
      customMessage: 'We are glad that you are here.',
      attemptKey: 'bulk-attempt-1',
    }
    const replies = await Promise.all([
      post('/api/staff/bulk-email', payload),
      post('/api/staff/bulk-email', payload),
    ])
    for (const reply of replies) {
      expect(reply.json(), reply.body).toEqual({
        done: 2,
        skipped: [{ clientId: 999_999, name: 'Client 999999', reason: 'There is no such client.' }],
      })
    }
    const mails = await mailsWith(app.deps, { type: 'welcome' })
    expect(mails.map(({ recipient }) => recipient).sort()).toEqual(['one@example.com', 'two@example.com'])
    expect(mails[0]?.text).toContain('We are glad that you are here.')
    const { rows } = await db.execute(
      `select detail from audit_entries where action = 'sendBulkEmail' order by position limit 1`,
    )
    expect(rows).toEqual([{ detail: { type: 'welcome', clients: 3, skipped: 1 } }])
  })

  it.each([
    { clientIds: [1], mail: { kind: 'case', type: 'newsletter' }, attemptKey: 'bulk-attempt-2' },
    { clientIds: [], mail: { kind: 'case', type: 'welcome' }, attemptKey: 'bulk-attempt-2' },
    { clientIds: [0], mail: { kind: 'case', type: 'welcome' }, attemptKey: 'bulk-attempt-2' },
    { clientIds: [3e9], mail: { kind: 'case', type: 'welcome' }, attemptKey: 'bulk-attempt-2' },
    { clientIds: [1], mail: { kind: 'case', type: 'welcome' }, attemptKey: 'short' },
    {
      clientIds: [1],
      mail: { kind: 'case', type: 'welcome' },
      attemptKey: 'bulk-attempt-2',
      customMessage: 'x'.repeat(5_001),
    },
  ])('is refused for what is no such mail (%#)', async (payload) => {
    expect((await post('/api/staff/bulk-email', payload)).statusCode).toBe(400)
    expect(app.errors).toEqual([])
  })
})
