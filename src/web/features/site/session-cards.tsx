import { sessions } from '../../../shared/catalogue/linked-products.ts'
import { nameIn } from '../../../shared/messages/name-in.ts'
import type { SiteMessages } from '../../../shared/messages/site-messages.ts'
import { OfferCard } from './offer-card.tsx'
import { payAction } from './pay-action.ts'

type SessionKey = (typeof sessions)[number]['key']

interface SessionCardsProps {
  messages: SiteMessages
  /** Which sessions, in which order; all three when absent. */
  only?: readonly SessionKey[]
  /** A page's own words below a session's name, by its key. */
  descriptions?: Partial<Record<SessionKey, string>>
}

/** The paid sessions, each with its payment link. */
export function SessionCards({ messages, only, descriptions }: SessionCardsProps) {
  const { storefront, names } = messages
  const say = (english: string) => nameIn(names, english)
  const shown = only
    ? only.flatMap((key) => sessions.filter((session) => session.key === key))
    : [...sessions]
  return (
    <div className="grid gap-6 md:auto-cols-fr md:grid-flow-col">
      {shown.map((session) => (
        <OfferCard
          key={session.key}
          title={say(session.name)}
          price={session.dollars}
          description={descriptions?.[session.key] ?? say(session.description)}
          features={session.inclusions.map(say)}
          action={payAction(session.key, storefront.bookSession(say(session.name)), messages)}
        />
      ))}
    </div>
  )
}
