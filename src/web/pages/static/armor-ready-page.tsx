import { ChartNoAxesColumnIncreasing, FileText, LifeBuoy, ListChecks, Route } from 'lucide-react'
import { armorReady } from '../../../shared/catalogue/funding-products.ts'
import type { SiteMessages } from '../../../shared/messages/site-messages.ts'
import { HelpTips } from '../../features/help-tips/help-tips.tsx'
import { ApplicationHero } from '../../features/site/application-hero.tsx'
import { FeatureGrid } from '../../features/site/feature-grid.tsx'
import { NumberedSteps } from '../../features/site/numbered-steps.tsx'
import { OfferFrame } from '../../features/site/offer-frame.tsx'
import { PageBand } from '../../features/site/page-band.tsx'

const icons = [ChartNoAxesColumnIncreasing, Route, FileText, ListChecks, LifeBuoy]

/** `/armor-ready`: the assessment is bought in the funding form, where the business is described. */
export function ArmorReadyPage({ messages }: { messages: SiteMessages }) {
  const { solutionPages, terms } = messages
  const { armorReady: texts } = solutionPages
  return (
    <OfferFrame
      messages={messages}
      places={['home', 'businessCreditToolkit', 'softwarePlans', 'allSolutions']}
      disclaimer={terms.fundingDisclaimer}
    >
      <ApplicationHero product={armorReady} messages={messages} texts={texts} />
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
    </OfferFrame>
  )
}
