import Building2 from 'lucide-react/icons/building-complex'
import ClipboardCheck from 'lucide-react/icons/clipboard-check'
import FileSignature from 'lucide-react/icons/file-pen-line'
import Hash from 'lucide-react/icons/hash'
import Landmark from 'lucide-react/icons/landmark'
import { armorReady, entityReadiness } from '../../../shared/catalogue/funding-products.ts'
import { entityReadinessBundleTexts as english } from '../../../shared/messages/en/site/entity-readiness-bundle.ts'
import { entityReadinessBundleTexts as spanish } from '../../../shared/messages/es/site/entity-readiness-bundle.ts'
import { formatDollars } from '../../../shared/rules/money.ts'
import { HelpTips } from '../../features/help-tips/help-tips.tsx'
import { ApplicationHero } from '../../features/site/application-hero.tsx'
import { FeatureGrid } from '../../features/site/feature-grid.tsx'
import { NumberedSteps } from '../../features/site/numbered-steps.tsx'
import { OfferFrame } from '../../features/site/offer-frame.tsx'
import { PageBand } from '../../features/site/page-band.tsx'
import { type PageProps, storefrontPage } from '../../static-page.ts'
import { TextLink } from '../../ui/text-link.tsx'

const icons = [Building2, Hash, Landmark, FileSignature, ClipboardCheck]
const credited = formatDollars(armorReady.dollars, { whole: true })

/** `/entity-readiness-bundle`: bought in the funding form, where the company to be formed is described. */
export const entityReadinessBundlePage = storefrontPage({
  path: '/entity-readiness-bundle',
  texts: { en: english, es: spanish },
  Content: EntityReadinessBundlePage,
  title: (texts) => texts.documentTitle,
  description: (texts) => texts.description(credited),
  offers: [{ ...entityReadiness, url: '/readiness/apply' }],
})

function EntityReadinessBundlePage({ messages, texts }: PageProps<typeof english>) {
  const { terms } = messages
  return (
    <OfferFrame
      messages={messages}
      places={['home', 'businessCreditToolkit', 'softwarePlans', 'allSolutions']}
      disclaimer={terms.fundingDisclaimer}
    >
      <ApplicationHero product={entityReadiness} messages={messages} texts={texts} />
      <PageBand title={texts.featuresTitle} lead={texts.featuresLead(credited)}>
        <FeatureGrid features={texts.features} icons={icons} />
        <HelpTips names={['limitedCompany', 'employerNumber', 'businessAccount']} messages={messages} />
      </PageBand>
      <PageBand title={texts.stepsTitle}>
        <NumberedSteps steps={texts.steps} />
      </PageBand>
      <PageBand title={texts.alreadyTitle} lead={texts.alreadyText}>
        <TextLink to="/armor-ready">{texts.alreadyLink}</TextLink>
      </PageBand>
    </OfferFrame>
  )
}
