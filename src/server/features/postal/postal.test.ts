import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askForPackets } from '../../../../test/support/ask-for-packets.ts'
import { disputeEverything } from '../../../../test/support/decide-findings.ts'
import { deliverPostalWebhooks } from '../../../../test/support/deliver-postal-webhooks.ts'
import { fewFindings } from '../../../../test/support/few-findings.ts'
import { keptEngine } from '../../../../test/support/kept-engine.ts'
import { mailsWith } from '../../../../test/support/mails-to.ts'
import { makeApp, type TestApp } from '../../../../test/support/make-app.ts'
import type { Caller } from '../../../../test/support/make-callers.ts'
import { contact, payWithCard, sendSampleReports } from '../../../../test/support/paying-client.ts'
import { openPostGridFake, type PostGridFake } from '../../../../test/support/postgrid-fake.ts'
import { signLetters } from '../../../../test/support/sign-letters.ts'
import { type PostalTrouble, troubledPostal } from '../../../../test/support/troubled-postal.ts'
import { readPages } from '../../../engine/read/read-pages.ts'
import type { MailedLetter } from '../../../shared/api/mailing.ts'
import type { PostalSend } from '../../../shared/api/postal.ts'
import { createPostGridProvider } from '../../platform/postal/postgrid-provider.ts'
import { closeAbandonedOrders } from './close-abandoned-orders.ts'
import { followLetter } from './follow-letter.ts'
import { mailSendNews } from './mail-send-news.ts'
import { selectSend } from './postal.store.ts'
import { sendLetter } from './send-letter.ts'

const start = new Date('2026-11-21T15:00:00Z')
let app: TestApp
let caller: Caller
let clientId: number
let fake: PostGridFake
/** By whom they are to. */
const documents = new Map<string, number>()
const sentHere = ['Experian', 'Equifax', 'TransUnion', 'LVNV FUNDING LLC']
const first: PostalTrouble = { asked: 0, next: null }

beforeAll(async () => {
  app = await makeApp({ now: start, engine: fewFindings(keptEngine()), postal: { providers: [] } })
  fake = await openPostGridFake(() => app.clock.now())
  app.deps.postal.providers = [
    troubledPostal(app.postalSandbox.provider, first),
    createPostGridProvider(fake, app.clock),
  ]
  ;({ caller, clientId } = await sendSampleReports(app))
  await disputeEverything(app, caller, clientId)
  await askForPackets(caller, clientId)
  await app.deps.queue.idle()
  const { body } = await call('GET', '/mailings')
  // The letter of the round comes before the others to a bureau.
  for (const { recipient, documentId } of (body.letters as MailedLetter[]).toReversed())
    documents.set(recipient, documentId)
})
afterAll(async () => {
  await app.close()
  await fake.close()
})

const call = async (method: 'GET' | 'POST', path: string, payload?: object) => {
  const url = `/api/clients/${clientId}${path}`
  const reply = await caller.inject({ method, url, ...(payload ? { payload } : {}) })
  return { status: reply.statusCode, body: reply.json() }
}
const documentTo = (recipient: string) => documents.get(recipient) ?? 0
const log = async (recipient: string): Promise<MailedLetter> => {
  const { body } = await call('GET', '/mailings')
  return body.letters.find((each: MailedLetter) => each.recipient === recipient)
}
const sendTo = async (recipient: string): Promise<PostalSend> => {
  const { body } = await call('GET', '/postal')
  return body.sends.find((each: PostalSend) => each.recipient === recipient)
}

async function order(
  recipient: string,
  service = 'certified',
  attemptKey = `key-${recipient}-${first.asked}`,
  by = caller,
) {
  const wish = { documentIds: [documentTo(recipient)], service }
  const { body: quote } = await call('POST', '/postal/quotes', wish)
  const payload = { ...wish, total: quote.total, useCorrectedSender: false, attemptKey }
  const reply = await by.inject({ method: 'POST', url: `/api/clients/${clientId}/postal/orders`, payload })
  return { status: reply.statusCode, body: reply.json() }
}

