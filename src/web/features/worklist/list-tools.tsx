import type { UseQueryResult } from '@tanstack/react-query'
import { exportClients } from '../../../shared/api/staff-clients.ts'
import { bulkTexts } from '../../../shared/messages/staff/bulk.ts'
import { clientTableTexts as texts } from '../../../shared/messages/staff/clients.ts'
import { addressOf } from '../../lib/call-address.ts'
import { Button } from '../../ui/button.tsx'
import { buttonStyle } from '../../ui/button-style.ts'
import { SmartLink } from '../../ui/smart-link.tsx'
import { filterOf, type ListAddress } from './list-address.ts'
import { pageSize } from './use-client-list.ts'

interface ListToolsProps {
  list: UseQueryResult<{ rows: readonly unknown[]; total: number }>
  address: ListAddress
  isAdmin: boolean
  onRefresh: () => void
  onSelectPage: () => void
}

/** How many were found, and what concerns the whole list. */
export function ListTools({ list, address, isAdmin, onRefresh, onSelectPage }: ListToolsProps) {
  const total = list.data?.total ?? 0
  const count = list.data?.rows.length ?? 0
  const from = (address.page - 1) * pageSize + 1
  return (
    <div className="my-3 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
      <p role="status" className="font-semibold tabular-nums">
        {list.data && (count === 0 ? texts.count(total) : texts.range(from, from + count - 1, total))}
      </p>
      <p className="text-muted max-xl:hidden">{texts.keys}</p>
      {list.isFetching && !list.isPending && <p className="text-muted">{texts.updating}</p>}
      <span className="ml-auto flex flex-wrap items-center gap-2 max-xl:-ml-3">
        {count > 0 && (
          <Button kind="quiet" size="sm" className="xl:hidden" onClick={onSelectPage}>
            {bulkTexts.selectPage}
          </Button>
        )}
        <Button kind="quiet" size="sm" onClick={onRefresh}>
          {texts.refresh}
        </Button>
        <SmartLink to="/dashboard/import" className={buttonStyle({ kind: 'quiet', size: 'sm' })}>
          {texts.add}
        </SmartLink>
        {isAdmin && total > 0 && (
          <a
            className={buttonStyle({ kind: 'secondary', size: 'sm' })}
            href={addressOf(exportClients, { query: filterOf(address) })}
            download
            aria-label={`${texts.export}: ${texts.exportNote(total)}`}
          >
            {texts.export}
          </a>
        )}
      </span>
    </div>
  )
}
