import { type LinkedProduct, payAddress } from '../../../shared/catalogue/product.ts'
import { nameIn } from '../../../shared/messages/name-in.ts'
import type { SiteMessages } from '../../../shared/messages/site-messages.ts'
import { formatDollars } from '../../../shared/rules/money.ts'
import { TextLink } from '../../ui/text-link.tsx'
import { OfferCard } from './offer-card.tsx'

interface SolutionCardProps {
  messages: SiteMessages
  /** What the button says, of its price. */
  get: (price: string) => string
  product: LinkedProduct
  /** The kind of product, below its name. */
  category: string
  /** The page that tells more. */
  details?: { to: string; text: string }
}

/** A product of `/all-solutions` in short: its kind, its price, its payment link and the page that tells more. */
export function SolutionCard({ messages, get, product, category, details }: SolutionCardProps) {
  const { storefront, names } = messages
  const { dollars, originalDollars, billing } = product
  const name = nameIn(names, product.name)
  return (
    <OfferCard
      title={name}
      label={category}
      price={dollars}
      per={storefront.billing[billing]}
      compared={originalDollars ? storefront.was(formatDollars(originalDollars, { whole: true })) : undefined}
      description={nameIn(names, product.description)}
      action={{
        to: payAddress(product.key),
        text: get(formatDollars(dollars, { whole: true })),
        newTab: true,
        newTabHint: `${name}, ${storefront.opensNewTab}`,
      }}
    >
      {details && (
        <TextLink to={details.to} className="inline-flex min-h-12 items-center text-base">
          {details.text}
          <span className="sr-only">: {name}</span>
        </TextLink>
      )}
    </OfferCard>
  )
}
