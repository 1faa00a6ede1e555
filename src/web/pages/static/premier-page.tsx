import type { SiteMessages } from '../../../shared/messages/site-messages.ts'
import { PackageOffer } from '../../features/site/package-offer.tsx'

/** `/premier` */
export function PremierPage({ messages }: { messages: SiteMessages }) {
  return <PackageOffer messages={messages} offer="premier" rounds={3} />
}
