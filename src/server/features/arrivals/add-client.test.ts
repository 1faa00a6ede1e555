import { afterAll, beforeAll, expect, it } from 'vitest'
import { mailsWith } from '../../../../test/support/mails-to.ts'
import { type Caller, makeApp, type TestApp } from '../../../../test/support/make-app.ts'
import { consents } from '../consent/consent.tables.ts'

let test: TestApp
let staff: Caller
beforeAll(async () => {
  test = await makeApp({ now: new Date('2026-11-20T10:00:00Z'), working: false })
  staff = await test.asStaff()
})
afterAll(() => test.close())

const person = {
  name: 'Rosa Vidal',
  email: 'Rosa@example.com',
  phone: '(555) 010-7788',
  language: 'es',
  paid: 'elsewhere',
  amount: '350.00',
  paidOn: '2026-10-02',
  invite: true,
  attemptKey: 'add-rosa-1',
}
const add = (body: object) => staff.inject({ method: 'POST', url: '/api/staff/clients', payload: body })

it('adds whoever paid elsewhere: once a form, invited in their language, served as everybody else', async () => {
  const [first, second] = await Promise.all([add(person), add(person)])
  const { clientId } = first.json()
  expect(second.json()).toEqual({ clientId })
  const mails = await mailsWith(test.deps, { to: 'Rosa@example.com' })
  expect(mails.map(({ subject }) => subject)).toEqual(['Su caso ya está en su portal de ARMOR'])
  const rosa = await test.asClient('rosa@example.com')
  const portal = (await rosa.inject({ url: `/api/clients/${clientId}` })).json()
  expect(portal).toMatchObject({ name: 'Rosa Vidal' })
  const access = await rosa.inject({ url: `/api/intake-access?type=paid&client=${clientId}` })
  expect(access.json()).toMatchObject({ state: 'open' })
  // Nobody but the client consents to anything.
  expect(await test.deps.database.db.select().from(consents)).toEqual([])
})

it('counts the money in the month in which it was paid, and nothing for what is free', async () => {
  await add({
    ...person,
    paid: 'free',
    email: 'free@example.com',
    phone: '555 010 1111',
    attemptKey: 'free-1-key',
  })
  const totals = (await staff.inject({ url: '/api/staff/totals' })).json()
  const months = new Map(totals.revenueByMonth.map((each: { month: string }) => [each.month, each]))
  expect(months.get('2026-10')).toMatchObject({ revenue: '350.00', clients: 1 })
  expect(totals).toMatchObject({ revenueThisMonth: '0.00', totalRevenue: '350.00' })
})

it('refuses a second record of one person, the address of staff, and money without a day', async () => {
  const again = { ...person, email: 'other@example.com', attemptKey: 'add-rosa-2' }
  const known = await add(again)
  expect([known.statusCode, known.json().says.key]).toEqual([409, 'staff.clientKnown'])
  expect((await add({ ...again, evenSo: true })).statusCode).toBe(200)
  const fresh = { ...person, phone: '555 010 2222', email: 'new@example.com', attemptKey: 'add-new-1' }
  const fieldsOf = async (body: object) => Object.keys((await add(body)).json().fieldsSay ?? {})
  expect(await fieldsOf({ ...fresh, paidOn: undefined })).toEqual(['paidOn'])
  expect(await fieldsOf({ ...fresh, paidOn: '2026-11-21' })).toEqual(['paidOn'])
  expect(await fieldsOf({ ...fresh, amount: undefined })).toEqual(['amount'])
  const { email } = (await staff.inject({ url: '/api/account/session' })).json()
  expect(await fieldsOf({ ...fresh, email })).toEqual(['email'])
})

it('takes an amount in every form that an import takes', async () => {
  for (const [at, [amount, kept]] of Object.entries([
    ['1,200.50', '1200.50'],
    [' $1,200.5 ', '1200.50'],
    ['1.200,50', '1200.50'],
    ['USD 350', '350.00'],
  ] as const)) {
    const phone = `555 010 33${at}${at}`
    const one = { ...person, phone, email: `typed-${at}@example.com`, attemptKey: `add-typed-${at}`, amount }
    const reply = await add(one)
    expect(reply.statusCode, `${amount}: ${reply.body}`).toBe(200)
    const { clientId } = reply.json()
    const { arrival } = (await staff.inject({ url: `/api/staff/clients/${clientId}/arrival` })).json()
    expect(arrival.amount, amount).toBe(kept)
  }
  const wrong = { ...person, phone: '555 010 3399', email: 'typed@example.com', attemptKey: 'add-typed-9' }
  for (const amount of ['12.345', '1200 or so', '-5', '0', ''])
    expect(Object.keys((await add({ ...wrong, amount })).json().fieldsSay ?? {}), amount).toEqual(['amount'])
})

it('invites again on another day, and only whoever is served', async () => {
  const { clientId } = (await add(person)).json()
  const invite = () => staff.inject({ method: 'POST', url: `/api/staff/clients/${clientId}/invitation` })
  expect((await invite()).json()).toEqual({ invited: false })
  test.clock.advance(86_400_000)
  staff = await test.asStaff()
  expect((await invite()).json()).toEqual({ invited: true })
  expect((await mailsWith(test.deps, { to: 'Rosa@example.com' })).length).toBe(2)
})
