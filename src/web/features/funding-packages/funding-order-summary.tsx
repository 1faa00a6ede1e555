import Check from 'lucide-react/icons/check'
import type { Product } from '../../../shared/catalogue/product.ts'
import { formatDollars } from '../../../shared/rules/money.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { useSay } from '../../lib/use-say.ts'

/** Title, description, price, what is included, and the total. */
export function FundingOrderSummary({ product }: { product: Product }) {
  const { funding } = useMessages()
  const say = useSay()
  const texts = funding.checkout
  const price = formatDollars(product.dollars)
  return (
    <section aria-labelledby="order-summary" className="rounded-lg border border-line bg-surface p-5">
      <h2 id="order-summary" className="text-xl">
        {texts.summary}
      </h2>
      <p className="mt-3 font-semibold">{say(product.name)}</p>
      <p className="text-muted">{say(product.description)}</p>
      <p className="mt-3 flex items-baseline justify-between gap-4">
        <span>{texts.price}</span>
        <span className="tabular-nums">{price}</span>
      </p>
      <h3 className="mt-4 font-sans text-base font-semibold">{texts.included}</h3>
      <ul className="mt-2 grid gap-2">
        {product.inclusions.map((inclusion) => (
          <li key={inclusion} className="flex gap-2">
            <Check aria-hidden="true" className="mt-1 size-4 shrink-0 text-press" />
            <span>{say(inclusion)}</span>
          </li>
        ))}
      </ul>
      <p className="mt-4 flex items-baseline justify-between gap-4 border-t border-line pt-4">
        <span className="font-semibold">{texts.total}</span>
        <span className="font-serif text-2xl font-semibold tabular-nums">{price}</span>
      </p>
      <p className="mt-3 text-sm text-muted">{texts.terms}</p>
    </section>
  )
}
