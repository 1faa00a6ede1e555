import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { agreeingBuyer, goTo, openAgreeingShop } from '../../../../test/support/agreeing-buyer.ts'
import { mailsWith } from '../../../../test/support/mails-to.ts'
import type { TestApp } from '../../../../test/support/make-app.ts'
import { staffRoom } from '../../../shared/live.ts'
import { forgetOldAgreements } from './forget-old-agreements.ts'
import { tellOpenAgreements } from './tell-open-agreements.ts'

describe('an agreement', () => {
  let app: TestApp
  /** What an open list of staff is told. */
  let heard: unknown[] = []
  beforeAll(async () => {
    // A Monday morning in Atlanta.
    app = await openAgreeingShop(new Date('2026-11-02T15:04:05Z'))
    const { emit } = app.deps.live
    app.deps.live.emit = (room, event, payload) => {
      if (room === staffRoom) heard.push(payload)
      emit(room, event, payload)
    }
  })
  beforeEach(() => {
    heard = []
    return app.startAnew()
  })
  afterAll(() => app.close())

  const types = async (email: string) =>
    (await mailsWith(app.deps, { to: email })).map(({ mailType }) => mailType)

  it('is not needed where the state asks for none, and leads to the payment at once', async () => {
    const buyer = agreeingBuyer(app)
    const { status, body } = await buyer.begin({ state: 'TX' })
    expect(status).toBe(200)
    expect(body).toMatchObject({ stage: 'not-needed', toSign: null, papers: [] })
    expect(body.goOn).toBe(`/checkout?tier=premium&amount=1250&agreement=${body.reference}`)
  })

  it('is signed in two papers, the statement first and alone, and then waits three business days', async () => {
    const buyer = agreeingBuyer(app)
    const { body: begun } = await buyer.begin()
    expect(begun).toMatchObject({ stage: 'statement', toSign: { paper: 'disclosure', reading: [] } })
    expect(begun.toSign.shown).toHaveLength(1)
    const { body: received } = await buyer.signStatement(begun.reference)
    expect(received).toMatchObject({
      stage: 'contract',
      papers: ['disclosure'],
      toSign: { paper: 'contract', cancelUntil: '2026-11-05', opensOn: '2026-11-06' },
    })
    expect(received.toSign.shown.map(({ title }: { title: string }) => title)).toEqual([
      'Contract for Services',
      'Notice of Cancellation',
    ])
    const { body: signed } = await buyer.signContract(begun.reference)
    expect(signed).toMatchObject({
      stage: 'waiting',
      signedOn: '2026-11-02',
      cancelUntil: '2026-11-05',
      opensOn: '2026-11-06',
      mayCancel: true,
      whole: true,
      goOn: null,
      papers: ['disclosure', 'contract', 'cancellation'],
    })
    expect(await types(buyer.email)).toEqual(['agreement-signed'])
    const lists = { what: 'lists', clientId: null }
    expect(heard).toEqual([lists, lists])
  })

  it('is not signed out of turn, under another name, without the test number, the consent, or on a text that has changed', async () => {
    const buyer = agreeingBuyer(app)
    const { body } = await buyer.begin()
    const { reference } = body
    expect((await buyer.signContract(reference)).status).toBe(409)
    expect(
      await buyer.signStatement(reference, { signature: { name: 'Somebody Else', drawing: [] } }),
    ).toMatchObject({
      status: 400,
      body: { says: { key: 'agreement.otherName' } },
    })
    expect(await buyer.signStatement(reference, { accessCode: '0000' })).toMatchObject({
      status: 400,
      body: { fieldsSay: { accessCode: { key: 'agreement.wrongCode' } } },
    })
    expect((await buyer.signStatement(reference, { electronic: false })).status).toBe(400)
    expect(await buyer.signStatement(reference, { digest: '0'.repeat(64) })).toMatchObject({
      status: 409,
      body: { says: { key: 'agreement.changed' } },
    })
    expect((await buyer.signStatement(reference)).status).toBe(200)
    expect((await buyer.signStatement(reference)).status).toBe(409)
  })

  it('is shown anew when midnight passes between reading and signing: its days are others then', async () => {
    goTo(app, '2026-11-03T04:59:00Z')
    const buyer = agreeingBuyer(app)
    const { reference } = (await buyer.begin()).body
    await buyer.signStatement(reference)
    const digest = (await buyer.show(reference)).toSign?.digest
    goTo(app, '2026-11-03T05:01:00Z')
    expect(await buyer.signContract(reference, { digest })).toMatchObject({
      status: 409,
      body: { says: { key: 'agreement.changed' } },
    })
    expect((await buyer.signContract(reference)).body).toMatchObject({
      signedOn: '2026-11-03',
      cancelUntil: '2026-11-06',
    })
  })

  it('takes a typed name in any case and with other blanks, and a drawing or none', async () => {
    const buyer = agreeingBuyer(app)
    const { reference } = (await buyer.begin()).body
    const signature = { name: '  ana  maría NÚÑEZ ', drawing: [] }
    expect((await buyer.signStatement(reference, { signature })).status).toBe(200)
    expect((await buyer.signContract(reference, { signature })).status).toBe(200)
  })

  it('tells by mail once that it may be paid, after midnight of the third business day and not before', async () => {
    const buyer = agreeingBuyer(app)
    const reference = await buyer.agree()
    goTo(app, '2026-11-06T04:59:00Z')
    await tellOpenAgreements(app.deps)
    expect(await types(buyer.email)).toEqual(['agreement-signed'])
    expect((await buyer.show(reference)).stage).toBe('waiting')
    goTo(app, '2026-11-06T05:00:00Z')
    await tellOpenAgreements(app.deps)
    await tellOpenAgreements(app.deps)
    expect(await types(buyer.email)).toEqual(['agreement-signed', 'agreement-open'])
    expect(await buyer.show(reference)).toMatchObject({ stage: 'open', mayCancel: true })
    const [, mail] = await mailsWith(app.deps, { to: buyer.email })
    expect(mail?.html).toContain(`/agreement?ref=${reference}`)
  })

  it('is cancelled by whoever has its link, without a reason, once; papers stay and nobody is told to pay', async () => {
    const buyer = agreeingBuyer(app)
    const reference = await buyer.agree()
    const byLink = await app.asNobody().inject({ method: 'POST', url: `/api/agreements/${reference}/cancel` })
    expect(byLink.json()).toMatchObject({ stage: 'cancelled', isOwn: false, papers: [], person: null })
    expect((await buyer.cancel(reference)).body).toMatchObject({ stage: 'cancelled', mayCancel: false })
    expect((await buyer.show(reference)).papers).toHaveLength(3)
    goTo(app, '2026-11-10T12:00:00Z')
    await tellOpenAgreements(app.deps)
    expect(await types(buyer.email)).toEqual(['agreement-signed', 'agreement-cancelled'])
    const [report] = await mailsWith(app.deps, { type: 'agreement-report' })
    expect(report?.text).toContain('Nothing was paid under it')
  })

  it('opens its papers to the browser that signed, to its address and to staff, and to nobody else', async () => {
    const buyer = agreeingBuyer(app)
    const reference = await buyer.agree()
    const url = `/api/agreements/${reference}/papers/contract`
    const own = await buyer.get(url)
    expect(own.headers['content-type']).toBe('application/pdf')
    expect(own.body).toContain('Ana María Núñez')
    expect(own.body).toContain('November 2, 2026 at 10:04:05')
    expect((await (await app.asClient(buyer.email)).inject({ url })).statusCode).toBe(200)
    expect((await app.asNobody().inject({ url })).statusCode).toBe(401)
    expect((await (await app.asBrowser()).inject({ url })).statusCode).toBe(404)
    expect((await (await app.asClient('other@example.com')).inject({ url })).statusCode).toBe(404)
    expect((await (await app.asStaff()).inject({ url })).statusCode).toBe(200)
    const { rows } = await app.deps.database.db.execute(
      `select action from audit_entries where action like '%agreement%' or action like 'sign-%' order by id`,
    )
    expect(rows.map(({ action }) => action)).toEqual([
      'sign-statement',
      'sign-contract',
      'open-agreement-paper',
    ])
  })

  it('mails a sign-in link to whoever signed and bought nothing yet', async () => {
    const buyer = agreeingBuyer(app)
    await buyer.agree()
    await app.inject({ method: 'POST', url: '/api/account/sign-in-link', payload: { email: buyer.email } })
    await app.deps.queue.idle()
    expect(await types(buyer.email)).toEqual(['agreement-signed', 'sign-in-link'])
  })

  it('is signed by nobody else, staff included', async () => {
    const buyer = agreeingBuyer(app)
    const { reference } = (await buyer.begin()).body
    for (const caller of [await app.asBrowser(), await app.asStaff()])
      expect((await agreeingBuyer(app, caller).signStatement(reference)).status).toBe(404)
  })

  it('keeps copies in Spanish for reading where the page was Spanish, and writes in Spanish', async () => {
    const buyer = agreeingBuyer(app)
    const reference = await buyer.agree({}, 'es-US')
    const shown = await buyer.show(reference)
    expect(shown.papers).toEqual([
      'disclosure',
      'contract',
      'cancellation',
      'disclosure-es',
      'contract-es',
      'cancellation-es',
    ])
    const { body: copy } = await buyer.get(`/api/agreements/${reference}/papers/contract-es`)
    expect(copy).toContain('Usted firma el documento en inglés')
    const [mail] = await mailsWith(app.deps, { to: buyer.email })
    expect(mail?.subject).toBe('Su acuerdo firmado: ARMOR Premium')
  })

  it.each([
    ['the total of the contract', `update agreements set price_cents = 1`],
    ['the state', `update agreements set state = 'NY'`],
    ['the last day to cancel', `update agreements set cancel_until = '2026-11-01'`],
    ['the moment of the signature', `update agreements set signed_at = signed_at - interval '9 days'`],
    ['the digest of a paper', `update agreement_papers set sha256 = 'x' where paper = 'contract'`],
    ['a paper that went', `delete from agreement_papers where paper = 'cancellation'`],
    [
      'a paper in place of another',
      `update agreement_papers set pdf_sealed = (select pdf_sealed from agreement_papers where paper = 'contract') where paper = 'disclosure'`,
    ],
    ['the seal taken away', `update agreements set seal = null`],
  ])('shows that it was altered afterwards: %s', async (_what, statement) => {
    const buyer = agreeingBuyer(app)
    const reference = await buyer.agree()
    expect((await buyer.show(reference)).whole).toBe(true)
    await app.deps.database.db.execute(statement)
    expect((await buyer.show(reference)).whole).toBe(false)
    const staff = await (await app.asStaff()).inject({ url: '/api/staff/agreements' })
    expect(staff.json().agreements[0]).toMatchObject({ whole: false })
  })

  it('is cancelled by a notice on paper by the day on which it was mailed, whenever it came', async () => {
    const buyer = agreeingBuyer(app)
    const reference = await buyer.agree()
    goTo(app, '2026-11-12T15:00:00Z')
    const staff = await app.asStaff()
    const enter = (givenOn: string) =>
      staff.inject({
        method: 'POST',
        url: `/api/staff/agreements/${reference}/cancellation`,
        payload: { givenOn },
      })
    expect((await enter('2026-13-40')).statusCode).toBe(400)
    const reply = await enter('2026-11-05')
    expect(reply.json()).toMatchObject({ stage: 'cancelled', cancelledBy: 'staff', refundDue: false })
    expect(await types(buyer.email)).toContain('agreement-cancelled')
  })

  it('is forgotten when the law keeps it no more: unsigned after a month, signed after five years', async () => {
    const buyer = agreeingBuyer(app)
    const reference = await buyer.agree()
    const { reference: unsigned } = (await buyer.begin()).body
    const statusOf = async (each: string) => (await buyer.get(`/api/agreements/${each}`)).statusCode
    goTo(app, '2026-12-10T12:00:00Z')
    await forgetOldAgreements(app.deps)
    expect([await statusOf(unsigned), await statusOf(reference)]).toEqual([404, 200])
    goTo(app, '2031-10-01T12:00:00Z')
    await forgetOldAgreements(app.deps)
    expect(await statusOf(reference)).toBe(200)
    goTo(app, '2031-11-30T12:00:00Z')
    await forgetOldAgreements(app.deps)
    expect(await statusOf(reference)).toBe(404)
    const { rows } = await app.deps.database.db.execute(
      'select count(*)::int as papers from agreement_papers',
    )
    expect(rows).toEqual([{ papers: 0 }])
  })
})

describe('where no state asks for an agreement', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await openAgreeingShop(new Date('2026-11-02T15:00:00Z'), { AGREEMENT_STATES: '' })
  })
  afterAll(() => app.close())

  it('none can be begun, and orders are as before', async () => {
    const buyer = agreeingBuyer(app)
    expect((await buyer.begin()).status).toBe(404)
    expect((await app.inject({ url: '/api/agreement-need?tier=premium' })).json()).toEqual({
      asked: false,
      goOn: '/checkout?tier=premium&amount=1250',
    })
    expect((await (await app.asStaff()).inject({ url: '/api/account/session' })).json()).not.toHaveProperty(
      'agreements',
    )
    expect((await buyer.order()).status).toBe(200)
    expect((await buyer.page()).status).toBe(200)
  })
})
