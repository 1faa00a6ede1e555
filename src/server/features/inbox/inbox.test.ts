import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mailsWith } from '../../../../test/support/mails-to.ts'
import { type Caller, makeApp, type TestApp } from '../../../../test/support/make-app.ts'
import { clientRoom, staffRoom } from '../../../shared/live.ts'
import { auditEntries } from '../audit-log/audit-log.tables.ts'
import { supportMessages } from './inbox.tables.ts'

let test: TestApp
let staff: Caller
const told: [room: string, event: string, payload: unknown][] = []

beforeAll(async () => {
  test = await makeApp({ working: false, now: new Date('2026-11-20T15:00:00Z') })
  staff = await test.asStaff()
  const { emit } = test.deps.live
  test.deps.live.emit = (room, event, payload) => {
    told.push([room, event, payload])
    emit(room, event, payload)
  }
})
afterAll(() => test.close())

let people = 0
async function newClient(name = 'Ana Silva') {
  people += 1
  const email = `inbox-${people}@example.com`
  const id = await test.makeClient({ email, name })
  return { id, email, caller: await test.asClient(email) }
}

let keys = 0
const newKey = () => `inbox-test-key-${++keys}`
const write = (caller: Caller, id: number, message: string, attemptKey = newKey()) =>
  caller.inject({ method: 'POST', url: `/api/clients/${id}/messages`, payload: { message, attemptKey } })
const answer = (id: number, payload: object, who = staff) =>
  who.inject({ method: 'POST', url: `/api/staff/clients/${id}/messages`, payload })
const close = (id: number, seenUpTo: number) =>
  staff.inject({ method: 'POST', url: `/api/staff/clients/${id}/messages/close`, payload: { seenUpTo } })
const conversation = async (who: Caller, id: number) =>
  (await who.inject({ url: `/api/clients/${id}/messages` })).json()
const inbox = (query = '') => staff.inject({ url: `/api/staff/inbox${query}` })
const waitingIds = async () =>
  (await inbox('?state=waiting')).json().map((row: { clientId: number }) => row.clientId)
const auditOf = async (clientId: number) =>
  (await test.deps.database.db.select().from(auditEntries).where(eq(auditEntries.clientId, clientId))).map(
    ({ action }) => action,
  )

