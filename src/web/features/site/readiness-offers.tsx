import Building2 from 'lucide-react/icons/building-complex'
import Gauge from 'lucide-react/icons/gauge'
import Handshake from 'lucide-react/icons/handshake'
import Rocket from 'lucide-react/icons/rocket'
import { armorReady, entityReadiness, septemberPlay } from '../../../shared/catalogue/funding-products.ts'
import { performanceFee } from '../../../shared/catalogue/success-fees.ts'
import type { readinessTexts } from '../../../shared/messages/en/site/readiness.ts'
import { nameIn } from '../../../shared/messages/name-in.ts'
import type { SiteMessages } from '../../../shared/messages/site-messages.ts'
import { TextLink } from '../../ui/text-link.tsx'
import { OfferCard } from './offer-card.tsx'
import { PurchaseCard } from './purchase-card.tsx'

interface ReadinessOffersProps {
  messages: SiteMessages
  texts: (typeof readinessTexts)['pricing']
}

/** The four cards of `/readiness` (decision 36); only ARMOR Ready has its payment link there. */
export function ReadinessOffers({ messages, texts: pricing }: ReadinessOffersProps) {
  const { storefront, names } = messages
  const say = (english: string) => nameIn(names, english)
  return (
    <div className="grid gap-6 md:grid-cols-2">
      <PurchaseCard
        product={armorReady}
        messages={messages}
        button={pricing.armorReady.button}
        icon={<Gauge aria-hidden="true" className="size-6" />}
        highlighted
      />
      <OfferCard
        icon={<Building2 aria-hidden="true" className="size-6" />}
        title={say(entityReadiness.name)}
        price={entityReadiness.dollars}
        per={storefront.billing.once}
        badge={pricing.entity.badge}
        description={say(entityReadiness.description)}
        features={entityReadiness.inclusions.map(say)}
        action={{ to: '/readiness-intake', text: pricing.entity.button }}
      >
        <TextLink to="/entity-readiness-bundle" className="inline-flex min-h-12 items-center text-base">
          {pricing.entity.details}
          <span className="sr-only">: {say(entityReadiness.name)}</span>
        </TextLink>
      </OfferCard>
      <OfferCard
        icon={<Rocket aria-hidden="true" className="size-6" />}
        title={say(septemberPlay.name)}
        price={septemberPlay.dollars}
        per={storefront.billing.once}
        description={say(septemberPlay.description)}
        action={{ to: '/10k-september-play', text: pricing.september.button }}
      />
      <OfferCard
        icon={<Handshake aria-hidden="true" className="size-6" />}
        title={pricing.fee.name}
        price={`${performanceFee.percent}%`}
        per={pricing.fee.per}
        description={pricing.fee.description}
        action={{ to: '/performance-based-fee', text: pricing.fee.button }}
      />
    </div>
  )
}
