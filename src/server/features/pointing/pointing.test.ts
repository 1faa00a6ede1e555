import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { halfReadReport } from '../../../../test/support/half-read-report.ts'
import { inEnglish } from '../../../../test/support/in-words.ts'
import { keptEngine } from '../../../../test/support/kept-engine.ts'
import { makeApp, type TestApp } from '../../../../test/support/make-app.ts'
import { clientWithReport } from '../../../../test/support/pointing-caller.ts'
import type { ReportReadingState } from '../../../shared/api/pointing.ts'
import { clients } from '../clients/clients.tables.ts'
import { reportPointings } from '../hints/hints.tables.ts'
import type { DisputeEngine } from '../processing/dispute-engine.ts'
import { reportUploads } from '../reports/reports.tables.ts'
import { processingRuns } from '../runs/runs.tables.ts'

let app: TestApp
let real: DisputeEngine
/** Fails the next reading, as a process that dies between reading and writing. */
let dies = false
beforeAll(async () => {
  real = keptEngine()
  const engine: DisputeEngine = {
    ...real,
    readReport: async (bytes, hints) => {
      const reading = await real.readReport(bytes, hints)
      if (dies) throw new Error('the process died')
      return reading
    },
  }
  app = await makeApp({
    working: false,
    engine,
    settings: { RATE_LIMIT_UPLOAD: '9999/1', RATE_LIMIT_ANY: '99999/1' },
  })
})
afterAll(() => app.close())

let people = 0
const withReport = (bytes: Uint8Array) => clientWithReport(app, bytes, `person${people++}@example.com`)
const rowsOf = async (clientId: number) =>
  (await app.deps.database.db.select().from(reportPointings)).filter((row) => row.clientId === clientId)
const textsOf = ({ pointings }: ReportReadingState) =>
  pointings.map(({ text, meaning, creditor, by }) => [text, meaning, creditor, by])

describe('a report that no reader understands', () => {
  it('is read once its owner has said who made it and of which day it is', async () => {
    const own = await withReport(halfReadReport())
    const before = await own.reading()
    expect([before.state, before.needs, before.accounts]).toEqual(['refused', ['bureau', 'reportDate'], 0])
    expect(before.pages).toMatchObject([{ page: 1, width: 612, height: 792 }])
    expect((await own.lines()).every(({ state }) => state === 'unread')).toBe(true)
    const first: ReportReadingState = (await own.point(/^kept with/, 'bureau')).json()
    expect([first.state, first.needs]).toEqual(['refused', ['reportDate']])
    const second: ReportReadingState = (await own.point(/^Stand of this file/, 'reportDate')).json()
    expect([second.state, second.needs, second.accounts]).toEqual(['in part', [], 2])
    expect(inEnglish(second.sentence)).toBe(
      `${second.pages[0]?.unread} lines of this report were not understood.`,
    )
    const [uploaded] = (
      await own.caller.inject({ method: 'GET', url: `/api/uploaded-reports?client=${own.clientId}` })
    ).json()
    expect(uploaded.recognition).toMatchObject({ bureau: 'experian', reportDate: '2024-02-20', accounts: 2 })
    // Where portal and upload page lead: lines of it are left.
    expect(uploaded.unreadOf).toBe(own.clientId)
    expect((await own.lines()).map(({ state }) => state).filter((state) => state === 'pointed')).toHaveLength(
      2,
    )
  })

  it('is drawn for whoever may see it, and kept in no cache', async () => {
    const own = await withReport(halfReadReport())
    const picture = await own.get('/pages/1/picture')
    expect(picture.headers).toMatchObject({ 'content-type': 'image/png', 'cache-control': 'no-store' })
    expect(picture.rawPayload.subarray(1, 4).toString()).toBe('PNG')
    for (const path of ['/pages/2/picture', '/pages/2/lines'])
      expect((await own.get(path)).statusCode).toBe(404)
  })
})