describe('the inbox', () => {
  it('takes a message, tells staff and portal, and shows both sides the same conversation', async () => {
    const { id, caller } = await newClient()
    told.length = 0
    const sent = (await write(caller, id, 'When do I mail my letters?')).json()
    expect(told).toEqual([
      [clientRoom(id), 'portal-change', { what: 'messages' }],
      [staffRoom, 'staff-change', { what: 'messages', clientId: id }],
    ])
    test.clock.advance(60_000)
    const body = { message: '  This week.\nKeep the receipts. ', seenUpTo: sent.id, attemptKey: newKey() }
    expect((await answer(id, body)).statusCode).toBe(200)
    const seen = await conversation(caller, id)
    expect(seen).toEqual([
      {
        id: sent.id,
        from: 'client',
        author: 'Ana Silva',
        text: 'When do I mail my letters?',
        at: '2026-11-20T15:00:00.000Z',
        waiting: false,
      },
      {
        id: expect.any(Number),
        from: 'staff',
        author: 'Sam Staff',
        text: 'This week.\nKeep the receipts.',
        at: '2026-11-20T15:01:00.000Z',
        waiting: false,
      },
    ])
    expect(await conversation(staff, id)).toEqual(seen)
    expect(await auditOf(id)).toEqual(['answer-message', 'open-messages'])
    test.clock.advance(-60_000)
  })

  it('keeps no word of it readable in the database', async () => {
    const { id, caller } = await newClient()
    await write(caller, id, 'My neighbour is called Zebulon.')
    const [row] = await test.deps.database.db
      .select()
      .from(supportMessages)
      .where(eq(supportMessages.clientId, id))
    expect(Buffer.from(row?.bodySealed ?? []).toString('latin1')).not.toContain('Zebulon')
  })

  it('mails the answer once in the language of the client, however often the button is pressed', async () => {
    const { id, email, caller } = await newClient('Ana Peña')
    await caller.inject({ method: 'PUT', url: '/api/account/language', payload: { language: 'es' } })
    const { id: seenUpTo } = (await write(caller, id, '¿Cuándo?')).json()
    const body = { message: 'Esta semana.', seenUpTo, attemptKey: newKey() }
    const answers = await Promise.all([answer(id, body), answer(id, body), answer(id, body)])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    expect(new Set(answers.map((reply) => reply.json().id)).size).toBe(1)
    const mails = await mailsWith(test.deps, { to: email })
    expect(mails).toHaveLength(1)
    expect(mails[0]).toMatchObject({
      mailType: 'support-answer',
      clientId: id,
      optional: false,
      subject: `Respuesta a su mensaje, caso número ${id}`,
    })
    expect(mails[0]?.text).toContain('Esta semana.')
    expect(mails[0]?.text).toContain(`/client-dashboard?client=${id}#support`)
    expect(mails[0]?.html).toContain('lang="es"')
    expect((await conversation(caller, id)).length).toBe(2)
    expect((await auditOf(id)).filter((action) => action === 'answer-message')).toHaveLength(1)
  })

  it('escapes what staff write: a mail is no page', async () => {
    const { id, email } = await newClient()
    const attack = '<img src=x onerror=alert(1)> & <script>1</script>'
    await answer(id, { message: attack, seenUpTo: 0, attemptKey: newKey() })
    const [mail] = await mailsWith(test.deps, { to: email })
    expect(mail?.html).not.toContain('<img src=x')
    expect(mail?.html).not.toContain('<script>1')
  })

  it('lists the longest waiting first, then the done ones, and counts them', async () => {
    const { db } = test.deps.database
    await db.delete(supportMessages)
    const [first, second, third] = [
      await newClient('First'),
      await newClient('Second'),
      await newClient('Third'),
    ]
    const early = (await write(third.caller, third.id, 'Done with')).json()
    test.clock.advance(1_000)
    await write(first.caller, first.id, 'I wait longest')
    test.clock.advance(1_000)
    await write(second.caller, second.id, 'x'.repeat(300))
    test.clock.advance(1_000)
    await write(first.caller, first.id, 'Still waiting')
    await close(third.id, early.id)
    const reply = await inbox()
    expect(reply.headers['x-total-count']).toBe('3')
    expect(reply.json()).toMatchObject([
      { clientId: first.id, name: 'First', preview: 'Still waiting', messages: 2 },
      { clientId: second.id, preview: 'x'.repeat(200), messages: 1 },
      { clientId: third.id, preview: 'Done with', waitingSince: null },
    ])
    const [longest] = reply.json()
    expect(longest.waitingSince < longest.lastAt).toBe(true)
    expect((await inbox('?state=waiting')).headers['x-total-count']).toBe('2')
    const done = await inbox('?state=done')
    expect(done.headers['x-total-count']).toBe('1')
    expect(done.json().map((row: { clientId: number }) => row.clientId)).toEqual([third.id])
    expect((await inbox('?page=2')).json()).toEqual([])
    expect((await inbox('?page=0')).statusCode).toBe(400)
    expect((await inbox('?state=open')).statusCode).toBe(400)
    test.clock.advance(-3_000)
  })

  it('lists Elite before every other package, and a tester after them, though they wrote later', async () => {
    const tester = await test.makeClient({ email: 'queue-tester@example.com', type: 'tester' })
    await write(await test.asClient('queue-tester@example.com'), tester, 'A tester asks')
    test.clock.advance(60_000)
    const other = await newClient()
    await write(other.caller, other.id, 'A package asks')
    test.clock.advance(60_000)
    const elite = await newClient()
    await write(elite.caller, elite.id, 'Elite asks')
    await test.deps.database.db.execute(
      `insert into payments (provider, payment_intent_id, holder_user_id, product_key, product_name, amount_cents,
         status, name, email, phone, agree_to_contact, client_id, settled_at)
       values ('sandbox', 'pi_queue', 'nobody', 'elite', 'ARMOR Elite', 250000,
         'succeeded', 'Ana', '${elite.email}', '', true, ${elite.id}, now())`,
    )
    const ids = [tester, other.id, elite.id]
    const order = async () => (await waitingIds()).filter((id: number) => ids.includes(id))
    expect(await order()).toEqual([elite.id, other.id, tester])
    const [first] = (await inbox('?state=waiting')).json()
    expect(first).toMatchObject({ clientId: elite.id, place: 1 })
    await test.deps.database.db.execute(
      `update payments set refunded_cents = amount_cents where payment_intent_id = 'pi_queue'`,
    )
    expect(await order()).toEqual([other.id, elite.id, tester])
    test.clock.advance(-120_000)
    await test.deps.database.db.execute(`update support_messages set handled_at = now()`)
  })

  it('pages through more than fifty, waiting and done, each exactly once', async () => {
    const { db } = test.deps.database
    await db.delete(supportMessages)
    const ids = await Promise.all(Array.from({ length: 120 }, () => test.makeClient()))
    const sealed = (clientId: number) => test.deps.sealer.seal('Hello', `support-message:${clientId}`)
    await db.insert(supportMessages).values(
      ids.flatMap((clientId, place) =>
        ['a', 'b'].map((key) => ({
          clientId,
          attemptKey: `many-${clientId}-${key}`,
          bodySealed: sealed(clientId),
          createdAt: new Date(Date.UTC(2026, 9, 1, 0, place)),
          handledAt: place < 70 ? null : new Date(),
        })),
      ),
    )
    const shown: number[] = []
    for (const page of [1, 2, 3]) {
      const reply = await inbox(`?page=${page}`)
      expect(reply.headers['x-total-count']).toBe('120')
      shown.push(...reply.json().map((row: { clientId: number }) => row.clientId))
    }
    expect(shown.slice(0, 70)).toEqual(ids.slice(0, 70))
    expect([...shown].sort((a, b) => a - b)).toEqual([...ids].sort((a, b) => a - b))
    await db.delete(supportMessages)
  })

  it('goes on waiting with a message that nobody had on the screen', async () => {
    const { id, caller } = await newClient()
    const { id: seen } = (await write(caller, id, 'First question')).json()
    await write(caller, id, 'A second one, a moment later')
    await answer(id, { message: 'To the first', seenUpTo: seen, attemptKey: newKey() })
    expect(await waitingIds()).toContain(id)
    const waits = (await conversation(caller, id)).map((message: { waiting: boolean }) => message.waiting)
    expect(waits).toEqual([false, true, false])
  })

  it('closes without an answer, tells it once, and opens again with the next message', async () => {
    const { id, email, caller } = await newClient()
    const { id: seen } = (await write(caller, id, 'Thank you!')).json()
    told.length = 0
    expect((await close(id, seen)).json()).toEqual({ closed: true })
    expect((await close(id, seen)).json()).toEqual({ closed: true })
    expect(told).toHaveLength(2)
    expect(await waitingIds()).not.toContain(id)
    expect(await auditOf(id)).toEqual(['close-conversation'])
    const mails = await mailsWith(test.deps, { to: email })
    expect(mails).toEqual([])
    await write(caller, id, 'One more thing')
    expect(await waitingIds()).toContain(id)
  })

  it('takes one message of a client for a double click', async () => {
    const { id, caller } = await newClient()
    const key = newKey()
    const replies = await Promise.all([write(caller, id, 'Hello', key), write(caller, id, 'Hello', key)])
    expect(new Set(replies.map((reply) => reply.json().id)).size).toBe(1)
    expect(await conversation(caller, id)).toHaveLength(1)
  })

  it('never puts the words of staff into the mouth of the client', async () => {
    const { id, caller } = await newClient()
    await write(staff, id, 'Written from the portal by staff')
    expect(await conversation(caller, id)).toMatchObject([{ from: 'staff', author: 'Sam Staff' }])
    expect(await waitingIds()).not.toContain(id)
  })

  it('refuses an empty, an endless and a keyless answer, and an absent client, and keeps nothing', async () => {
    const { id, caller } = await newClient()
    const good = { message: 'Hello', seenUpTo: 0, attemptKey: newKey() }
    for (const wrong of [
      { message: ' ' },
      { message: 'x'.repeat(5_001) },
      { attemptKey: 'short' },
      { seenUpTo: 2 ** 31 },
    ]) {
      expect((await answer(id, { ...good, ...wrong })).statusCode).toBe(400)
    }
    for (const absent of [999_999, 0, -1]) expect((await answer(absent, good)).statusCode).toBe(404)
    expect(await conversation(caller, id)).toEqual([])
  })
})
