import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type MailServer, startMailServer } from '../../../../test/support/mail-server.ts'
import { describeMailSenderContract } from './mail-sender.contract.ts'
import { type Mail, MailRefused, type MailSender } from './mail-sender.ts'
import { createOutboxSender } from './outbox-sender.ts'
import { createSmtpSender } from './smtp-sender.ts'

let server: MailServer
let smtp: MailSender
beforeAll(async () => {
  server = await startMailServer()
  smtp = createSmtpSender(server.url, 'ARMOR <no-reply@armor.example>')
})
beforeEach(() => server.behave(null))
afterAll(async () => {
  await smtp.close()
  await server.close()
})

describeMailSenderContract('outbox', () => createOutboxSender())
describeMailSenderContract('SMTP', () => smtp)

const mail: Mail = { to: 'gone@example.com', subject: 'Hello', html: '<p>x</p>', text: 'x' }
const failureOf = (sent: Promise<void>) => sent.then(() => null).catch((error: unknown) => error)

describe('the SMTP sender', () => {
  it('delivers both versions, the headers and a stable Message-ID, as a mail program reads them', async () => {
    await smtp.send({
      to: 'ada@example.com',
      subject: 'Su análisis está terminado: ¿qué sigue?',
      html: '<p>Hola, Zoë Nuñez-O’Brien 李</p>',
      text: 'Hola, Zoë Nuñez-O’Brien 李',
      headers: {
        'List-Unsubscribe': `<https://armor.example/api/unsubscribe/${'A'.repeat(150)}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
      messageId: '<mail-7-1@armor.example>',
    })
    expect(server.received.at(-1)?.to).toBe('ada@example.com')
    const read = await server.read()
    expect(read.from).toMatchObject({ name: 'ARMOR', address: 'no-reply@armor.example' })
    expect(read.to).toEqual([{ name: '', address: 'ada@example.com' }])
    expect(read.subject).toBe('Su análisis está terminado: ¿qué sigue?')
    expect(read.messageId).toBe('<mail-7-1@armor.example>')
    expect(read.text?.trim()).toBe('Hola, Zoë Nuñez-O’Brien 李')
    expect(read.html?.trim()).toBe('<p>Hola, Zoë Nuñez-O’Brien 李</p>')
    const header = (key: string) => read.headers.filter((each) => each.key === key).map(({ value }) => value)
    expect(header('list-unsubscribe')).toEqual([`<https://armor.example/api/unsubscribe/${'A'.repeat(150)}>`])
    expect(header('list-unsubscribe-post')).toEqual(['List-Unsubscribe=One-Click'])
    expect(header('auto-submitted')).toEqual(['auto-generated'])
  })

  it('delivers a calendar text as the part that calendar programs look for, and as a file', async () => {
    const text = 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nMETHOD:REQUEST\r\nEND:VCALENDAR\r\n'
    await smtp.send({ ...mail, to: 'ada@example.com', calendar: { method: 'REQUEST', text } })
    const raw = server.received.at(-1)?.raw ?? ''
    expect(raw).toMatch(/Content-Type: text\/calendar; charset=utf-8; method=REQUEST/)
    const { attachments } = await server.read()
    expect(attachments.map(({ filename }) => filename)).toContain('session.ics')
  })

  it.each([
    ['recipient', 550],
    ['recipient', 552],
    ['recipient', 501],
    ['data', 554],
  ] as const)('takes a refusal of the %s with %i for good, and names no address', async (at, code) => {
    server.behave({ at, code, text: 'no such mailbox gone@example.com' })
    const failure = await failureOf(smtp.send(mail))
    expect(failure).toBeInstanceOf(MailRefused)
    expect(String(failure)).toContain(String(code))
    expect(String(failure)).not.toContain('gone@example.com')
  })

  it.each([
    ['recipient', 450],
    ['recipient', 451],
    ['data', 421],
    ['sender', 553],
  ] as const)('takes an answer to the %s with %i for trouble that may pass', async (at, code) => {
    server.behave({ at, code, text: 'come back later gone@example.com' })
    const failure = await failureOf(smtp.send(mail))
    expect(failure).toBeInstanceOf(Error)
    expect(failure).not.toBeInstanceOf(MailRefused)
    expect(String(failure)).not.toContain('gone@example.com')
  })

  it('gives up a server that answers nothing', async () => {
    const impatient = createSmtpSender(server.url, 'ARMOR <no-reply@armor.example>', { answerMs: 300 })
    server.behave('silence')
    const failure = await failureOf(impatient.send(mail))
    expect(failure).not.toBeInstanceOf(MailRefused)
    expect(String(failure)).toContain('could not take')
    await impatient.close()
  })

  it('gives no password to a server that somebody on the way keeps from encrypting', async () => {
    const url = server.url.replace('127.0.0.1', 'user:secret@0.0.0.0')
    const careful = createSmtpSender(url, 'ARMOR <no-reply@armor.example>')
    await expect(careful.send(mail)).rejects.toThrow('ETLS')
    await careful.close()
  })

  it('says so when there is no server', async () => {
    const nobody = createSmtpSender('smtp://127.0.0.1:1', 'ARMOR <no-reply@armor.example>')
    await expect(nobody.send(mail)).rejects.toThrow('could not take')
    await nobody.close()
  })
})
