import type { DashboardTotals } from '../../../shared/api/staff-clients.ts'
import { dashboardTexts } from '../../../shared/messages/staff/clients.ts'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { StatTile } from '../../ui/stat-tile.tsx'
import { dollarsText, percentText, shareOf } from './figure-text.ts'
import { FilterLink } from './filter-link.tsx'

/** The specification's stat cards (section 9), this month against the target among them. */
export function StatTiles({ totals }: { totals: DashboardTotals }) {
  const texts = dashboardTexts.stats
  const { notYet } = dashboardTexts
  const month = totals.revenueByMonth.at(-1)?.month
  const ofTarget = shareOf(Number(totals.revenueThisMonth), Number(totals.monthlyTarget))
  const targetText = texts.ofTarget(percentText(ofTarget, notYet), dollarsText(totals.monthlyTarget))
  return (
    <section aria-label={texts.region}>
      <dl className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4 xl:grid-cols-7">
        <StatTile
          name={<FilterLink filter={{}}>{texts.totalClients}</FilterLink>}
          value={totals.totalClients.toLocaleString('en-US')}
          note={texts.testers(totals.testerClients)}
        />
        <StatTile
          name={<FilterLink filter={{ payment: 'paid' }}>{texts.totalRevenue}</FilterLink>}
          value={dollarsText(totals.totalRevenue)}
          note={texts.ofPaid(totals.paidClients)}
        />
        <StatTile
          name={<FilterLink filter={{ payment: 'paid' }}>{texts.averageRevenue}</FilterLink>}
          value={totals.paidClients === 0 ? notYet : dollarsText(totals.averageRevenue)}
          note={texts.perPaid}
        />
        <StatTile
          name={<FilterLink filter={{ payment: 'paid' }}>{texts.conversion}</FilterLink>}
          value={percentText(totals.conversionRate, notYet)}
          note={texts.conversionText}
        />
        <StatTile
          name={<FilterLink filter={{ progress: 'open' }}>{texts.active}</FilterLink>}
          value={totals.activeDisputes.toLocaleString('en-US')}
          note={texts.activeText}
        />
        <StatTile
          name={<FilterLink filter={{ progress: 'completed' }}>{texts.success}</FilterLink>}
          value={percentText(totals.successRate, notYet)}
          note={texts.successText}
        />
        <StatTile
          wide
          name={<FilterLink filter={month ? { month } : {}}>{texts.target}</FilterLink>}
          value={dollarsText(totals.revenueThisMonth)}
          note={
            <>
              {targetText}
              <ProgressBar percent={(ofTarget ?? 0) * 100} label={texts.target} valueText={targetText} />
            </>
          }
        />
      </dl>
    </section>
  )
}
