import type { SiteMessages } from '../../../shared/messages/site-messages.ts'
import { PackageOffer } from '../../features/site/package-offer.tsx'

/** `/90-day-max`: the one page with the money-back claim, and without the text on refunds of the others (decision 8). */
export function NinetyDayMaxPage({ messages }: { messages: SiteMessages }) {
  return <PackageOffer messages={messages} offer="ninetyDayMax" rounds={3} noRefunds={false} />
}
