import { payAddress } from '../../../shared/catalogue/product.ts'
import type { SiteMessages } from '../../../shared/messages/site-messages.ts'
import type { OfferCardProps } from './offer-card.tsx'

/** The button of a card that leads to a payment link: it opens in a new tab, and says so. */
export function payAction(
  key: string,
  text: string,
  { storefront }: Pick<SiteMessages, 'storefront'>,
): OfferCardProps['action'] {
  return { to: payAddress(key), text, newTab: true, newTabHint: storefront.opensNewTab }
}
