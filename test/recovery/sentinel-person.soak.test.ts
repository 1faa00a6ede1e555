import { randomUUID } from 'node:crypto'
import * as fs from 'node:fs/promises'
import { tmpdir } from 'node:os'
import * as path from 'node:path'
import { expect, it } from 'vitest'
import { intakeAnswers } from '../support/paying-client.ts'
import { runProcess } from '../support/run-process.ts'
import { httpBrowser, intakeForm } from './http-browser.ts'
import { serverEnvironment } from './killable-server.ts'

/** What a person wrote, named or sent, and what a report prints: it stands in no byte of the machine but sealed. */
const written = {
  message: 'Quintessabel 987-65-4321',
  draft: 'Zephyranthine',
  fileName: 'Vexilloquy-licence.pdf',
  printed: 'BARCLAYS BANK DELAWARE',
}
/** Somebody who never paid. */
const neverPaid = {
  name: 'Orsolya Quenneforth',
  email: 'orsolya.q@sentinel.example',
  phone: '(907) 555-0142',
}
const buyer = { name: 'Harlan Ashgrove', email: 'harlan.quorvexil@example.com', phone: '(480) 555-0177' }

async function becomeKnown(address: string): Promise<void> {
  const browser = httpBrowser(() => address)
  const order = { ...buyer, tier: 'premier', agreeToContact: true }
  const intent = (await browser.post('/api/create-payment-intent', order)) as {
    paymentIntentId: string
    clientSecret: string
  }
  const { paymentIntentId } = intent
  await browser.pay(intent)
  const form = intakeForm({ ...intakeAnswers, ...buyer, clientType: 'paid', paymentIntentId })
  const licence = new Blob([Buffer.from('%PDF-1.7 nothing that opens')], { type: 'application/pdf' })
  form.set('licenseId', licence, written.fileName)
  const { clientId } = (await browser.post('/api/intake', form)) as { clientId: number }
  const message = { ...buyer, topic: 'question', message: written.message, attemptKey: randomUUID() }
  await browser.post('/api/visitor-messages', message)
  await browser.post('/api/submissions', { ...neverPaid, agreeToStudy: false, agreeToContact: true })
  await browser.post('/api/visitor-messages', {
    ...neverPaid,
    topic: 'question',
    message: written.message,
    attemptKey: randomUUID(),
  })
  const draft = { method: 'PUT', headers: { 'content-type': 'application/json', cookie: browser.cookie } }
  await fetch(`${address}/api/intake-draft`, {
    ...draft,
    body: JSON.stringify({ fields: { mailingAddress: written.draft } }),
  })
  const status = async () =>
    ((await browser.get(`/api/clients/${clientId}/armor-status`)) as { status: string }).status
  await expect.poll(status, { timeout: 120_000, interval: 1_000 }).toBe('completed')
}

/** The files below a folder whose bytes or names hold the text. */
async function filesWith(folder: string, text: string): Promise<string[]> {
  const entries = await fs.readdir(folder, { recursive: true, withFileTypes: true })
  const found: string[] = []
  for (const entry of entries) {
    if (!entry.isFile()) continue
    const file = path.join(entry.parentPath, entry.name)
    if (entry.name.includes(text) || (await fs.readFile(file)).includes(text))
      found.push(path.relative(folder, file))
  }
  return found
}

it('a person stands in the clear nowhere, in no byte of the machine', async () => {
  const folder = await fs.mkdtemp(path.join(tmpdir(), 'armor-sentinel-'))
  await fs.mkdir(path.join(folder, 'tmp'))
  const env = { ...serverEnvironment(folder), LOG_LEVEL: 'trace', TMPDIR: path.join(folder, 'tmp') }
  const server = runProcess('src/server/main.ts', [], env)
  try {
    const [, address = ''] = await server.waitFor(/^ready (http:\/\/localhost:\d+)$/m)
    await becomeKnown(address)
    const backup = runProcess('src/server/command.ts', ['backup', path.join(folder, 'kept.backup')], env)
    expect(await backup.ended, backup.output()).toBe(0)
  } finally {
    server.kill('SIGTERM')
    await server.ended
  }
  await fs.writeFile(path.join(folder, 'server.log'), server.output())
  for (const text of [...Object.values(written), ...Object.values(neverPaid), ...Object.values(buyer)])
    expect([text, await filesWith(folder, text)]).toEqual([text, []])
  // The search does find what is there: the kind of an object of the payment sandbox.
  expect((await filesWith(folder, 'payment_intent.succeeded')).length).toBeGreaterThan(0)
  await fs.rm(folder, { recursive: true, force: true })
})
