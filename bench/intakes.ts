import { readFileSync } from 'node:fs'
import * as fs from 'node:fs/promises'
import { tmpdir } from 'node:os'
import * as path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { GeneratedDocument } from '../src/shared/api/portal.ts'
import { type HttpBrowser, httpBrowser } from '../test/recovery/http-browser.ts'
import { movedToPages } from '../test/support/hard-files/page-sequence.ts'
import { intakeAnswers } from '../test/support/paying-client.ts'
import { type StartedProcess, startBuiltServer } from './built-server.ts'
import { percentile } from './timing.ts'

const bureaus = ['experian', 'equifax', 'transunion'] as const
const pages = 40
const rounds = 7
const lookEveryMs = 20
const longestMs = 120_000
/** How many intakes the memory is watched over; `BENCH_INTAKES` says another number. */
const watched = Number(process.env['BENCH_INTAKES'] ?? 200)

type Reports = readonly Uint8Array[]

function samples(set: string): Reports {
  return bureaus.map((bureau) =>
    readFileSync(new URL(`../test/fixtures/reports/${set}/${bureau}.pdf`, import.meta.url)),
  )
}

/** Whole intakes at the built server: from sending one with three reports of 40 pages to its documents, and what many of them leave in memory. */
export async function benchIntakes(print: (line: string) => void): Promise<void> {
  const folder = await fs.mkdtemp(path.join(tmpdir(), 'armor-bench-intakes-'))
  const server = await startBuiltServer(folder)
  try {
    await printTimes(print, server)
    await printMemory(print, server)
  } finally {
    await server.stop()
    await fs.rm(folder, { recursive: true, force: true })
  }
}

async function printTimes(print: (line: string) => void, server: StartedProcess) {
  const long = samples('set-3').map((bytes) => movedToPages(bytes, pages))
  const times: IntakeTimes[] = []
  // The first two warm up. Each has a report of its own, so that nothing was read for another.
  for (let round = 0; round < rounds + 2; round += 1) {
    const told = await sendIntake(
      server,
      long.map((bytes) => withMark(bytes, `long ${round}`)),
    )
    if (round >= 2) times.push(told)
  }
  const middle = (of: keyof IntakeTimes) =>
    percentile(
      times.map((each) => each[of]),
      0.5,
    ).toFixed(0)
  print(
    `An intake with three reports of ${pages} pages, chosen before, warm, milliseconds (median of ${rounds}): answered ${middle('answered')}, documents ready ${middle('ready')} (${Math.min(...times.map(({ ready }) => ready)).toFixed(0)} to ${Math.max(...times.map(({ ready }) => ready)).toFixed(0)})`,
  )
}

async function printMemory(print: (line: string) => void, server: StartedProcess) {
  print(`Memory of the server after whole intakes, in MB`)
  const short = samples('set-1')
  for (let done = 1; done <= watched; done += 1) {
    await sendIntake(
      server,
      short.map((bytes) => withMark(bytes, `short ${done}`)),
    )
    if (![1, 10, 50, 100, 150, watched].includes(done)) continue
    await pause(2_000)
    print(`  after ${String(done).padStart(4)}: ${server.memoryMb().toFixed(0)}`)
  }
}

/** The same report with another last line, which no reader shows: other bytes, so another file. */
const withMark = (bytes: Uint8Array, mark: string) => Buffer.concat([bytes, Buffer.from(`\n% ${mark}\n`)])

interface IntakeTimes {
  answered: number
  ready: number
}

let people = 0

/** Buys, chooses the reports and sends the intake. Throws unless three letters came of it. */
async function sendIntake(server: StartedProcess, reports: Reports): Promise<IntakeTimes> {
  people += 1
  const browser = httpBrowser(() => server.address)
  const contact = {
    name: intakeAnswers.name,
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
  return { answered, ready }
}

async function choose(browser: HttpBrowser, slot: number, bytes: Uint8Array): Promise<void> {
  const form = new FormData()
  form.set('field', `creditReport${slot}`)
  form.set('chosen', new Blob([new Uint8Array(bytes)], { type: 'application/pdf' }), `report-${slot}.pdf`)
  await browser.post('/api/intake-draft/files', form)
}
