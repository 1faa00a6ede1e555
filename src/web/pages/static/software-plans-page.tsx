import { grants } from '../../../shared/catalogue/grants.ts'
import { plans, sessions } from '../../../shared/catalogue/linked-products.ts'
import { payAddress } from '../../../shared/catalogue/product.ts'
import { softwarePlansTexts as english } from '../../../shared/messages/en/site/software-plans.ts'
import { softwarePlansTexts as spanish } from '../../../shared/messages/es/site/software-plans.ts'
import { DisputeRounds } from '../../features/site/dispute-rounds.tsx'
import { OfferFrame } from '../../features/site/offer-frame.tsx'
import { PackageComparison } from '../../features/site/package-comparison.tsx'
import { PageBand } from '../../features/site/page-band.tsx'
import { PageHero } from '../../features/site/page-hero.tsx'
import { PlanCards } from '../../features/site/plan-cards.tsx'
import { QuestionList } from '../../features/site/question-list.tsx'
import { RoundStatus } from '../../features/site/round-status.tsx'
import { SessionCards } from '../../features/site/session-cards.tsx'
import { type PageProps, storefrontPage } from '../../static-page.ts'
import { LinkButton } from '../../ui/link-button.tsx'

/** As many rounds are drawn as the largest of these packages holds. */
const heldRounds = plans.map(({ key }) => grants[key].rounds)
const mostRounds = heldRounds.includes('unlimited') ? 'unlimited' : 3

/** `/software-plans`: packages, paid sessions, questions. */
export const softwarePlansPage = storefrontPage({
  path: '/software-plans',
  texts: { en: english, es: spanish },
  Content: SoftwarePlansPage,
  title: (texts) => texts.title,
  description: (texts) => texts.description,
  offers: [...plans, ...sessions],
  questions: (texts) => texts.questions,
})

function SoftwarePlansPage({ messages, texts }: PageProps<typeof english>) {
  const { course, pictures, storefront } = messages
  return (
    <OfferFrame
      messages={messages}
      places={['home', 'businessCreditToolkit', 'subscriptions', 'diyPlans', 'allSolutions']}
      disclaimer={course.disclaimer}
    >
      <PageHero title={texts.heading} lead={texts.lead} picture={<RoundStatus round={pictures.round} />}>
        <LinkButton to="#plans">{texts.toPlans}</LinkButton>
        <LinkButton kind="secondary" to="#questions">
          {texts.toQuestions}
        </LinkButton>
      </PageHero>
      <PageBand id="plans" title={texts.plansTitle} lead={texts.plansLead}>
        <PlanCards messages={messages} texts={texts} />
      </PageBand>
      <PageBand title={course.compareTitle}>
        <PackageComparison
          messages={messages}
          packages={plans.map((product) => ({ product, to: payAddress(product.key), newTab: true }))}
        />
      </PageBand>
      <PageBand title={course.roundsTitle} lead={course.roundsLead}>
        <DisputeRounds texts={course} count={mostRounds} />
      </PageBand>
      <PageBand id="sessions" title={storefront.sessionsTitle} lead={storefront.sessionsText}>
        <SessionCards messages={messages} />
      </PageBand>
      <PageBand id="questions" title={storefront.questionsTitle}>
        <QuestionList questions={texts.questions} oneAtATime="software-plans" />
      </PageBand>
    </OfferFrame>
  )
}
