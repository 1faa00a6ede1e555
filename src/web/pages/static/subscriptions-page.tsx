import type { SiteMessages } from '../../../shared/messages/site-messages.ts'
import { LetterSheet } from '../../features/storefront/letter-sheet.tsx'
import { OfferDisclaimer } from '../../features/storefront/offer-disclaimer.tsx'
import { PageBand } from '../../features/storefront/page-band.tsx'
import { PageHero } from '../../features/storefront/page-hero.tsx'
import { SessionCards } from '../../features/storefront/session-cards.tsx'
import { PlaceNav } from '../../features/storefront/site-nav.tsx'
import { SubscriptionCards } from '../../features/storefront/subscription-cards.tsx'
import { TermsList } from '../../features/storefront/terms-list.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { PageFrame } from '../../ui/page-frame.tsx'

/** `/subscriptions`: DIY Software Access, four plans and three paid sessions. */
export function SubscriptionsPage({ messages }: { messages: SiteMessages }) {
  const { storefront, planPages } = messages
  const texts = planPages.subscriptions
  return (
    <PageFrame
      marketing
      nav={
        <PlaceNav
          places={['home', 'softwarePlans', 'diyPlans', 'allSolutions', 'toolkits']}
          texts={storefront}
        />
      }
    >
      <PageHero
        title={texts.heading}
        lead={texts.lead}
        picture={<LetterSheet letter={planPages.pictures.letter} />}
      >
        <LinkButton to="#plans">{texts.toPlans}</LinkButton>
        <LinkButton kind="secondary" to="/dispute-generator">
          {texts.toGenerator}
        </LinkButton>
      </PageHero>
      <PageBand id="plans" title={texts.plansTitle} lead={texts.plansLead}>
        <SubscriptionCards messages={messages} />
      </PageBand>
      <PageBand id="sessions" title={storefront.sessionsTitle} lead={storefront.sessionsText}>
        <SessionCards messages={messages} />
      </PageBand>
      <PageBand id="terms" title={texts.termsTitle}>
        <TermsList terms={texts.terms} />
      </PageBand>
      <OfferDisclaimer title={storefront.disclaimerTitle} text={texts.disclaimer} />
    </PageFrame>
  )
}
