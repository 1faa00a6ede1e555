import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Caller, makeApp, type TestApp } from '../../../../test/support/make-app.ts'
import type { DashboardTotals, StaffClient } from '../../../shared/api/staff-clients.ts'
import { clients } from '../clients/clients.tables.ts'
import { leads } from '../leads/leads.tables.ts'
import { reportUploads } from '../reports/reports.tables.ts'
import { seedMany } from '../seed/seed-many.ts'

const now = new Date('2026-11-30T23:30:00Z')
let app: TestApp
let staff: Caller

const totals = async (): Promise<DashboardTotals> => {
  const reply = await staff.inject({ url: '/api/staff/totals' })
  expect(reply.statusCode, app.errors.join()).toBe(200)
  return reply.json()
}

describe('the figures of the dashboard', () => {
  beforeAll(async () => {
    app = await makeApp({ now, working: false })
    staff = await app.asStaff()
  })
  afterAll(() => app.close())

  it('divide by nothing when there is nobody', async () => {
    const figures = await totals()
    expect(figures).toMatchObject({
      totalClients: 0,
      totalRevenue: '0.00',
      averageRevenue: '0.00',
      conversionRate: null,
      successRate: null,
      monthlyTarget: '50000.00',
      late: 0,
    })
    expect(figures.revenueByMonth.map(({ month }) => month)).toEqual([
      ...['2025-12', '2026-01', '2026-02', '2026-03', '2026-04', '2026-05'],
      ...['2026-06', '2026-07', '2026-08', '2026-09', '2026-10', '2026-11'],
    ])
    expect(figures.byStage).toHaveLength(5)
  })

  it('are those of a full scan', async () => {
    const { db } = app.deps.database
    await seedMany(app.deps, 400, () => undefined)
    // A month ends at midnight UTC, whatever the zone of the machine.
    await db.insert(clients).values(atMonthsEnd)
    await staff.inject({ method: 'PATCH', url: '/api/clients/5', payload: { disputeStatus: 'on hold' } })
    const all: StaffClient[] = (await staff.inject({ url: '/api/clients' })).json()
    expect(all).toHaveLength(402)
    const uploads = await db.select().from(reportUploads)
    const leadKeys = new Set((await db.select().from(leads)).map(({ emailKey }) => emailKey))
    const figures = await totals()

    const paid = all.filter(({ paymentStatus }) => paymentStatus === 'paid')
    const dollars = (list: StaffClient[]) => list.reduce((sum, { amount }) => sum + Number(amount), 0)
    const done = (client: StaffClient) => client.disputeStatus === 'completed'
    expect(figures).toMatchObject({
      totalClients: all.length,
      paidClients: paid.length,
      testerClients: all.filter(({ clientType }) => clientType === 'tester').length,
      pendingPayments: all.filter(({ paymentStatus }) => paymentStatus === 'pending').length,
      failedPayments: all.filter(({ paymentStatus }) => paymentStatus === 'failed').length,
      totalRevenue: dollars(paid).toFixed(2),
      averageRevenue: (dollars(paid) / paid.length).toFixed(2),
      conversionRate: paid.length / all.length,
      activeDisputes: paid.filter((client) => !done(client)).length,
      completedDisputes: paid.filter(done).length,
      successRate: paid.filter(done).length / paid.length,
      late: all.filter(
        ({ nextDeadlineOn, nextDeadlineProved }) =>
          nextDeadlineOn !== null && nextDeadlineProved && nextDeadlineOn < '2026-11-30',
      ).length,
      missingFiles: all.filter(({ missingFiles }) => missingFiles > 0).length,
    })
    for (const { month, revenue, clients: paidOfMonth } of figures.revenueByMonth) {
      const ofMonth = paid.filter(({ createdAt }) => createdAt.startsWith(month))
      expect([month, revenue, paidOfMonth]).toEqual([month, dollars(ofMonth).toFixed(2), ofMonth.length])
    }
    expect(figures.revenueThisMonth).toBe(figures.revenueByMonth.at(-1)?.revenue)
    for (const { stage, clients: ofStage } of figures.byStage) {
      expect([stage, ofStage]).toEqual([stage, all.filter((client) => client.disputeStatus === stage).length])
    }
    expect(figures.byStage.at(-1)).toEqual({ stage: 'on hold', clients: 1 })

    const reached = {
      intake: (client: StaffClient) => client.googleDriveFolderUrl !== null || reached.round1(client),
      reports: (client: StaffClient) =>
        reached.round1(client) || uploads.filter(({ clientId }) => clientId === client.id).length === 3,
      round1: (client: StaffClient) => client.round1MailDate !== null || done(client),
    }
    const emails = new Set(all.map(({ email }) => email.toLowerCase()))
    expect(figures.funnel).toEqual([
      { step: 'leads', count: all.length + [...leadKeys].filter((key) => !emails.has(key)).length },
      { step: 'clients', count: all.length },
      { step: 'paid', count: paid.length },
      { step: 'intake', count: paid.filter(reached.intake).length },
      { step: 'reports', count: paid.filter(reached.reports).length },
      { step: 'round1', count: paid.filter(reached.round1).length },
      { step: 'completed', count: paid.filter(done).length },
    ])
    const counts = figures.funnel.map(({ count }) => count)
    expect(counts).toEqual([...counts].sort((a, b) => b - a))
    expect(new Set(counts).size).toBeGreaterThan(5)
  })

  it('each open as many rows as they count', async () => {
    const figures = await totals()
    const rowsOf = async (query: string) =>
      Number((await staff.inject({ url: `/api/clients?pageSize=1&${query}` })).headers['x-total-count'])
    expect(await rowsOf('progress=open')).toBe(figures.activeDisputes)
    expect(await rowsOf('progress=completed')).toBe(figures.completedDisputes)
    for (const { step, count } of figures.funnel.slice(3))
      expect([step, await rowsOf(`progress=${step}`)]).toEqual([step, count])
    for (const { month, clients: paid } of figures.revenueByMonth)
      expect([month, await rowsOf(`month=${month}`)]).toEqual([month, paid])
    expect(figures.revenueByMonth.filter(({ clients: paid }) => paid > 0).length).toBeGreaterThan(3)
    expect((await staff.inject({ url: '/api/clients?month=2026-13' })).statusCode).toBe(400)
  })
})

const atMonthsEnd = ['2026-10-31T23:59:59Z', '2026-11-01T00:00:00Z'].map((createdAt, at) => ({
  clientType: 'paid' as const,
  name: 'Edge Case',
  email: `edge${at}@example.com`,
  emailKey: `edge${at}@example.com`,
  phone: '555 010 0000',
  paymentStatus: 'paid' as const,
  amountCents: 50_033,
  createdAt: new Date(createdAt),
  updatedAt: new Date(createdAt),
}))
