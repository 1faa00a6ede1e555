import { linkedProduct } from '../../../shared/catalogue/linked-products.ts'
import { creditFastTrackModuleTexts as english } from '../../../shared/messages/en/site/credit-fast-track-module.ts'
import { creditFastTrackModuleTexts as spanish } from '../../../shared/messages/es/site/credit-fast-track-module.ts'
import { HelpTips } from '../../features/help-tips/help-tips.tsx'
import { DisputeCycles } from '../../features/site/dispute-cycles.tsx'
import { FeatureGrid } from '../../features/site/feature-grid.tsx'
import { OfferFrame } from '../../features/site/offer-frame.tsx'
import { PageBand } from '../../features/site/page-band.tsx'
import { PurchaseHero } from '../../features/site/purchase-hero.tsx'
import { type PageProps, storefrontPage } from '../../static-page.ts'

const product = linkedProduct('credit-fast-track-module')

/** `/credit-fast-track-module`, at the price of its own page (decision 8). */
export const creditFastTrackModulePage = storefrontPage({
  path: '/credit-fast-track-module',
  texts: { en: english, es: spanish },
  Content: CreditFastTrackModulePage,
  title: (texts) => texts.documentTitle,
  description: (texts) => texts.description,
  offers: [product],
})

function CreditFastTrackModulePage({ messages, texts }: PageProps<typeof english>) {
  const { terms } = messages
  return (
    <OfferFrame
      messages={messages}
      places={['home', 'softwarePlans', 'toolkits', 'allSolutions']}
      disclaimer={terms.disclaimer}
    >
      <PurchaseHero product={product} messages={messages} texts={texts} />
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
    </OfferFrame>
  )
}
