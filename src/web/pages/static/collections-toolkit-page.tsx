import { CalendarDays, Files, MailQuestion, NotebookPen } from 'lucide-react'
import { linkedProduct } from '../../../shared/catalogue/linked-products.ts'
import type { SiteMessages } from '../../../shared/messages/site-messages.ts'
import { formatDollars } from '../../../shared/rules/money.ts'
import { HelpTips } from '../../features/help-tips/help-tips.tsx'
import { disputeStages } from '../../features/storefront/dispute-stages.ts'
import { FeatureGrid } from '../../features/storefront/feature-grid.tsx'
import { MarkedEntry } from '../../features/storefront/marked-entry.tsx'
import { OfferDisclaimer } from '../../features/storefront/offer-disclaimer.tsx'
import { PageBand } from '../../features/storefront/page-band.tsx'
import { PageHero } from '../../features/storefront/page-hero.tsx'
import { PurchaseCard } from '../../features/storefront/purchase-card.tsx'
import { QuestionList } from '../../features/storefront/question-list.tsx'
import { ReportingLimit } from '../../features/storefront/reporting-limit.tsx'
import { PlaceNav } from '../../features/storefront/site-nav.tsx'
import { StageTimeline } from '../../features/storefront/stage-timeline.tsx'
import { PageFrame } from '../../ui/page-frame.tsx'

const product = linkedProduct('collections-toolkit')

/** `/collections-toolkit` */
export function CollectionsToolkitPage({ messages }: { messages: SiteMessages }) {
  const { solutionPages, storefront } = messages
  const { collectionsToolkit: texts, terms } = solutionPages
  return (
    <PageFrame
      marketing
      nav={<PlaceNav places={['home', 'softwarePlans', 'collectionsToolkit']} texts={storefront} />}
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
      <PageBand title={texts.pictureTitle}>
        <MarkedEntry picture={texts.picture} />
        <ReportingLimit texts={texts.limit} />
      </PageBand>
      <PageBand title={texts.insideTitle}>
        <FeatureGrid features={texts.inside} icons={[MailQuestion, Files, CalendarDays, NotebookPen]} />
      </PageBand>
      <PageBand title={texts.timelineTitle} lead={texts.timelineLead}>
        <StageTimeline stages={disputeStages(texts.stages, terms.days)} />
        <HelpTips names={['debtValidation', 'firstDelinquency', 'bureauAnswer']} messages={messages} />
      </PageBand>
      <PageBand title={storefront.questionsTitle}>
        <QuestionList questions={texts.questions} oneAtATime="collections-questions" />
      </PageBand>
      <OfferDisclaimer title={storefront.disclaimerTitle} text={terms.disclaimer} />
    </PageFrame>
  )
}
