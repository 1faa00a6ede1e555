import { getAutomationStatus } from '../../shared/api/automation.ts'
import {
  type DashboardTotals,
  getDashboardTotals,
  listClients,
  type StaffClient,
} from '../../shared/api/staff-clients.ts'
import { staffClient } from './sample-case.ts'
import { signedInAs } from './staff-session.ts'
import { answerTo, pageOf } from './stub-calls.ts'

const names = ['Ana Silva', 'Ben Okafor', 'Cleo Marsh', 'Dev Patel', 'Eva Lindqvist']

/** Clients 1 to `count`, with names that begin anew after the fifth. */
export function clientsOf(count: number): StaffClient[] {
  return Array.from({ length: count }, (_, at) => {
    const name = names[at % names.length] ?? ''
    return { ...staffClient, id: at + 1, name, email: `client-${at + 1}@example.com`, missingFiles: 0 }
  })
}

export const totals: DashboardTotals = {
  totalClients: 8,
  paidClients: 6,
  testerClients: 2,
  pendingPayments: 1,
  failedPayments: 1,
  totalRevenue: '9000.00',
  averageRevenue: '1500.00',
  conversionRate: 0.75,
  activeDisputes: 4,
  completedDisputes: 2,
  successRate: 1 / 3,
  revenueThisMonth: '12500.00',
  monthlyTarget: '50000.00',
  revenueByMonth: [
    { month: '2026-10', revenue: '51000.00', clients: 30 },
    { month: '2026-11', revenue: '12500.00', clients: 8 },
  ],
  byStage: [
    { stage: 'uploaded', clients: 3 },
    { stage: 'round1_sent', clients: 3 },
    { stage: 'round2_sent', clients: 0 },
    { stage: 'round3_sent', clients: 0 },
    { stage: 'completed', clients: 2 },
  ],
  funnel: [
    { step: 'leads', count: 20 },
    { step: 'clients', count: 8 },
    { step: 'paid', count: 6 },
    { step: 'intake', count: 5 },
    { step: 'reports', count: 5 },
    { step: 'round1', count: 4 },
    { step: 'completed', count: 2 },
  ],
  late: 1,
  missingFiles: 3,
}

/** The calls of the dashboard, over clients that a test may change while it runs. `asked` gathers every list call. */
export function dashboardOf(over: {
  clients: StaffClient[]
  role?: 'staff' | 'admin'
  totals?: Partial<DashboardTotals>
  asked?: URLSearchParams[]
}) {
  return [
    signedInAs(over.role ?? 'staff'),
    answerTo(getDashboardTotals, () => ({ ...totals, ...over.totals })),
    answerTo(getAutomationStatus, () => ({
      pendingFollowUps: 2,
      lastWeekSent: 9,
      paidClients: 6,
      totalClients: 8,
      byStatus: { uploaded: 3, round1_sent: 3, round2_sent: 0, round3_sent: 0, completed: 2 },
      failedMails: 0,
      nextDueAt: null,
      lastTimerAt: null,
      mailServer: true,
    })),
    answerTo(listClients, ({ query }) => {
      over.asked?.push(query)
      const size = Number(query.get('pageSize'))
      const from = (Number(query.get('page')) - 1) * size
      const found = over.clients.filter(
        ({ name, disputeStatus }) =>
          name.toLowerCase().includes(query.get('search')?.toLowerCase() ?? '') &&
          disputeStatus === (query.get('stage') ?? disputeStatus),
      )
      return pageOf(found.slice(from, from + size), found.length)
    }),
  ]
}
