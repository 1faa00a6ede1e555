import type { AuditEntry } from '../../../shared/api/audit.ts'
import { auditTexts } from '../../../shared/messages/staff/audit.ts'
import { formatInstant } from '../../lib/format.ts'
import { narrowScreen, useMedia } from '../../lib/use-media.ts'
import { FoldedRows } from '../../ui/folded-rows.tsx'
import { Table } from '../../ui/table.tsx'
import { actionWords, detailWords } from './action-words.ts'
import { ClientName } from './client-name.tsx'

const texts = auditTexts.entries

interface EntryTableProps {
  entries: readonly AuditEntry[]
  actors: readonly { id: string; name: string }[]
}

/** Entries, the newest first; on a phone each is a line that opens. */
export function EntryTable({ entries, actors }: EntryTableProps) {
  const isNarrow = useMedia(narrowScreen)
  if (entries.length === 0) return <p className="text-muted">{texts.none}</p>
  if (isNarrow) {
    return (
      <div className="text-sm">
        <FoldedRows
          caption={texts.caption}
          rows={entries}
          rowKey={(entry) => entry.position}
          head={(entry) => (
            <>
              <strong className="font-semibold">{actionWords(entry.action)}</strong>{' '}
              <span className="text-muted">
                {entry.actorName}, <Instant at={entry.at} />
              </span>
            </>
          )}
          rest={(entry) => [
            [texts.position, entry.position],
            [texts.client, <ClientOf key="client" entry={entry} />],
            [texts.detail, detailWords(entry.detail, actors)],
          ]}
        />
      </div>
    )
  }
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
            cell: (entry) => <ClientOf entry={entry} />,
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

function ClientOf({ entry: { clientId, clientName } }: { entry: AuditEntry }) {
  return clientId === null ? null : <ClientName id={clientId} name={clientName} />
}

const Instant = ({ at }: { at: string }) => <time dateTime={at}>{formatInstant(at)}</time>
