import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { clients } from '../../src/server/features/clients/clients.tables.ts'
import { documents } from '../../src/server/features/documents/documents.tables.ts'
import { sealContent } from '../../src/server/features/documents/letter-content.ts'
import { scheduledMails } from '../../src/server/features/mail/mail.tables.ts'
import { scheduledPushes } from '../../src/server/features/push/push.tables.ts'
import { startDeadlineCount } from '../../src/server/features/push/recount-deadlines.ts'
import { sendDuePushes } from '../../src/server/features/push/send-due-pushes.ts'
import type { MailedLetter } from '../../src/shared/api/mailing.ts'
import type { StaffClient } from '../../src/shared/api/staff-clients.ts'
import type { Today } from '../../src/shared/api/today.ts'
import { addDays, dayOf } from '../../src/shared/rules/civil-days.ts'
import { roundsOfCase } from '../../src/web/features/casework/rounds-of-case.ts'
import { deadlinesOf } from '../../src/web/features/portal/deadline-list.ts'
import { type Caller, makeApp, type TestApp } from '../support/make-app.ts'
import { addFilesTo } from '../support/make-client-with-files.ts'
import { multipartBody } from '../support/multipart-body.ts'
import { makePushBrowser, startPushService } from '../support/push-service.ts'
import { tinyPdf } from '../support/tiny-pdf.ts'

const email = 'waits@example.com'
const delivered = '2026-10-12'
/** 15 days for the procedure, 30 for the reinvestigation, five business days more for its results, of which one is a holiday. */
const [procedure, reinvestigation, results] = ['2026-10-27', '2026-11-11', '2026-11-18'] as const
const around = (day: string) => [addDays(day, -1), day, addDays(day, 1)]

const service = await startPushService()
const browser = makePushBrowser('waits')
let app: TestApp
let staff: Caller
let person: Caller
let clientId: number

beforeAll(async () => {
  app = await makeApp({ now: new Date(`${delivered}T16:00:00Z`), postPush: service.post })
  staff = await app.asStaff('admin')
  clientId = await app.makeClient({ email })
  person = await app.asClient(email)
  await person.inject({ method: 'PUT', url: '/api/account/push/device', payload: browser.device })
  const { documentId } = await addFilesTo(app.deps, clientId)
  const content = { findings: [], afterFreeReport: false, asksForProcedure: true }
  const letter = {
    documentType: 'experian_dispute_letter',
    createdAt: new Date('2026-10-01T00:00:00Z'),
    contentSealed: sealContent(app.deps, content),
  }
  await app.deps.database.db.update(documents).set(letter).where(eq(documents.id, documentId))
  for (const [state, day] of [
    ['handed_over', '2026-10-08'],
    ['delivered', delivered],
  ] as const) {
    const fields = { documentId: String(documentId), state, day }
    const body = multipartBody(fields, { evidence: { fileName: 'a.pdf', bytes: tinyPdf('') } })
    const reply = await staff.inject({ method: 'POST', url: `/api/clients/${clientId}/mailings`, ...body })
    expect(reply.statusCode, reply.body).toBe(200)
  }
})
afterAll(async () => {
  await app.close()
  await service.close()
})

async function arrive(day: string): Promise<void> {
  app.clock.advance(new Date(`${day}T16:00:00Z`).getTime() - app.clock.now().getTime())
  staff = await app.asStaff('admin')
  person = await app.asClient(email)
}

/** What each place says: the day, and whether it is late. */
async function places() {
  const { db } = app.deps.database
  const today = dayOf(app.clock.now())
  const ask = async <T>(url: string, by = staff): Promise<T> => (await by.inject({ url })).json()
  const late = await ask<StaffClient[]>('/api/clients?late=yes')
  const [row] = await ask<StaffClient[]>(`/api/clients?search=${clientId}`)
  const { rows } = await ask<Today>('/api/staff/today?kind=deadlines')
  const csv = (await staff.inject({ url: '/api/staff/clients.csv' })).body.split('\r\n')
  const log = await ask<{ letters: MailedLetter[] }>(`/api/clients/${clientId}/mailings`, person)
  const ofAnswer = deadlinesOf({ ...log, clocks: [] } as never).find(({ clock }) => clock.key === 'results')
  const onPage = roundsOfCase(log, [])[0]?.letters[0]?.deadline
  const { next: step } = await ask<{ next: { kind: string; to?: string } }>(`/api/staff/clients/${clientId}`)
  const feed = (await person.inject({ url: `/api/clients/${clientId}/calendar.ics` })).body
  const entry = feed.split('BEGIN:VEVENT').find((event) => event.includes('sends the results'))
  const [mail] = await db
    .select()
    .from(scheduledMails)
    .where(and(eq(scheduledMails.clientId, clientId), eq(scheduledMails.mailType, 'round1-followup')))
  return { today, late, row, rows, csv, ofAnswer, onPage, step, entry, mail }
}

it('a row that was counted before is counted anew at the next start, with what devices are told', async () => {
  const { db } = app.deps.database
  const occasions = async () =>
    (await db.select().from(scheduledPushes)).map(({ occasion }) => occasion).sort()
  const asBefore = { nextDeadlineOn: reinvestigation, nextDeadlineProved: null }
  await db.update(clients).set(asBefore).where(eq(clients.id, clientId))
  await db.delete(scheduledPushes)
  await startDeadlineCount(app.deps)
  await app.deps.queue.idle()
  const [row] = await db.select().from(clients).where(eq(clients.id, clientId))
  expect(row).toMatchObject({ nextDeadlineOn: results, nextDeadlineProved: true })
  expect(await occasions()).toEqual([
    `deadline-near:${clientId}:${results}`,
    `overdue:${clientId}:${results}`,
  ])
})

it('every place calls the same case late from the same day on', async () => {
  const told: string[] = []
  for (const today of [...around(procedure), ...around(reinvestigation), ...around(results)]) {
    await arrive(today)
    const isLate = today > results
    const said = await places()
    expect(said.row, today).toMatchObject({ nextDeadlineOn: results, nextDeadlineProved: true })
    expect(said.late.length > 0, today).toBe(isLate)
    expect(
      said.rows.map(({ since }) => since),
      today,
    ).toEqual(isLate ? [results] : [])
    expect(said.csv[1], today).toContain(`"${results}","yes"`)
    expect(said.ofAnswer?.clock, today).toMatchObject({ due: results, state: isLate ? 'late' : 'running' })
    expect(said.onPage, today).toMatchObject({ due: results, state: isLate ? 'late' : 'running' })
    // Nothing is waited for any more: the next letter may say that no answer came.
    expect(said.step, today).toMatchObject(
      isLate ? { kind: 'nextRound' } : { kind: 'wait', from: results, to: results },
    )
    expect(said.entry, today).toContain(`DTSTART;VALUE=DATE:${results.replaceAll('-', '')}`)
    expect(dayOf(said.mail?.dueAt ?? new Date(0)), today).toBe(addDays(results, 1))
    await sendDuePushes(app.deps)
    await app.deps.queue.idle()
    told.push(
      ...service.arrived.splice(0).map((push) => `${today} ${(browser.read(push) as { body: string }).body}`),
    )
  }
  expect(told).toEqual([
    `${addDays(results, -1)} A deadline is near.`,
    `${addDays(results, 1)} A deadline has passed. See what you can do now.`,
  ])
})
