import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type MailServer, startMailServer } from '../../../../test/support/mail-server.ts'
import { makeApp, type TestApp } from '../../../../test/support/make-app.ts'
import { createSmtpSender } from '../../platform/mail/smtp-sender.ts'
import { findMail, listMails } from '../outbox/outbox.store.ts'
import { deliverMail } from './deliver-mail.ts'

let server: MailServer
let test: TestApp
beforeAll(async () => {
  server = await startMailServer()
  const mailSender = createSmtpSender(server.url, 'ARMOR <no-reply@armor.example>')
  test = await makeApp({ mailSender, working: false })
})
afterAll(async () => {
  await test.close()
  await server.close()
})

/** Sends a mail by the staff's call; answers the reply's status and what became of the mail. */
async function send(clientId: number, type: string) {
  const staff = await test.asStaff()
  const reply = await staff.inject({
    method: 'POST',
    url: `/api/clients/${clientId}/send-email`,
    payload: { type },
  })
  if (reply.statusCode !== 200) return { reply, state: null }
  await deliverMail(test.deps, { mailId: reply.json().mailId })
  return { reply, state: (await findMail(test.deps.database.db, reply.json().mailId))?.status ?? null }
}

async function pathOfLink(): Promise<string> {
  const header = (await server.read()).headers.find(({ key }) => key === 'list-unsubscribe')
  return new URL(/<(.*)>/.exec(header?.value ?? '')?.[1] ?? 'http://none').pathname
}

describe('an optional mail', () => {
  it('carries a one-click unsubscribe, which a mail program posts as a form without cookies', async () => {
    const clientId = await test.makeClient({ email: 'bea@example.com' })
    expect((await send(clientId, 'check-in')).state).toBe('sent')
    const mail = await server.read()
    const post = mail.headers.find(({ key }) => key === 'list-unsubscribe-post')
    expect(post?.value).toBe('List-Unsubscribe=One-Click')
    for (const part of [mail.text, mail.html]) {
      expect(part).toContain(test.deps.config.postalAddress)
      expect(part).toContain('/account/unsubscribe?token=')
    }
    const path = await pathOfLink()
    expect(path).not.toContain('bea')
    const looked = await test.inject({ method: 'GET', url: path })
    expect(looked.statusCode).toBe(303)
    expect(looked.headers.location).toContain('/account/unsubscribe?token=')
    expect((await send(clientId, 'automated')).state).toBe('sent')

    const posted = await test.inject({
      method: 'POST',
      url: path,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    })
    expect(posted.statusCode).toBe(200)
    expect(posted.json()).toEqual({ unsubscribed: true, email: 'b•••@example.com' })
    const refused = await send(clientId, 'check-in')
    expect(refused.reply.statusCode).toBe(409)
    expect(refused.reply.json().error).toContain('unsubscribed')
    expect((await send(clientId, 'welcome')).state).toBe('sent')
    const about = await server.read()
    expect(about.headers.some(({ key }) => key.startsWith('list-unsubscribe'))).toBe(false)
  })

  it('is not stopped by a token that somebody made up', async () => {
    const made = Buffer.from('bea@example.com').toString('base64url').repeat(3)
    for (const token of ['none', 'A'.repeat(60), made]) {
      const reply = await test.inject({ method: 'POST', url: `/api/unsubscribe/${token}` })
      expect(reply.json().code).toBe('token_invalid')
    }
  })

  it('comes again once the person asks for it in the preferences', async () => {
    const client = await test.asClient('bea@example.com')
    const wanted = { phone: false, text: true, email: true }
    await client.inject({ method: 'PUT', url: '/api/account/preferences', payload: wanted })
    const clientId = await test.makeClient({ email: 'Bea@example.com' })
    expect((await send(clientId, 'check-in')).state).toBe('sent')
  })

  it('stops with the click, in the middle of many that are being delivered', async () => {
    const clientId = await test.makeClient({ email: 'many@example.com' })
    expect((await send(clientId, 'check-in')).state).toBe('sent')
    const path = await pathOfLink()
    const staff = await test.asStaff()
    const ids: number[] = []
    for (let position = 0; position < 60; position += 1) {
      const payload = { type: 'check-in', attemptKey: `many-${position}` }
      const reply = await staff.inject({
        method: 'POST',
        url: `/api/clients/${clientId}/send-email`,
        payload,
      })
      ids.push(reply.json().mailId)
    }
    const before = server.received.length
    const deliver = async (some: readonly number[]) => {
      for (const mailId of some) await deliverMail(test.deps, { mailId })
    }
    const clicking = (async () => {
      while (server.received.length - before < 10) await new Promise((resolve) => setTimeout(resolve, 1))
      expect((await test.inject({ method: 'POST', url: path })).statusCode).toBe(200)
    })()
    const lanes = [0, 1, 2, 3].map((lane) => deliver(ids.slice(0, 40).filter((_, at) => at % 4 === lane)))
    // What is on its way while somebody clicks may arrive; what begins after the click's answer does not.
    await Promise.all([clicking, ...lanes])
    const arrived = server.received.length
    await deliver(ids.slice(40))
    expect(server.received.length).toBe(arrived)
    const states = (await listMails(test.deps.database.db, 60)).map(({ status }) => status)
    expect(states.filter((status) => status === 'suppressed').length).toBeGreaterThanOrEqual(20)
    expect(states.filter((status) => status === 'queued')).toEqual([])
    expect(server.received.length - before).toBe(states.filter((status) => status === 'sent').length)
  })
})
