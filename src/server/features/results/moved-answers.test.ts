import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { absentEngine } from '../../../../test/support/absent-engine.ts'
import { disputeEverything } from '../../../../test/support/decide-findings.ts'
import { makeApp, type TestApp } from '../../../../test/support/make-app.ts'
import type { Caller } from '../../../../test/support/make-callers.ts'
import { multipartBody } from '../../../../test/support/multipart-body.ts'
import { paidBrowser, sendIntake } from '../../../../test/support/paying-client.ts'
import { reports } from '../../../../test/support/print-results/disputed-cards.ts'
import { auditReports } from '../../../engine/audit/audit-reports.ts'
import type { CaseFile } from '../../../engine/letters/case-file.ts'
import { debtsAcrossBureaus } from '../../../engine/match/debts-across-bureaus.ts'
import type { Bureau } from '../../../engine/report/credit-report.ts'
import type { DisputeResult } from '../../../shared/api/results.ts'
import { says } from '../../../shared/sentences/says.ts'

const dayMs = 86_400_000
const start = new Date('2026-11-21T15:00:00Z')
const dayAfter = (days: number) => new Date(start.getTime() + days * dayMs).toISOString().slice(0, 10)
const pdf = (text: string) => ({ fileName: `${text}.pdf`, bytes: Buffer.from(`%PDF-1.7 ${text}`) })
const receipt = { fileName: 'receipt.jpg', bytes: Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1]) }

/** Whom the invented reports name. */
const person = { name: 'Robin Example' }
let app: TestApp
let staff: Caller
let clientId: number
const cases: CaseFile[] = []

beforeAll(async () => {
  app = await makeApp({
    now: start,
    engine: {
      ...absentEngine,
      readReport: async (bytes) => {
        const bureau = Buffer.from(bytes).toString().slice(9).split(' ')[0] as Bureau
        return { ok: true, reports: [reports[bureau]] }
      },
      audit: (given, matter) => {
        const { findings, questions, debts } = auditReports(given, matter)
        return { findings, questions, debts: debtsAcrossBureaus(debts), ruleSetVersion: 'test' }
      },
      drawEvidence: async () => [],
      writeDocuments: async (caseFile) => {
        cases.push(caseFile)
        const fileName = `experian-dispute-letter-round-${caseFile.round}.pdf`
        const bytes = Buffer.from(`%PDF-1.7 ${caseFile.round}`)
        return [
          { documentType: 'experian_dispute_letter', fileName, bytes, pages: 1, undecided: 0, notes: [] },
        ]
      },
      readAnswer: async (_bytes, { disputed }) => ({
        ok: true,
        source: 'results-letter',
        date: dayAfter(63),
        items: disputed.map(({ fingerprint }) => ({
          fingerprint,
          outcome: 'verified',
          said: 'VERIFIED',
          evidence: [],
        })),
        finishedOn: dayAfter(63),
        frivolousOn: null,
        reinsertedOn: null,
        frivolous: null,
        unread: [],
        report: null,
      }),
    },
  })
  const paid = await paidBrowser(app, person)
  clientId = paid.clientId
  const files = {
    creditReport0: pdf('Experian'),
    creditReport1: pdf('Equifax'),
    creditReport2: pdf('TransUnion'),
  }
  await sendIntake(paid.caller, { ...person, paymentIntentId: paid.paymentIntentId }, files)
  await app.deps.queue.idle()
  await disputeEverything(app, paid.caller, clientId)
  staff = await app.asStaff()
  await mail(1, 'handed_over', 0)
  app.clock.advance(62 * dayMs)
  // Sessions are younger than the case.
  staff = await app.asStaff()
  expect((await ask('POST', '/rounds')).status).toBe(200)
  await app.deps.queue.idle()
  await mail(2, 'handed_over', 62)
  await mail(2, 'delivered', 62)
  app.clock.advance(2 * dayMs)
  staff = await app.asStaff()
})
afterAll(() => app.close())

const ask = async (method: 'GET' | 'POST', path: string, more: object = {}, by: Caller = staff) => {
  const reply = await by.inject({ method, url: `/api/clients/${clientId}${path}`, ...more })
  return { status: reply.statusCode, body: reply.json() }
}
const letterOf = async (round: number) =>
  (await ask('GET', '/mailings')).body.letters.find((each: { round: number }) => each.round === round)
async function mail(round: number, state: string, day: number): Promise<void> {
  const fields = { documentId: String((await letterOf(round)).documentId), state, day: dayAfter(day) }
  const form = multipartBody(fields, { evidence: receipt })
  expect((await ask('POST', '/mailings', form)).status).toBe(200)
}
const move = async (id: number, round: number, by: Caller = staff) =>
  ask('POST', `/results/${id}/letter`, { payload: { document: (await letterOf(round)).documentId } }, by)
const enter = (body: object) =>
  staff.inject({ method: 'POST', url: `/api/staff/clients/${clientId}/answers`, payload: body })
