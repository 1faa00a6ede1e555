import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTinySmtpServer, type TinySmtpServer } from '../../../../test/support/tiny-smtp-server.ts'
import { describeMailSenderContract } from './mail-sender.contract.ts'
import { MailRefused, type MailSender } from './mail-sender.ts'
import { createOutboxSender } from './outbox-sender.ts'
import { createSmtpSender } from './smtp-sender.ts'

let server: TinySmtpServer
let smtp: MailSender
beforeAll(async () => {
  server = await startTinySmtpServer()
  smtp = createSmtpSender(server.url, 'ARMOR <no-reply@armor.example>')
})
afterAll(async () => {
  await smtp.close()
  await server.close()
})

describeMailSenderContract('outbox', () => createOutboxSender())
describeMailSenderContract('SMTP', () => smtp)

describe('the SMTP sender', () => {
  it('delivers both versions, the headers and a stable Message-ID', async () => {
    await smtp.send({
      to: 'ada@example.com',
      subject: 'Hello',
      html: '<p>In colour</p>',
      text: 'In words',
      headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
      messageId: '<mail-7-1@armor.example>',
    })
    const mail = server.received.at(-1)
    expect(mail?.to).toBe('ada@example.com')
    expect(mail?.data).toContain('From: ARMOR <no-reply@armor.example>')
    expect(mail?.data).toContain('Message-ID: <mail-7-1@armor.example>')
    expect(mail?.data).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
    expect(mail?.data).toContain('Auto-Submitted: auto-generated')
    expect(mail?.data).toContain('In words')
    expect(mail?.data).toContain('<p>In colour</p>')
  })

  it('tells a refusal for good from trouble that may pass, and names no address', async () => {
    const mail = { to: 'gone@example.com', subject: 'Hello', html: '<p>x</p>', text: 'x' }
    server.refuseWith('550 no such mailbox gone@example.com')
    await expect(smtp.send(mail)).rejects.toBeInstanceOf(MailRefused)
    server.refuseWith('451 come back later gone@example.com')
    const passing = await smtp.send(mail).catch((error: unknown) => error)
    expect(passing).not.toBeInstanceOf(MailRefused)
    expect(String(passing)).not.toContain('gone@example.com')
    server.refuseWith(null)
  })

  it('says so when there is no server', async () => {
    const nobody = createSmtpSender('smtp://127.0.0.1:1', 'ARMOR <no-reply@armor.example>')
    await expect(nobody.send({ to: 'a@b.example', subject: 's', html: 'h', text: 't' })).rejects.toThrow(
      'could not take',
    )
    await nobody.close()
  })
})
