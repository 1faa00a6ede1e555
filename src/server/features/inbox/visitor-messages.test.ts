import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sessionPaid } from '../../../../test/support/buying-visitor.ts'
import { linkedBuyer } from '../../../../test/support/linked-buyer.ts'
import { mailsWith } from '../../../../test/support/mails-to.ts'
import { type Caller, makeApp, type TestApp } from '../../../../test/support/make-app.ts'
import { wholeDatabase } from '../../../../test/support/whole-database.ts'
import { applyRetention } from '../privacy/apply-retention.ts'
import { supportMessages, visitorMessages } from './inbox.tables.ts'
import { sealMessage } from './message-shown.ts'
import { sealVisitorContent } from './visitor-content.ts'

let test: TestApp
let staff: Caller

beforeAll(async () => {
  const settings = { RATE_LIMIT_MESSAGE: '9999/1', RATE_LIMIT_SIGN_IN: '9999/1', RATE_LIMIT_PAYMENT: '999/1' }
  test = await makeApp({ now: new Date('2026-11-20T15:00:00Z'), settings })
  staff = await test.asStaff()
})
afterAll(() => test.close())

let people = 0
const newAddress = () => `writer-${++people}@example.com`
let keys = 0
const newKey = () => `visitor-test-key-${++keys}`
const typed = (email: string, more: object = {}) => ({
  name: 'Vera Visitor',
  email,
  topic: 'question',
  message: 'Do you work with people in Ohio?',
  attemptKey: newKey(),
  ...more,
})
const send = (payload: object, headers: Record<string, string> = {}) =>
  test.asNobody().inject({ method: 'POST', url: '/api/visitor-messages', payload, headers })
const inbox = async (query = '?of=visitors') =>
  (await staff.inject({ url: `/api/staff/inbox${query}` })).json()
const rowOf = async (email: string) => (await inbox()).find((row: { name: string }) => row.name === email)
const answer = (id: number, payload: object) =>
  staff.inject({ method: 'POST', url: `/api/staff/visitor-messages/${id}`, payload })
const ownMessages = async (who: Caller) => (await who.inject({ url: '/api/account/messages' })).json()
const writeFromAccount = (who: Caller, message: string, attemptKey = newKey()) =>
  who.inject({ method: 'POST', url: '/api/account/messages', payload: { message, attemptKey } })

describe('a message without an account', () => {
  it('is kept sealed, mailed to support, and confirmed without a word of what was typed', async () => {
    const email = newAddress()
    const said = { message: 'Zebulon owes me. See https://spam.example', name: 'Buy https://spam.example' }
    const reply = await send(typed(email, { ...said, order: 'cs_test_1' }))
    expect([reply.statusCode, reply.json()]).toEqual([200, { received: true }])
    const { db } = test.deps.database
    const [row] = await db.select().from(visitorMessages).where(eq(visitorMessages.emailKey, email))
    expect(Buffer.from(row?.contentSealed ?? []).toString('latin1')).not.toContain('Zebulon')
    const [confirmation, ...more] = await mailsWith(test.deps, { to: email })
    expect(more).toEqual([])
    expect(confirmation).toMatchObject({ mailType: 'message-received', clientId: null })
    expect(`${confirmation?.html}${confirmation?.text}${confirmation?.subject}`).not.toMatch(/spam|Zebulon/)
    const toSupport = await mailsWith(test.deps, { type: 'support-message' })
    expect(toSupport.at(-1)?.text).toContain('Zebulon')
    expect(toSupport.at(-1)?.text).toContain('not proven')
  })

  it('is one message however often it is sent with the same key', async () => {
    const email = newAddress()
    const body = typed(email)
    await Promise.all([send(body), send(body), send(body)])
    expect((await rowOf(email)).messages).toBe(1)
  })

  it('does not hide a message of another address that came with the same key', async () => {
    const [one, other] = [newAddress(), newAddress()]
    const attemptKey = newKey()
    await send(typed(one, { attemptKey }))
    await send(typed(other, { attemptKey }))
    expect((await rowOf(other)).messages).toBe(1)
  })

  it('of a program that fills the hidden field is kept by nobody, with the same answer', async () => {
    const email = newAddress()
    const reply = await send(typed(email, { website: 'https://spam.example' }))
    expect([reply.statusCode, reply.json()]).toEqual([200, { received: true }])
    expect(await rowOf(email)).toBeUndefined()
    expect(await mailsWith(test.deps, { to: email })).toEqual([])
  })

  it('is confirmed once a day, so that nobody’s mailbox is filled through the form', async () => {
    const email = newAddress()
    for (const _ of [1, 2, 3]) await send(typed(email))
    expect(await mailsWith(test.deps, { to: email })).toHaveLength(1)
  })

  it('is confirmed in the language of its page', async () => {
    const email = newAddress()
    await send(typed(email), { 'accept-language': 'es' })
    expect((await mailsWith(test.deps, { to: email }))[0]?.subject).toBe('Recibimos su mensaje')
  })

  it.each([
    ['no name', { name: ' ' }],
    ['no address', { email: 'nobody' }],
    ['a subject of its own', { topic: 'spam' }],
    ['no text', { message: '  ' }],
    ['a text of more than 5,000 characters', { message: 'x'.repeat(5_001) }],
    ['an order number of more than 100', { order: 'x'.repeat(101) }],
  ])('with %s is refused, and nothing is kept', async (_what, wrong) => {
    const email = newAddress()
    expect((await send(typed(email, wrong))).statusCode).toBe(400)
    expect(await rowOf(email)).toBeUndefined()
  })

  it('answers an address that has a case just as one that is unknown', async () => {
    const email = newAddress()
    await test.makeClient({ email })
    expect((await send(typed(email))).json()).toEqual({ received: true })
  })
})

