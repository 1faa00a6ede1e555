import * as z from 'zod/mini'
import {
  listLooseFundingPayments,
  listLoosePayments,
  listStaffPurchases,
} from '../../../shared/api/staff-refunds.ts'
import { staffListTexts } from '../../../shared/messages/staff/lists.ts'
import { staffPaymentsTexts as texts } from '../../../shared/messages/staff/payments.ts'
import { useCallPage } from '../../lib/use-call-page.ts'
import { useLivePages } from '../../lib/use-live-pages.ts'
import { useSearch } from '../../lib/use-search.ts'
import { classNames } from '../../ui/class-names.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { Pager } from '../../ui/pager.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { SmartLink } from '../../ui/smart-link.tsx'
import { Chargebacks } from './chargebacks.tsx'
import { LoosePayments } from './loose-payments.tsx'
import { OtherSums } from './other-sums.tsx'
import { SentBackRefunds } from './sent-back-refunds.tsx'
import { PurchaseCard } from './staff-purchase-card.tsx'

const pageSize = 50

/** What of the page stands in the address: `?show=all&page=2`. */
const paymentsSearch = z.object({
  show: z.catch(z.enum(['loose', 'all']), 'loose'),
  page: z.catch(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100_000)), 1),
})

const followed = [listStaffPurchases, listLoosePayments, listLooseFundingPayments]

/** What needs a decision, then purchases with the form to refund each payment of them. */
export function PaymentsView() {
  const [{ show, page }, patch] = useSearch(paymentsSearch)
  const found = useCallPage(listStaffPurchases, { query: { show, page } })
  useLivePages(followed)
  const rows = found.data?.rows ?? []
  const total = found.data?.total ?? 0
  return (
    <div className="in-order grid gap-4">
      <nav aria-label={texts.navigation} className="flex flex-wrap gap-2">
        {(['loose', 'all'] as const).map((each) => (
          <SmartLink
            key={each}
            to={each === 'loose' ? '/dashboard/payments' : '/dashboard/payments?show=all'}
            aria-current={each === show ? 'page' : undefined}
            className={classNames(
              'inline-flex min-h-11 items-center rounded-md border px-4 text-sm no-underline',
              each === show
                ? 'border-press bg-press-soft font-semibold text-press'
                : 'border-edge text-ink hover:bg-sunk',
            )}
          >
            {texts.shows[each]}
          </SmartLink>
        ))}
      </nav>
      <Chargebacks key={`chargebacks-${show}`} show={show === 'loose' ? 'open' : 'decided'} />
      <SentBackRefunds key={`sent-back-${show}`} show={show === 'loose' ? 'open' : 'closed'} />
      <OtherSums key={show} show={show === 'loose' ? 'open' : 'decided'} />
      {show === 'loose' && <LoosePayments />}
      {found.isPending && <Skeleton />}
      <LoadFailure of={found} otherwise={texts.failed} />
      {found.data && (
        <p role="status" className="text-sm text-muted">
          {texts.total(total)}
        </p>
      )}
      {found.data && rows.length === 0 && <EmptyState title={texts.none}>{texts.noneText}</EmptyState>}
      {rows.length > 0 && (
        <ul aria-label={texts.list} className="grid gap-4">
          {rows.map((purchase) => (
            <li key={purchase.id}>
              <PurchaseCard purchase={purchase} reload={() => void found.refetch()} />
            </li>
          ))}
        </ul>
      )}
      {total > pageSize && (
        <Pager
          page={page}
          pages={Math.ceil(total / pageSize)}
          onPage={(next) => patch({ page: next === 1 ? null : String(next) }, { replace: false })}
          texts={staffListTexts.pager}
        />
      )}
    </div>
  )
}
