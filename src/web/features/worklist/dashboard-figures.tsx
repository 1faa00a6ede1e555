import { type ReactNode, useId } from 'react'
import { getDashboardTotals } from '../../../shared/api/staff-clients.ts'
import { dashboardTexts as texts } from '../../../shared/messages/staff/clients.ts'
import { useCall } from '../../lib/use-call.ts'
import { useSearch } from '../../lib/use-search.ts'
import { Button } from '../../ui/button.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { DisputeProgress, FunnelCard, PaymentSummary, PerformanceCard } from './figure-cards.tsx'
import { listAddress, tableId } from './list-address.ts'
import { RevenueCard } from './revenue-card.tsx'
import { StatTiles } from './stat-tiles.tsx'

/**
 * How the business stands. Whoever works in the table hides all but the first row; the address keeps that.
 * @param automation the email automation control centre
 */
export function DashboardFigures({ automation }: { automation: ReactNode }) {
  const totals = useCall(getDashboardTotals, {})
  const [{ figures }, patch] = useSearch(listAddress)
  const isShown = figures === 'shown'
  const regionId = useId()
  // Figures fill more than a screen: until they are here, so does their place, and what stands below them does not jump.
  if (totals.isPending && isShown)
    return (
      <div className="min-h-dvh">
        <Skeleton lines={8} />
      </div>
    )
  return (
    <div className="grid gap-4">
      {totals.isPending && <Skeleton lines={4} />}
      {totals.isError && <LoadFailure of={totals} otherwise={texts.figuresFailed} />}
      {totals.data && <StatTiles totals={totals.data} />}
      <p className="flex flex-wrap items-center gap-x-4 text-sm">
        <Button
          kind="quiet"
          size="sm"
          className="-ml-3"
          aria-expanded={isShown}
          aria-controls={regionId}
          onClick={() => patch({ figures: isShown ? 'hidden' : null }, { keepScroll: true })}
        >
          {isShown ? texts.hideFigures : texts.showFigures}
        </Button>
        <a className="text-link inline-flex min-h-9 items-center" href={`#${tableId}`}>
          {texts.toTable}
        </a>
      </p>
      <div id={regionId} hidden={!isShown} className={isShown ? 'grid gap-4' : undefined}>
        {totals.data && (
          <>
            <div className="grid gap-4 lg:grid-cols-2">
              <RevenueCard totals={totals.data} />
              <FunnelCard totals={totals.data} />
            </div>
            <div className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
              <PaymentSummary totals={totals.data} />
              <DisputeProgress totals={totals.data} />
              <PerformanceCard totals={totals.data} />
            </div>
          </>
        )}
        {isShown && automation}
      </div>
    </div>
  )
}
