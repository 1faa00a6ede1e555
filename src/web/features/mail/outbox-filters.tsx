import { mailStatuses } from '../../../shared/api/automation.ts'
import { mailTypeName, mailTypeNames, staffMailTexts } from '../../../shared/messages/staff/mail.ts'
import type { ListWays } from '../../lib/use-list-address.ts'
import { CompactSelect } from '../../ui/compact-field.tsx'
import { ListFilters } from '../../ui/list-filters.tsx'
import type { OutboxSearch } from './outbox-search.ts'

/** What narrows the outbox; all of it is kept in the address. */
export function OutboxFilters({ search, ways }: { search: OutboxSearch; ways: ListWays }) {
  const texts = staffMailTexts.outbox
  return (
    <div>
      <ListFilters
        title={texts.filters}
        search={{
          id: 'outbox-search',
          label: texts.search,
          value: search.search ?? '',
          onSearch: ways.searchFor,
          className: 'sm:w-72',
        }}
        sendLabel={texts.searchButton}
        clear={{
          label: texts.clear,
          isOffered: isFiltered(search),
          onClear: () => ways.choose({ status: null, type: null, search: null, client: null }),
        }}
      >
        <CompactSelect
          id="outbox-status"
          label={texts.status}
          value={search.status ?? ''}
          choices={[
            { value: '', label: texts.anyStatus },
            ...mailStatuses.map((status) => ({ value: status, label: texts.statuses[status] })),
          ]}
          onChange={(event) => ways.choose({ status: event.target.value || null })}
        />
        <CompactSelect
          id="outbox-type"
          label={texts.type}
          value={search.type ?? ''}
          choices={[
            { value: '', label: texts.anyType },
            ...mailTypeNames().map((type) => ({ value: type, label: mailTypeName(type) })),
          ]}
          onChange={(event) => ways.choose({ type: event.target.value || null })}
        />
      </ListFilters>
      {search.client !== null && <p className="mt-2 text-sm text-muted">{texts.ofClient(search.client)}</p>}
    </div>
  )
}

/** Whether the outbox shows less than every mail. */
export function isFiltered({ status, type, search, client }: OutboxSearch): boolean {
  return Boolean(status || type || search || client)
}
