import type { ClientFilter, DashboardTotals } from '../../../shared/api/staff-clients.ts'
import { dashboardTexts, paymentName } from '../../../shared/messages/staff/clients.ts'
import { stageName } from '../../lib/stage-name.ts'
import { BarTable } from '../../ui/bar-table.tsx'
import { Card } from '../../ui/card.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { dollarsText, percentText, shareOf } from './figure-text.ts'
import { FilterLink } from './filter-link.tsx'

const { payments, progress, performance, funnel, notYet } = dashboardTexts
const number = (count: number) => count.toLocaleString('en-US')

/** Paid, pending and failed; each leads to those clients in the table below. */
export function PaymentSummary({ totals }: { totals: DashboardTotals }) {
  const counts = [
    ['paid', totals.paidClients],
    ['pending', totals.pendingPayments],
    ['failed', totals.failedPayments],
  ] as const
  return (
    <Card id="payment-summary" title={payments.title}>
      <BarTable
        caption={payments.caption}
        headers={[payments.status, payments.clients, payments.share]}
        rows={counts.map(([status, count]) => ({
          id: status,
          name: <FilterLink filter={{ payment: status }}>{paymentName(status)}</FilterLink>,
          value: count,
          cells: [percentText(shareOf(count, totals.totalClients), notYet)],
        }))}
      />
    </Card>
  )
}

/** All clients by stage. */
export function DisputeProgress({ totals }: { totals: DashboardTotals }) {
  return (
    <Card id="dispute-progress" title={progress.title}>
      <BarTable
        caption={progress.chart}
        headers={[progress.stage, progress.clients, progress.share]}
        rows={totals.byStage.map(({ stage, clients }) => ({
          id: stage,
          name: <FilterLink filter={{ stage }}>{stageName(stage)}</FilterLink>,
          value: clients,
          cells: [percentText(shareOf(clients, totals.totalClients), notYet)],
        }))}
      />
    </Card>
  )
}

/** How the disputes go, and who waits for somebody. */
export function PerformanceCard({ totals }: { totals: DashboardTotals }) {
  const lines: readonly { name: string; value: string; filter: ClientFilter }[] = [
    {
      name: performance.success,
      value: percentText(totals.successRate, notYet),
      filter: { progress: 'completed' },
    },
    {
      name: performance.completed,
      value: number(totals.completedDisputes),
      filter: { progress: 'completed' },
    },
    { name: performance.active, value: number(totals.activeDisputes), filter: { progress: 'open' } },
    {
      name: performance.average,
      value: totals.paidClients === 0 ? notYet : dollarsText(totals.averageRevenue),
      filter: { payment: 'paid' },
    },
    { name: performance.late, value: number(totals.late), filter: { late: 'yes' } },
    { name: performance.missing, value: number(totals.missingFiles), filter: { missing: 'yes' } },
  ]
  return (
    <Card id="performance" title={performance.title}>
      <dl className="text-sm">
        {lines.map(({ name, value, filter }) => (
          <div key={name} className="flex justify-between gap-4 border-b border-line py-1.5 last:border-0">
            <dt>
              <FilterLink filter={filter}>{name}</FilterLink>
            </dt>
            <dd className="font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

/** From lead to completed: each step is a part of the one before. */
export function FunnelCard({ totals }: { totals: DashboardTotals }) {
  const first = totals.funnel[0]?.count ?? 0
  return (
    <Card id="funnel" title={funnel.title}>
      <BarTable
        caption={funnel.caption}
        headers={[funnel.step, funnel.count, funnel.ofFirst, funnel.ofBefore]}
        centred
        rows={totals.funnel.map(({ step, count }, at) => ({
          id: step,
          name: <StepLink step={step} />,
          value: count,
          cells: [
            percentText(shareOf(count, first), notYet),
            percentText(shareOf(count, totals.funnel[at - 1]?.count ?? count), notYet),
          ],
        }))}
      />
    </Card>
  )
}

type FunnelStep = DashboardTotals['funnel'][number]['step']

/** To whom a step counts; leads are a list of their own. */
function StepLink({ step }: { step: FunnelStep }) {
  const name = funnel.steps[step]
  if (step === 'leads') return <TextLink to="/dashboard/lists?list=leads">{name}</TextLink>
  if (step === 'clients') return <FilterLink filter={{}}>{name}</FilterLink>
  return <FilterLink filter={step === 'paid' ? { payment: 'paid' } : { progress: step }}>{name}</FilterLink>
}
