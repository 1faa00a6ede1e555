import type { SiteMessages } from '../../../shared/messages/site-messages.ts'
import { PageBand } from './page-band.tsx'
import { SessionCards } from './session-cards.tsx'

/** The sessions that an offer of funding is decided with, at the end of its page. */
export function OfferSessions({ messages }: { messages: SiteMessages }) {
  const { offerSessions, sessionsText } = messages.storefront
  return (
    <PageBand title={offerSessions.title} lead={sessionsText}>
      <SessionCards
        messages={messages}
        only={['profile-review', 'strategy-session']}
        descriptions={offerSessions.descriptions}
      />
    </PageBand>
  )
}
