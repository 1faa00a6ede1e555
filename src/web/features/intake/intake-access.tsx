import type { getIntakeAccess } from '../../../shared/api/intake.ts'
import type { CallReply } from '../../lib/call-address.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PackageLinks } from './package-links.tsx'

/**
 * Whoever opens the intake without a payment or a good tester token is told at once, and how to go on (decision 21). The
 * form stays: what is typed is kept, and an intake that is sent unpaid waits for its payment. Nothing is shown while it is
 * not known.
 */
export function IntakeAccess({
  access: data,
}: {
  access: CallReply<typeof getIntakeAccess> | null | undefined
}) {
  const { unpaid } = useMessages()
  if (!data || data.state === 'open') return null
  const frame = { tone: 'wait', role: 'status', className: 'mb-6' } as const
  if (data.state === 'confirming')
    return (
      <Notice {...frame} title={unpaid.confirmingTitle}>
        <p>{unpaid.confirming}</p>
      </Notice>
    )
  if (data.state === 'token-invalid')
    return (
      <Notice {...frame} title={unpaid.tokenInvalidTitle}>
        <p>{unpaid.tokenInvalid}</p>
        <LinkButton kind="secondary" className="mt-3" to="/apply-beta">
          {unpaid.apply}
        </LinkButton>
      </Notice>
    )
  if (data.state === 'token-used')
    return (
      <Notice {...frame} title={unpaid.tokenUsedTitle}>
        <p>{unpaid.tokenUsed}</p>
        <LinkButton kind="secondary" className="mt-3" to="/client-dashboard?client=me">
          {unpaid.openPortal}
        </LinkButton>
      </Notice>
    )
  if (data.paidClient !== null)
    return (
      <Notice {...frame} title={unpaid.otherTitle}>
        <p>{unpaid.other}</p>
        <LinkButton kind="secondary" className="mt-3" to={`/intake?client=${data.paidClient}`}>
          {unpaid.openOther}
        </LinkButton>
      </Notice>
    )
  return (
    <Notice {...frame} title={unpaid.title}>
      <p>{unpaid.intake}</p>
      <PackageLinks client={data.unpaidClient} />
    </Notice>
  )
}
