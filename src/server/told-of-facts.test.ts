import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeApp, type TestApp } from '../../test/support/make-app.ts'
import { applicationRoom, clientRoom, staffRoom } from '../shared/live.ts'
import { type FactKind, type FactOf, noteFact } from './facts.ts'

/** Which open pages hear of each fact: a new kind of fact does not compile without its row. */
type Rows = { [K in FactKind]: { fact: Omit<FactOf<K>, 'kind'>; hears: readonly Heard[] } }
/** What staff fetch again, or what the client or the applicant does. */
type Heard =
  | `staff ${'clients' | 'lists' | 'funding' | 'work'}`
  | `client ${'client' | 'review' | 'mailing' | 'documents'}`
  | 'application status'

let app: TestApp
let clientId = 0
let heard: string[] = []
beforeAll(async () => {
  app = await makeApp({ now: new Date('2026-11-20T14:02:00Z'), working: false })
  clientId = await app.makeClient({ name: 'Ana Silva' })
  const names = new Map([
    [staffRoom, 'staff'],
    [clientRoom(clientId), 'client'],
    [applicationRoom(7), 'application'],
  ])
  app.deps.live.emit = (room, event, payload) => {
    const what = 'what' in (payload as object) ? (payload as { what: string }).what : event
    heard.push(`${names.get(room) ?? room} ${what}`)
  }
})
afterAll(() => app.close())

/** Its number is put in when it is noted: here there is no client yet. */
const anyone = { clientId: 0 }

const rows: Rows = {
  'interest-left': { fact: {}, hears: ['staff lists'] },
  'tester-applied': { fact: anyone, hears: ['staff clients', 'staff lists'] },
  'client-arrived': { fact: anyone, hears: ['staff clients'] },
  'provider-event-received': {
    fact: {
      eventId: 'evt_1',
      type: 'charge.refunded',
      paymentIntentId: null,
      checkoutSessionId: null,
      subscriptionId: null,
    },
    hears: [],
  },
  'purchase-changed': { fact: { purchaseId: 1 }, hears: ['staff lists'] },
  'purchase-refunded': { fact: { email: 'ana@example.com' }, hears: [] },
  'postal-changed': { fact: anyone, hears: ['staff clients', 'staff lists', 'client mailing'] },
  'agreement-changed': { fact: {}, hears: ['staff lists'] },
  'other-sum-found': { fact: {}, hears: ['staff lists'] },
  'refund-sent-back': { fact: { refundId: 1 }, hears: ['staff lists'] },
  'refund-closed': { fact: {}, hears: ['staff lists'] },
  'chargeback-changed': { fact: {}, hears: ['staff lists'] },
  'session-times-asked': { fact: { purchaseId: 1 }, hears: ['staff lists'] },
  'session-booking-changed': { fact: { purchaseId: 1 }, hears: ['staff lists'] },
  'session-held': { fact: { purchaseId: 1, by: { id: 's', name: 'Sam' } }, hears: ['staff lists'] },
  'member-changed': { fact: {}, hears: ['staff lists'] },
  'client-changed': { fact: anyone, hears: ['staff clients', 'client client'] },
  'mail-dates-changed': {
    fact: { ...anyone, by: 'x', before: [null, null, null], after: [null, null, null], isFromMailLog: true },
    hears: [],
  },
  'client-readdressed': { fact: { ...anyone, formerKey: 'old@example.com' }, hears: [] },
  'dispute-progressed': {
    fact: { ...anyone, stage: null, hasNewResults: false, movesClocks: true },
    hears: [],
  },
  'browser-signed-out': { fact: { userId: 'u' }, hears: [] },
  'language-chosen': { fact: anyone, hears: [] },
  'application-submitted': {
    fact: {
      applicationId: 7,
      emailKey: 'ana@example.com',
      sender: { userId: 'u', email: null },
      purchase: null,
      agreedToFee: false,
    },
    hears: ['staff funding'],
  },
  'application-changed': {
    fact: { applicationId: 7, what: 'status' },
    hears: ['application status', 'staff funding'],
  },
  'funding-payment-changed': { fact: { fundingPaymentId: 1 }, hears: ['staff lists'] },
  'funding-fee-recorded': { fact: { applicationId: 7 }, hears: ['staff funding'] },
  'decision-recorded': { fact: anyone, hears: ['client review', 'staff clients'] },
  'packets-requested': { fact: anyone, hears: ['client review'] },
  'payment-settled': { fact: { ...anyone, paymentIntentId: 'pi_1' }, hears: [] },
  'payment-entered': { fact: anyone, hears: ['client client', 'staff clients'] },
  'payment-changed': { fact: anyone, hears: ['client client', 'staff clients'] },
  'paper-added': { fact: anyone, hears: ['client client', 'staff clients'] },
  'paper-removed': { fact: anyone, hears: ['client client', 'staff clients'] },
  'intake-sent': { fact: anyone, hears: ['staff clients'] },
  'report-stored': { fact: anyone, hears: ['client client', 'staff clients'] },
  'report-read-anew': { fact: anyone, hears: ['client client', 'staff clients'] },
  'scan-read': { fact: anyone, hears: ['client client', 'staff clients'] },
  'report-owner-said': { fact: anyone, hears: ['client client', 'staff clients'] },
  'run-completed': { fact: anyone, hears: ['staff clients'] },
  'drafts-written': { fact: { ...anyone, changed: [] }, hears: ['client documents', 'client review'] },
  'letter-mailed': { fact: { ...anyone, round: 1 }, hears: ['client mailing', 'staff clients'] },
  'letter-event-recorded': {
    fact: { ...anyone, event: 'answered' },
    hears: ['client mailing', 'staff clients'],
  },
  'letter-event-withdrawn': {
    fact: { ...anyone, event: 'answered' },
    hears: ['client mailing', 'staff clients'],
  },
  'answer-stored': { fact: anyone, hears: ['client mailing', 'staff clients'] },
  'answer-confirmed': { fact: anyone, hears: ['client mailing', 'staff clients'] },
  'answer-moved': { fact: anyone, hears: ['client mailing', 'staff clients'] },
  'scanned-answer-read': { fact: { ...anyone, resultId: 1 }, hears: ['client mailing', 'staff clients'] },
}

it.each(Object.keys(rows) as FactKind[])('%s', async (kind) => {
  heard = []
  const { fact, hears } = rows[kind]
  await app.deps.database.transaction((tx) =>
    noteFact(app.deps, tx, { ...fact, ...('clientId' in fact ? { clientId } : {}), kind } as never),
  )
  expect(heard.sort()).toEqual([...hears].sort())
})
