import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { absentEngine } from '../../../../test/support/absent-engine.ts'
import { type Caller, makeApp, type TestApp } from '../../../../test/support/make-app.ts'
import { multipartBody } from '../../../../test/support/multipart-body.ts'
import { contact, paidBrowser, sendIntake } from '../../../../test/support/paying-client.ts'
import { tinyPdf } from '../../../../test/support/tiny-pdf.ts'
import { type StaffChange, staffRoom } from '../../../shared/live.ts'
import { says } from '../../../shared/sentences/says.ts'
import { settlePayment } from '../settlement/settle-payment.ts'

/** What an open page of the staff side hears of what others do. */
let app: TestApp
let staff: Caller
let heard: unknown[] = []
const client = (clientId: number): StaffChange => ({ what: 'clients', clientId })
const lists: StaffChange = { what: 'lists', clientId: null }

beforeAll(async () => {
  const refusal = { code: 'not_a_report' as const, sentence: says('reading.notReport') }
  const engine = { ...absentEngine, readReport: async () => ({ ok: false as const, refusal }) }
  // The clock stands still: two changes within one instant are two.
  app = await makeApp({ now: new Date('2026-11-20T14:02:00Z'), working: false, engine })
  staff = await app.asStaff()
  const { emit } = app.deps.live
  app.deps.live.emit = (room, event, payload) => {
    if (room === staffRoom) heard.push(payload)
    emit(room, event, payload)
  }
})
afterAll(() => app.close())
beforeEach(() => {
  heard = []
})

describe('an open dashboard', () => {
  it('hears of a payment, of its intake, of an upload and of its refund, and of nothing that changed nothing', async () => {
    const { caller, clientId, paymentIntentId } = await paidBrowser(app)
    expect(heard).toEqual([client(clientId)])
    await settlePayment(app.deps, paymentIntentId)
    expect(heard).toHaveLength(1)
    await sendIntake(caller, { paymentIntentId }, {})
    expect(heard).toEqual([client(clientId), client(clientId)])
    const fields = { bureau: 'experian', clientId: String(clientId) }
    const file = { creditReport: { fileName: 'a.pdf', bytes: tinyPdf('') } }
    const url = '/api/upload-credit-report'
    await caller.inject({ method: 'POST', url, ...multipartBody(fields, file) })
    expect(heard).toHaveLength(3)
    const refund = await staff.inject({
      method: 'POST',
      url: `/api/staff/clients/${clientId}/refund`,
      payload: { paymentIntentId, amount: '100.00', reason: 'Asked for it', attemptKey: 'open-dashboard-1' },
    })
    expect(refund.statusCode, refund.body).toBe(200)
    expect(heard).toHaveLength(4)
    expect(heard.at(-1)).toEqual(client(clientId))
  })

  it('hears of a tester, of an interest, and of a purchase, each once', async () => {
    const visitor = app.asNobody()
    const post = (url: string, payload: object) => visitor.inject({ method: 'POST', url, payload })
    const tester = await post('/api/tester-application', {
      ...contact,
      studyConsent: true,
      agreeToContact: true,
    })
    expect(tester.statusCode, tester.body).toBe(200)
    expect(heard).toEqual([{ what: 'clients', clientId: expect.any(Number) }, lists])
    heard = []
    const interest = { ...contact, agreeToStudy: true, agreeToContact: true }
    await post('/api/submissions', interest)
    await post('/api/submissions', interest)
    expect(heard).toEqual([lists])
    heard = []
    const sessionId = await app.sandbox.payLink('30-day-pass', contact)
    await visitor.inject({ url: `/api/purchases/${sessionId}` })
    await visitor.inject({ url: `/api/purchases/${sessionId}` })
    expect(heard).toEqual([lists])
  })

  it('hears of a client who is blocked, let in again and deleted', async () => {
    const clientId = await app.makeClient({ name: 'Ana Silva' })
    const url = `/api/staff/clients/${clientId}`
    const block = (blocked: boolean) =>
      staff.inject({ method: 'POST', url: `${url}/block`, payload: { blocked, reason: 'Charged back' } })
    await block(true)
    await block(false)
    expect(heard).toEqual([client(clientId), client(clientId)])
    const admin = await app.asStaff('admin')
    await admin.inject({ method: 'DELETE', url, payload: { confirmName: 'Ana Silva' } })
    expect(heard).toHaveLength(3)
  })
})
