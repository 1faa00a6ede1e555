import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeApp, type TestApp } from '../../../../test/support/make-app.ts'
import type { Caller } from '../../../../test/support/make-callers.ts'
import { type FormFile, multipartBody } from '../../../../test/support/multipart-body.ts'
import { tinyPng } from '../../../../test/support/tiny-png.ts'
import type { Clock } from '../../../shared/rules/clock.ts'
import { documents } from '../documents/documents.tables.ts'

let app: TestApp
let staff: Caller
beforeAll(async () => {
  app = await makeApp({ now: new Date('2026-11-20T15:00:00Z') })
  staff = await app.asStaff()
})
afterAll(() => app.close())

const proof: FormFile = { fileName: 'green-card.png', bytes: tinyPng() }
const number = '9407 1118 9876 5432 1098 76'
const toExperian = { to: 'experian', round: '1', mailedOn: '2026-10-01' }
const log = async (clientId: number, fields: Record<string, string>, file?: FormFile) => {
  const form = multipartBody(fields, file ? { evidence: file } : {})
  const url = `/api/staff/clients/${clientId}/earlier-letters`
  const reply = await staff.inject({ method: 'POST', url, ...form })
  return { status: reply.statusCode, body: reply.json() }
}
const mailLog = async (clientId: number, by = staff) =>
  (await by.inject({ url: `/api/clients/${clientId}/mailings` })).json()
const record = async (clientId: number) => (await staff.inject({ url: `/api/clients/${clientId}` })).json()
const dueOf = (clocks: Clock[], key: string) => clocks.find((each) => each.key === key)?.due

it('counts for clocks by the proof of its delivery, exactly like one that was written here', async () => {
  const clientId = await app.makeClient()
  const given = { ...toExperian, certifiedNumber: number, deliveredOn: '2026-10-05' }
  const { status, body } = await log(clientId, given, proof)
  expect(status).toBe(200)
  expect(body).toMatchObject({
    recipient: 'Experian',
    round: 1,
    state: 'delivered',
    isFromBefore: true,
    certifiedNumber: number.replaceAll(' ', ''),
  })
  expect(
    body.steps.map(({ state, evidenceUrl }: { state: string; evidenceUrl: string | null }) => [
      state,
      evidenceUrl !== null,
    ]),
  ).toEqual([
    ['handed_over', false],
    ['delivered', true],
  ])
  // Where it is not known whether the report was a free one, the longer time stands: 45 days, then five business days.
  expect(dueOf(body.clocks, 'reinvestigation')).toBe('2026-11-19')
  expect((await record(clientId)).round1MailDate).toBe('2026-10-01')
  const [listed] = (await staff.inject({ url: '/api/clients' })).json()
  expect(listed).toMatchObject({
    disputeStatus: 'round1_sent',
    nextDeadlineProved: true,
    nextDeadlineOn: dueOf(body.clocks, 'results'),
  })
  const caller = await app.asBrowser(clientId)
  expect((await mailLog(clientId, caller)).letters).toEqual([body])
  const proved = await caller.inject({ url: body.steps[1].evidenceUrl })
  expect(proved.rawPayload.equals(proof.bytes)).toBe(true)
  // Twice is one letter; other days are corrected at the letter.
  expect((await log(clientId, given, proof)).body.documentId).toBe(body.documentId)
  expect((await log(clientId, { ...given, mailedOn: '2026-09-30' })).status).toBe(409)
  expect((await mailLog(clientId)).letters).toHaveLength(1)
  const audit = (await staff.inject({ url: `/api/staff/audit-log?client=${clientId}` })).body
  expect(audit.match(/log-earlier-letter/g)).toHaveLength(1)
})

