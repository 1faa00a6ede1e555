import type * as z from 'zod/mini'
import type { staffClient } from '../../../shared/api/staff.ts'
import { disputeProgress } from '../../../shared/rules/dispute-status.ts'
import { formatDollars } from '../../../shared/rules/money.ts'
import { formatDay } from '../../lib/format.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Table } from '../../ui/table.tsx'
import { TextLink } from '../../ui/text-link.tsx'

type StaffClient = z.output<typeof staffClient>

/** All clients, newest first, each with the way into its portal. */
export function ClientTable({ clients }: { clients: readonly StaffClient[] }) {
  const { staff } = useMessages()
  const { columns } = staff
  if (clients.length === 0) return <EmptyState title={staff.none}>{staff.noneText}</EmptyState>
  return (
    <Table
      caption={staff.caption}
      rows={clients}
      rowKey={(client) => String(client.id)}
      columns={[
        { id: 'id', title: columns.id, cell: (client) => client.id },
        {
          id: 'name',
          title: columns.name,
          rowHeader: true,
          cell: (client) => (
            <TextLink to={`/client-dashboard?client=${client.id}`} aria-label={staff.open(client.name)}>
              {client.name}
            </TextLink>
          ),
        },
        {
          id: 'email',
          title: columns.email,
          cell: (client) => <span className="break-all">{client.email}</span>,
        },
        { id: 'type', title: columns.type, cell: (client) => client.clientType },
        { id: 'payment', title: columns.payment, cell: (client) => client.paymentStatus },
        {
          id: 'amount',
          title: columns.amount,
          align: 'right',
          cell: (client) => formatDollars(Number(client.amount)),
        },
        { id: 'stage', title: columns.stage, cell: (client) => disputeProgress(client.disputeStatus).label },
        { id: 'since', title: columns.since, cell: (client) => formatDay(client.createdAt) },
      ]}
    />
  )
}