/** Orders a letter, pays for it, and lets everything that follows happen. */
async function sent(recipient: string, service = 'certified'): Promise<PostalSend> {
  const { body } = await order(recipient, service)
  await payWithCard(app, body)
  await call('GET', `/postal/orders/${body.paymentIntentId}`)
  await app.deps.queue.idle()
  return sendTo(recipient)
}

const deliverWebhooks = (copies?: number) => deliverPostalWebhooks(app, copies)
const letterIdOf = async (send: PostalSend): Promise<string> =>
  (await selectSend(app.deps.database.db, send.id))?.providerLetterId ?? ''
const newsMails = () => mailsWith(app.deps, { to: contact.email, type: 'postal-news' })
const refunded = async () => (await mailsWith(app.deps, { to: contact.email, type: 'refund' })).length

interface Offered {
  letters: { documentType: string; reason: { key: string } | null }[]
}
const reasonsOf = ({ letters }: Offered, type: RegExp) =>
  letters.flatMap(({ documentType, reason }) => (type.test(documentType) ? [reason?.key ?? ''] : []))

describe('before anything is paid', () => {
  it('offers the letters to the bureaus, and says that it is a sandbox', async () => {
    const { body } = await call('GET', '/postal')
    expect(body).toMatchObject({ provider: 'sandbox', sends: [] })
    expect(new Set(reasonsOf(body, /_dispute_letter$/))).toEqual(new Set(['postal.notSigned']))
  })

  it('offers a letter to a collector whose address the report prints whole, and none with lines to fill in', async () => {
    const { body } = await call('GET', '/postal')
    expect(new Set(reasonsOf(body, /^collector/))).toEqual(
      new Set(['postal.noRecipient', 'postal.notSigned']),
    )
    expect(new Set(reasonsOf(body, /^security_freeze/))).toEqual(new Set(['postal.hasBlanks']))
  })

  it('takes no letter that the client has not signed', async () => {
    const { body } = await call('GET', '/postal')
    expect(body.letters[0].reason).toMatchObject({ key: 'postal.notSigned' })
    const wish = { documentIds: [documentTo('Experian')], service: 'certified' }
    expect((await call('POST', '/postal/quotes', wish)).status).toBe(409)
    await signLetters(caller, clientId, sentHere.map(documentTo))
    expect((await call('GET', '/postal')).body.letters[0].reason).toBeNull()
  })

  it('is ordered by staff on the recorded word of the client alone', async () => {
    const refused = await order('Experian', 'certified', 'by-staff', await app.asStaff())
    expect(refused.body.error).toMatch(/^First record what the client told you/)
  })

  it('checks both addresses, and tells pages, envelope, what is missing, and price', async () => {
    const wish = { documentIds: [documentTo('Experian')], service: 'certified' }
    const { body } = await call('POST', '/postal/quotes', wish)
    expect(body).toMatchObject({
      problem: null,
      from: { deliverability: 'deliverable', corrected: null },
      letters: [
        {
          recipient: 'Experian',
          to: { deliverability: 'deliverable' },
          missing: expect.arrayContaining(['Copy of a government-issued identification card']),
        },
      ],
    })
    expect(body.total).toBeGreaterThan(9)
    const collector = { ...wish, documentIds: [documentTo('LVNV FUNDING LLC')] }
    const [letter] = (await call('POST', '/postal/quotes', collector)).body.letters
    expect(letter.to.lines).toEqual([
      'LVNV FUNDING LLC',
      expect.any(String),
      expect.stringMatching(/, [A-Z]{2} \d{5}/),
    ])
  })

  it('says that the post does not know an address, and takes no order', async () => {
    const { clients } = await import('../clients/clients.tables.ts')
    const { eq } = await import('drizzle-orm')
    const { db } = app.deps.database
    const move = (mailingAddress: string) =>
      db.update(clients).set({ mailingAddress }).where(eq(clients.id, clientId))
    await move('1 Undeliverable Road')
    const wish = { documentIds: [documentTo('Experian')], service: 'certified' }
    const { body } = await call('POST', '/postal/quotes', wish)
    expect(body).toMatchObject({ from: { deliverability: 'undeliverable' } })
    expect(body.problem.key).toBe('postal.unknownSender')
    expect((await order('Experian')).status).toBe(409)
    await move('5201 Windlestraw Pl')
  })

  it('refuses another price than was shown, and a letter of somebody else', async () => {
    const wish = {
      documentIds: [documentTo('Experian')],
      service: 'certified',
      useCorrectedSender: false,
    }
    expect(
      (await call('POST', '/postal/orders', { ...wish, total: 1, attemptKey: 'cheaper-one' })).status,
    ).toBe(409)
    expect((await call('POST', '/postal/quotes', { ...wish, documentIds: [999_999] })).status).toBe(404)
  })

  it('makes one order of a double click, and nothing is handed over before it is paid', async () => {
    const [one, two] = await Promise.all([
      order('Experian', 'certified', 'double-click'),
      order('Experian', 'certified', 'double-click'),
    ])
    expect(one.body.paymentIntentId).toBe(two.body.paymentIntentId)
    await app.deps.queue.idle()
    expect(first.asked).toBe(0)
    expect((await log('Experian')).state).toBe('not_sent')
  })
})

