import type { DashboardTotals } from '../../../shared/api/staff-clients.ts'
import { addMonths, dayOf } from '../../../shared/rules/civil-days.ts'
import { disputeStatuses } from '../../../shared/rules/dispute-status.ts'
import { amountText } from '../../../shared/rules/money.ts'
import type { Deps } from '../../deps.ts'
import { type ClientTotal, listClientTotals } from '../clients/list-client-totals.ts'
import { lostByMonth } from './lost-at-bank.store.ts'

const monthsShown = 12

/** The figures over all clients; they name nobody, so that reading them is no entry in the audit log. */
export async function getDashboardTotals(
  deps: Pick<Deps, 'config' | 'database' | 'clock'>,
): Promise<DashboardTotals> {
  const { db } = deps.database
  const now = deps.clock.now()
  const totals = await listClientTotals(db)
  const groups = totals.filter(({ figure }) => figure === 'group')
  const lost = await lostByMonth(db)
  const revenueByMonth = monthsOf(totals, lost, dayOf(now))
  return {
    ...figuresOf(groups, sumOf(lost)),
    late: lateOn(totals, dayOf(now)),
    revenueThisMonth: revenueByMonth.at(-1)?.revenue ?? amountText(0),
    monthlyTarget: amountText(deps.config.monthlyTarget * 100),
    revenueByMonth,
    byStage: stagesOf(groups),
    funnel: funnelOf(
      groups,
      sum(
        totals.filter(({ figure }) => figure === 'lead'),
        'clients',
      ),
    ),
  }
}

type Figures = Omit<
  DashboardTotals,
  'late' | 'revenueThisMonth' | 'monthlyTarget' | 'revenueByMonth' | 'byStage' | 'funnel'
>

/** The formulas of section 9; active and completed disputes are both of paid clients, so that they share one base. */
function figuresOf(groups: readonly ClientTotal[], lostCents: number): Figures {
  const paid = groups.filter(({ paymentStatus }) => paymentStatus === 'paid')
  const totalClients = sum(groups, 'clients')
  const paidClients = sum(paid, 'clients')
  const cents = sum(paid, 'cents') - lostCents
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
    missingFiles: sum(groups, 'missingFiles'),
  }
}

/** The last twelve calendar months (UTC) with what was paid in each, by the day of the record or of the payment elsewhere, oldest first. */
function monthsOf(
  totals: readonly ClientTotal[],
  lost: LostByMonth,
  today: string,
): DashboardTotals['revenueByMonth'] {
  return Array.from({ length: monthsShown }, (_, at) => {
    const month = addMonths(today, at + 1 - monthsShown).slice(0, 7)
    const ofMonth = totals.filter(({ figure, day }) => figure === 'month' && day?.startsWith(month))
    const lostCents = sumOf(lost.filter(({ day }) => day?.startsWith(month)))
    return { month, clients: sum(ofMonth, 'clients'), revenue: amountText(sum(ofMonth, 'cents') - lostCents) }
  })
}

/** How many clients have an open, proved deadline before today. */
function lateOn(totals: readonly ClientTotal[], today: string): number {
  return sum(
    totals.filter(({ figure, day }) => figure === 'deadline' && day !== null && day < today),
    'clients',
  )
}

/** The five stages of the specification, then whatever else staff have written. */
function stagesOf(groups: readonly ClientTotal[]): DashboardTotals['byStage'] {
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
function funnelOf(groups: readonly ClientTotal[], leadsAlone: number): DashboardTotals['funnel'] {
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

const isCompleted = ({ disputeStatus }: ClientTotal) => disputeStatus === 'completed'

type LostByMonth = Awaited<ReturnType<typeof lostByMonth>>
const sumOf = (lost: LostByMonth) => lost.reduce((total, { cents }) => total + cents, 0)

type Counted = 'clients' | 'cents' | 'intake' | 'round1' | 'ready' | 'missingFiles'

function sum(groups: readonly ClientTotal[], what: Counted): number {
  return groups.reduce((total, group) => total + group[what], 0)
}