const resultsClock = async (round: number) =>
  (await letterOf(round)).clocks.find(({ key }: { key: string }) => key === 'results')?.state

describe('an answer that came under the wrong letter', () => {
  it('is moved to its own once, and the clocks and the next round follow', async () => {
    const answer = multipartBody({ bureau: 'experian', receivedOn: dayAfter(64) }, { answer: pdf('late') })
    const { body } = await ask('POST', '/results', answer)
    expect(body.round).toBe(2)
    expect(await resultsClock(2)).toBe('met')
    expect((await ask('GET', '/mailings')).body.nextRound).toBe(3)
    const stranger = await app.asClient('stranger@example.com')
    expect((await move(body.id, 1, stranger)).status).toBe(404)
    const [one, two] = await Promise.all([move(body.id, 1), move(body.id, 1)])
    expect(two.body).toEqual(one.body)
    expect(one.body).toMatchObject({
      round: 1,
      problem: null,
      source: 'results-letter',
      moves: [{ by: 'staff', round: 2, bureau: 'Experian' }],
    })
    expect(one.body.items[0]).toMatchObject({ outcome: 'verified', said: 'VERIFIED' })
    expect(await resultsClock(2)).toBe('running')
    expect(await ask('POST', '/rounds')).toMatchObject({ status: 409 })
    expect((await move(body.id, 1)).body.moves).toHaveLength(1)
    const absent = await ask('POST', `/results/${body.id}/letter`, { payload: { document: 999999 } })
    expect(absent.status).toBe(404)
  })

  it('is not moved to a letter that was mailed after it came', async () => {
    const early = multipartBody({ bureau: 'experian', receivedOn: dayAfter(30) }, { answer: pdf('early') })
    const { body } = await ask('POST', '/results', early)
    expect(body.round).toBe(1)
    expect((await move(body.id, 2)).status).toBe(400)
  })
})

describe('an answer of which there is no file', () => {
  it('is entered once, counts when its items are said, and no letter quotes its words', async () => {
    const given = { bureau: 'experian', receivedOn: dayAfter(64), cameBy: 'mail' }
    const [one, two] = await Promise.all([enter(given), enter(given)])
    expect(two.json()).toEqual(one.json())
    const { id, scan, ...shown }: DisputeResult = one.json()
    expect(shown).toMatchObject({ round: 2, fileName: '', cameBy: 'mail', problem: says('answer.noFile') })
    expect((await ask('GET', '/mailings')).body.nextRoundReason).toEqual(
      says('mailing.answerUnsaid', { bureau: 'Experian' }),
    )
    const items = (scan?.read ?? []).map(({ finding }) => ({
      finding,
      outcome: 'verified',
      said: 'It is right.',
    }))
    const confirmed = await ask('POST', `/results/${id}/confirmation`, { payload: { items, days: [] } })
    expect(confirmed.body.items[0]).toMatchObject({ outcome: 'verified', said: 'It is right.' })
    expect(await resultsClock(2)).toBe('met')
    expect((await ask('POST', '/rounds')).body.round).toBe(3)
    await app.deps.queue.idle()
    const earlier = cases.at(-1)?.earlier?.find(({ round }) => round === 2)
    expect(earlier?.items[0]).toMatchObject({ outcome: 'verified', said: null })
    expect(earlier?.kept?.results).toBe(false)
    const caseFile = await staff.inject({ url: `/api/clients/${clientId}/case-file` })
    expect(caseFile.statusCode).toBe(200)
  })

  it('asks again for the items of the letter to which it is moved, and keeps what was said before', async () => {
    const { body } = await ask('GET', '/results')
    const { id } = body.find(({ cameBy }: DisputeResult) => cameBy === 'mail')
    const moved = (await move(id, 1)).body
    expect(moved).toMatchObject({ round: 1, items: [], scan: { state: 'unreadable' }, cameBy: 'mail' })
    const { facts } = (await ask('GET', '/facts')).body
    expect(facts.find(({ kind }: { kind: string }) => kind === 'answer-confirmed')).toMatchObject({
      round: 2,
    })
    expect(await resultsClock(2)).toBe('running')
  })

  it('stands in no letter where it was only said on the telephone', async () => {
    const { id, scan }: DisputeResult = (
      await enter({ bureau: 'experian', receivedOn: dayAfter(64), cameBy: 'phone' })
    ).json()
    const items = (scan?.read ?? []).map(({ finding }) => ({ finding, outcome: 'deleted' }))
    expect((await ask('POST', `/results/${id}/confirmation`, { payload: { items, days: [] } })).status).toBe(
      200,
    )
    await app.deps.queue.idle()
    const before = cases.length
    await ask('POST', '/rounds')
    await app.deps.queue.idle()
    expect(cases.length).toBeGreaterThan(before)
    expect(cases.at(-1)?.earlier?.find(({ round }) => round === 2)?.answer).toBeNull()
    expect(app.errors).toEqual([])
  })
})
