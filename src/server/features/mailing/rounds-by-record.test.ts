import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { givenReports, sendNamedReports } from '../../../../test/support/given-reports.ts'
import { type Caller, makeApp, type TestApp } from '../../../../test/support/make-app.ts'
import { multipartBody } from '../../../../test/support/multipart-body.ts'
import { reports } from '../../../../test/support/print-results/disputed-cards.ts'
import type { MailedLetter } from '../../../shared/api/mailing.ts'
import { dayText } from '../../../shared/rules/civil-days.ts'

const dayMs = 86_400_000
const start = new Date('2026-11-21T15:00:00Z')
const dayAfter = (days: number) => new Date(start.getTime() + days * dayMs).toISOString().slice(0, 10)
const pdf = (text: string) => ({ fileName: `${text}.pdf`, bytes: Buffer.from(`%PDF-1.7 ${text}`) })
const receipt = { fileName: 'receipt.jpg', bytes: Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1]) }
const letterTypes = ['experian_dispute_letter', 'equifax_dispute_letter'] as const

/** Whom the invented reports name. */
const person = { name: 'Robin Example' }

let app: TestApp
let staff: Caller
let clientId: number

beforeAll(async () => {
  app = await makeApp({
    now: start,
    engine: {
      ...givenReports(Object.values(reports)),
      writeDocuments: async (caseFile) =>
        letterTypes.map((documentType) => ({
          documentType,
          fileName: `${documentType}-round-${caseFile.round}.pdf`,
          bytes: Buffer.from(`%PDF-1.7 ${documentType} ${caseFile.round}`),
          pages: 1,
          undecided: 0,
          notes: [],
        })),
      readAnswer: async (_bytes, { disputed, bureau }) => ({
        ok: true,
        source: 'results-letter',
        items: disputed.map(({ fingerprint }) => ({
          fingerprint,
          outcome: 'verified',
          said: 'VERIFIED',
          evidence: [],
        })),
        date: dayAfter(20),
        finishedOn: null,
        frivolousOn: null,
        reinsertedOn: null,
        frivolous: null,
        unread: [],
        report: reports[bureau],
      }),
    },
  })
  ;({ clientId } = await sendNamedReports(app, person))
})
/** Each test has the case with the letters of round 1 written and nothing mailed. */
beforeEach(() => app.startAnew())
afterAll(() => app.close())

/** What is done about the written case. */
function writtenCase() {
  const ask = async (method: 'GET' | 'POST', path: string, more: object = {}) => {
    const reply = await staff.inject({ method, url: `/api/clients/${clientId}${path}`, ...more })
    return { status: reply.statusCode, body: reply.json() }
  }
  const patch = async (payload: object) => {
    const reply = await staff.inject({ method: 'PATCH', url: `/api/clients/${clientId}`, payload })
    return { status: reply.statusCode, body: reply.json() }
  }
  const log = async () => (await ask('GET', '/mailings')).body
  /** The letters of a round, as 'Experian handed_over 2026-11-21'. */
  const logOf = async (round: number): Promise<string[]> =>
    (await log()).letters
      .filter((letter: MailedLetter) => letter.round === round)
      .map(({ recipient, state, steps }: MailedLetter) => [recipient, state, steps[0]?.day ?? '-'].join(' '))
  const step = async (
    fields: { round: number; bureau: string; state?: string; day: string },
    proof = false,
  ) => {
    const letter = (await log()).letters.find(
      ({ round, recipient }: MailedLetter) => round === fields.round && recipient === fields.bureau,
    )
    const { state = 'handed_over', day } = fields
    const form = { documentId: String(letter.documentId), state, day }
    return ask('POST', '/mailings', multipartBody(form, proof ? { evidence: receipt } : {}))
  }
  const answer = async (bureau: 'experian' | 'equifax', receivedOn: string) =>
    ask('POST', '/results', multipartBody({ bureau, receivedOn }, { answer: pdf(`${bureau} ${receivedOn}`) }))
  /** The answers of both bureaus, each filed under the round it answers. */
  const answered = async (receivedOn: string) => {
    const both = [await answer('experian', receivedOn), await answer('equifax', receivedOn)]
    return both.map(({ body }) => body.round ?? body.error)
  }
  const prepare = async () => {
    const offered = (await log()).nextRound
    const { status, body } = await ask('POST', '/rounds')
    await app.deps.queue.idle()
    return { offered, status, round: body.round ?? body.error }
  }
  const shown = async () => (await patch({})).body
  return { ask, patch, log, logOf, step, answer, answered, prepare, shown }
}

