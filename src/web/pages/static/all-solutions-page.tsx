import type { SiteMessages } from '../../../shared/messages/site-messages.ts'
import { OfferFrame } from '../../features/site/offer-frame.tsx'
import { PageBand } from '../../features/site/page-band.tsx'
import { PageHero } from '../../features/site/page-hero.tsx'
import { SessionCards } from '../../features/site/session-cards.tsx'
import { SoftwareSolutions } from '../../features/site/software-solutions.tsx'
import { SubscriptionCards } from '../../features/site/subscription-cards.tsx'
import { ToolkitSolutions } from '../../features/site/toolkit-solutions.tsx'
import { TextLink } from '../../ui/text-link.tsx'

/** `/all-solutions`: everything for sale to consumers, in the four sections that the specification names. */
export function AllSolutionsPage({ messages }: { messages: SiteMessages }) {
  const { storefront, planPages } = messages
  const { allSolutions: texts } = planPages
  const { subscriptions, software, toolkits, consultations } = texts
  const sections = [
    { id: 'subscriptions', title: subscriptions.title },
    { id: 'software-solutions', title: software.title },
    { id: 'toolkits', title: toolkits.title },
    { id: 'consultations', title: consultations.title },
  ]
  return (
    <OfferFrame
      messages={messages}
      places={['home', 'softwarePlans', 'subscriptions', 'diyPlans', 'toolkits']}
      disclaimer={texts.disclaimer}
    >
      <PageHero title={texts.heading} lead={texts.lead} />
      <nav aria-label={texts.sectionsLabel}>
        <ul className="flex flex-wrap gap-x-6">
          {sections.map(({ id, title }) => (
            <li key={id}>
              <TextLink to={`#${id}`} className="inline-flex min-h-12 items-center">
                {title}
              </TextLink>
            </li>
          ))}
        </ul>
      </nav>
      <PageBand id="subscriptions" title={subscriptions.title} lead={subscriptions.lead}>
        <SubscriptionCards messages={messages} label={texts.categories.diy} />
        <More to="/diy-plans" text={subscriptions.more} />
      </PageBand>
      <PageBand id="software-solutions" title={software.title} lead={software.lead}>
        <SoftwareSolutions messages={messages} />
        <More to="/software-plans" text={software.more} />
      </PageBand>
      <PageBand id="toolkits" title={toolkits.title} lead={toolkits.lead}>
        <ToolkitSolutions messages={messages} />
        <More to="/toolkits" text={toolkits.more} />
      </PageBand>
      <PageBand id="consultations" title={consultations.title} lead={storefront.sessionsText}>
        <SessionCards messages={messages} />
      </PageBand>
    </OfferFrame>
  )
}

function More({ to, text }: { to: string; text: string }) {
  return (
    <p className="mt-4">
      <TextLink to={to} className="inline-flex min-h-12 items-center">
        {text}
      </TextLink>
    </p>
  )
}