describe('staff', () => {
  it('find it beside the messages of clients, and alone with the filter', async () => {
    const email = newAddress()
    await send(typed(email))
    const clientEmail = newAddress()
    const id = await test.makeClient({ email: clientEmail, name: 'Ana Silva' })
    const client = await test.asClient(clientEmail)
    const payload = { message: 'When?', attemptKey: newKey() }
    await client.inject({ method: 'POST', url: `/api/clients/${id}/messages`, payload })
    const visitorsOf = (rows: { visitorId: number | null }[]) => rows.filter((row) => row.visitorId !== null)
    const all = await inbox('?state=waiting')
    expect(all.map((row: { name: string }) => row.name)).toEqual(expect.arrayContaining([email, 'Ana Silva']))
    const clients = await inbox('?of=clients')
    expect(visitorsOf(clients)).toEqual([])
    expect(clients.map((row: { clientId: number }) => row.clientId)).toContain(id)
    const visitors = await inbox('?of=visitors')
    expect(visitorsOf(visitors)).toHaveLength(visitors.length)
  })

  it('answer it once by mail in the writer’s language; the answer takes it off the list', async () => {
    const email = newAddress()
    await send(typed(email), { 'accept-language': 'es' })
    const { visitorId } = await rowOf(email)
    const read = (await staff.inject({ url: `/api/staff/visitor-messages/${visitorId}` })).json()
    expect(read).toMatchObject({
      email,
      messages: [{ id: visitorId, from: 'visitor', author: 'Vera Visitor', isProven: false, waiting: true }],
    })
    const body = { message: 'Sí, en Ohio también.', seenUpTo: visitorId, attemptKey: newKey() }
    const answers = await Promise.all([answer(visitorId, body), answer(visitorId, body)])
    expect(new Set(answers.map((reply) => reply.json().id)).size).toBe(1)
    const mails = await mailsWith(test.deps, { to: email, type: 'support-answer' })
    expect(mails).toHaveLength(1)
    expect(mails[0]).toMatchObject({ subject: 'Respuesta a su mensaje', clientId: null })
    expect(mails[0]?.text).toContain('Sí, en Ohio también.')
    expect(mails[0]?.text).toContain('/account/overview')
    expect(await rowOf(email)).toMatchObject({ waitingSince: null, messages: 2 })
  })

  it('close one without an answer, and it waits again with the next message', async () => {
    const email = newAddress()
    await send(typed(email))
    const { visitorId } = await rowOf(email)
    const url = `/api/staff/visitor-messages/${visitorId}/close`
    expect((await staff.inject({ method: 'POST', url, payload: { seenUpTo: visitorId } })).statusCode).toBe(
      200,
    )
    expect((await rowOf(email)).waitingSince).toBeNull()
    await send(typed(email, { message: 'Hello?' }))
    expect(await rowOf(email)).toMatchObject({ visitorId, preview: 'Hello?', messages: 2 })
    expect((await rowOf(email)).waitingSince).not.toBeNull()
  })

  it('see the done conversations of both kinds in one order, page by page', async () => {
    const { db } = test.deps.database
    await db.delete(visitorMessages)
    await db.delete(supportMessages)
    const clientEmail = newAddress()
    const clientId = await test.makeClient({ email: clientEmail })
    const wrote: string[] = []
    for (let day = 1; day <= 52; day += 1) {
      const emailKey = newAddress()
      const at = new Date(Date.UTC(2026, 8, day))
      const contentSealed = sealVisitorContent(test.deps, emailKey, { text: 'Hello' })
      const row = { emailKey, attemptKey: newKey(), sender: 'visitor', isProven: false } as const
      await db.insert(visitorMessages).values({ ...row, contentSealed, handledAt: at, createdAt: at })
      wrote.unshift(emailKey)
    }
    const at = new Date(Date.UTC(2026, 8, 2, 12))
    const bodySealed = sealMessage(test.deps, clientId, 'Hello')
    const row = { clientId, attemptKey: newKey(), bodySealed, handledAt: at, createdAt: at }
    await db.insert(supportMessages).values(row)
    wrote.splice(50, 0, `client ${clientId}`)
    const namesOn = async (page: number) =>
      (await inbox(`?state=done&page=${page}`)).map((each: { clientId: number | null; name: string }) =>
        each.clientId === null ? each.name : `client ${each.clientId}`,
      )
    expect([...(await namesOn(1)), ...(await namesOn(2))]).toEqual(wrote)
  })
})

