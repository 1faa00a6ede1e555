import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Caller, makeApp, type TestApp } from '../../../../test/support/make-app.ts'
import { openedRows } from '../../../../test/support/whole-database.ts'
import { type Today, type TodayKind, todayKinds } from '../../../shared/api/today.ts'
import { saysCode } from '../../../shared/sentences/says.ts'
import { clients } from '../clients/clients.tables.ts'
import { fundingApplications } from '../funding/funding.tables.ts'
import { supportMessages, visitorMessages } from '../inbox/inbox.tables.ts'
import { mailOutbox } from '../outbox/outbox.tables.ts'
import { postalSends } from '../postal/postal.tables.ts'
import { reportUploads } from '../reports/reports.tables.ts'
import { disputeResults } from '../results/results.tables.ts'
import { chargebacks, otherSums, purchases, refunds } from '../settlement/settlement.tables.ts'
import { sessionRequests } from '../storefront/storefront.tables.ts'
import { works } from '../works/works.tables.ts'

const now = new Date('2026-11-30T17:00:00Z')
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000)
const sealed = new Uint8Array([1])
let app: TestApp
let staff: Caller

beforeAll(async () => {
  app = await makeApp({ now, working: false })
  staff = await app.asStaff()
})
afterAll(() => app.close())

async function today(query = ''): Promise<Today> {
  const reply = await staff.inject({ url: `/api/staff/today${query}` })
  expect(reply.statusCode, app.errors.join()).toBe(200)
  return reply.json()
}

const person = (name: string) => ({
  clientType: 'paid' as const,
  name,
  email: `${name}@example.com`,
  emailKey: `${name}@example.com`,
  phone: '',
  paymentStatus: 'paid' as const,
  amountCents: 50_000,
  openedAt: now,
})

/** One cause of each kind; beside some of them what needs nobody. */
async function causeEach(): Promise<void> {
  const { db } = app.deps.database
  await db.insert(clients).values([
    { ...person('late'), nextDeadlineOn: '2026-11-20', nextDeadlineProved: true, createdAt: hoursAgo(50) },
    { ...person('estimated'), nextDeadlineOn: '2026-11-20', nextDeadlineProved: false },
    { ...person('unpaid'), paymentStatus: 'failed', createdAt: hoursAgo(9) },
    { ...person('given back'), paymentStatus: 'failed', refundedAt: now },
    { ...person('newcomer'), openedAt: null, createdAt: hoursAgo(11), ownerUserId: staff.userId },
    { ...person('ready'), readyRound: 2, roundsBegun: 1, readyRoundSince: hoursAgo(12) },
    { ...person('begun'), readyRound: 2, roundsBegun: 2, readyRoundSince: hoursAgo(12) },
  ])
  const application = { phone: '', caseStatus: 'under-review' as const, createdAt: hoursAgo(20) }
  await db.insert(fundingApplications).values([
    { ...application, name: 'Fay New', email: 'f', emailKey: 'f', caseStatus: 'intake-received' },
    { ...application, name: 'Gus Wrote', email: 'g', emailKey: 'g', messageWaitingSince: hoursAgo(10) },
    { ...application, name: 'Hal Waits', email: 'h', emailKey: 'h' },
  ])
  const message = { bodySealed: sealed, createdAt: hoursAgo(2) }
  await db.insert(supportMessages).values([
    { ...message, clientId: 2, attemptKey: 'a', sender: 'client' },
    { ...message, clientId: 1, attemptKey: 'b', sender: 'client', handledAt: now },
  ])
  await db.insert(visitorMessages).values({
    emailKey: 'ann@example.com',
    attemptKey: 'c',
    sender: 'visitor',
    isProven: false,
    contentSealed: sealed,
    createdAt: hoursAgo(3),
  })
  const file = { clientId: 1, fileKey: 'k', bytes: 1, sha256: 's', createdAt: hoursAgo(4) }
  await db.insert(reportUploads).values([
    { ...file, bureau: 'equifax', readState: 'in part' },
    { ...file, bureau: 'experian', readState: 'read' },
  ])
  const answer = { ...file, round: 1, source: 'results-letter', receivedOn: '2026-11-29' } as const
  const rest = { itemsSealed: sealed, actorKind: 'client', actorId: 'x', createdAt: hoursAgo(5) } as const
  await db.insert(disputeResults).values([
    { ...answer, ...rest, bureau: 'equifax', problem: saysCode('answer.toConfirm') },
    { ...answer, ...rest, bureau: 'experian', problem: saysCode('answer.toConfirm') },
    { ...answer, ...rest, bureau: 'experian', problem: null, sha256: 't' },
    { ...answer, ...rest, bureau: 'transunion', problem: saysCode('answer.setAside') },
  ])
  const mail = { mailType: 'receipt', recipient: 'x@example.com', optional: false, clientId: 1 }
  await db.insert(mailOutbox).values([
    { ...mail, dedupeKey: 'failed', status: 'failed', createdAt: hoursAgo(6) },
    { ...mail, dedupeKey: 'sent', status: 'sent' },
  ])
  await db.insert(purchases).values({
    provider: 'sandbox',
    providerReference: 'cs_1',
    productKey: 'strategy-session',
    productName: 'Session',
    amountCents: 1,
    name: 'Bea Buyer',
    email: 'bea@example.com',
    emailKey: 'bea@example.com',
    status: 'active',
    createdAt: hoursAgo(8),
  })
  await db.insert(sessionRequests).values({ purchaseId: 1, timesSealed: sealed, askedAt: hoursAgo(7) })
  const work = { purchaseId: 1, orderedAt: hoursAgo(8), updatedAt: hoursAgo(8) }
  await db.insert(works).values([
    { ...work, workKey: 'strategy-session', dueOn: '2026-11-30' },
    { ...work, workKey: 'compliance-review', dueOn: '2026-12-01' },
  ])
  await db.insert(otherSums).values({
    kind: 'purchase',
    reference: 'cs_1',
    paidCents: 2,
    currency: 'usd',
    foundAt: hoursAgo(1),
  })
  await db.insert(chargebacks).values({
    id: 'dp_1',
    paymentIntentId: 'pi_1',
    amountCents: 5,
    status: 'needs-answer',
    reason: 'general',
    foundAt: hoursAgo(1.5),
    updatedAt: hoursAgo(1.5),
  })
  await db.insert(refunds).values({
    ...{ paymentIntentId: 'pi_1', attemptKey: 'a', providerRefundId: 're_1', amountCents: 25_000 },
    ...{ reason: 'r', status: 'failed', authorName: 'Sam' },
    ...{ createdAt: hoursAgo(9), updatedAt: hoursAgo(1.25) },
  })
  await db.insert(postalSends).values({
    orderId: 1,
    clientId: 1,
    documentId: 1,
    documentSha256: 'd',
    service: 'first_class',
    pages: 1,
    priceCents: 1,
    recipient: 'experian',
    addressesSealed: sealed,
    fileKey: 'k',
    sha256: 's',
    state: 'failed',
    stateAt: now,
    trouble: 'returned',
    createdAt: now,
    updatedAt: now,
  })
}

