import CalendarDays from 'lucide-react/icons/calendar-days'
import Files from 'lucide-react/icons/files'
import MailQuestion from 'lucide-react/icons/mail-question-mark'
import NotebookPen from 'lucide-react/icons/notebook-pen'
import { linkedProduct } from '../../../shared/catalogue/linked-products.ts'
import { collectionsToolkitTexts as english } from '../../../shared/messages/en/site/collections-toolkit.ts'
import { collectionsToolkitTexts as spanish } from '../../../shared/messages/es/site/collections-toolkit.ts'
import { HelpTips } from '../../features/help-tips/help-tips.tsx'
import { disputeStages } from '../../features/site/dispute-stages.ts'
import { FeatureGrid } from '../../features/site/feature-grid.tsx'
import { MarkedEntry } from '../../features/site/marked-entry.tsx'
import { OfferFrame } from '../../features/site/offer-frame.tsx'
import { PageBand } from '../../features/site/page-band.tsx'
import { PurchaseHero } from '../../features/site/purchase-hero.tsx'
import { QuestionList } from '../../features/site/question-list.tsx'
import { ReportingLimit } from '../../features/site/reporting-limit.tsx'
import { StageTimeline } from '../../features/site/stage-timeline.tsx'
import { type PageProps, storefrontPage } from '../../static-page.ts'

const product = linkedProduct('collections-toolkit')

/** `/collections-toolkit` */
export const collectionsToolkitPage = storefrontPage({
  path: '/collections-toolkit',
  texts: { en: english, es: spanish },
  Content: CollectionsToolkitPage,
  title: (texts) => texts.documentTitle,
  description: (texts) => texts.description,
  offers: [product],
  questions: (texts) => texts.questions,
})

function CollectionsToolkitPage({ messages, texts }: PageProps<typeof english>) {
  const { storefront, terms } = messages
  return (
    <OfferFrame
      messages={messages}
      places={['home', 'softwarePlans', 'collectionsToolkit']}
      disclaimer={terms.disclaimer}
    >
      <PurchaseHero product={product} messages={messages} texts={texts} />
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
    </OfferFrame>
  )
}