/** Each path begins on the same day, and its sessions are young. */
async function at(days: number): Promise<void> {
  app.clock.advance(start.getTime() + days * dayMs - app.deps.clock.now().getTime())
  staff = await app.asStaff()
}

describe('three rounds', () => {
  it('run by the dates in the row of the client alone', async () => {
    await at(0)
    const one = writtenCase()
    expect(await one.logOf(1)).toEqual(['Experian not_sent -', 'Equifax not_sent -'])
    const mailed = await one.patch({ round1MailDate: dayAfter(0) })
    expect(mailed.body).toMatchObject({ disputeStatus: 'round1_sent', round1MailDate: dayAfter(0) })
    expect(await one.logOf(1)).toEqual([
      `Experian handed_over ${dayAfter(0)}`,
      `Equifax handed_over ${dayAfter(0)}`,
    ])
    // Nothing proves the mailing, so that no clock runs.
    expect((await one.log()).letters[0]).toMatchObject({ steps: [{ evidenceUrl: null }] })
    expect((await one.log()).nextRound).toBeNull()
    await at(25)
    expect(await one.answered(dayAfter(22))).toEqual([1, 1])
    expect(await one.prepare()).toEqual({ offered: 2, status: 200, round: 2 })
    expect(await one.logOf(2)).toEqual(['Experian not_sent -', 'Equifax not_sent -'])

    expect((await one.patch({ round2MailDate: dayAfter(25) })).body.disputeStatus).toBe('round2_sent')
    expect(await one.logOf(2)).toEqual([
      `Experian handed_over ${dayAfter(25)}`,
      `Equifax handed_over ${dayAfter(25)}`,
    ])
    const early = await one.ask('POST', '/rounds')
    expect([(await one.log()).nextRound, early.status]).toEqual([null, 409])
    await at(50)
    expect(await one.answered(dayAfter(45))).toEqual([2, 2])
    expect(await one.prepare()).toEqual({ offered: 3, status: 200, round: 3 })
    await one.patch({ round3MailDate: dayAfter(50) })
    expect(await one.logOf(3)).toEqual([
      `Experian handed_over ${dayAfter(50)}`,
      `Equifax handed_over ${dayAfter(50)}`,
    ])
    // Premier holds more; the third round is waited for like every other.
    expect((await one.log()).nextRoundReason.key).toBe('mailing.waitsFor')
  })

  it('run by the mail log alone, which keeps dates and stage of the row', async () => {
    await at(0)
    const one = writtenCase()
    expect((await one.step({ round: 1, bureau: 'Experian', day: dayAfter(0) })).status).toBe(200)
    expect(await one.shown()).toMatchObject({ disputeStatus: 'round1_sent', round1MailDate: dayAfter(0) })
    expect(await one.logOf(1)).toEqual([`Experian handed_over ${dayAfter(0)}`, 'Equifax not_sent -'])
    await at(25)
    expect((await one.answer('experian', dayAfter(22))).body.round).toBe(1)
    expect(await one.prepare()).toMatchObject({ offered: 2, round: 2 })
    await one.step({ round: 2, bureau: 'Experian', day: dayAfter(25) }, true)
    expect(await one.shown()).toMatchObject({ disputeStatus: 'round2_sent', round2MailDate: dayAfter(25) })
    await at(50)
    expect((await one.answer('experian', dayAfter(45))).body.round).toBe(2)
    expect(await one.prepare()).toMatchObject({ offered: 3, round: 3 })
  })

  it('run mixed, and an answer to round 1 that came before round 2 is filed under round 1', async () => {
    await at(0)
    const one = writtenCase()
    await one.patch({ round1MailDate: dayAfter(0) })
    await one.step({ round: 1, bureau: 'Equifax', day: dayAfter(0) }, true)
    await at(25)
    expect(await one.answered(dayAfter(22))).toEqual([1, 1])
    await one.prepare()
    await one.patch({ round2MailDate: dayAfter(25) })
    await at(50)
    expect((await one.answer('experian', dayAfter(24))).body.round).toBe(1)
    expect(await one.answered(dayAfter(45))).toEqual([2, 2])
    expect(await one.prepare()).toMatchObject({ offered: 3, round: 3 })
  })
})