describe('what a person says of a value', () => {
  it('counts like what was read, is logged, and can be taken back', async () => {
    const own = await withReport(halfReadReport({ named: true }))
    const before = await own.reading()
    expect(before.state).toBe('in part')
    const said: ReportReadingState = (await own.point(/Commenced: 07/, 'opened')).json()
    expect(textsOf(said)).toEqual([['07/30/2021', 'opened', 'QUARRY RIDGE RECOVERY', 'client']])
    expect(said.pages[0]?.unread).toBe((before.pages[0]?.unread ?? 0) - 1)
    const facts = (
      await own.caller.inject({ method: 'GET', url: `/api/clients/${own.clientId}/facts` })
    ).json()
    expect(facts.facts).toMatchObject([
      {
        kind: 'pointing',
        by: 'client',
        text: '07/30/2021',
        wordingShown: {
          line: 'Account Number: XXXX9034 Commenced: 07/30/2021',
          meaning: 'the date on which the account was opened',
        },
      },
    ])
    const back: ReportReadingState = (await own.withdraw(said.pointings[0]?.id ?? 0)).json()
    expect(back).toEqual(before)
    // Taken back twice, it is taken back once.
    expect((await own.withdraw(said.pointings[0]?.id ?? 0)).statusCode).toBe(200)
    expect(await rowsOf(own.clientId)).toMatchObject([{ withdrawnByKind: 'client' }])
    const { rows } = await app.deps.database.db.execute(
      sql`select action from audit_entries where client_id = ${own.clientId} order by position`,
    )
    expect(rows.map(({ action }) => action)).toEqual(['point-at-line', 'withdraw-pointing'])
  })

  it('is read in the word of staff, too, and says so', async () => {
    const own = await withReport(halfReadReport({ named: true }))
    const { line } = (await own.lines()).find(({ text }) => text.includes('Commenced: 03')) ?? { line: -1 }
    const staff = await app.asStaff()
    const reply = await staff.inject({
      method: 'POST',
      url: `/api/clients/${own.clientId}/reports/experian/pointings`,
      payload: { upload: (await own.reading()).upload, page: 1, line, meaning: 'opened' },
    })
    expect(textsOf(reply.json())).toEqual([['03/14/2016', 'opened', 'HARBORLIGHT BANK NA', 'staff']])
  })

  it('takes the place of what was said of the same words before', async () => {
    const own = await withReport(halfReadReport({ named: true }))
    await own.point(/Commenced: 07/, 'opened')
    const changed: ReportReadingState = (await own.point(/Commenced: 07/, 'reported')).json()
    expect(textsOf(changed).map(([, meaning]) => meaning)).toEqual(['reported'])
    expect(await rowsOf(own.clientId)).toHaveLength(2)
  })

  it('stays with the same bytes uploaded again, and is not inherited by others', async () => {
    const own = await withReport(halfReadReport({ named: true }))
    const said: ReportReadingState = (await own.point(/Commenced: 07/, 'opened')).json()
    await own.upload(halfReadReport())
    expect((await own.reading()).pointings).toEqual([])
    await own.upload(halfReadReport({ named: true }), 'again.pdf')
    const again = await own.reading()
    expect(again).toEqual({ ...said, upload: again.upload, fileName: 'again.pdf' })
    const other = await withReport(halfReadReport({ named: true }))
    expect((await other.reading()).pointings).toEqual([])
  })
})

describe('what nobody can say', () => {
  it('is refused with a sentence, and changes nothing', async () => {
    const own = await withReport(halfReadReport({ named: true }))
    const { upload } = await own.reading()
    const lines = await own.lines()
    const at = (text: RegExp) => lines.find((line) => text.test(line.text))?.line ?? -1
    const one = { upload, page: 1, line: at(/Commenced: 07/), meaning: 'opened' }
    const status = async (payload: object) => (await own.post({ ...one, ...payload })).statusCode
    expect(await status({ line: 9999 })).toBe(404)
    expect(await status({ page: 7 })).toBe(404)
    expect(await status({ words: { from: 0, to: 900 } })).toBe(404)
    expect(await status({ words: { from: 3, to: 1 } })).toBe(404)
    expect(await status({ line: -1 })).toBe(400)
    expect(await status({ meaning: 'constructor' })).toBe(400)
    expect(await status({ upload: upload + 1000 })).toBe(409)
    const noDate = await own.post({ ...one, line: at(/^HARBORLIGHT/) })
    expect([noDate.statusCode, noDate.json().error]).toEqual([400, 'There is no date in these words.'])
    const two = await own.post({ ...one, line: at(/Past Due: \$2,318/), meaning: 'balance' })
    expect([two.statusCode, two.json().error]).toEqual([
      400,
      'Several parts of this line could be that. Choose the words themselves.',
    ])
    expect((await own.withdraw(999_999)).statusCode).toBe(404)
    expect(await rowsOf(own.clientId)).toEqual([])
  })

  it('is of somebody else’s upload, whatever number is named', async () => {
    const own = await withReport(halfReadReport({ named: true }))
    const other = await withReport(halfReadReport({ named: true }))
    const said: ReportReadingState = (await other.point(/Commenced: 07/, 'opened')).json()
    const payload = { upload: said.upload, page: 1, line: 7, meaning: 'nothing' }
    expect((await own.post(payload)).statusCode).toBe(409)
    expect((await own.withdraw(said.pointings[0]?.id ?? 0)).statusCode).toBe(404)
    expect((await other.reading()).pointings).toHaveLength(1)
  })

  it('is of more than two hundred lines of one file', async () => {
    const own = await withReport(halfReadReport({ named: true }))
    await own.point(/Commenced: 07/, 'opened')
    const [row] = await rowsOf(own.clientId)
    if (!row) throw new Error('nothing was said')
    const { id: _id, ...copy } = row
    await app.deps.database.db
      .insert(reportPointings)
      .values(Array.from({ length: 199 }, (_, at) => ({ ...copy, line: 1000 + at })))
    const reply = await own.point(/Commenced: 03/, 'opened')
    expect([reply.statusCode, reply.json().error]).toEqual([
      400,
      'Of one report 200 lines can be said at most.',
    ])
  })
})

