import { randomUUID } from 'node:crypto'
import * as fs from 'node:fs/promises'
import * as path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { documents } from '../../src/server/features/documents/documents.tables.ts'
import { postalSends } from '../../src/server/features/postal/postal.tables.ts'
import { reportUploads } from '../../src/server/features/reports/reports.tables.ts'
import { disputeResults } from '../../src/server/features/results/results.tables.ts'
import { processingRuns } from '../../src/server/features/runs/runs.tables.ts'
import { writeBackup } from '../../src/server/platform/backup/write-backup.ts'
import { codeOf, says } from '../../src/shared/sentences/says.ts'
import { sessionPaid } from '../support/buying-visitor.ts'
import { applyForFunding } from '../support/funding-applicant.ts'
import { keptEngine } from '../support/kept-engine.ts'
import { type Caller, makeApp, type TestApp } from '../support/make-app.ts'
import { intakeAnswers, paidBrowser, sampleReports, sendIntake } from '../support/paying-client.ts'
import { storedDatabase, wholeDatabase } from '../support/whole-database.ts'

/** Somebody whose name, address and phone are in nothing else. The soak looks in every byte of the machine. */
const person = { name: 'Quillon Vexmoor', email: 'Quillon.Vexmoor@sentinel.example', phone: '(907) 555-0142' }
const home = { mailingAddress: '77 Thistlewick Row', city: 'Brambleford' }
/** What the person, and staff about the person, write or name. */
const said = 'Zephyranthine'
const anyOfIt =
  /quillon|vexmoor|555-0142|9075550142|thistlewick|brambleford|zephyranthine|barclays bank|ashgrove/i

const logged: string[] = []
let app: TestApp
beforeAll(async () => {
  app = await makeApp({ engine: keptEngine(), logLine: (line) => logged.push(line) })
})
afterAll(() => app.close())

const pdf = (bytes = '%PDF-1.7 nothing that opens') => ({
  fileName: `${said} ${person.name}.pdf`,
  bytes: Buffer.from(bytes),
})

async function send(
  who: Pick<Caller, 'inject'>,
  method: 'POST' | 'PATCH' | 'PUT',
  url: string,
  payload: object,
) {
  const reply = await who.inject({ method, url, payload })
  expect([url, reply.statusCode, reply.statusCode === 200 ? '' : reply.body]).toEqual([url, 200, ''])
  return reply.json()
}

/** Everything that a person does from the first interest to what is bought, sent and asked. */
async function doesEverything(): Promise<{
  clientId: number
  paymentIntentId: string
  applicationId: number
}> {
  const nobody = app.asNobody()
  const agreed = { agreeToContact: true, communicationPreferences: { phone: true, text: true, email: true } }
  const attemptKey = () => randomUUID()
  await send(nobody, 'POST', '/api/submissions', { ...person, ...agreed, agreeToStudy: true })
  await send(nobody, 'POST', '/api/tester-application', {
    ...person,
    studyConsent: true,
    agreeToContact: true,
  })
  await sessionPaid(app, await app.sandbox.payLink('collections-toolkit', person))
  const { caller, clientId, paymentIntentId } = await paidBrowser(app, person)
  const named = Object.entries(sampleReports()).map(([field, file]) => [
    field,
    { ...file, fileName: `${said}.pdf` },
  ])
  const files = { ...Object.fromEntries(named), licenseId: pdf() }
  await send(caller, 'PUT', '/api/intake-draft', { fields: { mailingAddress: home.mailingAddress } })
  const sent = await sendIntake(
    caller,
    { ...intakeAnswers, ...person, ...home, paymentIntentId, clientType: 'paid' },
    files,
  )
  expect(sent.status).toBe(200)
  await send(caller, 'POST', `/api/clients/${clientId}/messages`, { message: said, attemptKey: attemptKey() })
  const visitor = { ...person, topic: 'question', message: said, attemptKey: attemptKey() }
  await send(nobody, 'POST', '/api/visitor-messages', visitor)
  const applicant = await applyForFunding(app, {
    fullName: person.name,
    email: person.email,
    phone: person.phone,
    fundingPurpose: said,
  })
  await send(applicant.browser, 'POST', `/api/funding-applications/${applicant.id}/messages`, {
    message: said,
    attemptKey: attemptKey(),
  })
  await send(nobody, 'POST', '/api/account/sign-in-link', { email: person.email })
  await send(nobody, 'POST', '/api/funding-links', { email: person.email })
  return { clientId, paymentIntentId, applicationId: applicant.id }
}

