import { listAuditEntriesCall } from '../../../shared/api/audit.ts'
import { auditTexts as texts } from '../../../shared/messages/staff/audit.ts'
import { useCall } from '../../lib/use-call.ts'
import { useSearch } from '../../lib/use-search.ts'
import { Button } from '../../ui/button.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { PageSection } from '../../ui/page-section.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { AuditFilter } from './audit-filter.tsx'
import { auditQuery, auditSearch } from './audit-search.ts'
import { AuditVerdictCard } from './audit-verdict-card.tsx'
import { EntryTable } from './entry-table.tsx'
import { OpenedClients } from './opened-clients.tsx'

/** Whether the log is whole, the filter, what it finds, and whose files one person opened. */
export function AuditLog() {
  const [search, patch] = useSearch(auditSearch)
  const log = useCall(listAuditEntriesCall, { query: auditQuery(search) })
  const { person, from, to } = search
  return (
    <div className="in-order grid grid-cols-1 gap-8">
      <AuditVerdictCard />
      <AuditFilter
        search={search}
        actors={log.data?.actors}
        onChange={(changes) => patch({ before: null, ...changes })}
      />
      <PageSection id="opened" title={texts.opened.title}>
        {person && from && to ? (
          <OpenedClients actor={person} from={from} to={to} />
        ) : (
          <p className="text-muted">{texts.opened.hint}</p>
        )}
      </PageSection>
      <PageSection id="entries" title={texts.entries.title}>
        {log.isPending && <Skeleton lines={8} />}
        <LoadFailure of={log} otherwise={texts.failed} />
        {log.data && <EntryTable entries={log.data.entries} actors={log.data.actors} />}
        <div className="mt-4 flex flex-wrap gap-3">
          {search.before && (
            <Button kind="secondary" size="sm" onClick={() => patch({ before: null }, { replace: false })}>
              {texts.entries.newest}
            </Button>
          )}
          {log.data?.before && (
            <Button
              kind="secondary"
              size="sm"
              onClick={() => patch({ before: String(log.data?.before) }, { replace: false })}
            >
              {texts.entries.older}
            </Button>
          )}
        </div>
      </PageSection>
    </div>
  )
}
