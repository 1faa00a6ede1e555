import { linkedProduct } from '../../../shared/catalogue/linked-products.ts'
import type { SiteMessages } from '../../../shared/messages/site-messages.ts'
import { formatDollars } from '../../../shared/rules/money.ts'
import { HelpTips } from '../../features/help-tips/help-tips.tsx'
import { DisputeCycles } from '../../features/storefront/dispute-cycles.tsx'
import { FeatureGrid } from '../../features/storefront/feature-grid.tsx'
import { OfferDisclaimer } from '../../features/storefront/offer-disclaimer.tsx'
import { PageBand } from '../../features/storefront/page-band.tsx'
import { PageHero } from '../../features/storefront/page-hero.tsx'
import { PurchaseCard } from '../../features/storefront/purchase-card.tsx'
import { PlaceNav } from '../../features/storefront/site-nav.tsx'
import { PageFrame } from '../../ui/page-frame.tsx'

const product = linkedProduct('credit-fast-track-module')

/** `/credit-fast-track-module`, at the price of its own page (decision 8). */
export function CreditFastTrackModulePage({ messages }: { messages: SiteMessages }) {
  const { solutionPages, storefront } = messages
  const { fastTrack: texts, terms } = solutionPages
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
      <PageBand title={texts.cyclesTitle} lead={texts.cyclesLead}>
        <DisputeCycles cycles={texts.cycles} />
      </PageBand>
      <PageBand title={texts.forTitle}>
        <FeatureGrid features={texts.forItems} />
        <HelpTips names={['creditScores', 'utilization', 'reportingPeriod']} messages={messages} />
      </PageBand>
      <PageBand>
        <div className="grid gap-8 md:grid-cols-[2fr_1fr] lg:gap-16">
          <section>
            <h2 className="text-2xl">{texts.cannotTitle}</h2>
            <p className="mt-3 max-w-prose">{texts.cannotText}</p>
          </section>
          <section>
            <h2 className="text-2xl">{texts.supportTitle}</h2>
            <p className="mt-3">{texts.supportText}</p>
          </section>
        </div>
      </PageBand>
      <OfferDisclaimer title={storefront.disclaimerTitle} text={terms.disclaimer} />
    </PageFrame>
  )
}
