import Check from 'lucide-react/icons/check'
import { choosePurchase } from '../../../shared/catalogue/choose-purchase.ts'
import { refundTermsOf } from '../../../shared/catalogue/refund-terms.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { useSay } from '../../lib/use-say.ts'
import { Notice } from '../../ui/notice.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { OrderTotal } from './order-total.tsx'

interface OrderSummaryProps {
  choice: { tier: string | null; amount: string | null; service: string | null }
  /** What the payment that is open now asks for, in dollars. */
  asked?: number | null
}

/** What is bought, what is included, the price; beside the form, above it on a small screen. */
export function OrderSummary({ choice, asked = null }: OrderSummaryProps) {
  const { checkout, pay } = useMessages()
  const say = useSay()
  const purchase = choosePurchase(choice)
  if (!purchase.ok) {
    return (
      <Notice tone="wait" title={checkout.amountUnknown}>
        <TextLink to="/restore">{checkout.seePlans}</TextLink>
      </Notice>
    )
  }
  const { key, name, description, dollars, inclusions } = purchase.product
  const list = (
    <ul className="mt-2 grid gap-2">
      {inclusions.map((inclusion) => (
        <li key={inclusion} className="flex gap-2">
          <Check aria-hidden="true" className="mt-1 size-4 shrink-0 text-press" />
          <span>{say(inclusion)}</span>
        </li>
      ))}
    </ul>
  )
  return (
    <section aria-labelledby="order-summary" className="rounded-lg border border-line bg-surface p-5">
      <h2 id="order-summary" className="text-xl">
        {checkout.summary.title}
      </h2>
      <p className="mt-3 font-semibold">{say(name)}</p>
      <p className="text-muted">{say(description)}</p>
      <details className="mt-3 lg:hidden">
        <summary className="flex min-h-11 items-center font-semibold text-press underline underline-offset-4">
          {checkout.summary.included}
        </summary>
        {list}
      </details>
      <div className="mt-4 max-lg:hidden">
        <h3 className="font-sans text-base font-semibold">{checkout.summary.included}</h3>
        {list}
      </div>
      <OrderTotal choice={choice} dollars={dollars} asked={asked} />
      <p className="mt-3 text-sm text-muted">{checkout.summary.terms}</p>
      <p className="mt-3 text-sm text-muted">
        <b className="block">{pay.opensTitle}</b>
        {pay.opens.case}
      </p>
      <p className="mt-3 text-sm text-muted">{pay.refund[refundTermsOf(key)]}</p>
    </section>
  )
}
