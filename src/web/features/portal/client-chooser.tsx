import type * as z from 'zod/mini'
import type { listMyClients } from '../../../shared/api/accounts.ts'
import { formatDay } from '../../lib/format.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { SmartLink } from '../../ui/smart-link.tsx'

type MyClient = z.output<typeof listMyClients.reply>[number]

interface ClientChooserProps {
  clients: readonly MyClient[]
  /** Where a case leads; its portal when absent. */
  to?: (id: number) => string
}

const portalOf = (id: number) => `/client-dashboard?client=${id}`

/** The cases of one address, newest first. */
export function ClientChooser({ clients, to = portalOf }: ClientChooserProps) {
  const { portal } = useMessages()
  return (
    <ul className="grid gap-3">
      {clients.map((client) => (
        <li key={client.id}>
          <SmartLink
            to={to(client.id)}
            className="block rounded-lg border border-line bg-surface p-5 text-ink no-underline hover:border-press"
          >
            <span className="block text-lg font-semibold text-press underline underline-offset-4">
              {portal.caseNumber(client.id)}
            </span>
            <span className="block">{client.name}</span>
            <span className="block text-muted">
              {client.clientType === 'paid' ? portal.information.paid : portal.information.tester}
              {', '}
              {portal.startedOn(formatDay(client.createdAt))}
            </span>
          </SmartLink>
        </li>
      ))}
    </ul>
  )
}
