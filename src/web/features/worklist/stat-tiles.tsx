import type { DashboardTotals } from '../../../shared/api/staff-clients.ts'
import { dashboardTexts } from '../../../shared/messages/staff/clients.ts'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { StatTile } from '../../ui/stat-tile.tsx'
import { dollarsText, percentText, shareOf } from './figure-text.ts'

/** The specification's stat cards (section 9), this month against the target among them. */
export function StatTiles({ totals }: { totals: DashboardTotals }) {
  const texts = dashboardTexts.stats
  const { notYet } = dashboardTexts
  const ofTarget = shareOf(Number(totals.revenueThisMonth), Number(totals.monthlyTarget))
  const targetText = texts.ofTarget(percentText(ofTarget, notYet), dollarsText(totals.monthlyTarget))
  return (
    <section aria-label={texts.region}>
      <dl className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4 xl:grid-cols-7">
        <StatTile
          name={texts.totalClients}
          value={totals.totalClients.toLocaleString('en-US')}
          note={texts.testers(totals.testerClients)}
        />
        <StatTile
          name={texts.totalRevenue}
          value={dollarsText(totals.totalRevenue)}
          note={texts.ofPaid(totals.paidClients)}
        />
        <StatTile
          name={texts.averageRevenue}
          value={totals.paidClients === 0 ? notYet : dollarsText(totals.averageRevenue)}
          note={texts.perPaid}
        />
        <StatTile
          name={texts.conversion}
          value={percentText(totals.conversionRate, notYet)}
          note={texts.conversionText}
        />
        <StatTile
          name={texts.active}
          value={totals.activeDisputes.toLocaleString('en-US')}
          note={texts.activeText}
        />
        <StatTile
          name={texts.success}
          value={percentText(totals.successRate, notYet)}
          note={texts.successText}
        />
        <StatTile
          wide
          name={texts.target}
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
