import type { AuditEntry } from '../../../shared/api/audit.ts'
import { auditTexts } from '../../../shared/messages/staff/audit.ts'
import { formatInstant } from '../../lib/format.ts'
import { Table } from '../../ui/table.tsx'
import { actionWords, detailWords } from './action-words.ts'
import { ClientName } from './client-name.tsx'

const texts = auditTexts.entries

interface EntryTableProps {
  entries: readonly AuditEntry[]
  actors: readonly { id: string; name: string }[]
}

/** Entries, the newest first. */
export function EntryTable({ entries, actors }: EntryTableProps) {
  if (entries.length === 0) return <p className="text-muted">{texts.none}</p>
  return (
    <div className="text-sm">
      <Table
        caption={texts.caption}
        rows={entries}
        rowKey={(entry) => entry.position}
        columns={[
          { id: 'position', title: texts.position, cell: (entry) => entry.position },
          { id: 'at', title: texts.at, cell: (entry) => <Instant at={entry.at} /> },
          { id: 'actor', title: texts.actor, cell: (entry) => entry.actorName },
          { id: 'action', title: texts.action, rowHeader: true, cell: (entry) => actionWords(entry.action) },
          {
            id: 'client',
            title: texts.client,
            cell: (entry) =>
              entry.clientId === null ? '' : <ClientName id={entry.clientId} name={entry.clientName} />,
          },
          {
            id: 'detail',
            title: texts.detail,
            cell: (entry) => <span className="break-words">{detailWords(entry.detail, actors)}</span>,
          },
        ]}
      />
    </div>
  )
}

const Instant = ({ at }: { at: string }) => <time dateTime={at}>{formatInstant(at)}</time>
