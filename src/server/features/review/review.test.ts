import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { disputeEverything } from '../../../../test/support/decide-findings.ts'
import { keptEngine } from '../../../../test/support/kept-engine.ts'
import { makeApp, type TestApp } from '../../../../test/support/make-app.ts'
import type { Caller } from '../../../../test/support/make-callers.ts'
import { sendSampleReports } from '../../../../test/support/paying-client.ts'
import { plainLetters } from '../../../../test/support/plain-letters.ts'
import type { Review, ReviewFinding } from '../../../shared/api/review.ts'
import { changeDisputeProgress } from '../clients/change-dispute-progress.ts'
import { findAnalysedRun } from '../runs/find-analysed-run.ts'
import { sealAnalysis } from '../runs/run-analysis.ts'

let app: TestApp
let caller: Caller
let clientId: number
beforeAll(async () => {
  app = await makeApp({
    engine: { ...keptEngine(), writeDocuments: async (caseFile) => plainLetters(caseFile) },
  })
  ;({ caller, clientId } = await sendSampleReports(app))
})
afterAll(() => app.close())

const ask = async (method: 'GET' | 'POST', path: string, payload?: object) => {
  const reply = await caller.inject({
    method,
    url: `/api/clients/${clientId}${path}`,
    ...(payload ? { payload } : {}),
  })
  return { status: reply.statusCode, body: reply.json() }
}
const review = async (): Promise<Review> => (await ask('GET', '/review')).body
const decide = (finding: string, decision: string, note?: string) =>
  ask('POST', '/decisions', { finding, decision, ...(note ? { note } : {}) })
const shas = async () => {
  const { rows } = await app.deps.database.db.execute<{ id: number; type: string; sha256: string }>(
    `select id, document_type as type, sha256 from documents where client_id = ${clientId} order by id`,
  )
  return rows
}
const firstInLetter = (found: Review): ReviewFinding => {
  const finding = found.findings.find(
    ({ decision, letters }) =>
      (decision === null && letters.length > 0) || letters.some(({ item }) => item === 1),
  )
  if (!finding) throw new Error('no finding stands first in a letter')
  return finding
}

describe('the review of a case', () => {
  it('shows findings by worth with proof, questions apart, coverage and the calendar', async () => {
    const found = await review()
    expect(app.errors).toEqual([])
    expect(found).toMatchObject({ round: 1, frozen: false, confirmations: [] })
    expect(found.findings.length).toBeGreaterThan(5)
    expect(found.findings.every(({ evidence }) => evidence.every(({ picture }) => picture !== null))).toBe(
      true,
    )
    expect(found.questions.every(({ answers }) => answers.length >= 2)).toBe(true)
    expect(found.coverage.map(({ bureau, share }) => [bureau, share >= 0.9])).toEqual([
      ['Experian', true],
      ['Equifax', true],
      ['TransUnion', true],
    ])
    // Nothing is decided yet, so nothing has a number in a letter.
    expect(found.findings.flatMap(({ letters }) => letters).every(({ item }) => item === null)).toBe(true)
    expect(found.removals.length).toBeGreaterThan(0)
  })

  it('carries what each finding names, also of an analysis that was kept before findings had facts', async () => {
    const before = await review()
    for (const { title, facts } of [...before.findings, ...before.questions])
      expect(facts, title).toBeDefined()
    const { db } = app.deps.database
    const run = await findAnalysedRun(app.deps, db, clientId)
    if (!run) throw new Error('no run was analysed')
    const older = JSON.parse(
      JSON.stringify(run.analysis, (key, value) => (key === 'facts' ? undefined : value)),
    )
    const keep = (analysis: typeof run.analysis) => {
      const sealed = Buffer.from(sealAnalysis(app.deps, run.runId, analysis))
      return db.execute(sql`update processing_runs set analysis_sealed = ${sealed} where id = ${run.runId}`)
    }
    await keep(older)
    expect(await review()).toEqual(before)
    // Facts that are looked for anew each time are most of the work of whoever reads the case.
    await keep(run.analysis)
  })

  it('hands out the picture of a line inline, and to nobody else', async () => {
    const picture = firstInLetter(await review()).evidence[0]?.picture
    const reply = await caller.inject({ method: 'GET', url: picture?.url ?? '' })
    expect(reply.statusCode).toBe(200)
    expect(reply.headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'no-store',
    })
    expect(String(reply.headers['content-disposition'])).toMatch(/^inline/)
    expect(String(reply.headers['content-security-policy'])).toContain("default-src 'none'")
    expect(reply.rawPayload.subarray(1, 4).toString()).toBe('PNG')
    const other = await app.asBrowser(await app.makeClient())
    expect((await other.inject({ method: 'GET', url: picture?.url ?? '' })).statusCode).toBe(404)
    const otherId = await app.makeClient()
    const holder = await app.asBrowser(otherId)
    const moved = (picture?.url ?? '').replace(`/clients/${clientId}/`, `/clients/${otherId}/`)
    expect((await holder.inject({ method: 'GET', url: moved })).statusCode).toBe(404)
  })
})