/** Everything that staff write about somebody. */
async function isWorkedOn({
  clientId,
  paymentIntentId,
  applicationId,
}: Awaited<ReturnType<typeof doesEverything>>) {
  const staff = await app.asStaff('admin')
  const attemptKey = () => randomUUID()
  const about = `${said}: called ${person.name}`
  const found = await staff.inject({ url: '/api/clients?search=quillon%20vexmoor' })
  expect(found.json()).toContainEqual(expect.objectContaining({ id: clientId, ...person }))
  for (const list of ['leads', 'testers', 'purchases', 'funding-applications']) {
    const listed = await staff.inject({ url: `/api/staff/lists/${list}?search=vexmoor` })
    expect([list, listed.json().total]).toEqual([list, 1])
  }
  await staff.inject({ url: `/api/staff/person?email=${encodeURIComponent(person.email)}` })
  const client = `/api/staff/clients/${clientId}`
  await send(staff, 'PATCH', `/api/clients/${clientId}`, { name: `${person.name} Jr`, results: about })
  await send(staff, 'POST', `${client}/notes`, { text: about, attemptKey: attemptKey() })
  const task = { text: about, dueOn: '2099-01-01', owner: staff.userId, attemptKey: attemptKey() }
  await send(staff, 'POST', `${client}/tasks`, task)
  await send(staff, 'POST', `${client}/tags`, { add: [said], remove: null })
  await send(staff, 'POST', `${client}/messages`, {
    message: about,
    seenUpTo: 1,
    attemptKey: attemptKey(),
  })
  const refund = { paymentIntentId, amount: '1.00', reason: about, attemptKey: attemptKey() }
  await send(staff, 'POST', `${client}/refund`, refund)
  await send(staff, 'POST', `${client}/block`, { blocked: true, reason: about })
  const application = `/api/staff/funding-applications/${applicationId}`
  await send(staff, 'POST', `${application}/documents`, { name: about, note: about, required: true })
  await send(staff, 'POST', '/api/staff/invitations', {
    name: person.name,
    email: person.email,
    role: 'admin',
  })
}

const sealedLast = [
  'audit_entries.detail',
  'dispute_results.problem',
  'documents.notes',
  'postal_sends.recipient',
  'processing_runs.notes',
  'report_uploads.recognition',
  'sandbox_idempotency.body',
  'sandbox_objects.data',
]

/** What the product says of a file that names the person as a creditor or as its owner: as its features write it, without such files. */
async function isNamedInSentences(clientId: number): Promise<void> {
  const { db } = app.deps.database
  const now = new Date()
  const note = says('reading.asKept', { words: `${said} of ${person.name}` })
  await db.update(processingRuns).set({ notes: [note] })
  await db.insert(documents).values({
    ...{ clientId, round: 9, documentType: 'cover', runId: 'none', fileKey: 'none', fileName: 'cover.pdf' },
    ...{ bytes: 1, pages: 1, sha256: 'none', notes: [`${said} of ${person.name}`] },
  })
  const none = { bureau: null, reportDate: null, accounts: null, problem: null }
  await db.update(reportUploads).set({ recognition: { ...none, problem: note, notes: [note] } })
  const own = {
    clientId,
    round: 1,
    bureau: 'experian' as const,
    actorKind: 'client' as const,
    actorId: 'one',
  }
  const day = { receivedOn: '2026-11-20', createdAt: now }
  const file = { fileKey: null, bytes: 0, sha256: 'none', itemsSealed: new Uint8Array(8) }
  await db
    .insert(disputeResults)
    .values({ ...own, ...day, ...file, source: 'new-report', problem: codeOf(note) })
  await db.insert(postalSends).values({
    ...{ orderId: 1, clientId, documentId: 1, documentSha256: 'none', service: 'certified', pages: 1 },
    ...{ priceCents: 1, recipient: person.name, addressesSealed: new Uint8Array(8), fileKey: 'none' },
    ...{ sha256: 'none', state: 'ordered', stateAt: now, createdAt: now, updatedAt: now },
  })
}

/** Columns in which the person stands, once opened. */
async function placesSaying(said: RegExp): Promise<Set<string>> {
  const places = (await wholeDatabase(app.deps)).flatMap((line) => {
    const [table = ''] = line.split(' ')
    const cells = Object.entries(JSON.parse(line.slice(table.length)))
    return cells.flatMap(([column, cell]) => (said.test(JSON.stringify(cell)) ? `${table}.${column}` : []))
  })
  return new Set(places)
}

it('a person who does everything, and about whom staff write everything, is read in no row, line or file', async () => {
  const done = await doesEverything()
  await isWorkedOn(done)
  await app.deps.queue.idle()
  await isNamedInSentences(done.clientId)
  const rows = await storedDatabase(app.deps)
  expect(rows.filter((line) => anyOfIt.test(line)).map((line) => line.slice(0, 300))).toEqual([])
  const held = await placesSaying(anyOfIt)
  // What stood in the clear the longest: the search finds it once it is opened.
  expect(sealedLast.filter((place) => !held.has(place))).toEqual([])

  expect(logged.length).toBeGreaterThan(50)
  expect(logged.filter((line) => anyOfIt.test(line))).toEqual([])

  const { dataDir } = app.deps.config
  const filesFolder = path.join(dataDir, 'files')
  await writeBackup({ ...app.deps, filesFolder }, path.join(dataDir, 'kept.backup'), new Date())
  const entries = await fs.readdir(dataDir, { recursive: true, withFileTypes: true })
  const kept = entries.filter((entry) => entry.isFile())
  expect(kept.length).toBeGreaterThan(3)
  for (const { parentPath, name } of kept) {
    expect(name).not.toMatch(anyOfIt)
    expect([name, anyOfIt.test(await fs.readFile(path.join(parentPath, name), 'latin1'))]).toEqual([
      name,
      false,
    ])
  }
})
