import { unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeApp, type TestApp } from '../../../../test/support/make-app.ts'
import type { Caller } from '../../../../test/support/make-callers.ts'
import { type FormFile, multipartBody } from '../../../../test/support/multipart-body.ts'
import type { LetterEntry, MailedLetter } from '../../../shared/api/mailing.ts'
import type { Clock } from '../../../shared/rules/clock.ts'
import { documents } from '../documents/documents.tables.ts'
import { sealContent } from '../documents/letter-content.ts'
import { listEarlierLetters } from '../results/list-earlier-letters.ts'

const dayMs = 86_400_000
const start = new Date('2026-11-02T15:00:00Z')
const dayAfter = (days: number) => new Date(start.getTime() + days * dayMs).toISOString().slice(0, 10)
const photo = (mark: number): FormFile => ({
  fileName: `photo-${mark}.jpg`,
  bytes: Buffer.from([0xff, 0xd8, 0xff, 0xe0, mark]),
})
const letters = [
  [1, 'experian_dispute_letter', 'Experian'],
  [3, 'furnisher_dispute_letter_1', 'ALDER BANK'],
  [3, 'collector_validation_request_1', 'MIDWAY RECOVERY'],
  [3, 'complaint_letter', null],
] as const

let app: TestApp
let caller: Caller
let clientId: number
const idOf = new Map<string, number>()

beforeAll(async () => {
  app = await makeApp({ now: start })
  clientId = await app.makeClient()
  caller = await app.asBrowser(clientId)
  for (const [round, documentType, recipient] of letters) {
    const { key, bytes, sha256 } = await app.deps.files.put(Buffer.from(`%PDF-1.7 ${documentType}`))
    const [row] = await app.deps.database.db
      .insert(documents)
      .values({
        clientId,
        round,
        documentType,
        recipient,
        runId: 'none',
        fileKey: key,
        fileName: `${documentType}.pdf`,
        bytes,
        pages: 1,
        sha256,
        contentSealed: sealContent(app.deps, {
          findings: [],
          afterFreeReport: false,
          asksForProcedure: false,
        }),
        createdAt: start,
      })
      .returning()
    idOf.set(documentType, row?.id ?? 0)
  }
})
afterAll(async () => {
  expect(app.errors).toEqual([])
  await app.close()
})

const send = async (
  path: string,
  fields: Record<string, string>,
  files: Record<string, FormFile> = {},
  by = caller,
) => {
  const url = `/api/clients/${clientId}${path}`
  const reply = await by.inject({ method: 'POST', url, ...multipartBody(fields, files) })
  return { status: reply.statusCode, body: reply.json() }
}
const documentOf = (type: string) => String(idOf.get(type))
const step = (type: string, state: string, day: string) =>
  send('/mailings', { documentId: documentOf(type), state, day }, { evidence: photo(0) })
const enter = (type: string, fields: Record<string, string>, evidence?: FormFile) =>
  send('/letter-events', { documentId: documentOf(type), ...fields }, evidence ? { evidence } : {})
const take = async (event: number, by = caller) => {
  const url = `/api/clients/${clientId}/letter-events/${event}/withdrawal`
  const reply = await by.inject({ method: 'POST', url })
  return { status: reply.statusCode, body: reply.json() }
}
const clockIn = (letter: MailedLetter, key: string): Clock | undefined =>
  letter.clocks.find((clock) => clock.key === key)
const standing = (letter: MailedLetter): LetterEntry[] =>
  letter.events.filter(({ state }) => state === 'stands')
const calendar = async () =>
  (await caller.inject({ method: 'GET', url: `/api/clients/${clientId}/calendar.ics` })).body.replace(
    /\r\n[ \t]/g,
    '',
  )

