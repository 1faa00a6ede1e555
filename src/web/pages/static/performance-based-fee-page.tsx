import Equal from 'lucide-react/icons/equal'
import FileCheck from 'lucide-react/icons/file-check'
import HandCoins from 'lucide-react/icons/hand-coins'
import LayoutDashboard from 'lucide-react/icons/layout-dashboard'
import Scale from 'lucide-react/icons/scale'
import Wrench from 'lucide-react/icons/wrench'
import { performanceFee } from '../../../shared/catalogue/success-fees.ts'
import { performanceBasedFeeTexts as english } from '../../../shared/messages/en/site/performance-based-fee.ts'
import { performanceBasedFeeTexts as spanish } from '../../../shared/messages/es/site/performance-based-fee.ts'
import { BeforeAfter } from '../../features/site/before-after.tsx'
import { FeatureGrid } from '../../features/site/feature-grid.tsx'
import { FeeExamples } from '../../features/site/fee-examples.tsx'
import { NumberedSteps } from '../../features/site/numbered-steps.tsx'
import { OfferCard } from '../../features/site/offer-card.tsx'
import { OfferFrame } from '../../features/site/offer-frame.tsx'
import { OfferSessions } from '../../features/site/offer-sessions.tsx'
import { PageBand } from '../../features/site/page-band.tsx'
import { PageHero } from '../../features/site/page-hero.tsx'
import { type PageProps, storefrontPage } from '../../static-page.ts'

const icons = [Scale, FileCheck, Equal, LayoutDashboard, Wrench, HandCoins]
const percent = `${performanceFee.percent}%`

export const performanceBasedFeePage = storefrontPage({
  path: '/performance-based-fee',
  texts: { en: english, es: spanish },
  Content: PerformanceBasedFeePage,
  title: (texts) => texts.documentTitle,
  description: (texts) => texts.description(percent),
})

/** What is owed when, with examples drawn to scale. */
function PerformanceBasedFeePage({ messages, texts }: PageProps<typeof english>) {
  const { terms } = messages
  const { steps } = texts
  return (
    <OfferFrame messages={messages} places={['softwarePlans']} disclaimer={terms.fundingDisclaimer}>
      <PageHero
        title={texts.title}
        lead={texts.lead}
        picture={
          <OfferCard
            title={texts.cardTitle}
            price={percent}
            per={texts.afterFunding}
            features={texts.inclusions}
            level={2}
            action={{ to: '/readiness/apply', text: texts.learn }}
          />
        }
      />
      <PageBand title={texts.stepsTitle}>
        <NumberedSteps
          steps={[
            steps.nothingUpfront,
            steps.support,
            { ...steps.success, text: steps.success.text(percent) },
          ]}
        />
      </PageBand>
      <PageBand title={texts.featuresTitle}>
        <FeatureGrid features={texts.features} icons={icons} />
      </PageBand>
      <PageBand title={texts.compareTitle}>
        <BeforeAfter
          before={texts.before}
          after={{ title: texts.after.title, items: [texts.after.share(percent), ...texts.after.items] }}
        />
      </PageBand>
      <PageBand title={texts.examplesTitle} lead={texts.examplesLead(percent)}>
        <FeeExamples texts={texts.examples} />
      </PageBand>
      <OfferSessions messages={messages} />
    </OfferFrame>
  )
}