describe('a decision', () => {
  it('takes a finding out of its letter and puts it back, ids kept, and only the papers that change', async () => {
    await disputeEverything(app, caller, clientId)
    const items = (await review()).findings.flatMap(({ letters }) =>
      letters.map(({ bureau, item }) => `${bureau} ${item}`),
    )
    expect(items).toContain('Experian 1')
    const before = await shas()
    const finding = firstInLetter(await review())
    const skipped = await decide(finding.id, 'skip', '  It is right.  ')
    expect(skipped.status).toBe(200)
    await app.deps.queue.idle()
    const after = (await review()).findings.find(({ id }) => id === finding.id)
    expect(after).toMatchObject({ letters: [], decision: { decision: 'skip', note: 'It is right.' } })
    const without = await shas()
    expect(without.map(({ id }) => id)).toEqual(before.map(({ id }) => id))
    expect(without).not.toEqual(before)
    await decide(finding.id, 'dispute')
    await app.deps.queue.idle()
    expect(await shas()).toEqual(before)
    expect((await review()).findings.find(({ id }) => id === finding.id)?.letters).toEqual(finding.letters)
  })

  it('made twice is one fact with one time', async () => {
    const finding = firstInLetter(await review())
    const [one, two] = await Promise.all([decide(finding.id, 'hold'), decide(finding.id, 'hold')])
    expect(one.body).toEqual(two.body)
    const { facts } = (await ask('GET', '/facts')).body
    expect(facts.filter((fact: { decision: string }) => fact.decision === 'hold')).toHaveLength(1)
    expect(facts.at(-1)).toMatchObject({ by: 'client', wordingShown: { statement: finding.statement } })
    await app.deps.queue.idle()
  })

  it('is taken back: the finding is undecided as before, and what was said stays in the record', async () => {
    const { id } = firstInLetter(await review())
    const stands = async () => (await review()).findings.find((finding) => finding.id === id)
    await decide(id, 'dispute')
    await app.deps.queue.idle()
    expect((await stands())?.letters[0]?.item).not.toBeNull()
    const takeBack = () => ask('POST', '/decisions/taken-back', { finding: id })
    const first = await takeBack()
    await app.deps.queue.idle()
    expect(first.status).toBe(200)
    expect(await stands()).toMatchObject({ decision: null })
    expect((await stands())?.letters.every(({ item }) => item === null)).toBe(true)
    expect((await takeBack()).body).toEqual(first.body)
    const said = (await ask('GET', '/facts')).body.facts.filter(
      ({ subject }: { subject: string }) => subject === id,
    )
    expect(said.slice(-2).map(({ decision }: { decision: string | null }) => decision)).toEqual([
      'dispute',
      null,
    ])
    expect((await ask('POST', '/decisions/taken-back', { finding: 'not-there' })).status).toBe(404)
  })

  it('follows many quick ones with the last', async () => {
    const finding = firstInLetter(await review())
    for (const decision of ['skip', 'dispute', 'hold', 'dispute']) await decide(finding.id, decision)
    await app.deps.queue.idle()
    expect((await review()).findings.find(({ id }) => id === finding.id)?.letters.length).toBeGreaterThan(0)
    const { rows } = await app.deps.database.db.execute(
      `select revision = written_revision as done from drafts where client_id = ${clientId}`,
    )
    expect(rows).toEqual([{ done: true }])
  })

  it.each([
    ['a finding that is not there', { finding: 'ffffffffffffffff', decision: 'skip' }, 404],
    ['a decision that is none', { finding: 'x', decision: 'maybe' }, 400],
    ['a name of endless length', { finding: 'x'.repeat(65), decision: 'skip' }, 400],
    ['nothing at all', {}, 400],
  ])('is refused for %s', async (_what, payload, status) => {
    expect((await ask('POST', '/decisions', payload)).status).toBe(status)
  })
})

