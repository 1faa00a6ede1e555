import type { DashboardTotals } from '../../../shared/api/staff-clients.ts'
import { dashboardTexts } from '../../../shared/messages/staff/clients.ts'
import { formatMonth } from '../../lib/format.ts'
import { BarChart } from '../../ui/bar-chart.tsx'
import { Card } from '../../ui/card.tsx'
import { dollarsText, percentText, shareOf, shortDollars } from './figure-text.ts'
import { FilterLink } from './filter-link.tsx'

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
      <ul aria-label={texts.months} className="mt-2 flex flex-wrap gap-x-3 text-sm">
        {totals.revenueByMonth.map(({ month, clients }) =>
          clients === 0 ? null : (
            <li key={month}>
              <FilterLink filter={{ month }}>{formatMonth(month, 'en-US')}</FilterLink>
            </li>
          ),
        )}
      </ul>
      <p className="mt-2 text-sm text-muted">{texts.note}</p>
    </Card>
  )
}
