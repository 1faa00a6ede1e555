import type { LinkedProduct } from '../../../shared/catalogue/product.ts'
import { refundTermsOf } from '../../../shared/catalogue/refund-terms.ts'
import { whatItOpens } from '../../../shared/messages/what-it-opens.ts'
import { formatDollars } from '../../../shared/rules/money.ts'
import { formatDay } from '../../lib/format.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { useSay } from '../../lib/use-say.ts'
import { SumLine } from '../../ui/sum-line.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { TickedList } from '../../ui/ticked-list.tsx'
import type { ShownOffer } from './use-payment-page.ts'

interface ProductSummaryProps {
  product: LinkedProduct
  /** What this buyer is asked; null while the server has not said it. */
  offer: ShownOffer | null
}

/** What is bought, what is in it, the price, what was paid before, what is charged and how often it is due. */
export function ProductSummary({ product, offer }: ProductSummaryProps) {
  const { pay, credit } = useMessages()
  const credits = offer?.credits ?? []
  const say = useSay()
  return (
    <section aria-labelledby="pay-included" className="rounded-lg border border-line bg-surface p-5">
      <h2 id="pay-included" className="text-xl">
        {pay.included}
      </h2>
      <TickedList items={product.inclusions.map((inclusion) => say(inclusion))} className="mt-3 gap-2" />
      {offer && credits.length > 0 && (
        <dl className="mt-4 grid gap-2 border-t border-line pt-4">
          <SumLine name={credit.price} value={formatDollars(offer.price)} />
          {credits.map(({ name, paidOn, amount }) => (
            <SumLine
              key={`${name} ${paidOn}`}
              name={credit.line(say(name), formatDay(paidOn))}
              value={formatDollars(-amount)}
            />
          ))}
        </dl>
      )}
      <p className="mt-4 flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line pt-4">
        <span className="font-semibold">{credits.length > 0 ? credit.due : pay.price}</span>
        <span>
          <span className="font-serif text-2xl font-semibold tabular-nums">
            {formatDollars(offer?.due ?? product.dollars)}
          </span>{' '}
          <span className="text-muted">{pay.billing[product.billing]}</span>
        </span>
      </p>
      {offer && credits.length > 0 && (
        <p className="mt-3 text-sm">
          {pay.lessPaid(formatDollars(offer.price), formatDollars(offer.price - offer.due))}
        </p>
      )}
      <p className="mt-3 text-sm">{pay.terms[product.billing]}</p>
      <h3 className="mt-4 font-sans text-base font-semibold">{pay.opensTitle}</h3>
      <ul className="mt-1 grid list-disc gap-1 pl-5 text-sm">
        {whatItOpens(product.key, pay).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <h3 className="mt-4 font-sans text-base font-semibold">{pay.refundTitle}</h3>
      <p className="mt-1 text-sm">{pay.refund[refundTermsOf(product.key)]}</p>
      <p className="text-sm">
        <TextLink to="/refunds" className="inline-flex min-h-11 items-center">
          {pay.refundPolicy}
        </TextLink>
      </p>
    </section>
  )
}
