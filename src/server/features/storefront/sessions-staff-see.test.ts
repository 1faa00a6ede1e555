import { afterAll, beforeAll, expect, it } from 'vitest'
import { sessionPaid } from '../../../../test/support/buying-visitor.ts'
import { mailsWith } from '../../../../test/support/mails-to.ts'
import { makeApp, type TestApp } from '../../../../test/support/make-app.ts'

const buyer = { email: 'bea@bought.example', name: 'Bea Buyer' }
let app: TestApp
let clientId: number
let session: string
beforeAll(async () => {
  app = await makeApp({ now: new Date('2026-11-20T12:00:00Z') })
  session = await app.sandbox.payLink('monthly-access', buyer)
  await sessionPaid(app, session)
  clientId = await app.makeClient({ email: buyer.email })
})
afterAll(() => app.close())

it('a member who only looks is shown no session with which a subscription is cancelled, and cancels none', async () => {
  const reader = await app.asStaff('read-only')
  const asked = [
    `/api/clients/${clientId}/purchases`,
    `/api/clients/${clientId}/portal`,
    `/api/staff/person?email=${encodeURIComponent(buyer.email)}`,
    '/api/staff/purchases',
    '/api/staff/lists/purchases',
    '/api/staff/works',
    '/api/staff/session-requests',
  ]
  for (const url of asked) {
    const reply = await reader.inject({ url })
    expect([url, reply.statusCode, reply.body.includes(session)]).toEqual([url, 200, false])
  }
  for (const act of ['cancel', 'resume', 'manage']) {
    const reply = await reader.inject({ method: 'POST', url: `/api/purchases/${session}/${act}` })
    expect([act, reply.statusCode]).toEqual([act, 403])
  }
})

it('a mail is shown to staff without the session in its link, which acts for whoever has it', async () => {
  const [mail] = await mailsWith(app.deps, { to: buyer.email })
  expect(mail?.text).toContain(session)
  const staff = await app.asStaff('admin')
  const listed = await staff.inject({ url: '/api/staff/outbox' })
  const { id } = listed.json().find(({ recipient }: { recipient: string }) => recipient === buyer.email)
  const shown = (await staff.inject({ url: `/api/staff/outbox/${id}` })).json()
  expect(shown.text).toContain('session_id=')
  expect(shown.text + shown.html).not.toContain(session)
})

it('who works on cases is shown it, and may cancel for somebody who asked', async () => {
  const staff = await app.asStaff()
  const [purchase] = (await staff.inject({ url: `/api/clients/${clientId}/purchases` })).json()
  expect(purchase.sessionId).toBe(session)
  const cancelled = await staff.inject({ method: 'POST', url: `/api/purchases/${session}/cancel` })
  expect([cancelled.statusCode, cancelled.json().status]).toEqual([200, 'ending'])
})
