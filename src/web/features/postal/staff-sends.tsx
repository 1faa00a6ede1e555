import { listPostalTroubles, refundPostalOrder, type StaffSend } from '../../../shared/api/postal.ts'
import { postalTexts } from '../../../shared/messages/en/postal.ts'
import { staffPostalTexts as texts } from '../../../shared/messages/staff/postal.ts'
import { formatInstant } from '../../lib/format.ts'
import { useCall } from '../../lib/use-call.ts'
import { paymentFacts } from '../../parts/refunds/payment-facts.tsx'
import { PaymentRefunds } from '../../parts/refunds/payment-refunds.tsx'
import { Badge } from '../../ui/badge.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TextLink } from '../../ui/text-link.tsx'

/** Letters sent for clients that somebody looks after. @param clientId of one client; absent: of all */
export function StaffSends({ clientId }: { clientId?: string }) {
  const query = clientId === undefined ? {} : { client: clientId }
  const sends = useCall(listPostalTroubles, { query })
  if (sends.isPending) return <Skeleton />
  if (!sends.data) {
    return <LoadFailure of={sends} otherwise={texts.failed} />
  }
  if (sends.data.length === 0)
    return clientId === undefined ? <p className="text-muted">{texts.none}</p> : null
  return (
    <ul className="grid gap-4">
      {sends.data.map((each) => (
        <li key={each.send.id} className="rounded-md border border-line p-4">
          <Trouble each={each} isOfOne={clientId !== undefined} reload={() => sends.refetch()} />
        </li>
      ))}
    </ul>
  )
}

interface TroubleProps {
  each: StaffSend
  isOfOne: boolean
  reload: () => unknown
}

function Trouble({ each, isOfOne, reload }: TroubleProps) {
  const { send, clientId, clientName, provider, letterId, trouble, note, payment } = each
  const facts = [
    [
      texts.letter,
      `${send.recipient}, ${postalTexts.sends.states[send.state]}, ${formatInstant(send.stateAt)}`,
    ],
    [texts.provider, [provider, letterId].filter(Boolean).join(' ')],
    ...(note === '' ? [] : [[texts.note, note]]),
    ...(payment ? paymentFacts(payment) : []),
  ] as const
  return (
    <>
      <p className="flex flex-wrap items-center gap-3">
        <Badge tone="alarm">{texts.troubles[trouble]}</Badge>
        {send.isSandbox && <Badge tone="beta">{postalTexts.sandbox.badge}</Badge>}
        {!isOfOne && (
          <TextLink to={`/dashboard/client?client=${clientId}`}>{clientName ?? String(clientId)}</TextLink>
        )}
      </p>
      <dl className="mt-3 grid gap-1">
        {facts.map(([name, value]) => (
          <div key={String(name)} className="flex flex-wrap gap-x-3">
            <dt className="text-muted">{name}</dt>
            <dd className="min-w-0 wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      {payment && (
        <PaymentRefunds
          payment={payment}
          wholeText={texts.whole}
          send={(body, call) => call(refundPostalOrder, { params: { id: String(clientId) }, body })}
          reload={reload}
        />
      )}
    </>
  )
}