describe('at the same time', () => {
  it('the same word twice is one word, and two words are two', async () => {
    const own = await withReport(halfReadReport({ named: true }))
    const both = await Promise.all([
      own.point(/Commenced: 07/, 'opened'),
      own.point(/Commenced: 07/, 'opened'),
    ])
    expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect(await rowsOf(own.clientId)).toHaveLength(1)
    await own.withdraw((await own.reading()).pointings[0]?.id ?? 0)
    const before = await own.reading()
    await Promise.all([own.point(/Commenced: 07/, 'opened'), own.point(/Commenced: 03/, 'opened')])
    const after = await own.reading()
    expect([after.pointings.length, after.pages[0]?.unread]).toEqual([2, (before.pages[0]?.unread ?? 0) - 2])
  })

  it('nothing is half done when the reading never ends', async () => {
    const own = await withReport(halfReadReport({ named: true }))
    const before = await own.reading()
    dies = true
    expect((await own.point(/Commenced: 07/, 'opened')).statusCode).toBe(500)
    dies = false
    app.errors.length = 0
    expect(await own.reading()).toEqual(before)
    expect(await rowsOf(own.clientId)).toEqual([])
  })
})

describe('what follows', () => {
  it('is a run as after an upload, and none once the letters are mailed', async () => {
    const own = await withReport(halfReadReport({ named: true }))
    const { db } = app.deps.database
    await db
      .update(clients)
      .set({ intakeCompletedAt: new Date(), paymentStatus: 'paid' })
      .where(sql`id = ${own.clientId}`)
    await db.execute(sql`insert into processing_runs (id, client_id, status, stage, progress, message, started_at)
      values (${`00000000-0000-4000-8000-${String(own.clientId).padStart(12, '0')}`}, ${own.clientId},
        'completed', 'dashboard', 100, 'done', now())`)
    const runs = async () =>
      (
        await db.execute(
          sql`select status from processing_runs where client_id = ${own.clientId} order by started_at`,
        )
      ).rows
    await own.point(/Commenced: 07/, 'opened')
    expect(await runs()).toHaveLength(2)
    await db.update(clients).set({ disputeStatus: 'round1' }).where(sql`id = ${own.clientId}`)
    await own.point(/Commenced: 03/, 'opened')
    expect(await runs()).toHaveLength(2)
  })

  it('is nothing for a file that mailed letters were written from: it stays as it was read', async () => {
    const own = await withReport(halfReadReport({ named: true }))
    const said: ReportReadingState = (await own.point(/Commenced: 07/, 'opened')).json()
    const { db } = app.deps.database
    const [upload] = await db.select().from(reportUploads).where(sql`id = ${said.upload}`)
    const id = `00000000-0000-4000-9000-${String(own.clientId).padStart(12, '0')}`
    const files = [{ bureau: 'Experian', fileName: 'report.pdf', fileKey: upload?.fileKey }]
    await db.insert(processingRuns).values({
      id,
      clientId: own.clientId,
      status: 'completed',
      stage: 'dashboard',
      progress: 100,
      message: 'done',
      startedAt: new Date(),
      analysisSealed: app.deps.sealer.seal(
        JSON.stringify({
          caseFile: { round: 1, consumer: {}, reports: [], findings: [], questions: [] },
          notes: [],
          files,
        }),
        `analysis:${id}`,
      ),
    })
    await db
      .update(clients)
      .set({ round1MailDate: '2026-11-20', disputeStatus: 'round1' })
      .where(sql`id = ${own.clientId}`)
    const refused = [
      await own.point(/Commenced: 03/, 'opened'),
      await own.withdraw(said.pointings[0]?.id ?? 0),
    ]
    for (const reply of refused)
      expect([reply.statusCode, reply.json().error]).toEqual([
        409,
        'Letters from this report are mailed, so what it says can no longer be changed. Upload a new report for the next round.',
      ])
    expect(await own.reading()).toEqual(said)
  })
})