describe('a certified letter', () => {
  let send: PostalSend

  it('is handed over once when it is paid, though the answer is lost, and the mail log says so with a proof', async () => {
    first.next = 'loses the answer'
    const { body } = await order('Experian')
    await payWithCard(app, body)
    await Promise.all([
      call('GET', `/postal/orders/${body.paymentIntentId}`),
      call('GET', `/postal/orders/${body.paymentIntentId}`),
    ])
    await app.deps.queue.idle()
    expect(await sendTo('Experian')).toMatchObject({ state: 'paid', isSandbox: true })
    // The job comes back in its own time.
    await sendLetter(app.deps, { sendId: (await sendTo('Experian')).id, lastAttempt: false })
    await app.deps.queue.idle()
    send = await sendTo('Experian')
    expect(send).toMatchObject({ isSandbox: true, trackingNumber: expect.stringMatching(/^SANDBOX-/) })
    expect(first.asked).toBe(2)
    expect(fake.asked).toEqual([])
    const letter = await log('Experian')
    expect(letter).toMatchObject({
      state: 'handed_over',
      certifiedNumber: null,
      steps: [{ isSandbox: true }],
    })
    expect(letter.steps[0]?.evidenceUrl).not.toBeNull()
    const proof = await caller.inject({ method: 'GET', url: letter.steps[0]?.evidenceUrl ?? '' })
    expect(proof.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    const receipts = await mailsWith(app.deps, { to: contact.email, type: 'receipt' })
    expect(receipts.filter(({ subject }) => /mailing your letters/.test(subject))).toHaveLength(1)
  })

  it('is sent only once, whatever is ordered and handed over again', async () => {
    const wish = { documentIds: [documentTo('Experian')], service: 'certified' }
    expect((await call('POST', '/postal/quotes', wish)).status).toBe(404)
    await sendLetter(app.deps, { sendId: send.id, lastAttempt: false })
    expect(first.asked).toBe(2)
  })

  it('follows the carrier by signed webhooks, each of them twice, and refuses a forged one', async () => {
    app.clock.advance(6 * 60_000)
    const letterId = await letterIdOf(send)
    await app.postalSandbox.carry(letterId, 'In Transit')
    expect(new Set(await deliverWebhooks(2))).toEqual(new Set([200]))
    expect((await sendTo('Experian')).state).toBe('in_transit')
    expect((await log('Experian')).state).toBe('accepted')
    const payload = JSON.stringify({
      id: 'evt_x',
      event_type: { id: 'letter.delivered' },
      body: { id: letterId },
    })
    const headers = { ...app.postalSandbox.sign(payload, app.clock.now()), 'lob-signature': '0'.repeat(64) }
    const forged = await app.inject({ method: 'POST', url: '/api/webhooks/lob', headers, payload })
    expect(forged.statusCode).toBe(400)
  })

  it('is delivered with a proof that starts the clock, also without any webhook, and late news change nothing', async () => {
    app.clock.advance(3 * 86_400_000)
    await app.postalSandbox.carry(await letterIdOf(send), 'Delivered')
    await followLetter(app.deps, send.id)
    await app.deps.queue.idle()
    expect(await sendTo('Experian')).toMatchObject({ state: 'delivered', isProved: true })
    const letter = await log('Experian')
    expect(letter.state).toBe('delivered')
    expect(letter.steps.every(({ evidenceUrl }) => evidenceUrl !== null)).toBe(true)
    expect(letter.clocks.length).toBeGreaterThan(0)
    await deliverWebhooks()
    expect((await sendTo('Experian')).state).toBe('delivered')
    await Promise.all([mailSendNews(app.deps, send.id), mailSendNews(app.deps, send.id)])
    const [news, ...others] = await newsMails()
    expect(others).toEqual([])
    expect(news?.subject).toBe('Your letter was delivered')
    for (const said of ['This is a sandbox', 'letter to Experian', 'as proof of delivery'])
      expect(news?.text).toContain(said)
  })
})

it('the payment stands among the receipts of the client, with a PDF', async () => {
  const person = await app.asClient(contact.email)
  const { receipts } = (await person.inject({ url: '/api/account/overview' })).json()
  const own = receipts.filter(({ product }: { product: string }) => product === 'Mailing of letters')
  expect(own).toMatchObject([{ refunded: 0, credited: 0, paid: expect.any(Number) }])
  const paper = await person.inject({ url: `/api/account/receipts/${own[0]?.number}?language=es` })
  expect(paper.statusCode).toBe(200)
  expect(paper.headers['content-type']).toBe('application/pdf')
  const read = await readPages(paper.rawPayload)
  const words = read.ok ? read.pages.flatMap((page) => page.words.map(({ text }) => text)).join(' ') : ''
  expect(words).toContain('Envío de cartas')
})

describe('where something goes wrong', () => {
  it('a letter is cancelled in time, twice as once, thaws, and its money goes back', async () => {
    const send = await sent('Equifax', 'first_class')
    expect(send).toMatchObject({ state: 'accepted', cancellableUntil: expect.any(String) })
    const before = await refunded()
    for (let press = 0; press < 2; press += 1) {
      const { status, body } = await call('POST', `/postal/sends/${send.id}/cancellation`)
      expect({ status, state: body.state }).toEqual({ status: 200, state: 'canceled' })
    }
    await app.deps.queue.idle()
    expect(await refunded()).toBe(before + 1)
    expect((await log('Equifax')).state).toBe('not_sent')
  })

  it('the second provider takes what the first surely did not, and its estimate of a delivery proves none', async () => {
    first.next = 'down'
    const send = await sent('Equifax', 'first_class')
    expect(send).toMatchObject({ state: 'accepted', isSandbox: false })
    expect(fake.asked).toHaveLength(1)
    const letterId = await letterIdOf(send)
    fake.change(letterId, { status: 'completed' })
    const { body, headers } = fake.webhook(letterId, app.clock.now())
    const reply = await app.inject({ method: 'POST', url: '/api/webhooks/postgrid', headers, payload: body })
    expect(reply.statusCode).toBe(200)
    await app.deps.queue.idle()
    expect((await sendTo('Equifax')).state).toBe('in_transit')
    expect((await call('POST', `/postal/sends/${send.id}/cancellation`)).status).toBe(409)
  })

  it('mail that came back is an event with its proof, and may be sent anew', async () => {
    const send = await sendTo('Equifax')
    const imbDate = app.clock.now().toISOString()
    fake.change(await letterIdOf(send), { imbStatus: 'returned_to_sender', imbDate })
    await followLetter(app.deps, send.id)
    await app.deps.queue.idle()
    expect((await sendTo('Equifax')).state).toBe('returned')
    const { events } = await log('Equifax')
    expect(events).toMatchObject([{ kind: 'came_back', state: 'stands', evidenceUrl: expect.any(String) }])
    await followLetter(app.deps, send.id)
    await app.deps.queue.idle()
    const mails = (await newsMails()).filter(({ subject }) => subject === 'Your letter came back')
    expect(mails.map(({ text }) => text.includes('sandbox'))).toEqual([false])
    const staff = await app.asStaff()
    const { body } = await call('GET', '/postal')
    expect(body.letters.map(({ recipient }: { recipient: string }) => recipient)).toContain('Equifax')
    const troubles = await staff.inject({ method: 'GET', url: '/api/staff/postal-sends' })
    expect(troubles.json()).toMatchObject([
      { trouble: 'returned', clientId, payment: { productName: 'Mailing of letters' } },
    ])
  })

  it('and is sent anew: the log follows the new mailing, and no step of the first is left', async () => {
    app.clock.advance(86_400_000)
    const send = await sent('Equifax')
    expect(send).toMatchObject({ state: 'accepted', isSandbox: true })
    const letter = await log('Equifax')
    expect(letter.steps).toMatchObject([
      { state: 'handed_over', day: app.clock.now().toISOString().slice(0, 10) },
    ])
    const staff = await app.asStaff()
    const troubles = await staff.inject({ method: 'GET', url: '/api/staff/postal-sends' })
    expect(troubles.json().map(({ trouble }: { trouble: string }) => trouble)).toEqual(['returned'])
  })

  it('what nobody takes is given back by itself, and the letter is free again', async () => {
    first.next = 'refuses'
    fake.next = 'refused'
    const before = await refunded()
    const send = await sent('TransUnion', 'certified')
    expect(send).toMatchObject({ state: 'failed', refunded: true })
    await app.deps.queue.idle()
    expect(await refunded()).toBe(before + 1)
    expect((await log('TransUnion')).state).toBe('not_sent')
  })

  it('a letter that its person mailed meanwhile does not go a second time', async () => {
    const { body } = await order('TransUnion')
    const { multipartBody } = await import('../../../../test/support/multipart-body.ts')
    const day = app.clock.now().toISOString().slice(0, 10)
    const fields = { documentId: String(documentTo('TransUnion')), state: 'handed_over', day }
    const url = `/api/clients/${clientId}/mailings`
    expect((await caller.inject({ method: 'POST', url, ...multipartBody(fields) })).statusCode).toBe(200)
    const before = first.asked
    await payWithCard(app, body)
    await call('GET', `/postal/orders/${body.paymentIntentId}`)
    await app.deps.queue.idle()
    expect(first.asked).toBe(before)
    expect(await sendTo('TransUnion')).toMatchObject({
      state: 'failed',
      problem: { key: 'postal.mailedMeanwhile' },
    })
    expect((await log('TransUnion')).state).toBe('handed_over')
  })
})

it('an order that nobody pays is closed after two days, with the copies of its letters', async () => {
  app.clock.advance(3 * 86_400_000)
  await closeAbandonedOrders(app.deps)
  const { postalSends } = await import('./postal.tables.ts')
  const rows = await app.deps.database.db.select().from(postalSends)
  expect(rows.filter(({ state }) => state === 'ordered')).toEqual([])
  expect(rows.length).toBeGreaterThan(4)
})

it('without a provider nothing of sending is there', async () => {
  app.deps.postal.providers = []
  expect((await call('GET', '/postal')).body).toMatchObject({ provider: null, letters: [] })
  expect((await app.inject({ method: 'POST', url: '/api/webhooks/lob', payload: '{}' })).statusCode).toBe(404)
  // The lost answer alone.
  expect(app.errors.filter((line) => !line.includes('"message":"lost"'))).toEqual([])
})
