import { Landmark } from 'lucide-react'
import { listFundingApplications } from '../../../shared/api/funding-staff.ts'
import { staffFundingTexts } from '../../../shared/messages/staff/funding.ts'
import { staffListTexts } from '../../../shared/messages/staff/lists.ts'
import { sentenceOf } from '../../lib/api-error.ts'
import { useCallPage } from '../../lib/use-call-page.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FailureNotice } from '../../ui/failure-notice.tsx'
import { Pager } from '../../ui/pager.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ApplicationFilters, isFiltered } from './application-filters.tsx'
import { ApplicationTable } from './application-table.tsx'
import { type FundingAddress, fundingAddress } from './funding-address.ts'

const { list: texts, stale } = staffFundingTexts
/** As many as the server answers at a time. */
const pageSize = 50

interface ApplicationListProps {
  address: FundingAddress
  onChange: (changes: Readonly<Record<string, string | null>>) => void
}

/** One page of the applications, as searched and filtered. What was loaded stays when a newer state cannot be. */
export function ApplicationList({ address, onChange }: ApplicationListProps) {
  const { search, status, waiting, page } = address
  const found = useCallPage(listFundingApplications, {
    query: {
      page,
      ...(search ? { search } : {}),
      ...(status ? { status } : {}),
      ...(waiting ? { waiting } : {}),
    },
  })
  const rows = found.data?.rows
  const total = found.data?.total ?? 0
  return (
    <div className="grid gap-4">
      <ApplicationFilters address={address} onChange={onChange} />
      {found.isError && <FailureNotice sentence={sentenceOf(found.error, rows ? stale : texts.failed)} />}
      {found.isPending && <Skeleton lines={6} />}
      {rows && (
        <>
          <p role="status" className="text-sm text-muted tabular-nums">
            {texts.count(total)}
          </p>
          {rows.length === 0 ? (
            <NoRows address={address} total={total} onChange={onChange} />
          ) : (
            <ApplicationTable
              rows={rows}
              addressOf={(id) => fundingAddress({ ...address, application: String(id) })}
            />
          )}
          {rows.length > 0 && total > pageSize && (
            <Pager
              page={page}
              pages={Math.ceil(total / pageSize)}
              onPage={(next) => onChange({ page: next === 1 ? null : String(next) })}
              texts={staffListTexts.pager}
            />
          )}
        </>
      )}
    </div>
  )
}

/** Why there is no row: none at all, none that fits, or a page that is no more. */
function NoRows({ address, total, onChange }: ApplicationListProps & { total: number }) {
  if (total > 0) {
    const toFirst = (
      <Button kind="secondary" onClick={() => onChange({ page: null })}>
        {texts.firstPage}
      </Button>
    )
    return <EmptyState title={texts.pastEnd} action={toFirst} />
  }
  if (isFiltered(address)) return <EmptyState title={texts.noMatch}>{texts.noMatchText}</EmptyState>
  return (
    <EmptyState icon={Landmark} title={texts.none}>
      {texts.noneText}
    </EmptyState>
  )
}
