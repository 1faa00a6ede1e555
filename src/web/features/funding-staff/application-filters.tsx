import { staffFundingTexts } from '../../../shared/messages/staff/funding.ts'
import { fundingStatuses, fundingStatusLabels } from '../../../shared/rules/funding-status.ts'
import type { ListWays } from '../../lib/use-list-address.ts'
import { CompactSelect } from '../../ui/compact-field.tsx'
import { ListFilters } from '../../ui/list-filters.tsx'
import type { FundingAddress } from './funding-address.ts'

const { list: texts } = staffFundingTexts
const any = { value: '', label: texts.any }

/** Search and filters; all of it is in the address, and each change begins at the first page. */
export function ApplicationFilters({ address, ways }: { address: FundingAddress; ways: ListWays }) {
  const { search, status, waiting } = address
  return (
    <ListFilters
      title={texts.region}
      search={{
        id: 'funding-search',
        label: texts.search,
        placeholder: texts.searchHint,
        value: search,
        onSearch: ways.searchFor,
        className: 'sm:w-72',
      }}
      sendLabel={texts.searchButton}
      clear={{
        label: texts.clear,
        isOffered: isFiltered(address),
        onClear: () => ways.choose({ search: null, status: null, waiting: null }),
      }}
    >
      <CompactSelect
        id="funding-status"
        label={texts.status}
        value={status ?? ''}
        choices={[any, ...fundingStatuses.map((value) => ({ value, label: fundingStatusLabels[value] }))]}
        onChange={(event) => ways.choose({ status: event.target.value || null })}
      />
      <CompactSelect
        id="funding-waiting"
        label={texts.waiting}
        value={waiting ?? ''}
        choices={[
          any,
          { value: 'message', label: texts.waitingMessage },
          { value: 'documents', label: texts.waitingDocuments },
        ]}
        onChange={(event) => ways.choose({ waiting: event.target.value || null })}
      />
    </ListFilters>
  )
}

/** Whether the list shows less than everything. */
export function isFiltered({ search, status, waiting }: FundingAddress): boolean {
  return search !== '' || status !== null || waiting !== null
}
