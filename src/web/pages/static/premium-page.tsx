import type { SiteMessages } from '../../../shared/messages/site-messages.ts'
import { PackageOffer } from '../../features/site/package-offer.tsx'

/** `/premium`: three rounds, and no end after 90 days. */
export function PremiumPage({ messages }: { messages: SiteMessages }) {
  return <PackageOffer messages={messages} offer="premium" rounds={3} ninetyDays={false} />
}
