import { betaTesterTexts as english } from '../../../shared/messages/en/site/beta-tester.ts'
import { betaTesterTexts as spanish } from '../../../shared/messages/es/site/beta-tester.ts'
import { CheckedList } from '../../features/site/checked-list.tsx'
import { NumberedSteps } from '../../features/site/numbered-steps.tsx'
import { OfferFrame } from '../../features/site/offer-frame.tsx'
import { PageBand } from '../../features/site/page-band.tsx'
import { PageHero } from '../../features/site/page-hero.tsx'
import { type PageProps, storefrontPage } from '../../static-page.ts'
import { Badge } from '../../ui/badge.tsx'
import { LinkButton } from '../../ui/link-button.tsx'

/** `/beta-tester`: what a tester gets and gives, before the application. */
export const betaTesterPage = storefrontPage({
  path: '/beta-tester',
  texts: { en: english, es: spanish },
  Content: BetaTesterPage,
  title: (texts) => texts.title,
  description: (texts) => texts.description,
})

function BetaTesterPage({ messages, texts }: PageProps<typeof english>) {
  const apply = <LinkButton to="/apply-beta">{texts.apply}</LinkButton>
  return (
    <OfferFrame
      messages={messages}
      places={['home', 'softwarePlans', 'restore', 'apply']}
      disclaimer={texts.disclaimer}
    >
      <PageHero
        above={<Badge tone="beta">{texts.above}</Badge>}
        title={texts.heading}
        lead={texts.lead}
        picture={
          <section className="rounded-lg bg-beta-soft p-6 sm:p-8">
            <h2 className="text-xl">{texts.getTitle}</h2>
            <CheckedList items={texts.get} />
          </section>
        }
      >
        {apply}
        <LinkButton kind="secondary" to="/">
          {texts.back}
        </LinkButton>
      </PageHero>
      <PageBand title={texts.askTitle}>
        <CheckedList items={texts.ask} />
      </PageBand>
      <PageBand title={texts.stepsTitle}>
        <NumberedSteps steps={texts.steps} />
      </PageBand>
      <PageBand title={texts.privacyTitle} lead={texts.privacy}>
        {apply}
      </PageBand>
    </OfferFrame>
  )
}
