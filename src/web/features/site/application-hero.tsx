import type { LinkedProduct } from '../../../shared/catalogue/product.ts'
import { nameIn } from '../../../shared/messages/name-in.ts'
import type { SiteMessages } from '../../../shared/messages/site-messages.ts'
import { OfferCard } from './offer-card.tsx'
import { PageHero } from './page-hero.tsx'

interface ApplicationHeroProps {
  product: Pick<LinkedProduct, 'name' | 'dollars' | 'description' | 'inclusions'>
  messages: SiteMessages
  texts: { title: string; lead: string; apply: string }
}

/** The first screen of a page about a package that is bought in the funding form. */
export function ApplicationHero({ product, messages, texts }: ApplicationHeroProps) {
  const say = (english: string) => nameIn(messages.names, english)
  return (
    <PageHero
      title={texts.title}
      lead={texts.lead}
      picture={
        <OfferCard
          title={say(product.name)}
          price={product.dollars}
          per={messages.storefront.billing.once}
          description={say(product.description)}
          features={product.inclusions.map(say)}
          level={2}
          action={{ to: '/readiness/apply', text: texts.apply }}
        />
      }
    />
  )
}
