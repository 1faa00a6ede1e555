import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { givenReports, namedReports } from '../../../../test/support/given-reports.ts'
import { type Caller, makeApp, type TestApp } from '../../../../test/support/make-app.ts'
import { multipartBody } from '../../../../test/support/multipart-body.ts'
import { orderPackage, payWithCard, sendIntake } from '../../../../test/support/paying-client.ts'
import { reports } from '../../../../test/support/print-results/disputed-cards.ts'
import { dayOf } from '../../../shared/rules/civil-days.ts'
import { says } from '../../../shared/sentences/says.ts'
import { lookForPassedDeadlines } from '../push/look-for-passed-deadlines.ts'

const dayMs = 86_400_000
const start = new Date('2026-11-21T15:00:00Z')

let app: TestApp
beforeAll(async () => {
  app = await makeApp({
    now: start,
    settings: { RATE_LIMIT_PAYMENT: '5000/60', RATE_LIMIT_ANY: '50000/60' },
    engine: {
      ...givenReports(Object.values(reports)),
      writeDocuments: async ({ round }) => [
        {
          documentType: 'experian_dispute_letter',
          fileName: `experian-dispute-letter-round-${round}.pdf`,
          bytes: Buffer.from(`%PDF-1.7 ${round}`),
          pages: 1,
          undecided: 0,
          notes: [],
        },
      ],
    },
  })
})
afterAll(() => app.close())

async function pay(caller: Caller, email: string, order: object): Promise<string> {
  const { body } = await orderPackage(caller, { name: 'Robin Example', email, ...order })
  await payWithCard(app, body)
  await caller.inject({ url: `/api/payments/${body.paymentIntentId}` })
  return body.paymentIntentId
}

/** A paid case, and how its rounds go on. */
async function paidCase(order: object) {
  const email = `rounds-${randomUUID().slice(0, 8)}@example.com`
  const buyer = app.asNobody()
  const paymentIntentId = await pay(buyer, email, order)
  const { clientId } = (await buyer.inject({ url: `/api/payments/${paymentIntentId}` })).json()
  // Sessions are younger than the case: one for each moment.
  let session = { at: 0, caller: buyer }
  const signedIn = async (): Promise<Caller> => {
    const at = app.deps.clock.now().getTime()
    if (session.at !== at) session = { at, caller: await app.asClient(email) }
    return session.caller
  }
  const inject: Caller['inject'] = async (request) => (await signedIn()).inject(request)
  const caller = { inject }
  const sendReports = async () => {
    await sendIntake(await signedIn(), { name: 'Robin Example', email, paymentIntentId }, namedReports)
    await app.deps.queue.idle()
  }
  const log = async () => (await caller.inject({ url: `/api/clients/${clientId}/mailings` })).json()
  const mail = async (round: number) => {
    const letter = (await log()).letters.find((each: { round: number }) => each.round === round)
    const day = dayOf(app.deps.clock.now())
    const form = multipartBody({ documentId: String(letter.documentId), state: 'handed_over', day }, {})
    const url = `/api/clients/${clientId}/mailings`
    return (await caller.inject({ method: 'POST', url, ...form })).statusCode
  }
  const prepare = async () => {
    const { nextRound, nextRoundReason } = await log()
    const reply = await caller.inject({ method: 'POST', url: `/api/clients/${clientId}/rounds` })
    await app.deps.queue.idle()
    return { offered: nextRound, why: nextRoundReason, status: reply.statusCode, round: reply.json().round }
  }
  /** The round that staff see waiting in their list of today; 0: none. */
  const ready = async () => {
    await lookForPassedDeadlines(app.deps)
    await app.deps.queue.idle()
    const { rows } = await app.deps.database.db.execute<{ round: number }>(
      `select ready_round as round from clients where id = ${clientId} and ready_round > rounds_begun`,
    )
    return rows[0]?.round ?? 0
  }
  const upgrade = async (to: object) => pay(await signedIn(), email, to)
  return { caller, upgrade, clientId, paymentIntentId, sendReports, log, mail, prepare, ready }
}

/** Letters that nothing proves to be delivered are waited for 60 days. */
const aRound = 61 * dayMs

