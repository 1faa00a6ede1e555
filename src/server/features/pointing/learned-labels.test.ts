import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { halfReadReport, halfReadRows, printedRows } from '../../../../test/support/half-read-report.ts'
import { keptEngine } from '../../../../test/support/kept-engine.ts'
import { type Caller, makeApp, type TestApp } from '../../../../test/support/make-app.ts'
import { clientWithReport } from '../../../../test/support/pointing-caller.ts'
import type { LearnedLabel, UnreadFile } from '../../../shared/api/pointing.ts'
import type { DisputeEngine } from '../processing/dispute-engine.ts'
import { replayLabel } from './replay-label.ts'

let app: TestApp
let staff: Caller
let readings = 0
beforeAll(async () => {
  const real = keptEngine()
  const engine: DisputeEngine = {
    ...real,
    readReport: (bytes, hints) => {
      readings += 1
      return real.readReport(bytes, hints)
    },
  }
  app = await makeApp({ engine, settings: { RATE_LIMIT_UPLOAD: '9999/1', RATE_LIMIT_ANY: '99999/1' } })
  staff = await app.asStaff()
})
afterAll(() => app.close())

let people = 0
const withReport = (bytes: Uint8Array) => clientWithReport(app, bytes, `taught${people++}@example.com`)
const teach = (label: string, meaning: string) =>
  staff.inject({ method: 'POST', url: '/api/staff/report-labels', payload: { label, meaning } })
const labels = async (): Promise<LearnedLabel[]> =>
  (await staff.inject({ method: 'GET', url: '/api/staff/report-labels' })).json().labels
const forget = (id: number) => staff.inject({ method: 'DELETE', url: `/api/staff/report-labels/${id}` })
const files = async (): Promise<{ files: UnreadFile[]; total: number; pages: number }> =>
  (await staff.inject({ method: 'GET', url: '/api/staff/unread-files' })).json()
/** The same report with another word for one of its labels that readers know. */
const reworded = (from: string, to: string) =>
  printedRows([
    [[40, 'Experian Credit Report']],
    [[40, 'Report Date: February 20, 2024']],
    ...halfReadRows.slice(4).map((row) => row.map(([x, text]) => [x, text.replace(from, to)] as const)),
  ])

describe('what was not understood', () => {
  it('is listed for staff with its labels, the oldest first', async () => {
    const first = await withReport(halfReadReport({ named: true }))
    const second = await withReport(halfReadReport())
    await first.point(/Commenced: 07/, 'opened')
    const list = await files()
    expect([list.total, list.pages]).toEqual([2, 1])
    expect(list.files).toMatchObject([
      {
        clientId: first.clientId,
        clientName: 'Harlan Ashgrove',
        bureau: 'experian',
        fileName: 'report.pdf',
        state: 'in part',
        pointings: 1,
      },
      { clientId: second.clientId, state: 'refused', unread: null, labels: [], pointings: 0 },
    ])
    expect(list.files[0]?.labels).toContainEqual({ label: 'Commenced', count: 1 })
    await app.deps.database.db.execute(sql`delete from report_uploads`)
  })

  it('is looked at in uploads from before that was kept', async () => {
    const own = await withReport(halfReadReport({ named: true }))
    const { db } = app.deps.database
    await db.execute(
      sql`update report_uploads set read_state = null, unread_lines = null, how_read_sealed = null`,
    )
    expect((await files()).total).toBe(0)
    const { lookAtUploads } = await import('./look-at-uploads.ts')
    await lookAtUploads(app.deps)
    expect((await files()).files).toMatchObject([{ clientId: own.clientId, state: 'in part' }])
    await db.execute(sql`delete from report_uploads`)
  })
})

describe('a label that staff teach', () => {
  it('counts once every stored file was read with it, helps those and the next, and is forgotten again', async () => {
    const own = await withReport(halfReadReport({ named: true }))
    const before = await own.reading()
    const reply = await teach('Commenced:', 'opened')
    expect(reply.json()).toMatchObject({ label: 'Commenced', meaning: 'opened', tried: 0, because: null })
    await app.deps.queue.idle()
    const [label] = await labels()
    expect(label).toMatchObject({ state: 'in use', tried: 1, of: 1, files: 1, values: 2 })
    const helped = (await own.reading()).pages[0]?.unread ?? 0
    expect(helped).toBe((before.pages[0]?.unread ?? 0) - 2)
    const next = await withReport(reworded('QUARRY RIDGE', 'QUIET RIDGE'))
    const texts = (await next.lines()).filter(({ state }) => state === 'unread').map(({ text }) => text)
    expect(texts.filter((text) => text.includes('Commenced'))).toEqual([])
    await forget(label?.id ?? 0)
    await app.deps.queue.idle()
    expect((await labels())[0]?.state).toBe('withdrawn')
    expect(await own.reading()).toEqual(before)
    await app.deps.database.db.execute(sql`delete from report_uploads`)
  })

  it('is refused when a stored file would read worse', async () => {
    const own = await withReport(halfReadReport({ named: true }))
    const before = await own.reading()
    // Elsewhere it may say nothing; here an account begins with it.
    await teach('Harborlight Bank NA', 'nothing')
    await app.deps.queue.idle()
    const [label] = await labels()
    expect(label?.state).toBe('refused')
    expect(label?.because).toBe('An account would be lost.')
    expect(await own.reading()).toEqual(before)
    await app.deps.database.db.execute(sql`delete from report_uploads`)
  })

  it('goes on where a killed replay stopped, and counts no file twice', async () => {
    for (let n = 0; n < 3; n++) await withReport(halfReadReport({ named: true }))
    const taught: LearnedLabel = (await teach('Commenced', 'opened')).json()
    await app.deps.queue.idle()
    const { db } = app.deps.database
    await db.execute(sql`update learned_labels set state = 'trying', tried = 1, files = 1, values = 2, to_refresh = '[]',
      replayed_up_to = (select min(id) from report_uploads) where id = ${taught.id}`)
    readings = 0
    await Promise.all([
      replayLabel(app.deps, { labelId: taught.id }),
      replayLabel(app.deps, { labelId: taught.id }),
    ])
    expect((await labels())[0]).toMatchObject({ state: 'in use', tried: 3, files: 3, values: 6 })
    expect(readings).toBeGreaterThanOrEqual(4)
    await forget(taught.id)
    await app.deps.queue.idle()
  })

  it('is one that nobody has given a meaning before, and has two letters', async () => {
    expect((await teach('x', 'balance')).statusCode).toBe(400)
    expect((await teach('#1', 'balance')).statusCode).toBe(400)
    expect((await teach('Date Opened:', 'closed')).statusCode).toBe(409)
    expect((await teach('Saldo', 'closed')).statusCode).toBe(409)
    const both = await Promise.all([teach('Owing now', 'balance'), teach('Owing now:', 'balance')])
    expect(new Set(both.map((reply) => reply.json().id)).size).toBe(1)
    expect((await teach('owing NOW', 'pastDue')).statusCode).toBe(409)
    await app.deps.queue.idle()
  })
})
