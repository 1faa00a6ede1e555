import { ApiError } from '../../lib/api-error.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Notice } from '../../ui/notice.tsx'

/** Whether the server refused an order because its case is paid already. */
export const isCasePaid = (error: unknown): boolean => error instanceof ApiError && error.code === 'conflict'

/** The case that was to be paid for is paid already: no second payment is offered. */
export function CasePaid({ client }: { client: string | null }) {
  const { unpaid } = useMessages()
  return (
    <Notice tone="good" role="status" title={unpaid.casePaidTitle}>
      <p>{unpaid.casePaid}</p>
      <LinkButton className="mt-4" to={`/client-dashboard?client=${encodeURIComponent(client ?? 'me')}`}>
        {unpaid.openCase}
      </LinkButton>
    </Notice>
  )
}
