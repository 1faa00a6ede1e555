import type { SiteMessages } from '../../../shared/messages/site-messages.ts'
import { PackageOffer } from '../../features/site/package-offer.tsx'

/** `/standard` */
export function StandardPage({ messages }: { messages: SiteMessages }) {
  return <PackageOffer messages={messages} offer="standard" rounds={2} />
}
