import { BookOpenCheck, CalendarClock, FileSearch, Hourglass, MailQuestion, PenLine } from 'lucide-react'
import { linkedProduct } from '../../../shared/catalogue/linked-products.ts'
import type { SiteMessages } from '../../../shared/messages/site-messages.ts'
import { formatDollars } from '../../../shared/rules/money.ts'
import { FeatureGrid } from '../../features/storefront/feature-grid.tsx'
import { NumberedSteps } from '../../features/storefront/numbered-steps.tsx'
import { OfferDisclaimer } from '../../features/storefront/offer-disclaimer.tsx'
import { PageBand } from '../../features/storefront/page-band.tsx'
import { PageHero } from '../../features/storefront/page-hero.tsx'
import { PurchaseCard } from '../../features/storefront/purchase-card.tsx'
import { PlaceNav } from '../../features/storefront/site-nav.tsx'
import { PageFrame } from '../../ui/page-frame.tsx'
import { TextLink } from '../../ui/text-link.tsx'

const icons = [MailQuestion, FileSearch, PenLine, CalendarClock, Hourglass, BookOpenCheck]
const product = linkedProduct('collections-dispute-module')

/** `/collections-dispute-module`, with its own payment link. */
export function CollectionsDisputeModulePage({ messages }: { messages: SiteMessages }) {
  const { solutionPages, storefront } = messages
  const { collectionsDispute: texts, terms } = solutionPages
  return (
    <PageFrame
      marketing
      nav={<PlaceNav places={['home', 'softwarePlans', 'toolkits', 'allSolutions']} texts={storefront} />}
    >
      <PageHero
        title={texts.title}
        lead={texts.lead}
        picture={
          <PurchaseCard
            product={product}
            messages={messages}
            button={texts.buy(formatDollars(product.dollars, { whole: true }))}
            level={2}
          />
        }
      >
        <p className="max-w-prose border-t border-line pt-4 text-base text-muted">{terms.access}</p>
      </PageHero>
      <PageBand title={texts.stepsTitle} lead={texts.stepsLead}>
        <NumberedSteps steps={texts.steps} />
      </PageBand>
      <PageBand title={texts.featuresTitle}>
        <FeatureGrid features={texts.features} icons={icons} />
      </PageBand>
      <PageBand title={texts.compareTitle} lead={texts.compareText}>
        <TextLink to="/collections-toolkit">{texts.compareLink}</TextLink>
      </PageBand>
      <OfferDisclaimer title={storefront.disclaimerTitle} text={terms.disclaimer} />
    </PageFrame>
  )
}
