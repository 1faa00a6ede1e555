import { ApiError, sentenceOf } from '../../lib/api-error.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { useSay } from '../../lib/use-say.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { Notice } from '../../ui/notice.tsx'

/** Whether the server refused an order or an intake because an agreement is signed first. */
export const isAgreementNeeded = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'agreement_needed'

/** What is ordered, as the addresses of checkout, payment page and intake name it. */
type Order = Partial<
  Record<'product' | 'tier' | 'amount' | 'service' | 'client' | 'agreement', string | null>
>

/** Refusals of an agreement that stands: it is looked at, not begun anew. */
const ofItself = ['agreement.sign', 'agreement.waits', 'agreement.used', 'agreement.altered']

/** Why nothing is charged yet, and the way to where the agreement is signed. */
export function AgreementNeeded({ error, order }: { error: unknown; order: Order }) {
  const { agreement } = useMessages()
  const say = useSay()
  return (
    <Notice tone="wait" role="alert" title={agreement.checkout.title}>
      <p>{say(sentenceOf(error, agreement.needed.text))}</p>
      <LinkButton className="mt-3" to={addressFor(error, order)}>
        {agreement.checkout.button}
      </LinkButton>
    </Notice>
  )
}

function addressFor(error: unknown, { agreement, ...order }: Order): string {
  const key = error instanceof ApiError ? (error.says?.key ?? '') : ''
  const query = new URLSearchParams()
  if (agreement && ofItself.includes(key)) query.set('ref', agreement)
  else for (const [name, value] of Object.entries(order)) if (value) query.set(name, value)
  return `/agreement?${query}`
}
