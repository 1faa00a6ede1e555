import { Building2, ClipboardCheck, FileSignature, Hash, Landmark } from 'lucide-react'
import { armorReady, entityReadiness } from '../../../shared/catalogue/linked-products.ts'
import { sayIn } from '../../../shared/messages/say-in.ts'
import type { SiteMessages } from '../../../shared/messages/site-messages.ts'
import { formatDollars } from '../../../shared/rules/money.ts'
import { HelpTips } from '../../features/help-tips/help-tips.tsx'
import { FeatureGrid } from '../../features/storefront/feature-grid.tsx'
import { NumberedSteps } from '../../features/storefront/numbered-steps.tsx'
import { OfferCard } from '../../features/storefront/offer-card.tsx'
import { OfferDisclaimer } from '../../features/storefront/offer-disclaimer.tsx'
import { PageBand } from '../../features/storefront/page-band.tsx'
import { PageHero } from '../../features/storefront/page-hero.tsx'
import { PlaceNav } from '../../features/storefront/site-nav.tsx'
import { PageFrame } from '../../ui/page-frame.tsx'
import { TextLink } from '../../ui/text-link.tsx'

const icons = [Building2, Hash, Landmark, FileSignature, ClipboardCheck]
const credited = formatDollars(armorReady.dollars, { whole: true })

/** `/entity-readiness-bundle`: bought in the funding form, where the company to be formed is described. */
export function EntityReadinessBundlePage({ messages }: { messages: SiteMessages }) {
  const { solutionPages, storefront } = messages
  const { entityReadiness: texts, terms } = solutionPages
  const say = (english: string) => sayIn(messages.sentences, english)
  return (
    <PageFrame
      marketing
      nav={
        <PlaceNav
          places={['home', 'businessCreditToolkit', 'softwarePlans', 'allSolutions']}
          texts={storefront}
        />
      }
    >
      <PageHero
        title={texts.title}
        lead={texts.lead}
        picture={
          <OfferCard
            title={say(entityReadiness.name)}
            price={entityReadiness.dollars}
            per={storefront.billing.once}
            description={say(entityReadiness.description)}
            features={entityReadiness.inclusions.map(say)}
            level={2}
            action={{ to: '/readiness/apply', text: texts.apply }}
          />
        }
      />
      <PageBand title={texts.featuresTitle} lead={texts.featuresLead(credited)}>
        <FeatureGrid features={texts.features} icons={icons} />
        <HelpTips names={['limitedCompany', 'employerNumber', 'businessAccount']} messages={messages} />
      </PageBand>
      <PageBand title={texts.stepsTitle}>
        <NumberedSteps steps={texts.steps} />
      </PageBand>
      <PageBand title={texts.alreadyTitle} lead={texts.alreadyText}>
        <TextLink to="/armor-ready">{texts.alreadyLink}</TextLink>
      </PageBand>
      <OfferDisclaimer title={storefront.disclaimerTitle} text={terms.fundingDisclaimer} />
    </PageFrame>
  )
}
