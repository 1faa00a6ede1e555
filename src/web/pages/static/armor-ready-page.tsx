import ChartNoAxesColumnIncreasing from 'lucide-react/icons/chart-no-axes-column-increasing'
import FileText from 'lucide-react/icons/file-text'
import LifeBuoy from 'lucide-react/icons/life-buoy'
import ListChecks from 'lucide-react/icons/list-checks'
import Route from 'lucide-react/icons/route'
import { armorReady } from '../../../shared/catalogue/funding-products.ts'
import { armorReadyTexts as english } from '../../../shared/messages/en/site/armor-ready.ts'
import { armorReadyTexts as spanish } from '../../../shared/messages/es/site/armor-ready.ts'
import { HelpTips } from '../../features/help-tips/help-tips.tsx'
import { ApplicationHero } from '../../features/site/application-hero.tsx'
import { FeatureGrid } from '../../features/site/feature-grid.tsx'
import { NumberedSteps } from '../../features/site/numbered-steps.tsx'
import { OfferFrame } from '../../features/site/offer-frame.tsx'
import { PageBand } from '../../features/site/page-band.tsx'
import { type PageProps, storefrontPage } from '../../static-page.ts'

const icons = [ChartNoAxesColumnIncreasing, Route, FileText, ListChecks, LifeBuoy]

/** `/armor-ready`: the assessment is bought in the funding form, where the business is described. */
export const armorReadyPage = storefrontPage({
  path: '/armor-ready',
  texts: { en: english, es: spanish },
  Content: ArmorReadyPage,
  title: (texts) => texts.documentTitle,
  description: (texts) => texts.description,
  offers: [{ ...armorReady, url: '/readiness/apply' }],
})

function ArmorReadyPage({ messages, texts }: PageProps<typeof english>) {
  const { terms } = messages
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
