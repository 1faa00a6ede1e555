import type { SiteMessages } from '../../../shared/messages/site-messages.ts'
import { PackageOffer } from '../../features/site/package-offer.tsx'

/** `/elite` */
export function ElitePage({ messages }: { messages: SiteMessages }) {
  return <PackageOffer messages={messages} offer="elite" rounds={3} />
}
