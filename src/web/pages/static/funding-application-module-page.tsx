import Building2 from 'lucide-react/icons/building-complex'
import CalendarRange from 'lucide-react/icons/calendar-range'
import ChartNoAxesColumn from 'lucide-react/icons/chart-no-axes-column'
import FileCheck from 'lucide-react/icons/file-check'
import Gauge from 'lucide-react/icons/gauge'
import Landmark from 'lucide-react/icons/landmark'
import { applicationModule } from '../../../shared/catalogue/success-fees.ts'
import { fundingApplicationModuleTexts as english } from '../../../shared/messages/en/site/funding-application-module.ts'
import { fundingApplicationModuleTexts as spanish } from '../../../shared/messages/es/site/funding-application-module.ts'
import { formatDollars } from '../../../shared/rules/money.ts'
import { HelpTips } from '../../features/help-tips/help-tips.tsx'
import { FeatureGrid } from '../../features/site/feature-grid.tsx'
import { GatedSteps } from '../../features/site/gated-steps.tsx'
import { OfferCard } from '../../features/site/offer-card.tsx'
import { OfferFrame } from '../../features/site/offer-frame.tsx'
import { PageBand } from '../../features/site/page-band.tsx'
import { PageHero } from '../../features/site/page-hero.tsx'
import { payAction } from '../../features/site/pay-action.ts'
import { QuestionList } from '../../features/site/question-list.tsx'
import { type PageProps, storefrontPage } from '../../static-page.ts'

const icons = [Landmark, ChartNoAxesColumn, Building2, Gauge, CalendarRange, FileCheck]
const first = formatDollars(applicationModule.prequalificationDollars, { whole: true })
const second = formatDollars(applicationModule.packageDollars, { whole: true })
const percent = `${applicationModule.backendFeePercent}%`
/** In the order of the steps (specification, section 4). */
const prices = [first, second, percent]

/** `/funding-application-module`: step 1 is bought here; the other two are offered when they come. */
export const fundingApplicationModulePage = storefrontPage({
  path: '/funding-application-module',
  texts: { en: english, es: spanish },
  Content: FundingApplicationModulePage,
  title: (texts) => texts.documentTitle,
  description: (texts) => texts.description,
  offers: [{ ...applicationModule, url: '/funding-application-module' }],
  questions: (texts) => texts.questions,
})

function FundingApplicationModulePage({ messages, texts }: PageProps<typeof english>) {
  const { storefront, terms } = messages
  return (
    <OfferFrame
      messages={messages}
      places={['home', 'businessCreditToolkit', 'softwarePlans', 'toolkits', 'allSolutions']}
      disclaimer={terms.fundingDisclaimer}
    >
      <PageHero
        title={texts.title}
        lead={texts.lead}
        picture={
          <OfferCard
            title={texts.cardTitle}
            price={applicationModule.dollars}
            per={texts.total}
            description={texts.cardDescription(first, second, percent)}
            features={texts.cardFeatures}
            level={2}
            action={payAction(applicationModule.payKey, texts.start(first), messages)}
          />
        }
      />
      <PageBand title={texts.stepsTitle} lead={texts.stepsLead}>
        <GatedSteps
          steps={texts.steps.map((step, position) => ({ ...step, price: prices[position] ?? '' }))}
        />
      </PageBand>
      <PageBand title={texts.requirementsTitle} lead={texts.requirementsLead}>
        <FeatureGrid features={texts.requirements} icons={icons} />
        <HelpTips names={['businessAccount', 'lenderCriteria', 'businessCredit']} messages={messages} />
      </PageBand>
      <PageBand title={storefront.questionsTitle}>
        <QuestionList questions={texts.questions} oneAtATime="application-questions" />
      </PageBand>
    </OfferFrame>
  )
}