describe('an answer', () => {
  it('moves a question into a letter or away, and can be changed', async () => {
    const question = (await review()).questions.find(({ answers }) =>
      answers.every(({ input }) => input === null),
    )
    if (!question) throw new Error('the sample asks nothing')
    const becomes: string[] = []
    for (const { key } of question.answers) {
      const answered = await ask('POST', '/answers', { question: question.id, answer: key })
      expect(answered.status).toBe(200)
      becomes.push(answered.body.becomes)
      const isThere = (await review()).findings.some(({ id }) => id === question.id)
      expect(isThere).toBe(answered.body.becomes === 'dispute')
    }
    expect(new Set(becomes)).toEqual(new Set(['dispute', 'drop']))
    await app.deps.queue.idle()
  })

  it('that the question does not offer is refused, and so is a question that is not there', async () => {
    const [question] = (await review()).questions
    const wrong = await ask('POST', '/answers', { question: question?.id, answer: 'surely_not' })
    expect(wrong).toMatchObject({ status: 400, body: { error: 'Choose one of the answers.' } })
    expect((await ask('POST', '/answers', { question: 'ffffffffffffffff', answer: 'x' })).status).toBe(404)
    expect((await ask('POST', '/confirmations', { value: 'ffff', correct: true })).status).toBe(404)
  })
})

describe('digits that the reports print differently', () => {
  it('are asked about, chosen among what is printed, and can be chosen anew', async () => {
    const printed = [
      { bureau: 'Experian', digits: '5517' },
      { bureau: 'Equifax', digits: '5571' },
      { bureau: 'TransUnion', digits: '5571' },
    ]
    expect((await review()).digits).toEqual({ printed, choice: null })
    expect((await ask('POST', '/digits', { digits: '9999' })).status).toBe(404)
    expect((await ask('POST', '/digits', { digits: '12345' })).status).toBe(400)
    const before = await shas()
    const chosen = await ask('POST', '/digits', { digits: '5571' })
    expect(chosen.status).toBe(200)
    await app.deps.queue.idle()
    expect((await review()).digits?.choice).toEqual({ digits: '5571', chosenAt: chosen.body.chosenAt })
    const after = await shas()
    expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id))
    const isNew = (type: string) =>
      before.find((row) => row.type === type)?.sha256 !== after.find((row) => row.type === type)?.sha256
    expect(['experian', 'equifax', 'transunion'].every((each) => isNew(`${each}_dispute_letter`))).toBe(true)
    await ask('POST', '/digits', { digits: null })
    await app.deps.queue.idle()
    expect((await review()).digits?.choice?.digits).toBeNull()
    const { facts } = (await ask('GET', '/facts')).body
    expect(facts.at(-1)).toMatchObject({ kind: 'digits', chosen: null, of: ['5517', '5571'], by: 'client' })
  })
})

describe('a second run', () => {
  it('leaves the pictures of the newest run alone in the store', async () => {
    const old = await review()
    const url = firstInLetter(old).evidence[0]?.picture?.url ?? ''
    await ask('POST', '/trigger-armor')
    await app.deps.queue.idle()
    const runs = await app.deps.database.db.execute(`select distinct run_id from evidence_pictures`)
    const { runId } = await review()
    expect(runs.rows).toEqual([{ run_id: runId }])
    expect(runId).not.toBe(old.runId)
    expect((await caller.inject({ method: 'GET', url })).statusCode).toBe(404)
    const files = (await app.deps.files.listOlderThan(new Date(Date.now() + 60_000))).length
    const named = await app.deps.database.db.execute(`select file_key from evidence_pictures
      union select file_key from documents union select file_key from report_uploads`)
    expect(files).toBe(named.rows.length)
  })
})

describe('a mailed round', () => {
  it('takes no more decisions, and its documents stay', async () => {
    const finding = firstInLetter(await review())
    await changeDisputeProgress(app.deps, {
      clientId,
      change: { round1MailDate: app.deps.clock.now().toISOString().slice(0, 10) },
      actor: { id: 'user-1', name: 'Sam Staff' },
    })
    // The mail date itself makes the papers hold what was decided by then.
    await app.deps.queue.idle()
    const before = await shas()
    expect((await decide(finding.id, 'skip')).status).toBe(409)
    await app.deps.queue.idle()
    expect(await shas()).toEqual(before)
    expect((await review()).frozen).toBe(true)
    expect(app.errors).toEqual([])
  })
})