describe('a mail date of the row', () => {
  it('that is corrected or taken away changes the mail log with it, and the stage', async () => {
    await at(0)
    const one = writtenCase()
    await one.patch({ round1MailDate: dayAfter(-1) })
    await one.patch({ round1MailDate: dayAfter(-2) })
    expect(await one.logOf(1)).toEqual([
      `Experian handed_over ${dayAfter(-2)}`,
      `Equifax handed_over ${dayAfter(-2)}`,
    ])
    const taken = await one.patch({ round1MailDate: null })
    expect(taken.body).toMatchObject({ disputeStatus: 'uploaded', round1MailDate: null })
    expect(await one.logOf(1)).toEqual(['Experian not_sent -', 'Equifax not_sent -'])
    await one.patch({ round1MailDate: dayAfter(0), disputeStatus: 'completed' })
    expect((await one.shown()).disputeStatus).toBe('completed')
    expect(await one.logOf(1)).toContain(`Equifax handed_over ${dayAfter(0)}`)
  })

  it('follows the entries of the mail log, and does not contradict what they prove', async () => {
    await at(5)
    const one = writtenCase()
    await one.patch({ round1MailDate: dayAfter(5) })
    await one.step({ round: 1, bureau: 'Experian', day: dayAfter(4) }, true)
    expect((await one.shown()).round1MailDate).toBe(dayAfter(4))
    const other = await one.patch({ round1MailDate: dayAfter(5) })
    expect(other.body.fields.round1MailDate).toBe(
      `The mail log says that round 1 was in the mail on ${dayText(dayAfter(4))}. Correct it there, and this date follows.`,
    )
    expect((await one.patch({ round1MailDate: null })).body.fields.round1MailDate).toContain(
      'The mail log holds a step of round 1',
    )
  })

  it('is not taken away once a bureau has answered the round', async () => {
    await at(0)
    const one = writtenCase()
    await one.patch({ round1MailDate: dayAfter(-1) })
    await one.answer('experian', dayAfter(0))
    expect((await one.patch({ round1MailDate: null })).body.fields.round1MailDate).toContain(
      'A bureau’s answer to round 1 is on record',
    )
  })

  it('of an older version stands in the mail log after the migration, where the log said nothing of the round', async () => {
    await at(0)
    const one = writtenCase()
    const { db } = app.deps.database
    await db.execute(
      sql`update clients set round1_mail_date = ${dayAfter(-3)}, dispute_status = 'round1_sent' where id = ${clientId}`,
    )
    const heal = readMigrationFiles({ migrationsFolder: 'migrations' })
      .flatMap((migration) => migration.sql)
      .find((statement) => statement.includes('INSERT INTO "mailing_steps"'))
    const expected = [`Experian handed_over ${dayAfter(-3)}`, `Equifax handed_over ${dayAfter(-3)}`]
    for (const _time of ['once', 'a second time']) {
      await db.execute(sql.raw(heal ?? ''))
      expect(await one.logOf(1)).toEqual(expected)
    }
    await at(25)
    expect(await one.answered(dayAfter(22))).toEqual([1, 1])
    expect(await one.prepare()).toMatchObject({ offered: 2, round: 2 })
  })
})
