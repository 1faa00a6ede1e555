import FileText from 'lucide-react/icons/file-text'
import Gavel from 'lucide-react/icons/gavel'
import KeyRound from 'lucide-react/icons/key-round'
import { toolkits } from '../../../shared/catalogue/linked-products.ts'
import { brokenLeaseTexts as english } from '../../../shared/messages/en/site/broken-lease.ts'
import { brokenLeaseTexts as spanish } from '../../../shared/messages/es/site/broken-lease.ts'
import { formatDollars } from '../../../shared/rules/money.ts'
import { HelpTips } from '../../features/help-tips/help-tips.tsx'
import { disputeStages } from '../../features/site/dispute-stages.ts'
import { FeatureGrid } from '../../features/site/feature-grid.tsx'
import { LeaseRecordPaths } from '../../features/site/lease-record-paths.tsx'
import { MarkedEntry } from '../../features/site/marked-entry.tsx'
import { NumberedSteps } from '../../features/site/numbered-steps.tsx'
import { OfferFrame } from '../../features/site/offer-frame.tsx'
import { PageBand } from '../../features/site/page-band.tsx'
import { PageHero } from '../../features/site/page-hero.tsx'
import { PurchaseCard } from '../../features/site/purchase-card.tsx'
import { SessionCards } from '../../features/site/session-cards.tsx'
import { StageTimeline } from '../../features/site/stage-timeline.tsx'
import { type PageProps, storefrontPage } from '../../static-page.ts'
import { LinkButton } from '../../ui/link-button.tsx'

/** Those of leases and of rental records; the collections toolkit has its own page. */
const shown = toolkits.filter(({ key }) => key !== 'collections-toolkit')

/** `/broken-lease`, where the two rental toolkits are sold as well (decision 4). */
export const brokenLeasePage = storefrontPage({
  path: '/broken-lease',
  texts: { en: english, es: spanish },
  Content: BrokenLeasePage,
  title: (texts) => texts.documentTitle,
  description: (texts) => texts.description,
  offers: shown,
})

function BrokenLeasePage({ messages, texts }: PageProps<typeof english>) {
  const { storefront, terms } = messages
  return (
    <OfferFrame messages={messages} places={['home', 'apply', 'brokenLease']} disclaimer={terms.disclaimer}>
      <PageHero title={texts.title} lead={texts.lead} picture={<LeaseRecordPaths texts={texts.paths} />}>
        <LinkButton to="#pricing">{texts.seePricing}</LinkButton>
      </PageHero>
      <PageBand title={texts.impactTitle} lead={texts.impactLead}>
        <FeatureGrid features={texts.impact} icons={[FileText, KeyRound, Gavel]} />
      </PageBand>
      <PageBand title={texts.pictureTitle}>
        <MarkedEntry picture={texts.picture} />
      </PageBand>
      <PageBand title={texts.stepsTitle}>
        <NumberedSteps steps={texts.steps} />
      </PageBand>
      <PageBand title={texts.timelineTitle} lead={texts.timelineLead}>
        <StageTimeline stages={disputeStages(texts.stages, terms.days)} />
        <HelpTips names={['bureauAnswer', 'certifiedMail', 'debtValidation']} messages={messages} />
      </PageBand>
      <PageBand id="pricing" title={texts.pricingTitle} lead={texts.pricingLead}>
        <div className="grid gap-6 md:grid-cols-2">
          {shown.map((product) => (
            <PurchaseCard
              key={product.key}
              product={product}
              messages={messages}
              button={texts.buy(formatDollars(product.dollars, { whole: true }))}
            />
          ))}
        </div>
        <p className="mt-6 max-w-prose text-base text-muted">{terms.access}</p>
      </PageBand>
      <PageBand title={storefront.sessionsTitle} lead={storefront.sessionsText}>
        <SessionCards messages={messages} />
      </PageBand>
    </OfferFrame>
  )
}
