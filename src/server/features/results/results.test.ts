import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { absentEngine } from '../../../../test/support/absent-engine.ts'
import { disputeEverything } from '../../../../test/support/decide-findings.ts'
import { makeApp, type TestApp } from '../../../../test/support/make-app.ts'
import type { Caller } from '../../../../test/support/make-callers.ts'
import { multipartBody } from '../../../../test/support/multipart-body.ts'
import { paidBrowser, sendIntake } from '../../../../test/support/paying-client.ts'
import { reports } from '../../../../test/support/print-results/disputed-cards.ts'
import { auditReports } from '../../../engine/audit/audit-reports.ts'
import type { CaseFile, ItemOutcome } from '../../../engine/letters/case-file.ts'
import { debtsAcrossBureaus } from '../../../engine/match/debts-across-bureaus.ts'
import type { Bureau } from '../../../engine/report/credit-report.ts'
import type { DisputeAtHand } from '../../../engine/results/read-answer.ts'
import { fileNameOf } from '../../platform/files/sealed-file-name.ts'
import { listCurrentReports } from '../reports/list-reports.ts'

const dayMs = 86_400_000
const start = new Date('2026-11-21T15:00:00Z')
const dayAfter = (days: number) => new Date(start.getTime() + days * dayMs).toISOString().slice(0, 10)
const pdf = (text: string) => ({ fileName: `${text}.pdf`, bytes: Buffer.from(`%PDF-1.7 ${text}`) })
const receipt = { fileName: 'receipt.jpg', bytes: Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1]) }

/** Whom the invented reports name. */
const person = { name: 'Robin Example' }
let app: TestApp
let caller: Caller
let clientId: number
const cases: CaseFile[] = []
const asked: DisputeAtHand[] = []
/** What the next answer says of the items, in their order. */
let outcomes: ItemOutcome[] = []

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
        // A bureau that has nothing to dispute gets a note, whose file is named so; this one's first letter lies unmailed.
        const equifax = `equifax-${caseFile.round === 1 ? 'dispute' : 'no'}-letter-round-${caseFile.round}.pdf`
        return [
          { documentType: 'experian_dispute_letter', fileName, bytes, pages: 1, undecided: 0, notes: [] },
          {
            documentType: 'equifax_dispute_letter',
            fileName: equifax,
            bytes,
            pages: 1,
            undecided: 0,
            notes: [],
          },
        ]
      },
      readAnswer: async (_bytes, dispute) => {
        asked.push(dispute)
        const items = dispute.disputed.map(({ fingerprint }, at) => {
          const outcome = outcomes[at] ?? 'verified'
          return {
            fingerprint,
            outcome,
            said: outcome === 'no_answer' ? null : outcome.toUpperCase(),
            evidence: [],
          }
        })
        const days = { finishedOn: dayAfter(20), frivolousOn: null, reinsertedOn: null }
        const rest = { date: dayAfter(20), frivolous: null, unread: [], report: reports.Experian }
        return { ok: true, source: 'new-report', items, ...days, ...rest }
      },
    },
  })
  const paid = await paidBrowser(app, person)
  caller = paid.caller
  clientId = paid.clientId
  const files = {
    creditReport0: pdf('Experian'),
    creditReport1: pdf('Equifax'),
    creditReport2: pdf('TransUnion'),
  }
  await sendIntake(caller, { ...person, paymentIntentId: paid.paymentIntentId }, files)
  await app.deps.queue.idle()
  await disputeEverything(app, caller, clientId)
})
afterAll(() => app.close())

const ask = async (method: 'GET' | 'POST', path: string, more: object = {}) => {
  const reply = await caller.inject({ method, url: `/api/clients/${clientId}${path}`, ...more })
  return { status: reply.statusCode, body: reply.json() }
}
const step = async (state: string, day: string) => {
  const [letter] = (await ask('GET', '/mailings')).body.letters
  const fields = { documentId: String(letter.documentId), state, day }
  return ask('POST', '/mailings', multipartBody(fields, { evidence: receipt }))
}
const answer = (name: string) =>
  ask(
    'POST',
    '/results',
    multipartBody({ bureau: 'experian', receivedOn: dayAfter(22) }, { answer: pdf(name) }),
  )

describe("a bureau's answer", () => {
  it('becomes an outcome an item, with the new report as the newest upload, once for a double click', async () => {
    await step('handed_over', dayAfter(0))
    app.clock.advance(25 * dayMs)
    expect((await step('delivered', dayAfter(3))).status).toBe(200)
    outcomes = ['deleted', 'verified', 'no_answer']
    const [one, two] = await Promise.all([answer('Experian new'), answer('Experian new')])
    expect(two.body).toEqual(one.body)
    expect(one.body.items.slice(0, 3)).toMatchObject([
      { outcome: 'deleted', said: 'DELETED', meaning: { key: 'outcome.deleted' } },
      { outcome: 'verified', meaning: { key: 'outcome.verified' } },
      { outcome: 'no_answer', said: null },
    ])
    expect(asked[0]).toMatchObject({
      bureau: 'Experian',
      previously: [],
      context: { runsUntil: expect.any(String) },
    })
    const { rows } = await app.deps.database.db.execute(
      `select (select count(*)::int from dispute_results) as answers,
        (select count(*)::int from report_uploads where bureau = 'experian' and client_id = ${clientId}) as uploads`,
    )
    expect(rows).toEqual([{ answers: 1, uploads: 2 }])
    const reports = await listCurrentReports(app.deps.database.db, { clientId })
    const newest = reports.find(({ bureau }) => bureau === 'experian')
    expect(newest && fileNameOf(app.deps.sealer, newest)).toBe('Experian new.pdf')
  })

  it('opens the next round at once, whose letters are written from it', async () => {
    expect((await ask('GET', '/mailings')).body).toMatchObject({ nextRound: 2, nextRoundReason: null })
    const [one, two] = await Promise.all([ask('POST', '/rounds'), ask('POST', '/rounds')])
    expect(one.body).toEqual(two.body)
    await app.deps.queue.idle()
    const [earlier, ...more] = cases.at(-1)?.earlier ?? []
    expect(more).toEqual([])
    expect(earlier).toMatchObject({
      round: 1,
      bureau: 'Experian',
      mailedOn: dayAfter(0),
      deliveredOn: dayAfter(3),
      answer: { receivedOn: dayAfter(22), source: 'new-report' },
    })
    expect(earlier?.items.map(({ outcome }) => outcome).slice(0, 3)).toEqual([
      'deleted',
      'verified',
      'no_answer',
    ])
    expect(cases.at(-1)?.round).toBe(2)
    expect(cases.at(-1)?.unmailed).toEqual([{ round: 1, bureau: 'Equifax' }])
  })

  it('waits for a first letter that lies unmailed, which stays the one to mail, and says so until it is', async () => {
    const { letters } = (await ask('GET', '/mailings')).body
    const first = letters.find((each: { recipient: string }) => each.recipient === 'Equifax')
    expect(first).toMatchObject({ round: 1, state: 'not_sent' })
    const fields = { documentId: String(first.documentId), state: 'handed_over', day: dayAfter(25) }
    expect((await ask('POST', '/mailings', multipartBody(fields, { evidence: receipt }))).status).toBe(200)
    await app.deps.queue.idle()
    expect(cases.at(-1)?.unmailed).toEqual([])
    expect(cases.at(-1)?.earlier?.map(({ bureau }) => bureau)).toContain('Equifax')
    expect(app.errors).toEqual([])
  })
})
