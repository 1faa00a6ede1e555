import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import type { GeneratedDocument } from '../src/shared/api/portal.ts'
import { type HttpBrowser, httpBrowser } from '../test/recovery/http-browser.ts'
import { intakeAnswers } from '../test/support/paying-client.ts'
import type { StartedProcess } from './built-server.ts'

const bureaus = ['experian', 'equifax', 'transunion'] as const
const lookEveryMs = 20
const longestMs = 120_000

/** Three reports and whom they are about: a report of somebody else waits for a person's word. */
export interface Sample {
  name: string
  reports: readonly Uint8Array[]
}

/** A set of the fixtures. */
export function sample(set: string): Sample {
  const read = (file: string) =>
    readFileSync(new URL(`../test/fixtures/reports/${set}/${file}`, import.meta.url))
  const { consumer } = JSON.parse(read('truth.json').toString()) as { consumer: { name: string } }
  return { name: consumer.name, reports: bureaus.map((bureau) => read(`${bureau}.pdf`)) }
}

/** The same reports with another last line, which no reader shows: other bytes, so other files. */
export const marked = ({ name, reports }: Sample, mark: string): Sample => ({
  name,
  reports: reports.map((bytes) => Buffer.concat([bytes, Buffer.from(`\n% ${mark}\n`)])),
})

/** Milliseconds, and who it was. */
export interface WholeIntake {
  answered: number
  ready: number
  clientId: number
  browser: HttpBrowser
}

let people = 0

/** Buys, chooses the reports and sends the intake. Throws unless three letters came of it. */
export async function sendIntake(server: StartedProcess, { name, reports }: Sample): Promise<WholeIntake> {
  people += 1
  const browser = httpBrowser(() => server.address)
  const contact = {
    name,
    email: `person-${people}@example.com`,
    phone: intakeAnswers.phone,
  }
  const order = { ...contact, tier: 'premier', agreeToContact: true, attemptKey: `order-of-person-${people}` }
  const intent = (await browser.post('/api/create-payment-intent', order)) as {
    paymentIntentId: string
    clientSecret: string
  }
  await browser.pay(intent)
  const { paymentIntentId } = intent
  const { clientId } = (await browser.get(`/api/payments/${paymentIntentId}`)) as { clientId: number }
  await Promise.all(reports.map((bytes, slot) => choose(browser, slot, bytes)))
  const form = new FormData()
  const answers = {
    ...intakeAnswers,
    ...contact,
    clientType: 'paid',
    paymentIntentId,
    attemptKey: `intake-of-person-${people}`,
    keptFiles: reports.map((_, slot) => `creditReport${slot}`).join(','),
  }
  for (const [name, value] of Object.entries(answers)) form.set(name, value)
  const started = performance.now()
  await browser.post('/api/intake', form)
  const answered = performance.now() - started
  for (;;) {
    const { status, error } = (await browser.get(`/api/clients/${clientId}/armor-status`)) as {
      status: string
      error: string | null
    }
    if (status === 'completed') break
    if (status === 'error' || performance.now() - started > longestMs)
      throw new Error(`an intake ended as ${status}: ${error}, and nothing is measured`)
    await pause(lookEveryMs)
  }
  const ready = performance.now() - started
  const documents = (await browser.get(`/api/clients/${clientId}/documents`)) as GeneratedDocument[]
  const letters = documents.filter(({ documentType }) => documentType.endsWith('_dispute_letter'))
  if (letters.length !== bureaus.length)
    throw new Error(`an intake has ${letters.length} letters, and nothing is measured`)
  return { answered, ready, clientId, browser }
}

async function choose(browser: HttpBrowser, slot: number, bytes: Uint8Array): Promise<void> {
  const form = new FormData()
  form.set('field', `creditReport${slot}`)
  form.set('chosen', new Blob([new Uint8Array(bytes)], { type: 'application/pdf' }), `report-${slot}.pdf`)
  await browser.post('/api/intake-draft/files', form)
}
