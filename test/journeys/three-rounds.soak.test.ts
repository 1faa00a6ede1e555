import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { MailedLetter } from '../../src/shared/api/mailing.ts'
import type { DisputeResult, getPackets } from '../../src/shared/api/results.ts'
import type { Review } from '../../src/shared/api/review.ts'
import { type BureauKey, bureauKeys, bureauNames } from '../../src/shared/api/vocabulary.ts'
import { dayOf } from '../../src/shared/rules/civil-days.ts'
import type { CallReply } from '../../src/web/lib/call-address.ts'
import { disputeEverything } from '../support/decide-findings.ts'
import { keptEngine } from '../support/kept-engine.ts'
import { makeApp, type TestApp } from '../support/make-app.ts'
import type { Caller } from '../support/make-callers.ts'
import { multipartBody } from '../support/multipart-body.ts'
import { contact, paidBrowser, sampleReports, sendIntake } from '../support/paying-client.ts'
import { equifaxMailed } from '../support/print-results/equifax-results.ts'
import { experianMailed } from '../support/print-results/experian-results.ts'
import { answerPdf } from '../support/print-results/print-answer.ts'
import type { LetterItem } from '../support/print-results/results-page.ts'
import { transunionMailed } from '../support/print-results/transunion-results.ts'
import { tinyPng } from '../support/tiny-png.ts'

const dayMs = 86_400_000
const prints = { experian: experianMailed, equifax: equifaxMailed, transunion: transunionMailed }
const receipt = { fileName: 'receipt.png', bytes: tinyPng() }

let app: TestApp
beforeAll(async () => {
  app = await makeApp({ engine: keptEngine(), now: new Date('2026-11-21T15:00:00Z') })
})
beforeEach(() => app.startAnew())
afterAll(() => app.close())

type Entry = CallReply<typeof getPackets>['entries'][number]
type Item = Pick<LetterItem, 'creditor' | 'number'>

/** Somebody who works a case: each act is of a session that is young. */
type Worker = () => Promise<Caller>

/** A case whose letters of round 1 are written, and what may be done about it by whom. */
async function writtenCase() {
  const { caller, clientId, paymentIntentId } = await paidBrowser(app)
  await sendIntake(caller, { paymentIntentId }, sampleReports())
  await app.deps.queue.idle()
  const url = `/api/clients/${clientId}`
  const get = async (by: Worker, path: string) =>
    (await (await by()).inject({ method: 'GET', url: `${url}${path}` })).json()
  const post = async (by: Worker, path: string, more: object = {}) =>
    (await by()).inject({ method: 'POST', url: `${url}${path}`, ...more })
  const staff: Worker = () => app.asStaff()
  const client: Worker = () => app.asClient(contact.email)
  // Known from here on: two sessions that begin at once would each make them known.
  await client()
  const lettersOf = async (round: number): Promise<MailedLetter[]> =>
    (await get(staff, '/mailings')).letters.filter((letter: MailedLetter) => letter.round === round)
  /** What the letters of round 1 dispute with a bureau, which later rounds go on about. */
  const disputedWith = async (bureau: BureauKey) => {
    const { findings }: Review = await get(staff, '/review')
    const { entries } = await get(staff, '/packets')
    const name = bureauNames[bureau]
    const disputed = findings
      .filter(({ letters }) => letters.some((letter) => letter.bureau === name && letter.item !== null))
      .flatMap(({ evidence }) => evidence.filter((line) => line.bureau === name).map((line) => line.creditor))
    return entries
      .filter((entry: Entry) => entry.bureau === name && disputed.includes(entry.creditor))
      .map(({ creditor, accountNumber }: Entry) => ({ creditor, number: accountNumber }))
  }
  return {
    clientId,
    staff,
    client,
    get,
    post,
    lettersOf,
    disputedWith,
    disputed: {} as Record<BureauKey, Item[]>,
  }
}
type Case = Awaited<ReturnType<typeof writtenCase>>

/** The client's word by telephone, then what it says, entered by staff. */
async function decideByWord({ clientId, staff }: Case): Promise<void> {
  const desk = await staff()
  const said = { by: contact.name, saidAt: app.clock.now().toISOString(), how: 'phone', note: '' }
  const url = `/api/staff/clients/${clientId}/spoken-words`
  expect((await desk.inject({ method: 'POST', url, payload: said })).statusCode).toBe(200)
  await disputeEverything(app, desk, clientId)
}