describe("the collector's notice", () => {
  const type = 'collector_validation_request_1'

  it('starts the 30 days before anything is mailed, once for a double click', async () => {
    const fields = { kind: 'validation_notice', day: dayAfter(-20) }
    const [one, two] = await Promise.all([enter(type, fields, photo(1)), enter(type, fields, photo(1))])
    expect([one.status, two.status]).toEqual([200, 200])
    expect(clockIn(two.body, 'validation_period')).toMatchObject({
      from: dayAfter(-20),
      due: dayAfter(10),
      state: 'running',
    })
    expect(two.body.events).toHaveLength(1)
    // The calendar names the bureaus and nobody else.
    expect(await calendar()).toContain('SUMMARY:Your 30 days to ask the collector for verification')
    expect(await calendar()).not.toContain('MIDWAY')
  })

  it('is corrected by entering it again, and what was entered before is kept', async () => {
    const { body } = await enter(type, { kind: 'validation_notice', day: dayAfter(-18) }, photo(2))
    expect(clockIn(body, 'validation_period')).toMatchObject({ due: dayAfter(12) })
    expect(body.events.map(({ day, state }: LetterEntry) => [day, state])).toEqual([
      [dayAfter(-20), 'corrected'],
      [dayAfter(-18), 'stands'],
    ])
    const proof = await caller.inject({ method: 'GET', url: body.events[0].evidenceUrl })
    expect(proof.rawPayload.equals(photo(1).bytes as Buffer)).toBe(true)
  })

  it.each([
    ['no proof', { day: dayAfter(-10) }, undefined, /^Add a photo or PDF/],
    ['a day to come', { day: dayAfter(1) }, photo(3), /still to come/],
    ['a year long past', { day: '1926-10-02' }, photo(3), /^Such notices began on March 20, 1978/],
    ['no day', { day: '2026-02-30' }, photo(3), /Enter the day/],
    ['a second day', { day: dayAfter(-10), printedDay: dayAfter(-11) }, photo(3), /No second day/],
    [
      'a file that is no picture',
      { day: dayAfter(-10) },
      { fileName: 'a.jpg', bytes: Buffer.from('MZ') },
      /not a PDF/,
    ],
  ])('is refused with %s', async (_what, fields, evidence, sentence) => {
    const { status, body } = await enter(type, { kind: 'validation_notice', ...fields }, evidence)
    expect([status, body.error]).toEqual([400, expect.stringMatching(sentence)])
  })

  it('stays with its collector when the draft comes to be for another one', async () => {
    const { db } = app.deps.database
    const show = async () => {
      const reply = await caller.inject({ method: 'GET', url: `/api/clients/${clientId}/mailings` })
      return reply.json().letters.find((each: MailedLetter) => each.documentType === type).events.length
    }
    await db.execute(`update documents set recipient = 'CEDAR CAPITAL' where document_type = '${type}'`)
    expect(await show()).toBe(0)
    await db.execute(`update documents set recipient = 'MIDWAY RECOVERY' where document_type = '${type}'`)
    expect(await show()).toBe(2)
  })
})

describe('further information to a bureau', () => {
  const type = 'experian_dispute_letter'

  it('cannot be entered before the letter is mailed, or before it was', async () => {
    const early = await enter(type, { kind: 'more_info_sent', day: dayAfter(0) })
    expect([early.status, early.body.error]).toEqual([400, expect.stringMatching(/which day you mailed/)])
    await step(type, 'handed_over', dayAfter(0))
    app.clock.advance(10 * dayMs)
    await step(type, 'delivered', dayAfter(3))
    const before = await enter(type, { kind: 'more_info_sent', day: dayAfter(-1) })
    expect(before.body.fields.day).toMatch(/^The letter was mailed on November 2, 2026/)
  })

  it('makes 30 days 45, without a proof too, for the drafts of the next round as well', async () => {
    const { body } = await enter(type, { kind: 'more_info_sent', day: dayAfter(9) })
    expect(clockIn(body, 'reinvestigation')).toMatchObject({
      due: dayAfter(48),
      source: 'FCRA 611(a)(1)(B)',
    })
    const [earlier] = await listEarlierLetters(app.deps, app.deps.database.db, { clientId, before: 2 })
    expect(earlier).toMatchObject({ bureau: 'Experian', moreInfoSentOn: dayAfter(9) })
  })

  it('can be sent several times, each corrected or taken back by itself', async () => {
    const two = await enter(type, { kind: 'more_info_sent', day: dayAfter(8) }, photo(4))
    const [first, second] = standing(two.body)
    const fields = { kind: 'more_info_sent', day: dayAfter(10), corrects: String(second?.id) }
    const corrected = await enter(type, fields)
    expect(standing(corrected.body).map(({ day, evidenceUrl }) => [day, evidenceUrl])).toEqual([
      [dayAfter(9), null],
      [dayAfter(10), null],
    ])
    expect((await enter(type, fields)).body).toEqual(corrected.body)
    expect((await enter(type, { ...fields, day: dayAfter(7) })).status).toBe(409)
    expect((await take(second?.id ?? 0)).status).toBe(409)
    for (const { id } of standing(corrected.body)) expect((await take(id)).status).toBe(200)
    const again = await take(first?.id ?? 0)
    expect(again.body.events.map(({ state }: LetterEntry) => state)).toEqual([
      'withdrawn',
      'corrected',
      'withdrawn',
    ])
    expect(clockIn(again.body, 'reinvestigation')).toMatchObject({ due: dayAfter(33) })
  })

  it('keeps the mailing from moving behind what followed it', async () => {
    const entered = await enter(type, { kind: 'more_info_sent', day: dayAfter(2) })
    const moved = await step(type, 'handed_over', dayAfter(3))
    expect([moved.status, moved.body.error]).toEqual([
      400,
      expect.stringMatching(/^You entered something for November 4, 2026/),
    ])
    await take(standing(entered.body)[0]?.id ?? 0)
  })
})

