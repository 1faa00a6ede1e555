import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type MailServer, startMailServer } from '../../../../test/support/mail-server.ts'
import { makeApp, type TestApp } from '../../../../test/support/make-app.ts'
import { createSmtpSender } from '../../platform/mail/smtp-sender.ts'
import { findClient } from '../clients/find-client.ts'
import { newestMails, openedMail } from '../outbox/newest-mails.ts'
import { type QueuedMail, queueMail } from '../outbox/queue-mail.ts'
import { deliverMail } from './deliver-mail.ts'

const start = new Date('2026-11-20T15:00:00Z')
let server: MailServer
let test: TestApp
beforeAll(async () => {
  server = await startMailServer()
  const mailSender = createSmtpSender(server.url, 'ARMOR <no-reply@armor.example>', { answerMs: 400 })
  test = await makeApp({ mailSender, working: false, now: start })
})
beforeEach(() => server.behave(null))
afterAll(async () => {
  await test.close()
  await server.close()
})

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
      ...mail,
    }),
  )
  const [newest] = await newestMails(test.deps, 1)
  return newest?.id ?? 0
}
const deliver = (mailId: number) => deliverMail(test.deps, { mailId })
const row = async (id: number) => openedMail(test.deps, id)

describe('a queued mail', () => {
  it('is one mail however often its occasion comes', async () => {
    const id = await queued({ dedupeKey: 'receipt:pi_1' })
    expect(await queued({ dedupeKey: 'receipt:pi_1' })).toBe(id)
  })

  it('is not there when the transaction that caused it is undone', async () => {
    const before = await newestMails(test.deps, 100)
    const undone = test.deps.database.transaction(async (tx) => {
      const mail = { mailType: 'welcome', subject: 's', html: 'h', text: 't' } as const
      await queueMail(test.deps, tx, { ...mail, dedupeKey: 'undone', to: 'ada@example.com' })
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect(await newestMails(test.deps, 100)).toHaveLength(before.length)
  })

  it('is sent once, also when its job runs twice and at once', async () => {
    const id = await queued()
    const before = server.received.length
    await Promise.all([deliver(id), deliver(id), deliver(id)])
    await deliver(id)
    expect(server.received.length - before).toBe(1)
    expect(await row(id)).toMatchObject({ status: 'sent', attempts: 1, lastError: null, nextAttemptAt: null })
    expect((await row(id))?.sentAt).toEqual(test.clock.now())
  })

  it('is noted at the client as the last one, without a conflict for whoever edits the client', async () => {
    const clientId = await test.makeClient({ email: 'noted@example.com' })
    const before = await findClient(test.deps.database.db, clientId)
    await deliver(await queued({ clientId, mailType: 'check-in', to: 'noted@example.com' }))
    await deliver(await queued({ clientId, mailType: 'sign-in-link', to: 'noted@example.com' }))
    const after = await findClient(test.deps.database.db, clientId)
    expect(after).toMatchObject({ lastEmailType: 'check-in', lastEmailSent: test.clock.now() })
    expect(after?.version).toBe(before?.version)
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

describe('a mail that meets trouble', () => {
  it.each([
    ['an answer that asks for patience', { at: 'recipient', code: 451, text: 'later' }],
    ['a server that answers nothing', 'silence'],
  ] as const)('waits longer after each attempt, then stands as failed: %s', async (_name, trouble) => {
    server.behave(trouble)
    const id = await queued()
    const pauses: number[] = []
    for (let attempt = 1; attempt <= 6; attempt += 1) {
      await deliver(id)
      const waiting = await row(id)
      expect(waiting).toMatchObject({ status: 'queued', attempts: attempt })
      expect(waiting?.lastError).toContain('could not take')
      const next = waiting?.nextAttemptAt ?? start
      pauses.push(next.getTime() - test.clock.now().getTime())
      await deliver(id)
      expect((await row(id))?.attempts).toBe(attempt)
      test.clock.advance(pauses.at(-1) ?? 0)
    }
    expect(pauses).toEqual([...pauses].sort((a, b) => a - b))
    expect(pauses.at(-1)).toBeGreaterThan(3_600_000)
    await deliver(id)
    expect(await row(id)).toMatchObject({ status: 'failed', attempts: 7, nextAttemptAt: null })
  })

  it('goes out as soon as the server takes it, with the same Message-ID', async () => {
    server.behave({ at: 'data', code: 421, text: 'busy' })
    const id = await queued({ subject: 'Patience' })
    await deliver(id)
    server.behave(null)
    test.clock.advance(60_000)
    await deliver(id)
    expect(await row(id)).toMatchObject({ status: 'sent', attempts: 2 })
    expect((await server.read()).messageId).toContain(`mail-${id}-`)
  })

  it('is failed at once when it can never arrive, and goes out when it is sent again', async () => {
    server.behave({ at: 'recipient', code: 550, text: 'no such mailbox' })
    const id = await queued()
    await deliver(id)
    expect(await row(id)).toMatchObject({ status: 'failed', attempts: 1 })
    expect((await row(id))?.lastError).toContain('550')

    server.behave(null)
    const staff = await test.asStaff()
    const again = () => staff.inject({ method: 'POST', url: `/api/staff/outbox/${id}/send-again` })
    expect((await again()).json()).toMatchObject({ status: 'queued', attempts: 0 })
    expect((await again()).json()).toMatchObject({ status: 'queued' })
    await deliver(id)
    const before = server.received.length
    expect((await again()).json()).toMatchObject({ status: 'sent' })
    await deliver(id)
    expect(server.received).toHaveLength(before)
  })

  it('whose attempt was cut off by a kill is taken up again after the time of an attempt', async () => {
    const dying = {
      ...test.deps,
      mailSender: { ...test.deps.mailSender, send: () => new Promise<void>(() => {}) },
    }
    const id = await queued()
    void deliverMail(dying, { mailId: id })
    while ((await row(id))?.attempts !== 1) await new Promise((resolve) => setTimeout(resolve, 5))
    await deliver(id)
    expect(await row(id)).toMatchObject({ status: 'queued', attempts: 1 })
    test.clock.advance(3 * 60_000)
    await deliver(id)
    expect(await row(id)).toMatchObject({ status: 'sent', attempts: 2 })
  })
})
