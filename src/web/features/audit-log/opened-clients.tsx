import { openedClients } from '../../../shared/api/audit.ts'
import { auditTexts } from '../../../shared/messages/staff/audit.ts'
import { formatInstant } from '../../lib/format.ts'
import { useCall } from '../../lib/use-call.ts'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Table } from '../../ui/table.tsx'
import { actionWords } from './action-words.ts'
import { ClientName } from './client-name.tsx'

const texts = auditTexts.opened

/** Which clients' files a person opened between two days, with counts and times. */
export function OpenedClients({ actor, from, to }: { actor: string; from: string; to: string }) {
  const opened = useCall(openedClients, { query: { actor, from, to } })
  if (opened.isPending) return <Skeleton />
  if (!opened.data) return <LoadFailure of={opened} otherwise={texts.failed} />
  if (opened.data.length === 0) return <p role="status">{texts.none}</p>
  const openings = opened.data.reduce((sum, row) => sum + row.count, 0)
  return (
    <div className="text-sm">
      <p role="status" className="mb-2 font-semibold">
        {texts.total(opened.data.length, openings)}
      </p>
      <Table
        caption={texts.caption}
        rows={opened.data}
        rowKey={(row) => row.clientId}
        columns={[
          {
            id: 'client',
            title: texts.client,
            rowHeader: true,
            cell: (row) => <ClientName id={row.clientId} name={row.clientName} />,
          },
          { id: 'count', title: texts.count, align: 'right', cell: (row) => row.count },
          { id: 'first', title: texts.first, cell: (row) => formatInstant(row.firstAt) },
          { id: 'last', title: texts.last, cell: (row) => formatInstant(row.lastAt) },
          { id: 'files', title: texts.files, cell: (row) => row.files.map(actionWords).join(', ') },
        ]}
      />
    </div>
  )
}