describe('whoever signs in with the address', () => {
  it('finds the conversation and goes on writing there, as somebody whose address is proven', async () => {
    const email = newAddress()
    await send(typed(email))
    const { visitorId } = await rowOf(email)
    await answer(visitorId, { message: 'Yes.', seenUpTo: visitorId, attemptKey: newKey() })
    const who = await test.asClient(email)
    expect(await ownMessages(who)).toMatchObject([{ from: 'visitor' }, { from: 'staff', text: 'Yes.' }])
    const key = newKey()
    await Promise.all([writeFromAccount(who, 'Thank you!', key), writeFromAccount(who, 'Thank you!', key)])
    expect((await ownMessages(who)).at(-1)).toMatchObject({
      text: 'Thank you!',
      isProven: true,
      waiting: true,
    })
    expect(await rowOf(email)).toMatchObject({ visitorId, messages: 3 })
  })

  it('sees nothing of another address', async () => {
    const email = newAddress()
    await send(typed(email))
    expect(await ownMessages(await test.asClient(newAddress()))).toEqual([])
  })

  it('is answered by what was bought; whoever only types the address of a buyer is not moved up', async () => {
    const { db } = test.deps.database
    await db.delete(visitorMessages)
    const buyer = linkedBuyer(test, test.deps.payments)
    await sessionPaid(test, await buyer.buy('collections-toolkit'))
    await send(typed(newAddress()))
    test.clock.advance(1_000)
    await send(typed(buyer.email))
    expect((await inbox()).map((row: { place: number }) => row.place)).toEqual([3, 3])
    await writeFromAccount(await test.asClient(buyer.email), 'It is me.')
    expect((await inbox())[0]).toMatchObject({ name: buyer.email, place: 2 })
  })

  it('gets a sign-in link although nothing was bought (decision 43)', async () => {
    const email = newAddress()
    await send(typed(email))
    const payload = { email }
    await test.inject({ method: 'POST', url: '/api/account/sign-in-link', payload })
    await test.deps.queue.idle()
    expect(await mailsWith(test.deps, { to: email, type: 'sign-in-link' })).toHaveLength(1)
  })
})

describe('retention', () => {
  it('deletes a conversation two years after its last word, with every mail about it', async () => {
    const email = newAddress()
    await send(typed(email))
    const all = async () => (await wholeDatabase(test.deps)).join('\n')
    test.clock.advance(729 * 86_400_000)
    await applyRetention(test.deps)
    expect(await all()).toContain(email)
    test.clock.advance(3 * 86_400_000)
    await applyRetention(test.deps)
    expect(await all()).not.toContain(email)
  })
})
