import type { DashboardTotals } from '../../../shared/api/staff-clients.ts'
import { dashboardTexts } from '../../../shared/messages/staff/clients.ts'
import { formatMonth } from '../../lib/format.ts'
import { BarChart } from '../../ui/bar-chart.tsx'
import { Card } from '../../ui/card.tsx'
import { dollarsText, percentText, shareOf, shortDollars } from './figure-text.ts'

/** The last twelve months against the monthly target. */
export function RevenueCard({ totals }: { totals: DashboardTotals }) {
  const texts = dashboardTexts.revenue
  const target = Number(totals.monthlyTarget)
  return (
    <Card id="revenue" title={texts.title}>
      <BarChart
        caption={texts.caption}
        headers={[texts.month, texts.revenue, texts.clients, texts.ofTarget]}
        reference={{ value: target, label: texts.target(dollarsText(totals.monthlyTarget)) }}
        bars={totals.revenueByMonth.map(({ month, revenue, clients }) => ({
          id: month,
          value: Number(revenue),
          label: formatMonth(month, 'en-US').slice(0, 3),
          valueLabel: shortDollars(revenue),
          cells: [
            formatMonth(month, 'en-US'),
            dollarsText(revenue),
            clients.toLocaleString('en-US'),
            percentText(shareOf(Number(revenue), target), dashboardTexts.notYet),
          ],
        }))}
      />
      <p className="mt-2 text-sm text-muted">{texts.note}</p>
    </Card>
  )
}
