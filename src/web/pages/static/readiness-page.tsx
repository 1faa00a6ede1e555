import { armorReady, entityReadiness, septemberPlay } from '../../../shared/catalogue/funding-products.ts'
import { readinessTexts as english } from '../../../shared/messages/en/site/readiness.ts'
import { readinessTexts as spanish } from '../../../shared/messages/es/site/readiness.ts'
import type { ClaimKey } from '../../../shared/rules/claims.ts'
import { HelpTips } from '../../features/help-tips/help-tips.tsx'
import { ApplicationDemonstration } from '../../features/site/application-demonstration.tsx'
import { FundingRanges } from '../../features/site/funding-ranges.tsx'
import { NumberedSteps } from '../../features/site/numbered-steps.tsx'
import { OfferFrame } from '../../features/site/offer-frame.tsx'
import { PageBand } from '../../features/site/page-band.tsx'
import { PageHero } from '../../features/site/page-hero.tsx'
import { QuestionList } from '../../features/site/question-list.tsx'
import { ReadinessOffers } from '../../features/site/readiness-offers.tsx'
import { TermsList } from '../../features/site/terms-list.tsx'
import { type PageProps, storefrontPage } from '../../static-page.ts'
import { LinkButton } from '../../ui/link-button.tsx'

/** The operator may word them otherwise, or take them away. */
const figures: ClaimKey = 'readiness-figures'

/** `/readiness`: the business half of the storefront, its sections in the specified order. */
export const readinessPage = storefrontPage({
  path: '/readiness',
  texts: { en: english, es: spanish },
  Content: ReadinessPage,
  title: (texts) => texts.documentTitle,
  description: (texts) => texts.description,
  offers: [
    armorReady,
    { ...entityReadiness, url: '/readiness-intake' },
    { ...septemberPlay, url: '/10k-september-play' },
  ],
  questions: (texts) => texts.questions,
})

function ReadinessPage({ messages, texts }: PageProps<typeof english>) {
  const { terms } = messages
  return (
    <OfferFrame
      messages={messages}
      places={['home', 'softwarePlans', 'allSolutions', 'restore']}
      disclaimer={terms.fundingDisclaimer}
    >
      <PageHero title={texts.title} lead={texts.lead}>
        <LinkButton to="/readiness-intake">{texts.apply}</LinkButton>
        <LinkButton kind="secondary" to="/readiness/status">
          {texts.status}
        </LinkButton>
        <p data-claim={figures} className="w-full text-base text-muted">
          {texts.stats}
        </p>
      </PageHero>
      <PageBand title={texts.typesTitle} lead={texts.typesLead}>
        <FundingRanges texts={texts} />
      </PageBand>
      <PageBand title={texts.stepsTitle}>
        <NumberedSteps steps={texts.steps} />
      </PageBand>
      <PageBand title={texts.demo.title} lead={texts.demo.lead}>
        <ApplicationDemonstration texts={texts.demo} />
        <div className="mt-10">
          <h3 className="text-xl">{texts.criteriaTitle}</h3>
          <p className="mt-1 mb-4 max-w-prose text-base text-muted">{texts.criteriaLead}</p>
          <TermsList terms={texts.criteria} />
          <HelpTips names={['lenderCriteria', 'businessCredit', 'businessAccount']} messages={messages} />
        </div>
      </PageBand>
      <PageBand id="pricing" title={texts.pricingTitle} lead={texts.pricingLead}>
        <ReadinessOffers messages={messages} texts={texts.pricing} />
      </PageBand>
      <PageBand title={texts.questionsTitle}>
        <QuestionList questions={texts.questions} oneAtATime="readiness-questions" />
      </PageBand>
      <PageBand title={texts.closing.title} lead={texts.closing.text}>
        <div className="flex flex-wrap gap-4">
          <LinkButton to="/readiness/apply">{texts.closing.apply}</LinkButton>
          <LinkButton kind="secondary" to="/readiness/status?application=mine">
            {texts.closing.status}
          </LinkButton>
        </div>
      </PageBand>
    </OfferFrame>
  )
}
