import { subscriptions } from '../../../shared/catalogue/linked-products.ts'
import type { LinkedProduct } from '../../../shared/catalogue/product.ts'
import { nameIn } from '../../../shared/messages/name-in.ts'
import type { SiteMessages } from '../../../shared/messages/site-messages.ts'
import { formatDollars } from '../../../shared/rules/money.ts'
import { OfferCard } from './offer-card.tsx'
import { payAction } from './pay-action.ts'

interface SubscriptionCardsProps {
  messages: SiteMessages
  /** The kind of product, below each name. */
  label?: string
}

/** The four plans of the letter generator, each with its payment link. */
export function SubscriptionCards({ messages, label }: SubscriptionCardsProps) {
  const { storefront, names, renewals } = messages
  const { badges, get } = storefront.subscriptions
  const say = (english: string) => nameIn(names, english)
  return (
    <div className="grid gap-6 sm:grid-cols-2 lg:grid-cols-4">
      {subscriptions.map((plan) => {
        const { originalDollars }: LinkedProduct = plan
        const badge = badges[plan.key]
        return (
          <OfferCard
            key={plan.key}
            title={say(plan.name)}
            price={plan.dollars}
            label={label}
            per={storefront.billing[plan.billing]}
            compared={
              originalDollars
                ? storefront.insteadOf(formatDollars(originalDollars, { whole: true }))
                : undefined
            }
            badge={badge}
            highlighted={badge !== ''}
            description={say(plan.description)}
            terms={
              plan.billing === 'once'
                ? undefined
                : renewals.line(formatDollars(plan.dollars, { whole: true }), renewals.every[plan.billing])
            }
            features={plan.inclusions.map(say)}
            action={payAction(plan.key, get(say(plan.name)), messages)}
          />
        )
      })}
    </div>
  )
}