/** Enters a step of every letter of a round, by each of these at once; answers what came of it. */
async function step(one: Case, by: Worker[], round: number, state: 'handed_over' | 'delivered') {
  const letters = await one.lettersOf(round)
  expect(letters.map(({ undecided }) => undecided)).toEqual(letters.map(() => 0))
  const day = dayOf(app.clock.now())
  const replies = letters.map(({ documentId }) =>
    Promise.all(
      by.map(async (worker) => {
        const form = multipartBody({ documentId: String(documentId), state, day }, { evidence: receipt })
        return (await one.post(worker, '/mailings', form)).statusCode
      }),
    ),
  )
  return Promise.all(replies)
}

const pass = (days: number) => app.clock.advance(days * dayMs)

/** One round from its letters to the answers of the bureaus that it wrote to, each act by all of these at once. */
async function workRound(one: Case, by: Worker[], round: number) {
  await decideByWord(one)
  if (round === 1) for (const bureau of bureauKeys) one.disputed[bureau] = await one.disputedWith(bureau)
  for (const statuses of await step(one, by, round, 'handed_over')) expect(statuses).toContain(200)
  const client = await one.get(one.staff, '')
  expect(client[`round${round}MailDate`]).toBe(dayOf(app.clock.now()))
  pass(4)
  for (const statuses of await step(one, by, round, 'delivered')) expect(statuses).toContain(200)
  const letters = await one.lettersOf(round)
  for (const { documentType, steps } of letters)
    expect([documentType, ...steps.map(({ state }) => state)]).toEqual([
      documentType,
      'handed_over',
      'delivered',
    ])
  pass(21)
  const asked = bureauKeys.filter((bureau) =>
    letters.some(({ documentType }) => documentType === `${bureau}_dispute_letter`),
  )
  expect(asked.length, `bureaus that round ${round} writes to`).toBeGreaterThan(0)
  for (const bureau of asked) await answer(one, by, bureau, round)
  pass(1)
  return asked.map((bureau) => `${round} ${bureauNames[bureau]}`)
}

/** The answer of a bureau, entered by all of these at once. */
async function answer(one: Case, by: Worker[], bureau: BureauKey, round: number): Promise<void> {
  const items = one.disputed[bureau].map((item) => ({ ...item, outcome: 'verified' as const }))
  const bytes = answerPdf(prints[bureau], items, app.clock.now())
  const form = () =>
    multipartBody(
      { bureau, receivedOn: dayOf(app.clock.now()) },
      { answer: { fileName: `${bureau}.pdf`, bytes } },
    )
  const replies = await Promise.all(by.map((worker) => one.post(worker, '/results', form())))
  for (const reply of replies) {
    expect([reply.statusCode, reply.json().round], reply.body).toEqual([200, round])
    const outcomes = reply.json().items.map((item: { outcome: string }) => item.outcome)
    // What round 3 still asks of a bureau is none of the accounts that these answers print.
    expect(outcomes).toContain(round < 3 ? 'verified' : 'no_answer')
  }
}

/** The next round, asked for by all of these at once: its letters are written once. */
async function prepare(one: Case, by: Worker[], round: number): Promise<void> {
  expect((await one.get(one.staff, '/mailings')).nextRound).toBe(round)
  const replies = await Promise.all(by.map((worker) => one.post(worker, '/rounds')))
  expect(replies.map(({ statusCode }) => statusCode)).toContain(200)
  await app.deps.queue.idle()
  const letters = (await one.lettersOf(round)).map(
    ({ documentType, recipient }) => `${documentType} ${recipient}`,
  )
  expect(letters.length).toBeGreaterThan(0)
  expect(new Set(letters).size).toBe(letters.length)
}

/** Three rounds up to the answers of the last one. @returns who entered the mailings */
async function workThreeRounds(by: (one: Case) => Worker[]) {
  const one = await writtenCase()
  const answered = await workRound(one, by(one), 1)
  await prepare(one, by(one), 2)
  answered.push(...(await workRound(one, by(one), 2)))
  await prepare(one, by(one), 3)
  answered.push(...(await workRound(one, by(one), 3)))
  expect((await one.get(one.client, '')).status).toBe('round3_sent')
  const results: DisputeResult[] = await one.get(one.client, '/results')
  expect(results.map(({ round, bureau }) => `${round} ${bureau}`).sort()).toEqual(answered.sort())
  const { rows } = await app.deps.database.db.execute<{ kind: string }>(
    `select distinct actor_kind as kind from mailing_steps where client_id = ${one.clientId} order by 1`,
  )
  return rows.map(({ kind }) => kind)
}

describe('a case over three rounds', () => {
  it('is worked by staff alone, from decisions under the client’s word to the answers of the third round', async () => {
    expect(await workThreeRounds(({ staff }) => [staff])).toEqual(['staff'])
  })

  it('is worked by staff and client at once, and nothing is there twice', async () => {
    await workThreeRounds(({ staff, client }) => [staff, client])
  })
})
