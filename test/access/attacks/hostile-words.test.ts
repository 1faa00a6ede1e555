import { randomUUID } from 'node:crypto'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { queueMail } from '../../../src/server/features/outbox/queue-mail.ts'
import { createSmtpSender } from '../../../src/server/platform/mail/smtp-sender.ts'
import { absentEngine } from '../../support/absent-engine.ts'
import { type MailServer, startMailServer } from '../../support/mail-server.ts'
import { type Caller, makeApp, type TestApp } from '../../support/make-app.ts'
import { multipartBody } from '../../support/multipart-body.ts'
import { paidBrowser } from '../../support/paying-client.ts'
import { tinyPdf } from '../../support/tiny-pdf.ts'

let app: TestApp
let server: MailServer
let staff: Caller
beforeAll(async () => {
  server = await startMailServer()
  app = await makeApp({
    engine: {
      ...absentEngine,
      assemblePaper: async (parts) => ({ ok: true, bytes: parts[0]?.bytes ?? new Uint8Array(), pages: [1] }),
    },
    mailSender: createSmtpSender(server.url, 'ARMOR <no-reply@armor.example>'),
    settings: {
      RATE_LIMIT_PAYMENT: '999/1',
      RATE_LIMIT_MESSAGE: '999/1',
      SUPPORT_EMAIL: 'help@armor.example',
    },
  })
  staff = await app.asStaff('admin')
})
afterAll(async () => {
  await app.close()
  await server.close()
})

/** What is typed as a name, and what it is kept as. */
const names: [what: string, typed: string, kept: string][] = [
  [
    'a header of its own',
    'Ann\r\nBcc: everybody@evil.test\r\n\r\nHello',
    'Ann Bcc: everybody@evil.test Hello',
  ],
  ['line ends that only some programs know', 'Ann\u2028Bcc: x\u0085y\u000bz', 'Ann Bcc: x y z'],
  ['letters that run backwards', 'Ann \u202Egpj.exe\u202C \u2066x\u2069', 'Ann gpj.exe x'],
  ['signs that nobody sees', 'A\u200Bnn\uFEFF Lee\u0007\u001B[2J', 'Ann Lee [2J'],
  [
    'joiners, which some scripts need',
    'ni\u200cm \u0646\u06cc\u200c\u0645',
    'ni\u200cm \u0646\u06cc\u200c\u0645',
  ],
  [
    'mark-up',
    'Ann <img src=x> **{name}** [x](https://evil.test)',
    'Ann <img src=x> **{name}** [x](https://evil.test)',
  ],
]

describe('a name that is more than a name', () => {
  it.each(names)(
    '%s is one line that is what it shows, in the case, in mails and their subjects',
    async (_what, typed, kept) => {
      const { caller, clientId } = await paidBrowser(app, {
        name: typed,
        email: `${randomUUID()}@example.com`,
      })
      const url = `/api/clients/${clientId}`
      expect((await caller.inject({ url })).json().name).toBe(kept)
      const changed = await staff.inject({ method: 'PATCH', url, payload: { name: `${typed} ` } })
      expect(changed.json().name).toBe(kept)
      const row = {
        name: typed,
        email: 'nobody@example.com',
        topic: 'question',
        message: 'Hi',
        attemptKey: randomUUID(),
      }
      expect(
        (await app.inject({ method: 'POST', url: '/api/visitor-messages', payload: row })).statusCode,
      ).toBe(200)
      await app.deps.queue.idle()
      const received = server.received.splice(0)
      expect(received.length).toBeGreaterThanOrEqual(2)
      for (const { raw, to } of received) {
        const [head = ''] = raw.split('\r\n\r\n')
        expect(head).not.toMatch(/^(?:bcc|cc|x-evil):/im)
        expect(to).not.toContain('evil.test')
        const { html = '' } = await PostalMime.parse(raw)
        expect(html).not.toMatch(/<img src=x|href="https:\/\/evil\.test/)
      }
    },
  )

  it('of before names were one line is so in the subject of a mail: it goes out, and writes no header', async () => {
    const subject = 'How did it go, Ann\r\nBcc: everybody@evil.test?'
    const mail = { to: 'ann@example.com', subject, html: '<p>x</p>', text: 'x', mailType: 'receipt' as const }
    await app.deps.database.transaction((tx) => queueMail(app.deps, tx, { ...mail, dedupeKey: randomUUID() }))
    await app.deps.queue.idle()
    expect(server.received.map(({ to }) => to)).toEqual(['ann@example.com'])
    expect((await server.read()).subject).toBe('How did it go, Ann Bcc: everybody@evil.test?')
  })
})

describe('the name of a file', () => {
  it.each([
    'a"; filename=evil.html; x=".pdf',
    'a%22%0d%0aX-Evil%3A 1.pdf',
    "..\\..\\evil'.pdf",
    '\u202Efdp.exe',
    'evil.html',
  ])('%s comes back in one header, as a PDF', async (fileName) => {
    const { caller, clientId } = await paidBrowser(app, { email: `${randomUUID()}@example.com` })
    const paper = { fileName: fileName.replaceAll('"', '%22'), bytes: tinyPdf(fileName.replace(/\W/g, '')) }
    const url = `/api/clients/${clientId}`
    const form = multipartBody({ field: 'licenseId' }, { paper })
    expect((await caller.inject({ method: 'POST', url: `${url}/papers`, ...form })).statusCode).toBe(200)
    const [file] = (await caller.inject({ url: `${url}/folder` })).json().files
    const reply = await caller.inject({ url: file.url })
    const header = String(reply.headers['content-disposition'])
    expect(header).toMatch(
      /^attachment; filename="[^"\\\r\n\u007f-\uffff]*\.pdf"; filename\*=UTF-8''[\w.!~%-]*\.pdf$/,
    )
    expect(header).not.toMatch(/%0[AD]|%E2%80%AE/i)
    expect(Object.keys(reply.headers)).not.toContain('x-evil')
    expect(reply.headers['x-content-type-options']).toBe('nosniff')
  })
})