it('starts no clock without a proof, and takes it later as every letter does', async () => {
  const clientId = await app.makeClient()
  const { body } = await log(clientId, { ...toExperian, deliveredOn: '2026-10-05', certifiedNumber: number })
  expect(dueOf(body.clocks, 'reinvestigation')).toBeNull()
  const step = { documentId: String(body.documentId), state: 'delivered', day: '2026-10-04' }
  const url = `/api/clients/${clientId}/mailings`
  const later = await staff.inject({ method: 'POST', url, ...multipartBody(step, { evidence: proof }) })
  expect(dueOf(later.json().clocks, 'reinvestigation')).toBe('2026-11-18')
  // Corrected to a day before the record was made here.
  const first = { documentId: String(body.documentId), state: 'handed_over', day: '2026-09-28' }
  expect((await staff.inject({ method: 'POST', url, ...multipartBody(first) })).statusCode).toBe(200)
  expect((await record(clientId)).round1MailDate).toBe('2026-09-28')
})

it('is answered by an entry of the mail log, since nobody knows here what it disputed', async () => {
  const clientId = await app.makeClient()
  const { body } = await log(clientId, { ...toExperian, deliveredOn: '2026-10-05' }, proof)
  const answer = { bureau: 'experian', receivedOn: '2026-11-02' }
  const uploaded = await staff.inject({
    method: 'POST',
    url: `/api/clients/${clientId}/results`,
    ...multipartBody(answer, { answer: proof }),
  })
  expect([uploaded.statusCode, uploaded.json().error]).toEqual([
    409,
    expect.stringContaining('disputed is not kept here'),
  ])
  const event = {
    documentId: String(body.documentId),
    kind: 'answered',
    day: '2026-11-02',
    printedDay: '2026-10-29',
  }
  const entered = await staff.inject({
    method: 'POST',
    url: `/api/clients/${clientId}/letter-events`,
    ...multipartBody(event, { evidence: proof }),
  })
  const results = entered.json().clocks.find(({ key }: Clock) => key === 'results')
  expect(results).toMatchObject({ state: 'met' })
})

it('goes to a company as well, and moves no date of the bureaus', async () => {
  const clientId = await app.makeClient()
  await log(clientId, toExperian)
  const { body } = await log(
    clientId,
    { to: 'company', company: 'ALDER BANK', round: '1', mailedOn: '2026-09-20', deliveredOn: '2026-09-25' },
    proof,
  )
  expect(body).toMatchObject({ recipient: 'ALDER BANK', documentType: 'furnisher_dispute_letter_1' })
  expect(dueOf(body.clocks, 'direct_dispute')).toBe('2026-10-25')
  expect((await record(clientId)).round1MailDate).toBe('2026-10-01')
  const other = await log(clientId, {
    to: 'company',
    company: 'Birch Loans',
    round: '1',
    mailedOn: '2026-09-20',
  })
  expect(other.body.documentType).toBe('furnisher_dispute_letter_2')
})

it('is refused with the field that is wrong, and for a round that has letters of its own or none before it', async () => {
  const clientId = await app.makeClient()
  const fields = async (given: Record<string, string>, file?: FormFile) =>
    Object.keys((await log(clientId, { ...toExperian, ...given }, file)).body.fields ?? {})
  expect(await fields({ to: 'company', company: ' ' })).toEqual(['company'])
  expect(await fields({ mailedOn: '2026-12-01' })).toEqual(['mailedOn'])
  expect(await fields({ deliveredOn: '2026-09-01' })).toEqual(['deliveredOn'])
  expect(await fields({ certifiedNumber: 'AB' })).toEqual(['certifiedNumber'])
  expect(await fields({ round: '2' })).toEqual(['round'])
  expect(await fields({}, { fileName: 'a.txt', bytes: Buffer.from('text') })).toEqual(['evidence'])
  expect((await mailLog(clientId)).letters).toEqual([])
  const { key: fileKey, bytes, sha256 } = await app.deps.files.put(Buffer.from('%PDF-1.7 letter'))
  const written = { documentType: 'experian_dispute_letter', fileName: 'letter.pdf', runId: 'none', pages: 1 }
  await app.deps.database.db
    .insert(documents)
    .values({ ...written, clientId, round: 1, fileKey, bytes, sha256 })
  expect((await log(clientId, toExperian)).status).toBe(409)
  expect((await log(999_999, toExperian)).status).toBe(404)
})
