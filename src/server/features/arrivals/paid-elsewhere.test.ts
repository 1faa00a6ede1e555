import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Caller, makeApp, type TestApp } from '../../../../test/support/make-app.ts'
import { multipartBody } from '../../../../test/support/multipart-body.ts'
import { orderPackage } from '../../../../test/support/paying-client.ts'

let test: TestApp
let admin: Caller
let staff: Caller
beforeAll(async () => {
  test = await makeApp({ now: new Date('2026-11-20T10:00:00Z') })
  admin = await test.asStaff('admin')
  staff = await test.asStaff()
})
afterAll(() => test.close())

const post = (caller: Caller, path: string, payload: object = {}) =>
  caller.inject({ method: 'POST', url: `/api/staff/${path}`, payload })
/** A client of a file that names no amount. @returns the client's number */
async function importPending(name: string, email: string): Promise<number> {
  const bytes = Buffer.from(`name,email\n${name},${email}\n`)
  const file = multipartBody({}, { file: { fileName: 'clients.csv', bytes } })
  const draft = await admin.inject({ method: 'POST', url: '/api/staff/imports', ...file })
  const { id, mapping } = draft.json()
  await post(admin, `imports/${id}/start`, { mapping, duplicates: 'skip' })
  await test.deps.queue.idle()
  const [client] = (await admin.inject({ url: `/api/clients?search=${encodeURIComponent(email)}` })).json()
  expect(client).toMatchObject({ name, paymentStatus: 'pending' })
  return client.id
}
const enter = (client: number, body: object, caller = staff) =>
  post(caller, `clients/${client}/paid-elsewhere`, body)
const arrivalOf = async (client: number) =>
  (await staff.inject({ url: `/api/staff/clients/${client}/arrival` })).json()
const totals = async () => (await staff.inject({ url: '/api/staff/totals' })).json()
const elsewhere = { paid: 'elsewhere', amount: '420.00', paidOn: '2026-10-05' }

it('serves a pending client of an import once staff enter what they paid elsewhere, in the month of that payment', async () => {
  const client = await importPending('Lia Later', 'lia@later.example')
  expect(await arrivalOf(client)).toMatchObject({ isOpen: true, arrival: { paid: 'unknown' } })
  expect((await post(staff, `clients/${client}/invitation`)).statusCode).toBe(409)
  expect((await enter(client, elsewhere)).json()).toEqual({ entered: true })
  expect(await arrivalOf(client)).toMatchObject({
    isOpen: false,
    arrival: { paid: 'elsewhere', amount: '420.00', paidOn: '2026-10-05' },
  })
  const [row] = (await staff.inject({ url: '/api/clients?search=lia@later.example' })).json()
  expect(row).toMatchObject({ paymentStatus: 'paid', amount: '420.00' })
  const { revenueByMonth } = await totals()
  const months = new Map(revenueByMonth.map((each: { month: string }) => [each.month, each]))
  expect(months.get('2026-10')).toMatchObject({ revenue: '420.00', clients: 1 })
  // A second press is the first; another word is refused.
  expect((await enter(client, elsewhere)).json()).toEqual({ entered: false })
  expect((await enter(client, { paid: 'free' })).json().says.key).toBe('staff.paidKnown')
  expect((await post(staff, `clients/${client}/invitation`)).json()).toEqual({ invited: true })
  const log = (await admin.inject({ url: `/api/staff/audit-log?client=${client}` })).body
  expect(log).toContain('enter-paid-elsewhere')
  expect(log.match(/enter-paid-elsewhere/g)).toHaveLength(1)
})

it('serves one free of charge, and closes a payment that they had begun here', async () => {
  const client = await importPending('Ota Open', 'ota@open.example')
  const ota = await test.asClient('ota@open.example')
  const begun = await orderPackage(ota, { email: 'ota@open.example', client: String(client) })
  const reference = begun.body.paymentIntentId
  expect((await enter(client, { paid: 'free' })).json()).toEqual({ entered: true })
  expect(await test.deps.payments.getPaymentIntent(reference)).toMatchObject({ status: 'canceled' })
  const access = await ota.inject({ url: `/api/intake-access?type=paid&client=${client}` })
  expect(access.json()).toMatchObject({ state: 'open' })
  expect((await totals()).totalRevenue).toBe('420.00')
})

it('refuses money without a day, a client who bought here, one who is blocked, and whoever may only look', async () => {
  const client = await importPending('Bea Blocked', 'bea@blocked.example')
  const fields = async (body: object) => Object.keys((await enter(client, body)).json().fieldsSay ?? {})
  expect(await fields({ ...elsewhere, paidOn: undefined })).toEqual(['paidOn'])
  expect(await fields({ ...elsewhere, paidOn: '2026-11-21' })).toEqual(['paidOn'])
  expect(await fields({ ...elsewhere, amount: '0.00' })).toEqual(['amount'])
  const bought = await test.makeClient({ name: 'Ben Bought', email: 'ben@bought.example' })
  expect((await enter(bought, { paid: 'free' })).statusCode).toBe(404)
  await post(admin, `clients/${client}/block`, { blocked: true, reason: 'asked for it' })
  const looking = await test.asStaff('read-only')
  expect((await enter(client, { paid: 'free' }, looking)).statusCode).toBe(403)
  expect(await arrivalOf(client)).toMatchObject({ isOpen: false })
  expect((await enter(client, { paid: 'free' })).statusCode).toBe(409)
})
