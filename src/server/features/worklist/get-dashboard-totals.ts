import type { DashboardTotals } from '../../../shared/api/staff-clients.ts'
import { addMonths, dayOf, startOfDay } from '../../../shared/rules/civil-days.ts'
import { disputeStatuses } from '../../../shared/rules/dispute-status.ts'
import { amountText } from '../../../shared/rules/money.ts'
import type { Deps } from '../../deps.ts'
import {
  type ClientGroup,
  countLeadsWithoutClient,
  selectClientGroups,
  selectRevenueByMonth,
} from './client-totals.store.ts'

const monthsShown = 12

/** The figures over all clients; they name nobody, so that reading them is no entry in the audit log. */
export async function getDashboardTotals(
  deps: Pick<Deps, 'config' | 'database' | 'clock'>,
): Promise<DashboardTotals> {
  const { db } = deps.database
  const now = deps.clock.now()
  const groups = await selectClientGroups(db, dayOf(now))
  const first = startOfDay(`${addMonths(dayOf(now), 1 - monthsShown)}-01`)
  const byMonth = await selectRevenueByMonth(db, first, monthsShown)
  const revenueByMonth = byMonth.map(({ cents, ...month }) => ({ ...month, revenue: amountText(cents) }))
  return {
    ...figuresOf(groups),
    revenueThisMonth: revenueByMonth.at(-1)?.revenue ?? amountText(0),
    monthlyTarget: amountText(deps.config.monthlyTarget * 100),
    revenueByMonth,
    byStage: stagesOf(groups),
    funnel: funnelOf(groups, await countLeadsWithoutClient(db)),
  }
}

type Figures = Omit<
  DashboardTotals,
  'revenueThisMonth' | 'monthlyTarget' | 'revenueByMonth' | 'byStage' | 'funnel'
>

/** The formulas of section 9; active and completed disputes are both of paid clients, so that they share one base. */
function figuresOf(groups: readonly ClientGroup[]): Figures {
  const paid = groups.filter(({ paymentStatus }) => paymentStatus === 'paid')
  const totalClients = sum(groups, 'clients')
  const paidClients = sum(paid, 'clients')
  const cents = sum(paid, 'cents')
  const completedDisputes = sum(paid.filter(isCompleted), 'clients')
  return {
    totalClients,
    paidClients,
    testerClients: sum(
      groups.filter(({ clientType }) => clientType === 'tester'),
      'clients',
    ),
    pendingPayments: sum(
      groups.filter(({ paymentStatus }) => paymentStatus === 'pending'),
      'clients',
    ),
    failedPayments: sum(
      groups.filter(({ paymentStatus }) => paymentStatus === 'failed'),
      'clients',
    ),
    totalRevenue: amountText(cents),
    averageRevenue: amountText(paidClients === 0 ? 0 : Math.round(cents / paidClients)),
    conversionRate: totalClients === 0 ? null : paidClients / totalClients,
    activeDisputes: paidClients - completedDisputes,
    completedDisputes,
    successRate: paidClients === 0 ? null : completedDisputes / paidClients,
    late: sum(groups, 'late'),
    missingFiles: sum(groups, 'missingFiles'),
  }
}

/** The five stages of the specification, then whatever else staff have written. */
function stagesOf(groups: readonly ClientGroup[]): DashboardTotals['byStage'] {
  const others = groups.map(({ disputeStatus }) => disputeStatus).sort()
  return [...new Set<string>([...disputeStatuses, ...others])].map((stage) => ({
    stage,
    clients: sum(
      groups.filter(({ disputeStatus }) => disputeStatus === stage),
      'clients',
    ),
  }))
}

/**
 * Who came at least as far as each step, so that each is a part of the one before: all clients and the addresses that
 * are only leads; clients; those who paid; of these, who sent the intake, gave all three reports, whose first round was
 * mailed, whose case is completed. Whoever is further has passed the earlier steps, whatever is recorded of them.
 */
function funnelOf(groups: readonly ClientGroup[], leadsAlone: number): DashboardTotals['funnel'] {
  const paid = groups.filter(({ paymentStatus }) => paymentStatus === 'paid')
  const completed = sum(paid.filter(isCompleted), 'clients')
  const others = paid.filter((group) => !isCompleted(group))
  const round1 = completed + sum(others, 'round1')
  const all = sum(groups, 'clients')
  return [
    { step: 'leads', count: all + leadsAlone },
    { step: 'clients', count: all },
    { step: 'paid', count: sum(paid, 'clients') },
    { step: 'intake', count: completed + sum(others, 'intake') },
    { step: 'reports', count: round1 + sum(others, 'ready') },
    { step: 'round1', count: round1 },
    { step: 'completed', count: completed },
  ]
}

const isCompleted = ({ disputeStatus }: ClientGroup) => disputeStatus === 'completed'

type Counted = 'clients' | 'cents' | 'intake' | 'round1' | 'ready' | 'missingFiles' | 'late'

function sum(groups: readonly ClientGroup[], what: Counted): number {
  return groups.reduce((total, group) => total + group[what], 0)
}