it('lists each kind once while its cause is there, the longest waiting first, and asks for totals alone', async () => {
  expect(await today()).toEqual({ total: 0, rows: [], kinds: todayKinds.map((kind) => ({ kind, total: 0 })) })
  await causeEach()
  const all = await today()
  expect(all.rows.map(({ kind, name, address }) => [kind, name, address])).toEqual([
    ['deadlines', 'late', '/dashboard/client?client=1&part=mail'],
    ['applications', 'Fay New', '/dashboard/funding?application=1'],
    ['works', 'Bea Buyer', '/dashboard/work'],
    ['rounds', 'ready', '/dashboard/client?client=6&part=answers'],
    ['clients', 'newcomer', '/dashboard/client?client=5'],
    ['applications', 'Gus Wrote', '/dashboard/funding?application=2'],
    ['payments', 'unpaid', '/dashboard/client?client=3&part=money'],
    ['sessions', 'Bea Buyer', '/dashboard/sessions'],
    ['mails', 'late', '/dashboard/mail?status=failed&mail=1'],
    ['answers', 'late', '/dashboard/client?client=1&part=answers'],
    ['reports', 'late', '/account/reports/equifax?client=1'],
    ['messages', 'ann@example.com', '/dashboard/messages?visitor=1'],
    ['messages', 'estimated', '/dashboard/messages?client=2'],
    ['chargebacks', null, '/dashboard/payments#chargeback-dp_1'],
    ['refunds', null, '/dashboard/payments#refund-1'],
    ['sums', 'Bea Buyer', '/dashboard/payments#sum-1'],
    ['letters', 'late', '/dashboard/payments#mailed'],
  ])
  expect(all.rows[0]?.since).toBe('2026-11-20')
  expect(all.rows.flatMap(({ kind, amount }) => (amount === null ? [] : [[kind, amount]]))).toEqual([
    ['chargebacks', '0.05'],
    ['refunds', '250.00'],
  ])
  const totals: Partial<Record<TodayKind, number>> = { messages: 2, applications: 2, mentions: 0, tasks: 0 }
  const kinds = todayKinds.map((kind) => ({ kind, total: totals[kind] ?? 1 }))
  expect(all).toMatchObject({ total: 17, kinds })
  expect(await today('?whose=me')).toMatchObject({ total: 1, rows: [{ kind: 'clients', name: 'newcomer' }] })
  const one = await today('?kind=messages&limit=1')
  expect(one).toMatchObject({ total: 17, kinds, rows: [{ name: 'ann@example.com' }] })
  expect(one.rows).toHaveLength(1)
  expect(await today('?limit=0')).toEqual({ total: 17, kinds, rows: [] })

  const { rows: entries } = await app.deps.database.db.execute(
    `select detail from audit_entries where action = 'read-list' order by id`,
  )
  expect(openedRows(app.deps, 'audit_entries', entries).map(({ detail }) => detail)).toEqual([
    { list: 'today', kind: null, rows: 0 },
    { list: 'today', kind: null, rows: 17 },
    { list: 'today', kind: null, rows: 1 },
    { list: 'today', kind: 'messages', rows: 1 },
  ])

  // Opening the case is what takes a new client off.
  await staff.inject({ url: '/api/staff/clients/5' })
  expect((await today('?kind=clients')).rows).toEqual([])
  // An address that does not exist fails on every try: staff take it off without one.
  const [failed] = (await today('?kind=mails')).rows
  const mail = new URL(failed?.address ?? '', 'http://here').searchParams.get('mail')
  const setAside = () => staff.inject({ method: 'POST', url: `/api/staff/outbox/${mail}/set-aside` })
  expect((await setAside()).json()).toMatchObject({ status: 'set-aside' })
  expect((await setAside()).json()).toMatchObject({ status: 'set-aside' })
  expect((await today()).rows.some(({ kind }) => kind === 'mails')).toBe(false)
  const kept = await app.deps.database.db.execute(
    "select 1 from audit_entries where action = 'set-mail-aside'",
  )
  expect(kept.rows).toHaveLength(1)
})
