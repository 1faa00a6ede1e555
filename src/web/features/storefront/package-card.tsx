import { Check } from 'lucide-react'
import type { Product } from '../../../shared/catalogue.ts'
import type { SiteMessages } from '../../../shared/messages/site-messages.ts'
import { formatDollars } from '../../../shared/rules/money.ts'
import { LinkButton } from '../../ui/link-button.tsx'

interface PackageCardProps {
  product: Product
  /** What only this package has. */
  own: readonly string[]
  texts: SiteMessages['home']['restorePage']
}

/** One tier with its price and the way to its checkout. */
export function PackageCard({ product, own, texts }: PackageCardProps) {
  return (
    <section className="flex flex-col rounded-lg border border-line bg-surface p-6">
      <h3 className="text-xl">{product.name}</h3>
      <p className="mt-2 flex items-baseline gap-2">
        <span className="font-serif text-3xl font-semibold tabular-nums">
          {formatDollars(product.dollars, { whole: true })}
        </span>
        <span className="text-base text-muted">{texts.oncePaid}</span>
      </p>
      <p className="mt-3 text-base">{product.description}</p>
      <CheckedList items={own} />
      <LinkButton to={`/checkout?tier=${product.key}`} className="mt-auto self-start">
        {texts.choose(product.name)}
      </LinkButton>
    </section>
  )
}

export function CheckedList({ items }: { items: readonly string[] }) {
  return (
    <ul className="mt-3 mb-6 grid gap-2 text-base">
      {items.map((item) => (
        <li key={item} className="flex gap-2">
          <Check aria-hidden="true" className="mt-1 size-4 shrink-0 text-press" />
          <span>{item}</span>
        </li>
      ))}
    </ul>
  )
}
