import type { LinkedProduct } from '../../../shared/catalogue/product.ts'
import type { SiteMessages } from '../../../shared/messages/site-messages.ts'
import { formatDollars } from '../../../shared/rules/money.ts'
import { PageHero } from './page-hero.tsx'
import { PurchaseCard } from './purchase-card.tsx'

interface PurchaseHeroProps {
  product: LinkedProduct
  messages: SiteMessages
  texts: { title: string; lead: string; buy: (price: string) => string }
}

/** The first screen of a page about one product with a payment link: the product beside it, and how long access lasts. */
export function PurchaseHero({ product, messages, texts }: PurchaseHeroProps) {
  return (
    <PageHero
      title={texts.title}
      lead={texts.lead}
      picture={
        <PurchaseCard
          product={product}
          messages={messages}
          button={texts.buy(formatDollars(product.dollars, { whole: true }))}
          level={2}
        />
      }
    >
      <p className="max-w-prose border-t border-line pt-4 text-base text-muted">{messages.terms.access}</p>
    </PageHero>
  )
}
