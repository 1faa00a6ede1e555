import { Check } from 'lucide-react'
import type { LinkedProduct } from '../../../shared/catalogue/product.ts'
import { formatDollars } from '../../../shared/rules/money.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { useSay } from '../../lib/use-say.ts'

/** What is bought, what is in it, the price and how often it is due. */
export function ProductSummary({ product }: { product: LinkedProduct }) {
  const { pay } = useMessages()
  const say = useSay()
  return (
    <section aria-labelledby="pay-included" className="rounded-lg border border-line bg-surface p-5">
      <h2 id="pay-included" className="text-xl">
        {pay.included}
      </h2>
      <ul className="mt-3 grid gap-2">
        {product.inclusions.map((inclusion) => (
          <li key={inclusion} className="flex gap-2">
            <Check aria-hidden="true" className="mt-1 size-4 shrink-0 text-press" />
            <span>{say(inclusion)}</span>
          </li>
        ))}
      </ul>
      <p className="mt-4 flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line pt-4">
        <span className="font-semibold">{pay.price}</span>
        <span>
          <span className="font-serif text-2xl font-semibold tabular-nums">
            {formatDollars(product.dollars)}
          </span>{' '}
          <span className="text-muted">{pay.billing[product.billing]}</span>
        </span>
      </p>
      <p className="mt-3 text-sm">{pay.terms[product.billing]}</p>
    </section>
  )
}
