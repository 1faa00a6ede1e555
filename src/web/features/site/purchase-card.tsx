import type { ReactNode } from 'react'
import type { LinkedProduct } from '../../../shared/catalogue/product.ts'
import { nameIn } from '../../../shared/messages/name-in.ts'
import type { SiteMessages } from '../../../shared/messages/site-messages.ts'
import { OfferCard } from './offer-card.tsx'
import { payAction } from './pay-action.ts'

interface PurchaseCardProps {
  product: LinkedProduct
  messages: SiteMessages
  /** What the button says. */
  button: string
  /** In place of the catalogue's name. */
  title?: string
  badge?: string
  icon?: ReactNode
  highlighted?: boolean
  level?: 2 | 3
}

/** A product of the catalogue that is paid for once, with its payment link. */
export function PurchaseCard(given: PurchaseCardProps) {
  const { product, messages, button, title, badge, icon, highlighted, level } = given
  const say = (english: string) => nameIn(messages.names, english)
  const name = title ?? say(product.name)
  const { storefront } = messages
  // 'Buy for $500' may stand below two products: the name that is read aloud says which.
  const newTabHint = button.includes(name) ? storefront.opensNewTab : `${name}, ${storefront.opensNewTab}`
  return (
    <OfferCard
      title={name}
      price={product.dollars}
      per={messages.storefront.billing.once}
      description={say(product.description)}
      features={product.inclusions.map(say)}
      badge={badge}
      icon={icon}
      highlighted={highlighted}
      level={level}
      action={{ ...payAction(product.key, button, messages), newTabHint }}
    />
  )
}
