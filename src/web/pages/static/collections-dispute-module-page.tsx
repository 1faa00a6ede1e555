import BookOpenCheck from 'lucide-react/icons/book-open-check'
import CalendarClock from 'lucide-react/icons/calendar-clock'
import FileSearch from 'lucide-react/icons/file-search'
import Hourglass from 'lucide-react/icons/hourglass'
import MailQuestion from 'lucide-react/icons/mail-question-mark'
import PenLine from 'lucide-react/icons/pen-line'
import { linkedProduct } from '../../../shared/catalogue/linked-products.ts'
import { collectionsDisputeModuleTexts as english } from '../../../shared/messages/en/site/collections-dispute-module.ts'
import { collectionsDisputeModuleTexts as spanish } from '../../../shared/messages/es/site/collections-dispute-module.ts'
import { FeatureGrid } from '../../features/site/feature-grid.tsx'
import { NumberedSteps } from '../../features/site/numbered-steps.tsx'
import { OfferFrame } from '../../features/site/offer-frame.tsx'
import { PageBand } from '../../features/site/page-band.tsx'
import { PurchaseHero } from '../../features/site/purchase-hero.tsx'
import { type PageProps, storefrontPage } from '../../static-page.ts'
import { TextLink } from '../../ui/text-link.tsx'

const icons = [MailQuestion, FileSearch, PenLine, CalendarClock, Hourglass, BookOpenCheck]
const product = linkedProduct('collections-dispute-module')

/** `/collections-dispute-module`, with its own payment link. */
export const collectionsDisputeModulePage = storefrontPage({
  path: '/collections-dispute-module',
  texts: { en: english, es: spanish },
  Content: CollectionsDisputeModulePage,
  title: (texts) => texts.documentTitle,
  description: (texts) => texts.description,
  offers: [product],
})

function CollectionsDisputeModulePage({ messages, texts }: PageProps<typeof english>) {
  const { terms } = messages
  return (
    <OfferFrame
      messages={messages}
      places={['home', 'softwarePlans', 'toolkits', 'allSolutions']}
      disclaimer={terms.disclaimer}
    >
      <PurchaseHero product={product} messages={messages} texts={texts} />
      <PageBand title={texts.stepsTitle} lead={texts.stepsLead}>
        <NumberedSteps steps={texts.steps} />
      </PageBand>
      <PageBand title={texts.featuresTitle}>
        <FeatureGrid features={texts.features} icons={icons} />
      </PageBand>
      <PageBand title={texts.compareTitle} lead={texts.compareText}>
        <TextLink to="/collections-toolkit">{texts.compareLink}</TextLink>
      </PageBand>
    </OfferFrame>
  )
}
