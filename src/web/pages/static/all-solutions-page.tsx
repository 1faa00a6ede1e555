import {
  generatorAccess,
  modules,
  plans,
  sessions,
  subscriptions,
  toolkits,
} from '../../../shared/catalogue/linked-products.ts'
import { allSolutionsTexts as english } from '../../../shared/messages/en/site/all-solutions.ts'
import { allSolutionsTexts as spanish } from '../../../shared/messages/es/site/all-solutions.ts'
import { OfferFrame } from '../../features/site/offer-frame.tsx'
import { PageBand } from '../../features/site/page-band.tsx'
import { PageHero } from '../../features/site/page-hero.tsx'
import { SessionCards } from '../../features/site/session-cards.tsx'
import { SoftwareSolutions } from '../../features/site/software-solutions.tsx'
import { SubscriptionCards } from '../../features/site/subscription-cards.tsx'
import { ToolkitSolutions } from '../../features/site/toolkit-solutions.tsx'
import { type PageProps, storefrontPage } from '../../static-page.ts'
import { TextLink } from '../../ui/text-link.tsx'

/** Fast Track is bought here at the price of the overview (decision 8). */
const shownModules = modules.filter(
  ({ key }) => key === 'credit-fast-track-overview' || key === 'collections-dispute-module',
)

/** `/all-solutions`: everything for sale to consumers, in the four sections that the specification names. */
export const allSolutionsPage = storefrontPage({
  path: '/all-solutions',
  texts: { en: english, es: spanish },
  Content: AllSolutionsPage,
  title: (texts) => texts.title,
  description: (texts) => texts.description,
  offers: [...subscriptions, ...plans, generatorAccess, ...shownModules, ...toolkits, ...sessions],
})

function AllSolutionsPage({ messages, texts }: PageProps<typeof english>) {
  const { storefront } = messages
  const sections = [
    { id: 'subscriptions', title: texts.subscriptions.title },
    { id: 'software-solutions', title: texts.software.title },
    { id: 'toolkits', title: texts.toolkits.title },
    { id: 'consultations', title: texts.consultations.title },
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
      <PageBand id="subscriptions" title={texts.subscriptions.title} lead={texts.subscriptions.lead}>
        <SubscriptionCards messages={messages} label={texts.categories.diy} />
        <More to="/diy-plans" text={texts.subscriptions.more} />
      </PageBand>
      <PageBand id="software-solutions" title={texts.software.title} lead={texts.software.lead}>
        <SoftwareSolutions messages={messages} texts={texts} />
        <More to="/software-plans" text={texts.software.more} />
      </PageBand>
      <PageBand id="toolkits" title={texts.toolkits.title} lead={texts.toolkits.lead}>
        <ToolkitSolutions messages={messages} texts={texts} />
        <More to="/toolkits" text={texts.toolkits.more} />
      </PageBand>
      <PageBand id="consultations" title={texts.consultations.title} lead={storefront.sessionsText}>
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
