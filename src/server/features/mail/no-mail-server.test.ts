import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type MailServer, startMailServer } from '../../../../test/support/mail-server.ts'
import { type Caller, makeApp, type TestApp } from '../../../../test/support/make-app.ts'
import { createOutboxSender } from '../../platform/mail/outbox-sender.ts'
import { createSmtpSender } from '../../platform/mail/smtp-sender.ts'
import { findClient } from '../clients/find-client.ts'
import { findMail, listMails } from '../outbox/outbox.store.ts'
import { queueMail } from '../outbox/queue-mail.ts'
import { deliverMail } from './deliver-mail.ts'
import { sendDueMails } from './send-due-mails.ts'

let server: MailServer
let test: TestApp
let staff: Caller
beforeAll(async () => {
  server = await startMailServer()
  test = await makeApp({ now: new Date('2026-11-20T15:00:00Z') })
  staff = await test.asStaff()
})
afterAll(async () => {
  await test.close()
  await server.close()
})

let clients = 0
/** A check-in that staff wrote while no mail server was set, and whose delivery is over. */
async function keptMail(): Promise<{ clientId: number; id: number }> {
  clients += 1
  const clientId = await test.makeClient({ email: `kept${clients}@example.com` })
  const sent = await staff.inject({
    method: 'POST',
    url: `/api/clients/${clientId}/send-email`,
    payload: { type: 'check-in' },
  })
  expect(sent.statusCode).toBe(200)
  await test.deps.queue.idle()
  return { clientId, id: sent.json().mailId }
}
const row = (id: number) => findMail(test.deps.database.db, id)
const sendNow = (id: number) => staff.inject({ method: 'POST', url: `/api/staff/outbox/${id}/send-again` })

/** The same product, started again with a mail server. */
async function withServer(work: () => Promise<void>): Promise<void> {
  const mailSender = createSmtpSender(server.url, 'ARMOR <no-reply@armor.example>')
  test.deps.mailSender = mailSender
  try {
    await work()
  } finally {
    test.deps.mailSender = createOutboxSender()
    await mailSender.close()
  }
}

describe('without a mail server', () => {
  it('a mail is kept and never called sent: in the outbox, at its client, and in the figures', async () => {
    const { clientId, id } = await keptMail()
    expect(await row(id)).toMatchObject({
      status: 'kept',
      sentAt: null,
      lastError: null,
      nextAttemptAt: null,
    })
    const list = (await staff.inject({ url: `/api/staff/outbox?client=${clientId}&status=kept` })).json()
    expect(list).toMatchObject([{ id, status: 'kept', sentAt: null }])
    expect((await staff.inject({ url: `/api/staff/outbox?client=${clientId}&status=sent` })).json()).toEqual(
      [],
    )
    expect(await findClient(test.deps.database.db, clientId)).toMatchObject({
      lastEmailSent: null,
      lastEmailType: null,
    })
    const status = (await staff.inject({ url: '/api/automation/status' })).json()
    expect(status).toMatchObject({ lastWeekSent: 0, mailServer: false })
  })

  it('staff are told before they send that nobody will get it', async () => {
    const clientId = await test.makeClient({ email: 'preview@example.com' })
    const ask = () =>
      staff.inject({
        method: 'POST',
        url: `/api/clients/${clientId}/email-preview`,
        payload: { type: 'check-in' },
      })
    expect((await ask()).json().mailServer).toBe(false)
    await withServer(async () => expect((await ask()).json().mailServer).toBe(true))
  })

  it('a kept mail does not leave by pressing the button', async () => {
    const { id } = await keptMail()
    const refused = await sendNow(id)
    expect([refused.statusCode, refused.json().error]).toEqual([
      409,
      'No mail server is set (SMTP_URL), so the email stays in the outbox.',
    ])
    expect((await row(id))?.status).toBe('kept')
  })
})

describe('when a mail server is set later', () => {
  it('no kept mail goes out by itself, whatever runs again', async () => {
    const { id } = await keptMail()
    await withServer(async () => {
      const before = server.received.length
      await deliverMail(test.deps, { mailId: id })
      await sendDueMails(test.deps)
      test.clock.advance(20 * 60_000)
      await sendDueMails(test.deps)
      await test.deps.queue.idle()
      expect(server.received.length).toBe(before)
    })
    expect((await row(id))?.status).toBe('kept')
  })

  it('staff send a kept mail with one press, once, and then it is the last of its client', async () => {
    const { clientId, id } = await keptMail()
    await withServer(async () => {
      const before = server.received.length
      expect((await sendNow(id)).json()).toMatchObject({ status: 'queued' })
      await sendNow(id)
      await test.deps.queue.idle()
      expect(server.received.length - before).toBe(1)
    })
    expect(await row(id)).toMatchObject({ status: 'sent', sentAt: test.clock.now() })
    expect((await findClient(test.deps.database.db, clientId))?.lastEmailType).toBe('check-in')
  })

  it('a kept sign-in link is not sent any more', async () => {
    const { database } = test.deps
    await database.transaction((tx) =>
      queueMail(test.deps, tx, {
        to: 'late@example.com',
        mailType: 'sign-in-link',
        subject: 'Your link',
        html: '<p>https://armor.example/?token=x</p>',
        text: 'https://armor.example/?token=x',
        dedupeKey: 'late',
      }),
    )
    await test.deps.queue.idle()
    const [mail] = await listMails(database.db, 1)
    expect(mail).toMatchObject({ status: 'kept', mailType: 'sign-in-link' })
    await withServer(async () => {
      expect((await sendNow(mail?.id ?? 0)).json().error).toContain('too old')
    })
  })
})
