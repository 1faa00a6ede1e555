import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeApp, type TestApp } from '../../../../test/support/make-app.ts'
import { type Mail, MailRefused, type MailSender } from '../../platform/mail/mail-sender.ts'
import { deliverMail } from './deliver-mail.ts'
import { findMail, listMails } from './mail.store.ts'
import { type QueuedMail, queueMail } from './queue-mail.ts'

const sent: Mail[] = []
let trouble: Error | null = null
const mailSender: MailSender = {
  kind: 'smtp',
  async send(mail) {
    if (trouble) throw trouble
    sent.push(mail)
  },
  async close() {},
}

let test: TestApp
beforeAll(async () => {
  test = await makeApp({ mailSender, working: false })
})
afterAll(() => test.close())

let keys = 0
async function queued(mail: Partial<QueuedMail> = {}): Promise<number> {
  keys += 1
  await test.deps.database.transaction((tx) =>
    queueMail(test.deps, tx, {
      to: 'ada@example.com',
      mailType: 'welcome',
      subject: 'Welcome',
      html: '<p>Welcome</p>',
      text: 'Welcome',
      dedupeKey: `welcome:${keys}`,
      optional: false,
      ...mail,
    }),
  )
  const [newest] = await listMails(test.deps.database.db, 1)
  return newest?.id ?? 0
}
const deliver = (mailId: number, attempt = 1, lastAttempt = false) =>
  deliverMail(test.deps, { mailId, attempt, lastAttempt })
const row = async (id: number) => findMail(test.deps.database.db, id)

describe('a queued mail', () => {
  it('is one mail however often its occasion comes', async () => {
    const id = await queued({ dedupeKey: 'receipt:pi_1' })
    expect(await queued({ dedupeKey: 'receipt:pi_1' })).toBe(id)
  })

  it('is not there when the transaction that caused it is undone', async () => {
    const before = await listMails(test.deps.database.db, 100)
    const undone = test.deps.database.transaction(async (tx) => {
      const mail = {
        mailType: 'welcome',
        subject: 's',
        html: 'h',
        text: 't',
        dedupeKey: 'undone',
        optional: false,
      }
      await queueMail(test.deps, tx, { ...mail, to: 'ada@example.com' })
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect(await listMails(test.deps.database.db, 100)).toHaveLength(before.length)
  })

  it('is sent once, also when its job runs twice', async () => {
    const id = await queued()
    sent.length = 0
    await deliver(id)
    await deliver(id, 2)
    expect(sent).toHaveLength(1)
    expect(await row(id)).toMatchObject({ status: 'sent', attempts: 1, lastError: null })
  })

  it('is tried again after trouble, and failed after the last attempt', async () => {
    const id = await queued()
    trouble = new Error('the mail server could not take the mail: ECONNREFUSED')
    await expect(deliver(id, 1)).rejects.toThrow('ECONNREFUSED')
    expect(await row(id)).toMatchObject({ status: 'queued', attempts: 1 })
    await deliver(id, 7, true)
    expect(await row(id)).toMatchObject({ status: 'failed', attempts: 7 })
    trouble = null
  })

  it('is failed at once when it can never arrive', async () => {
    const id = await queued()
    trouble = new MailRefused('The mail server refused the recipient.')
    await deliver(id)
    expect(await row(id)).toMatchObject({
      status: 'failed',
      lastError: 'The mail server refused the recipient.',
    })
    trouble = null
  })

  it('keeps no sign-in link once it was delivered', async () => {
    const id = await queued({
      mailType: 'sign-in-link',
      html: 'https://x/?token=secret',
      text: 'token=secret',
    })
    await deliver(id)
    expect(await row(id)).toMatchObject({ status: 'sent', html: '', text: '' })
  })
})

describe('an optional mail', () => {
  const linkOf = (mail: Mail | undefined) =>
    new URL(/<(.*)>/.exec(mail?.headers?.['List-Unsubscribe'] ?? '')?.[1] ?? 'http://none').pathname

  it('carries a one-click unsubscribe, which a mail program posts as a form without cookies', async () => {
    const id = await queued({ optional: true, to: 'bea@example.com', mailType: 'check-in' })
    await deliver(id)
    const mail = sent.at(-1)
    expect(mail?.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
    const path = linkOf(mail)
    expect(path).not.toContain('bea')
    const looked = await test.inject({ method: 'GET', url: path })
    expect(looked.statusCode).toBe(303)
    expect(looked.headers.location).toContain('/account/unsubscribe?token=')
    const still = await queued({ optional: true, to: 'bea@example.com', mailType: 'check-in' })
    await deliver(still)
    expect(await row(still)).toMatchObject({ status: 'sent' })

    const posted = await test.inject({
      method: 'POST',
      url: path,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    })
    expect(posted.statusCode).toBe(200)
    expect(posted.json()).toEqual({ unsubscribed: true, email: 'b•••@example.com' })
    const later = await queued({ optional: true, to: 'Bea@example.com', mailType: 'check-in' })
    await deliver(later)
    expect(await row(later)).toMatchObject({ status: 'suppressed' })
    const receipt = await queued({ optional: false, to: 'bea@example.com', mailType: 'receipt' })
    await deliver(receipt)
    expect(await row(receipt)).toMatchObject({ status: 'sent' })
  })

  it('is not stopped by a token that somebody made up', async () => {
    for (const token of [
      'none',
      'A'.repeat(60),
      Buffer.from('bea@example.com').toString('base64url').repeat(3),
    ]) {
      const reply = await test.inject({ method: 'POST', url: `/api/unsubscribe/${token}` })
      expect(reply.json().code).toBe('token_invalid')
    }
  })

  it('comes again once the person asks for it in the preferences', async () => {
    const client = await test.asClient('bea@example.com')
    const read = async () => (await client.inject({ url: '/api/account/preferences' })).json().preferences
    expect(await read()).toMatchObject({ email: false })
    const wanted = { phone: false, text: true, email: true }
    await client.inject({ method: 'PUT', url: '/api/account/preferences', payload: wanted })
    expect(await read()).toEqual(wanted)
    const id = await queued({ optional: true, to: 'bea@example.com', mailType: 'check-in' })
    await deliver(id)
    expect(await row(id)).toMatchObject({ status: 'sent' })
  })
})
