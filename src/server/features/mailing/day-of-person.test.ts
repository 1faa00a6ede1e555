import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeApp, type TestApp } from '../../../../test/support/make-app.ts'
import type { Caller } from '../../../../test/support/make-callers.ts'
import { multipartBody } from '../../../../test/support/multipart-body.ts'
import { tinyPng } from '../../../../test/support/tiny-png.ts'
import { latestDay } from '../../../shared/rules/person-day.ts'
import { clients } from '../clients/clients.tables.ts'
import { requireAnswerDay } from '../results/require-answer-day.ts'

// Half past six in the morning of the 24th in Guam and on Saipan; half past three in the afternoon of the 23rd in New York.
const now = new Date('2026-11-23T20:30:00Z')
const today = '2026-11-24'
const proof = { fileName: 'green-card.png', bytes: tinyPng() }
let app: TestApp
let staff: Caller
beforeAll(async () => {
  app = await makeApp({ now })
  staff = await app.asStaff()
})
afterAll(() => app.close())

async function clientIn(state: string | null): Promise<{ id: number; caller: Caller }> {
  const id = await app.makeClient()
  await app.deps.database.db.update(clients).set({ state }).where(eq(clients.id, id))
  return { id, caller: await app.asBrowser(id) }
}

const logged = async (id: number, mailedOn: string) => {
  const form = multipartBody({ to: 'experian', round: '1', mailedOn })
  const reply = await staff.inject({
    method: 'POST',
    url: `/api/staff/clients/${id}/earlier-letters`,
    ...form,
  })
  return { status: reply.statusCode, documentId: String(reply.json().documentId) }
}

async function post(caller: Caller, path: string, fields: Record<string, string>, isProved = false) {
  const form = multipartBody(fields, isProved ? { evidence: proof } : {})
  return (await caller.inject({ method: 'POST', url: `/api/clients${path}`, ...form })).statusCode
}

async function enter(state: string | null): Promise<Record<string, number>> {
  const { id, caller } = await clientIn(state)
  const { documentId } = await logged(id, '2026-11-20')
  const step = (day: string) => post(caller, `/${id}/mailings`, { documentId, state: 'delivered', day })
  const event = { documentId, kind: 'answered', day: today }
  const score = { score: 640, day: today, source: 'A print' }
  return {
    'an earlier letter': (await logged((await clientIn(state)).id, today)).status,
    'an event': await post(caller, `/${id}/letter-events`, event, true),
    'a step': await step(today),
    'a score': (await staff.inject({ method: 'POST', url: `/api/staff/clients/${id}/score`, payload: score }))
      .statusCode,
  }
}

describe('a day that has begun where the client is', () => {
  it.each([['GU'], ['Northern Mariana Islands'], ['AP']])('is entered in %s', async (state) => {
    expect(await enter(state)).toEqual({
      'an earlier letter': 200,
      'an event': 200,
      'a step': 200,
      'a score': 200,
    })
  })

  it.each([['NY'], [null]])('is still to come for a client in %s', async (state) => {
    expect(await enter(state)).toEqual({
      'an earlier letter': 400,
      'an event': 400,
      'a step': 400,
      'a score': 400,
    })
  })

  it('is a day on which an answer came', () => {
    expect(() => requireAnswerDay(today, '2026-11-20', latestDay('MP', now))).not.toThrow()
    expect(() => requireAnswerDay(today, '2026-11-20', latestDay('HI', now))).toThrow(/still to come/)
  })

  it('is a day on which a client was paid for elsewhere', async () => {
    const wish = { name: 'Ana Example', email: 'ana@example.com', phone: '671 555 0100', language: 'en' }
    const paid = { paid: 'elsewhere', amount: '500', paidOn: today }
    const payload = { ...wish, ...paid, invite: false, attemptKey: 'paid-this-morning' }
    const reply = await staff.inject({ method: 'POST', url: '/api/staff/clients', payload })
    expect(reply.statusCode).toBe(200)
  })
})
