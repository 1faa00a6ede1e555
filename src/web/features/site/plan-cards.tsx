import type { LucideIcon } from 'lucide-react'
import CalendarDays from 'lucide-react/icons/calendar-days'
import FileText from 'lucide-react/icons/file-text'
import Files from 'lucide-react/icons/files'
import FlaskConical from 'lucide-react/icons/flask-conical'
import Headset from 'lucide-react/icons/headset'
import Timer from 'lucide-react/icons/timer'
import { plans } from '../../../shared/catalogue/linked-products.ts'
import { packagePages } from '../../../shared/catalogue/package-pages.ts'
import type { LinkedProduct } from '../../../shared/catalogue/product.ts'
import type { softwarePlansTexts } from '../../../shared/messages/en/site/software-plans.ts'
import { nameIn } from '../../../shared/messages/name-in.ts'
import type { SiteMessages } from '../../../shared/messages/site-messages.ts'
import { formatDollars } from '../../../shared/rules/money.ts'
import { TextLink } from '../../ui/text-link.tsx'
import { OfferCard } from './offer-card.tsx'
import { payAction } from './pay-action.ts'

const icons: Record<(typeof plans)[number]['key'], LucideIcon> = {
  '90-day-max-access': Timer,
  'standard-plan': FileText,
  'premium-plan': Files,
  'elite-plan': Headset,
  'premier-plan': CalendarDays,
}

/** The page of the same package at the same price; Standard and 90-Day Max have another price on theirs (decision 8). */
const pageOf = (plan: LinkedProduct) =>
  Object.values(packagePages).find(
    ({ product }) => product.name === plan.name && product.dollars === plan.dollars,
  )

interface PlanCardsProps {
  messages: SiteMessages
  texts: Pick<typeof softwarePlansTexts, 'cards' | 'beta'>
}

/** The software plans with their payment links, and the free beta beside them. */
export function PlanCards({ messages, texts: { cards, beta } }: PlanCardsProps) {
  const { course, storefront, names } = messages
  const say = (english: string) => nameIn(names, english)
  return (
    <div className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
      {plans.map((plan) => {
        const { originalDollars }: LinkedProduct = plan
        const { subtitle, badge } = cards[plan.key]
        const Icon = icons[plan.key]
        const page = pageOf(plan)
        return (
          <OfferCard
            key={plan.key}
            icon={<Icon aria-hidden="true" className="size-6" />}
            title={say(plan.name)}
            label={subtitle}
            price={plan.dollars}
            per={storefront.billing.once}
            compared={
              originalDollars ? storefront.was(formatDollars(originalDollars, { whole: true })) : undefined
            }
            badge={badge}
            claim={badge === '' ? undefined : 'plan-badge'}
            highlighted={badge !== ''}
            description={say(plan.description)}
            features={plan.inclusions.map(say)}
            action={payAction(plan.key, course.get(say(plan.name)), messages)}
          >
            {page && (
              <TextLink to={page.path} className="inline-flex min-h-12 items-center text-base">
                {course.details}
                <span className="sr-only">{course.ofPackage(say(plan.name))}</span>
              </TextLink>
            )}
          </OfferCard>
        )
      })}
      <OfferCard
        icon={<FlaskConical aria-hidden="true" className="size-6 text-beta" />}
        title={beta.name}
        label={beta.subtitle}
        price={storefront.free}
        description={beta.description}
        features={beta.features}
        action={{ to: '/beta-tester', text: beta.action }}
      />
    </div>
  )
}