describe('a notice of reinsertion', () => {
  const type = 'experian_dispute_letter'

  it('counts five business days from the day that it prints', async () => {
    const fields = { kind: 'reinsertion_notice', day: dayAfter(10), printedDay: dayAfter(1) }
    const { body } = await enter(type, fields, photo(5))
    // From Tuesday, November 3, over a weekend to Tuesday, the 10th.
    expect(clockIn(body, 'reinsertion_notice')).toMatchObject({
      from: dayAfter(1),
      due: '2026-11-10',
      state: 'met',
      daysLate: 2,
    })
    const wrong = await enter(type, { ...fields, day: dayAfter(0) }, photo(6))
    expect(wrong.body.fields.printedDay).toMatch(/older than the return/)
  })

  it('is the one that the log, the case file and nobody else have', async () => {
    const reply = await caller.inject({ method: 'GET', url: `/api/clients/${clientId}/case-file` })
    const names = Object.keys(unzipSync(new Uint8Array(reply.rawPayload)))
    expect(names.filter((name) => /reinsertion_notice-entry-\d+-photo-5\.jpg$/.test(name))).toHaveLength(1)
  })
})

describe('an answer', () => {
  it('meets the clock of a furnisher, and is late only by the day that it prints', async () => {
    const type = 'furnisher_dispute_letter_1'
    app.clock.advance(30 * dayMs)
    caller = await app.asBrowser(clientId)
    await step(type, 'handed_over', dayAfter(1))
    await step(type, 'delivered', dayAfter(4))
    const came = { kind: 'answered', day: dayAfter(38) }
    const { body } = await enter(type, came, photo(7))
    expect(clockIn(body, 'direct_dispute')).toMatchObject({ due: dayAfter(34), state: 'waiting' })
    // The same day keeps its proof.
    const late = await enter(type, { ...came, printedDay: dayAfter(36) })
    expect(clockIn(late.body, 'direct_dispute')).toMatchObject({ state: 'met', daysLate: 2 })
    expect(standing(late.body)[0]?.evidenceUrl).toMatch(/\/letter-events\/\d+\/evidence$/)
    const odd = await enter(type, { ...came, printedDay: dayAfter(39) })
    expect(odd.body.fields.printedDay).toMatch(/after the day on which it came/)
  })

  it('starts the 60 days for the comment on a company’s answer, which one at work does not', async () => {
    const type = 'complaint_letter'
    await step(type, 'handed_over', dayAfter(1))
    await step(type, 'delivered', dayAfter(1))
    const atWork = await enter(type, { kind: 'interim_answer', day: dayAfter(10) }, photo(8))
    expect(
      ['cfpb_response', 'cfpb_final', 'cfpb_feedback'].map((key) => clockIn(atWork.body, key)?.state),
    ).toEqual(['met', 'running', 'waiting'])
    const { body } = await enter(type, { kind: 'answered', day: dayAfter(39) }, photo(9))
    expect(clockIn(body, 'cfpb_final')).toMatchObject({ state: 'met', daysLate: 0 })
    expect(clockIn(body, 'cfpb_feedback')).toMatchObject({
      from: dayAfter(39),
      due: dayAfter(99),
      state: 'running',
    })
    expect(await calendar()).toContain('SUMMARY:Your 60 days to comment on the answer')
    await take(standing(body).find(({ kind }) => kind === 'answered')?.id ?? 0)
    expect(await calendar()).not.toContain('SUMMARY:Your 60 days to comment')
  })

  it('of a bureau to a dispute is uploaded, not entered', async () => {
    const { status, body } = await enter(
      'experian_dispute_letter',
      { kind: 'answered', day: dayAfter(20) },
      photo(1),
    )
    expect([status, body.error]).toEqual([400, 'This cannot be entered for this letter.'])
  })
})

describe('letters of others', () => {
  it('are not found, nor what was entered about them', async () => {
    const other = await app.makeClient({ email: 'other@b.example', name: 'Other Person' })
    const stranger = await app.asBrowser(other)
    const fields = { documentId: documentOf('complaint_letter'), kind: 'answered', day: dayAfter(30) }
    const url = `/api/clients/${other}/letter-events`
    const files = { evidence: photo(1) }
    const written = await stranger.inject({ method: 'POST', url, ...multipartBody(fields, files) })
    expect(written.statusCode).toBe(404)
    const { rows } = await app.deps.database.db.execute<{ id: number }>(
      'select max(id) as id from letter_events',
    )
    const id = rows[0]?.id
    expect((await stranger.inject({ method: 'POST', url: `${url}/${id}/withdrawal` })).statusCode).toBe(404)
    expect((await stranger.inject({ method: 'GET', url: `${url}/${id}/evidence` })).statusCode).toBe(404)
    expect((await take(id ?? 0, stranger)).status).toBe(404)
  })
})
