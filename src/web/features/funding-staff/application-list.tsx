import Landmark from 'lucide-react/icons/landmark'
import { listFundingApplications } from '../../../shared/api/funding-staff.ts'
import { staffFundingTexts } from '../../../shared/messages/staff/funding.ts'
import { staffListTexts } from '../../../shared/messages/staff/lists.ts'
import { useCallPage } from '../../lib/use-call-page.ts'
import type { ListWays } from '../../lib/use-list-address.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { PagedList } from '../../ui/paged-list.tsx'
import { ApplicationFilters, isFiltered } from './application-filters.tsx'
import { ApplicationTable } from './application-table.tsx'
import { type FundingAddress, fundingAddress } from './funding-address.ts'

const { list: texts, stale } = staffFundingTexts
/** As many as the server answers at a time. */
const pageSize = 50

/** One page of the applications, as searched and filtered. What was loaded stays when a newer state cannot be. */
export function ApplicationList({ address, ways }: { address: FundingAddress; ways: ListWays }) {
  const { search, status, waiting, page } = address
  const found = useCallPage(listFundingApplications, {
    query: {
      page,
      ...(search ? { search } : {}),
      ...(status ? { status } : {}),
      ...(waiting ? { waiting } : {}),
    },
  })
  const { rows = [], total = 0 } = found.data ?? {}
  return (
    <div className="grid gap-4">
      <ApplicationFilters address={address} ways={ways} />
      <PagedList
        isPending={found.isPending}
        failure={<LoadFailure of={found} otherwise={found.data ? stale : texts.failed} />}
        rows={found.data?.rows.length}
        total={total}
        count={texts.count(total)}
        page={page}
        pages={Math.ceil(total / pageSize)}
        onPage={ways.goTo}
        pager={staffListTexts.pager}
        beyond={staffListTexts.beyond}
        empty={
          isFiltered(address) ? (
            <EmptyState title={texts.noMatch}>{texts.noMatchText}</EmptyState>
          ) : (
            <EmptyState icon={Landmark} title={texts.none}>
              {texts.noneText}
            </EmptyState>
          )
        }
      >
        {rows.length > 0 && (
          <ApplicationTable
            rows={rows}
            addressOf={(id) => fundingAddress({ ...address, application: String(id) })}
          />
        )}
      </PagedList>
    </div>
  )
}
