import { sessions, subscriptions } from '../../../shared/catalogue/linked-products.ts'
import { subscriptionTexts as english } from '../../../shared/messages/en/site/subscriptions.ts'
import { subscriptionTexts as spanish } from '../../../shared/messages/es/site/subscriptions.ts'
import { LetterSheet } from '../../features/site/letter-sheet.tsx'
import { OfferFrame } from '../../features/site/offer-frame.tsx'
import { PageBand } from '../../features/site/page-band.tsx'
import { PageHero } from '../../features/site/page-hero.tsx'
import { SessionCards } from '../../features/site/session-cards.tsx'
import { SubscriptionCards } from '../../features/site/subscription-cards.tsx'
import { TermsList } from '../../features/site/terms-list.tsx'
import { type PageProps, storefrontPage } from '../../static-page.ts'
import { LinkButton } from '../../ui/link-button.tsx'

/** `/subscriptions`: DIY Software Access, four plans and three paid sessions. */
export const subscriptionsPage = storefrontPage({
  path: '/subscriptions',
  texts: { en: english, es: spanish },
  Content: SubscriptionsPage,
  title: (texts) => texts.title,
  description: (texts) => texts.description,
  offers: [...subscriptions, ...sessions],
})

function SubscriptionsPage({ messages, texts }: PageProps<typeof english>) {
  const { pictures, storefront } = messages
  return (
    <OfferFrame
      messages={messages}
      places={['home', 'softwarePlans', 'diyPlans', 'allSolutions', 'toolkits']}
      disclaimer={storefront.subscriptions.disclaimer}
    >
      <PageHero title={texts.heading} lead={texts.lead} picture={<LetterSheet letter={pictures.letter} />}>
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
    </OfferFrame>
  )
}