describe('the rounds that a package holds', () => {
  it('are two for Standard: the third is refused with what to do, and an upgrade opens it', async () => {
    const one = await paidCase({ tier: 'standard' })
    await one.sendReports()
    expect(await one.mail(1)).toBe(200)
    expect(await one.ready()).toBe(0)
    app.clock.advance(aRound)
    expect(await one.ready()).toBe(2)
    expect(await one.prepare()).toMatchObject({ status: 200, round: 2 })
    expect(await one.ready()).toBe(0)
    expect(await one.mail(2)).toBe(200)
    const refused = await one.prepare()
    expect(refused).toMatchObject({ offered: null, status: 402 })
    expect(refused.why).toEqual(says('case.roundsUsed', { rounds: 2 }))
    expect((await one.log()).nextRoundUpgrade?.address).toMatch(/^\/checkout\?/)
    await one.upgrade({ tier: 'premium' })
    app.clock.advance(aRound)
    expect(await one.prepare()).toMatchObject({ offered: 3, status: 200, round: 3 })
  })

  it('stay open once they were begun, though the package holds fewer', async () => {
    const one = await paidCase({ tier: 'premium' })
    await one.sendReports()
    for (const round of [1, 2]) {
      expect(await one.mail(round)).toBe(200)
      app.clock.advance(aRound)
      expect(await one.prepare()).toMatchObject({ status: 200, round: round + 1 })
    }
    await app.deps.database.db.execute(
      `update payments set product_key = 'standard' where payment_intent_id = '${one.paymentIntentId}'`,
    )
    expect(await one.prepare()).toMatchObject({ offered: 3, status: 200, round: 3 })
  })
})

describe('the rounds after the third', () => {
  it('go on for a package without a limit: mailed by the log alone, frozen, followed by the next, and in the case file', async () => {
    const one = await paidCase({ tier: 'premium' })
    await one.sendReports()
    for (const round of [1, 2, 3, 4]) {
      expect(await one.mail(round)).toBe(200)
      app.clock.advance(aRound)
      expect(await one.prepare()).toMatchObject({ offered: round + 1, status: 200, round: round + 1 })
    }
    const portal = (await one.caller.inject({ url: `/api/clients/${one.clientId}` })).json()
    expect(portal.status).toBe('round3_sent')
    const { rows } = await app.deps.database.db.execute(
      `select rounds_begun, later_mail_dates from clients where id = ${one.clientId}`,
    )
    const { round3MailDate } = portal
    const fourth = dayOf(new Date(Date.parse(round3MailDate) + aRound))
    expect(rows).toEqual([{ rounds_begun: 5, later_mail_dates: [fourth] }])
    const documents = await app.deps.database.db.execute(
      `select round, frozen_at is not null as frozen from documents where client_id = ${one.clientId} order by round`,
    )
    expect(documents.rows.map(({ round, frozen }) => [round, frozen])).toEqual([
      [1, true],
      [2, true],
      [3, true],
      [4, true],
      [5, false],
    ])
  })

  it('are refused to the promotional plan of three', async () => {
    const one = await paidCase({ tier: 'premium' })
    await one.sendReports()
    await app.deps.database.db.execute(
      `update payments set product_key = '90-day-max-access', settled_at = settled_at + interval '400 days'
       where payment_intent_id = '${one.paymentIntentId}'`,
    )
    for (const round of [1, 2]) {
      await one.mail(round)
      app.clock.advance(aRound)
      expect(await one.prepare()).toMatchObject({ status: 200, round: round + 1 })
    }
    await one.mail(3)
    expect(await one.prepare()).toMatchObject({
      offered: null,
      status: 402,
      why: says('case.roundsUsed', { rounds: 3 }),
    })
  })
})

describe('the service period of a package', () => {
  it('ends after 90 days: no round is begun, what was begun is finished, mailing and log go on', async () => {
    const one = await paidCase({ tier: 'standard' })
    await one.sendReports()
    const until = dayOf(new Date(app.deps.clock.now().getTime() + 90 * dayMs))
    app.clock.advance(91 * dayMs)
    expect(await one.mail(1)).toBe(200)
    const refused = await one.prepare()
    expect(refused).toMatchObject({ offered: null, status: 402 })
    expect(refused.why).toEqual(says('case.serviceOver', { until }))
    expect((await one.log()).letters).toHaveLength(1)
    await one.upgrade({ amount: 750, service: '90-day-max' })
    app.clock.advance(aRound)
    expect(await one.prepare()).toMatchObject({ status: 200, round: 2 })
  })

  it('refuses the first run of reports that come after it, and never for a package without an end', async () => {
    const late = await paidCase({ tier: 'standard' })
    const endless = await paidCase({ tier: 'premium' })
    app.clock.advance(91 * dayMs)
    await late.sendReports()
    await endless.sendReports()
    const start = await late.caller.inject({
      method: 'POST',
      url: `/api/clients/${late.clientId}/trigger-armor`,
    })
    expect(start.statusCode).toBe(402)
    expect(start.json().error).toMatch(/service period of your package ended/)
    expect((await late.log()).letters).toEqual([])
    expect((await endless.log()).letters).toHaveLength(1)
  })
})
