import { type Announcement, listAnnouncements } from '../../../shared/api/announcements.ts'
import { staffAnnouncementTexts as texts } from '../../../shared/messages/staff/announcements.ts'
import { formatInstant } from '../../lib/format.ts'
import { useCall } from '../../lib/use-call.ts'
import { Badge } from '../../ui/badge.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Table } from '../../ui/table.tsx'

/** What was told before: to one client, where an empty list shows nothing, or to everyone (null). */
export function AnnouncementTable({ clientId }: { clientId: number | null }) {
  const query = clientId === null ? {} : { client: clientId }
  const before = useCall(listAnnouncements, { query })
  if (before.isPending) return <Skeleton />
  if (!before.data) return <LoadFailure of={before} otherwise={texts.loadFailed} />
  if (before.data.length === 0) {
    return clientId === null ? <EmptyState title={texts.none}>{texts.noneText}</EmptyState> : null
  }
  const toAll = clientId === null
  return (
    <div className="text-sm">
      <Table
        caption={toAll ? texts.caption : texts.toClientTitle}
        captionShown={!toAll}
        rows={before.data}
        rowKey={({ id }) => id}
        columns={[
          { id: 'what', title: texts.columns.what, cell: What },
          { id: 'type', title: texts.columns.type, cell: Kind },
          ...(toAll
            ? [
                {
                  id: 'priority',
                  title: texts.columns.priority,
                  cell: ({ priority }: Announcement) => texts.nameOfPriority(priority),
                },
              ]
            : []),
          { id: 'by', title: texts.columns.by, cell: ({ by }) => by },
          {
            id: 'at',
            title: texts.columns.at,
            cell: ({ at }) => <time dateTime={at}>{formatInstant(at)}</time>,
          },
        ]}
      />
    </div>
  )
}

function What({ title, message }: Announcement) {
  return (
    <>
      <span className="block font-semibold break-words">{title}</span>
      <span className="block max-w-prose break-words whitespace-pre-line">{message}</span>
    </>
  )
}

function Kind({ type }: Announcement) {
  return <Badge tone={type === 'info' ? 'neutral' : 'alarm'}>{texts.nameOfType(type)}</Badge>
}
