import { ChartNoAxesColumnIncreasing, FileText, LifeBuoy, ListChecks, Route } from 'lucide-react'
import { armorReady } from '../../../shared/catalogue/linked-products.ts'
import { sayIn } from '../../../shared/messages/say-in.ts'
import type { SiteMessages } from '../../../shared/messages/site-messages.ts'
import { HelpTips } from '../../features/help-tips/help-tips.tsx'
import { FeatureGrid } from '../../features/storefront/feature-grid.tsx'
import { NumberedSteps } from '../../features/storefront/numbered-steps.tsx'
import { OfferCard } from '../../features/storefront/offer-card.tsx'
import { OfferDisclaimer } from '../../features/storefront/offer-disclaimer.tsx'
import { PageBand } from '../../features/storefront/page-band.tsx'
import { PageHero } from '../../features/storefront/page-hero.tsx'
import { PlaceNav } from '../../features/storefront/site-nav.tsx'
import { PageFrame } from '../../ui/page-frame.tsx'

const icons = [ChartNoAxesColumnIncreasing, Route, FileText, ListChecks, LifeBuoy]

/** `/armor-ready`: the assessment is bought in the funding form, where the business is described. */
export function ArmorReadyPage({ messages }: { messages: SiteMessages }) {
  const { solutionPages, storefront } = messages
  const { armorReady: texts, terms } = solutionPages
  const say = (english: string) => sayIn(messages.sentences, english)
  return (
    <PageFrame
      marketing
      nav={
        <PlaceNav
          places={['home', 'businessCreditToolkit', 'softwarePlans', 'allSolutions']}
          texts={storefront}
        />
      }
    >
      <PageHero
        title={texts.title}
        lead={texts.lead}
        picture={
          <OfferCard
            title={say(armorReady.name)}
            price={armorReady.dollars}
            per={storefront.billing.once}
            description={say(armorReady.description)}
            features={armorReady.inclusions.map(say)}
            level={2}
            action={{ to: '/readiness/apply', text: texts.apply }}
          />
        }
      />
      <PageBand title={texts.featuresTitle}>
        <FeatureGrid features={texts.features} icons={icons} />
        <HelpTips names={['lenderCriteria', 'debtToIncome', 'sbaLoans']} messages={messages} />
      </PageBand>
      <PageBand title={texts.criteriaTitle} lead={texts.criteriaLead}>
        <dl className="grid gap-6 sm:grid-cols-3">
          {texts.criteria.map(({ term, text }) => (
            <div key={term} className="flex flex-col border-l-2 border-edge pl-5">
              <dt className="text-base text-muted">{term}</dt>
              <dd className="font-serif text-2xl font-semibold tabular-nums">{text}</dd>
            </div>
          ))}
        </dl>
      </PageBand>
      <PageBand title={texts.stepsTitle}>
        <NumberedSteps steps={texts.steps} />
      </PageBand>
      <OfferDisclaimer title={storefront.disclaimerTitle} text={terms.fundingDisclaimer} />
    </PageFrame>
  )
}
