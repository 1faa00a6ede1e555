import { useState } from 'react'
import { type AuditEntry, listAuditEntriesCall } from '../../../shared/api/audit.ts'
import { caseworkTexts } from '../../../shared/messages/staff/casework.ts'
import { formatInstant } from '../../lib/format.ts'
import { useCall } from '../../lib/use-call.ts'
import { Button } from '../../ui/button.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Table } from '../../ui/table.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { CaseSection } from './case-section.tsx'

const { audit: texts, sections } = caseworkTexts
const mostRows = 20

/**
 * Who opened and changed what of this client; the newest entries, the rest in the audit log itself. Asked for by hand
 * only: reading the log is an entry of it.
 */
export function AuditSection({ clientId }: { clientId: string }) {
  const [shown, setShown] = useState(false)
  const log = useCall(listAuditEntriesCall, { query: { client: Number(clientId) } }, { enabled: shown })
  const rows = log.data?.entries.slice(0, mostRows) ?? []
  return (
    <CaseSection
      id="audit"
      title={sections.audit}
      wide
      aside={<TextLink to={`/dashboard/audit-log?client=${clientId}`}>{texts.all}</TextLink>}
    >
      <p className="mb-2 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          kind="secondary"
          size="sm"
          busy={shown && log.isFetching}
          onClick={() => (shown ? void log.refetch() : setShown(true))}
        >
          {shown ? texts.refresh : texts.show}
        </Button>
        <span className="text-muted">{texts.lead}</span>
      </p>
      {shown && log.isPending && <Skeleton />}
      <LoadFailure of={log} otherwise={texts.failed} />
      {log.data && rows.length === 0 && <p className="text-muted">{texts.none}</p>}
      {rows.length > 0 && (
        <Table
          caption={texts.caption}
          rows={rows}
          rowKey={({ position }) => position}
          columns={[
            { id: 'when', title: texts.when, rowHeader: true, cell: ({ at }) => formatInstant(at) },
            { id: 'who', title: texts.who, cell: ({ actorName }) => actorName },
            { id: 'what', title: texts.what, cell: ({ action }) => action.replaceAll('-', ' ') },
            {
              id: 'detail',
              title: texts.detail,
              cell: ({ detail }) => <span className="break-words">{detailText(detail)}</span>,
            },
          ]}
        />
      )}
    </CaseSection>
  )
}

function detailText(detail: AuditEntry['detail']): string {
  return Object.entries(detail)
    .map(([name, value]) => `${name}: ${value ?? '-'}`)
    .join(', ')
}
