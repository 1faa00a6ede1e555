import FilePen from 'lucide-react/icons/file-pen'
import FileText from 'lucide-react/icons/file-text'
import ListChecks from 'lucide-react/icons/list-checks'
import LockKeyhole from 'lucide-react/icons/lock-keyhole'
import Mail from 'lucide-react/icons/mail'
import MessageSquareText from 'lucide-react/icons/message-square-text'
import { subscriptions } from '../../../shared/catalogue/linked-products.ts'
import { diyPlanTexts as english } from '../../../shared/messages/en/site/diy-plans.ts'
import { diyPlanTexts as spanish } from '../../../shared/messages/es/site/diy-plans.ts'
import { FeatureGrid } from '../../features/site/feature-grid.tsx'
import { LetterSheet } from '../../features/site/letter-sheet.tsx'
import { OfferFrame } from '../../features/site/offer-frame.tsx'
import { PageBand } from '../../features/site/page-band.tsx'
import { PageHero } from '../../features/site/page-hero.tsx'
import { QuestionList } from '../../features/site/question-list.tsx'
import { SubscriptionCards } from '../../features/site/subscription-cards.tsx'
import { SubscriptionTable } from '../../features/site/subscription-table.tsx'
import { type PageProps, storefrontPage } from '../../static-page.ts'
import { LinkButton } from '../../ui/link-button.tsx'

/** `/diy-plans`: the plans of `/subscriptions`, what they include, four questions. */
export const diyPlansPage = storefrontPage({
  path: '/diy-plans',
  texts: { en: english, es: spanish },
  Content: DiyPlansPage,
  title: (texts) => texts.title,
  description: (texts) => texts.description,
  offers: subscriptions,
  questions: (texts) => texts.questions,
})

function DiyPlansPage({ messages, texts }: PageProps<typeof english>) {
  const { pictures, storefront } = messages
  return (
    <OfferFrame
      messages={messages}
      places={['home', 'professionalPlans', 'allSubscriptions', 'allSolutions']}
      disclaimer={storefront.subscriptions.disclaimer}
    >
      <PageHero title={texts.heading} lead={texts.lead} picture={<LetterSheet letter={pictures.letter} />}>
        <LinkButton to="#plans">{texts.toPlans}</LinkButton>
        <LinkButton kind="secondary" to="/subscriptions">
          {texts.toSubscriptions}
        </LinkButton>
      </PageHero>
      <PageBand id="plans" title={texts.plansTitle}>
        <SubscriptionCards messages={messages} />
      </PageBand>
      <PageBand title={texts.compareTitle}>
        <SubscriptionTable messages={messages} texts={texts} />
      </PageBand>
      <PageBand id="included" title={texts.includedTitle}>
        <FeatureGrid
          features={texts.included}
          icons={[FileText, FilePen, ListChecks, LockKeyhole, Mail, MessageSquareText]}
        />
      </PageBand>
      <PageBand id="questions" title={storefront.questionsTitle}>
        <QuestionList questions={texts.questions} oneAtATime="diy-plans" />
      </PageBand>
      <PageBand title={texts.moreTitle} lead={texts.moreText}>
        <LinkButton to="/software-plans">{texts.toSoftwarePlans}</LinkButton>
      </PageBand>
    </OfferFrame>
  )
}
